"""Reads a conference schedule on standard input with Python's own XML parser and writes its events as JSON."""
import json
import sys
from xml.etree import ElementTree

root = ElementTree.fromstring(sys.stdin.buffer.read())
json.dump(
    {
        "root": root.tag,
        "conference": {part.tag: part.text or "" for part in root.find("conference")},
        "days": [day.attrib for day in root.findall("day")],
        "events": [
            {
                **event.attrib,
                "day": day.get("date"),
                "inRoom": room.get("name"),
                **{part.tag: part.text or "" for part in event},
            }
            for day in root.findall("day")
            for room in day.findall("room")
            for event in room.findall("event")
        ],
    },
    sys.stdout,
)
