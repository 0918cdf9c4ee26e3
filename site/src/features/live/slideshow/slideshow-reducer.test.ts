import { expect, test } from 'vitest';
import type { LiveSlide } from '../live-data.ts';
import { initialSlideshow, PROGRESS_STEPS, type SlideshowEvent, slideshow } from './slideshow-reducer.ts';

const slide = (id: string, delayMs: number | null = null): LiveSlide => ({
  kind: 'text',
  id,
  delayMs,
  title: id,
  sub: '',
});
const SLIDES = [slide('a'), slide('b', 20_000), slide('c', 10)];

type Given = SlideshowEvent extends infer Event
  ? Event extends SlideshowEvent
    ? Omit<Event, 'at'>
    : never
  : never;

/** A slideshow that runs from 0 s on, after these events, each with its second. */
function after(...events: readonly (readonly [second: number, event: Given])[]) {
  let state = slideshow(initialSlideshow(SLIDES), { type: 'visibility', hidden: false, at: 0 });
  for (const [second, event] of events)
    state = slideshow(state, { ...event, at: second * 1000 } as SlideshowEvent);
  return state;
}
const frame: Given = { type: 'frame' };
const shown = (state: { readonly slides: readonly LiveSlide[]; readonly index: number }) =>
  state.slides[state.index]?.id;

test('a slide is shown for 15 seconds, its own delay, or at least a second, in a loop', () => {
  expect(shown(after([14.9, frame]))).toBe('a');
  expect(shown(after([15, frame]))).toBe('b');
  expect(shown(after([15, frame], [34.9, frame]))).toBe('b');
  expect(shown(after([15, frame], [35, frame], [35.9, frame]))).toBe('c');
  expect(shown(after([15, frame], [35, frame], [36, frame]))).toBe('a');
});

test('it does not run before the browser says that the page is visible', () => {
  const state = initialSlideshow(SLIDES);
  expect(slideshow(state, { type: 'frame', at: 60_000 })).toBe(state);
});

test('a page that slept for an hour goes on with the next slide', () => {
  expect(shown(after([3600, frame]))).toBe('b');
});

test('the ring follows the elapsed time, and only a visible change is a new state', () => {
  const state = after([7.5, frame]);
  expect(state.progress).toBe(Math.round(PROGRESS_STEPS / 2));
  expect(slideshow(state, { type: 'frame', at: 7501 })).toBe(state);
  expect(after([7.5, frame], [15, frame]).progress).toBe(0);
});

test('a pointer over it pauses; once it leaves or is idle the rest of the delay follows', () => {
  const over: Given = { type: 'pointer', pointer: 'over' };
  for (const pointer of ['elsewhere', 'idle'] as const) {
    const events = [
      [5, over],
      [60, frame],
      [60, { type: 'pointer', pointer }],
    ] as const;
    expect(shown(after(...events, [69.9, frame]))).toBe('a');
    expect(shown(after(...events, [70, frame]))).toBe('b');
  }
});

test('a paused slideshow stays paused, whatever the pointer and the tab do', () => {
  const paused = [
    [5, { type: 'pause', paused: true }],
    [6, { type: 'pointer', pointer: 'over' }],
    [7, { type: 'pointer', pointer: 'idle' }],
    [8, { type: 'visibility', hidden: true }],
    [9, { type: 'visibility', hidden: false }],
  ] as const;
  expect(shown(after(...paused, [60, frame]))).toBe('a');
  expect(shown(after(...paused, [60, { type: 'pause', paused: false }], [70, frame]))).toBe('b');
});

test('a hidden tab pauses until it is visible again', () => {
  const hidden = [5, { type: 'visibility', hidden: true }] as const;
  expect(after(hidden).resumedAt).toBeNull();
  expect(shown(after(hidden, [60, frame]))).toBe('a');
  expect(shown(after(hidden, [60, { type: 'visibility', hidden: false }], [70, frame]))).toBe('b');
});

test('a swipe goes both ways and begins the slide anew', () => {
  const back = after([5, { type: 'step', by: -1 }]);
  expect([shown(back), back.progress]).toEqual(['c', 0]);
  expect(shown(after([5, { type: 'step', by: 1 }], [24.9, frame]))).toBe('b');
});

test('other slides wait for the next change, and begin with the one that was about to come', () => {
  const slides = [slide('x'), slide('b')];
  const waiting = after([5, { type: 'slides', slides }], [14.9, frame]);
  expect([shown(waiting), waiting.slides.length]).toEqual(['a', 3]);
  expect(shown(after([5, { type: 'slides', slides }], [15, frame]))).toBe('b');
  const other = [slide('x'), slide('y')];
  expect(shown(after([5, { type: 'slides', slides: other }], [15, frame]))).toBe('x');
});

test('the same slides again change nothing, and take back what was waiting', () => {
  const state = after([1, frame]);
  expect(slideshow(state, { type: 'slides', slides: structuredClone(SLIDES), at: 2000 })).toBe(state);
  const undone = after(
    [1, { type: 'slides', slides: [slide('x')] }],
    [2, { type: 'slides', slides: SLIDES }],
  );
  expect(undone.pending).toBeNull();
});

test('a paused show loses what is over at once, and keeps the slide in view otherwise', () => {
  const paused = [1, { type: 'pause', paused: true }] as const;
  const over = after(paused, [2, { type: 'slides', slides: SLIDES.slice(1) }]);
  expect([shown(over), over.slides.length]).toEqual(['b', 2]);
  const kept = after([15, frame], [16, paused[1]], [17, { type: 'slides', slides: SLIDES.slice(1) }]);
  expect([shown(kept), kept.index]).toEqual(['b', 0]);
});

test('one slide stands still, and others come in its place at once', () => {
  const one = after([1, { type: 'slides', slides: [slide('x')] }], [15, frame]);
  expect([shown(one), one.resumedAt]).toEqual(['x', null]);
  const two = slideshow(one, { type: 'slides', slides: SLIDES, at: 20_000 });
  expect([shown(two), two.resumedAt]).toEqual(['a', 20_000]);
  const none = slideshow(one, { type: 'slides', slides: [], at: 20_000 });
  expect([shown(none), none.resumedAt]).toEqual([undefined, null]);
});
