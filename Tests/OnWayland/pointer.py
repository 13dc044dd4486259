"""A mouse that compositors made with wlroots let others move (zwlr_virtual_pointer_manager_v1), in their own words."""

import os
import socket
import struct
import time

DISPLAY, REGISTRY, ANSWER, MANAGER, POINTER = 1, 2, 3, 4, 5
LEFT_BUTTON = 0x110


class Pointer:
    """One that is there as long as this is."""

    def __init__(self):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(os.path.join(os.environ["XDG_RUNTIME_DIR"], os.environ["WAYLAND_DISPLAY"]))
        self.send(DISPLAY, 1, REGISTRY)
        self.send(DISPLAY, 0, ANSWER)
        name = self.find(b"zwlr_virtual_pointer_manager_v1\0")
        self.socket.sendall(name)
        self.send(MANAGER, 0, 0, POINTER)

    def send(self, whom, what, *numbers):
        """Says something that has numbers only."""
        words = struct.pack(f"{len(numbers)}I", *numbers)
        self.socket.sendall(struct.pack("2I", whom, (8 + len(words)) << 16 | what) + words)

    def find(self, interface):
        """What asks for the manager, once the compositor has said all that it has."""
        asking, data = b"", b""
        while True:
            data += self.socket.recv(65536)
            while len(data) >= 8 and len(data) >= (size := struct.unpack_from("I", data, 4)[0] >> 16):
                whom, (message, data) = struct.unpack_from("I", data)[0], (data[8:size], data[size:])
                if whom == ANSWER:
                    return asking
                if whom == REGISTRY and message[8:8 + len(interface)] == interface:
                    text = struct.pack("I", len(interface)) + interface + b"\0" * (-len(interface) % 4)
                    words = message[:4] + text + struct.pack("2I", 1, MANAGER)
                    asking = struct.pack("2I", REGISTRY, (8 + len(words)) << 16) + words

    def click(self, x, y, screen):
        """Clicks somewhere on a screen of a size."""
        now = int(time.monotonic() * 1000) & 0xffffffff
        self.send(POINTER, 1, now, x, y, *screen)
        self.send(POINTER, 4)
        for is_pressed in (1, 0):
            time.sleep(0.1)
            self.send(POINTER, 2, now, LEFT_BUTTON, is_pressed)
            self.send(POINTER, 4)
