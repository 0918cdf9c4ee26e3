import type { LiveSlide } from '../live-data.ts';

/** How long a slide is shown unless it says otherwise (requirements 9). */
const DEFAULT_DELAY_MS = 15_000;
/** Shorter delays of an editor are raised to this. */
const MIN_DELAY_MS = 1000;
/** The progress ring is redrawn in this many steps per slide. */
export const PROGRESS_STEPS = 157;

/** Where the mouse or finger is; `idle` after ten seconds without a movement. */
export type Pointer = 'over' | 'elsewhere' | 'idle';

export type SlideshowState = {
  readonly slides: readonly LiveSlide[];
  /** Slides that arrived meanwhile; shown from the next change of slide on. */
  readonly pending: readonly LiveSlide[] | null;
  readonly index: number;
  /** The pause button or the key P. */
  readonly paused: boolean;
  readonly pointer: Pointer;
  readonly hidden: boolean;
  /** How long the current slide was shown before `resumedAt`, in ms. */
  readonly elapsed: number;
  /** When autoplay last started to run, on the clock of `performance.now`; null while it does not. */
  readonly resumedAt: number | null;
  /** How much of the ring is drawn, from 0 to `PROGRESS_STEPS`. */
  readonly progress: number;
};

/** `at`: when it happened, on the clock of `performance.now`. */
export type SlideshowEvent = { readonly at: number } & (
  | { readonly type: 'frame' }
  | { readonly type: 'pause'; readonly paused: boolean }
  | { readonly type: 'pointer'; readonly pointer: Pointer }
  | { readonly type: 'visibility'; readonly hidden: boolean }
  /** A swipe: to the next slide or the previous one. */
  | { readonly type: 'step'; readonly by: 1 | -1 }
  | { readonly type: 'slides'; readonly slides: readonly LiveSlide[] }
);

/** A slideshow that does not run yet: on the server, and until the browser says that the page is visible. */
export const initialSlideshow = (slides: readonly LiveSlide[]): SlideshowState => ({
  slides,
  pending: null,
  index: 0,
  paused: false,
  pointer: 'idle',
  hidden: true,
  elapsed: 0,
  resumedAt: null,
  progress: 0,
});

/** Whether autoplay runs: more than one slide, and nothing that pauses it (requirements 4). */
const mayRun = ({ slides, paused, pointer, hidden }: SlideshowState): boolean =>
  slides.length > 1 && !paused && pointer !== 'over' && !hidden;

const delayOf = ({ slides, index }: SlideshowState): number =>
  Math.max(MIN_DELAY_MS, slides[index]?.delayMs ?? DEFAULT_DELAY_MS);

const elapsedAt = ({ elapsed, resumedAt }: SlideshowState, at: number): number =>
  resumedAt === null ? elapsed : elapsed + at - resumedAt;

/** Starts or stops the clock of the current slide, as the state asks. */
function settle(state: SlideshowState, at: number): SlideshowState {
  if (mayRun(state) === (state.resumedAt !== null)) return state;
  return { ...state, elapsed: elapsedAt(state, at), resumedAt: mayRun(state) ? at : null };
}

/** Shows the slide at `index` from its beginning. */
const show = (state: SlideshowState, index: number, at: number): SlideshowState =>
  settle({ ...state, index, elapsed: 0, resumedAt: state.resumedAt === null ? null : at, progress: 0 }, at);

/** Goes to another slide; pending slides begin with the one that was about to come, if they still have it. */
function step(state: SlideshowState, by: number, at: number): SlideshowState {
  const { slides, pending } = state;
  const next = (state.index + by + slides.length) % slides.length;
  if (!pending) return show(state, next, at);
  const same = pending.findIndex(({ id }) => id === slides[next]?.id);
  return show({ ...state, slides: pending, pending: null }, Math.max(0, same), at);
}

function onFrame(state: SlideshowState, at: number): SlideshowState {
  if (state.resumedAt === null) return state;
  const fraction = elapsedAt(state, at) / delayOf(state);
  if (fraction >= 1) return step(state, 1, at);
  const progress = Math.max(0, Math.round(fraction * PROGRESS_STEPS));
  return progress === state.progress ? state : { ...state, progress };
}

const isSame = (one: readonly LiveSlide[], other: readonly LiveSlide[]): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

function receive(state: SlideshowState, slides: readonly LiveSlide[], at: number): SlideshowState {
  if (isSame(slides, state.slides)) return state.pending ? { ...state, pending: null } : state;
  if (state.resumedAt !== null) return { ...state, pending: slides };
  // A show that stands still has no next change to wait for. The slide in view stays, if it is still there.
  const same = slides.findIndex(({ id }) => id === state.slides[state.index]?.id);
  const next = { ...state, slides, pending: null };
  return same === -1 ? show(next, 0, at) : settle({ ...next, index: same }, at);
}

/**
 * The rules of the slideshow of the Live page (requirements 4): it plays in a loop, each slide for its own delay, and
 * stands still while a visitor has paused it, the page is hidden, or a pointer moves over it. Returns the same object
 * when nothing changes.
 */
export function slideshow(state: SlideshowState, event: SlideshowEvent): SlideshowState {
  const { at } = event;
  switch (event.type) {
    case 'frame':
      return onFrame(state, at);
    case 'pause':
      return settle({ ...state, paused: event.paused }, at);
    case 'pointer':
      return state.pointer === event.pointer ? state : settle({ ...state, pointer: event.pointer }, at);
    case 'visibility':
      return settle({ ...state, hidden: event.hidden }, at);
    case 'step':
      return state.slides.length > 1 ? step(state, event.by, at) : state;
    case 'slides':
      return receive(state, event.slides, at);
  }
}
