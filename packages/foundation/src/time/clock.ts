/** The only source of the current time. It is passed in; nothing else may ask the system what time it is. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** A clock that shows `start` when it is created and runs on from there: for rehearsals and demos (`SITE_NOW`). */
export function offsetClock(start: Date, base: Clock = systemClock): Clock {
  const offset = start.getTime() - base.now().getTime();
  return { now: () => new Date(base.now().getTime() + offset) };
}

/** How far `now` is ahead of the real time, in ms: whole seconds. What a page of the page cache carries stays true. */
export const clockShiftMs = (now: Date): number =>
  Math.round((now.getTime() - systemClock.now().getTime()) / 1000) * 1000;
