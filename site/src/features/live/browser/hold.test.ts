import { expect, test } from 'vitest';
import { type HoldEvent, hold, isHeld, letGo } from './hold.ts';

const after = (...events: HoldEvent[]) => isHeld(events.reduce(hold, letGo));

test('a mouse holds the show while it is over it and moves', () => {
  expect(after({ type: 'pointer', where: 'over' })).toBe(true);
  expect(after({ type: 'pointer', where: 'over' }, { type: 'pointer', where: 'elsewhere' })).toBe(false);
});

test('a mouse that lies still holds it no longer', () => {
  expect(after({ type: 'pointer', where: 'over' }, { type: 'pointer', where: 'still' })).toBe(false);
});

test('what somebody paused stays so, whatever the mouse and the tab do', () => {
  const paused: HoldEvent = { type: 'user', paused: true };
  expect(after(paused, { type: 'pointer', where: 'still' })).toBe(true);
  expect(after(paused, { type: 'hidden', hidden: true }, { type: 'hidden', hidden: false })).toBe(true);
  expect(after(paused, { type: 'user', paused: false })).toBe(false);
});

test('a hidden tab holds it until it is seen', () => {
  expect(after({ type: 'hidden', hidden: true })).toBe(true);
  expect(after({ type: 'hidden', hidden: true }, { type: 'hidden', hidden: false })).toBe(false);
});
