"""Reads a calendar on standard input with Debian's python3-icalendar and writes what it says as JSON.

`--own-zone`: the times follow the VTIMEZONE of the calendar, under a name no library knows.
"""
import json
import sys
from datetime import timezone

try:
    from icalendar import Calendar
except ImportError:
    sys.exit("The calendar check needs python3-icalendar (Debian, as root: apt-get install python3-icalendar).")


def utc(prop):
    return prop.dt.astimezone(timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ") if prop is not None else None


def text(prop):
    return str(prop) if prop is not None else None


def event(component):
    categories = component.get("CATEGORIES")
    return {
        "uid": text(component.get("UID")),
        "summary": text(component.get("SUMMARY")),
        "description": text(component.get("DESCRIPTION")),
        "location": text(component.get("LOCATION")),
        "url": text(component.get("URL")),
        "status": text(component.get("STATUS")),
        "transparency": text(component.get("TRANSP")),
        "sequence": int(component["SEQUENCE"]),
        "categories": [str(one) for one in categories.cats] if categories is not None else [],
        "start": utc(component["DTSTART"]),
        "end": utc(component.get("DTEND")),
        "changed": utc(component.get("LAST-MODIFIED")),
        "stamp": utc(component["DTSTAMP"]),
    }


source = sys.stdin.buffer.read()
if "--own-zone" in sys.argv:
    source = source.replace(b"Europe/Brussels", b"Festival/Zone")
calendar = Calendar.from_ical(source)
json.dump(
    {
        "name": text(calendar.get("X-WR-CALNAME")),
        "source": text(calendar.get("SOURCE")),
        "errors": [str(error) for part in calendar.walk() for error in part.errors],
        "events": [event(component) for component in calendar.walk("VEVENT")],
    },
    sys.stdout,
)
