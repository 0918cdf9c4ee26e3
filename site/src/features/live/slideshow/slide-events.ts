export type SlideEvents = {
  /** Whether slides change by themselves now. */
  isRunning: boolean;
  /** Called when another slide is shown. */
  slideChanged(): void;
  /** Calls `listener` at every change of slide; returns what ends that. */
  onSlideChange(listener: () => void): () => void;
};

export function createSlideEvents(): SlideEvents {
  const listeners = new Set<() => void>();
  return {
    isRunning: false,
    slideChanged() {
      for (const listener of listeners) listener();
    },
    onSlideChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Where the slideshow and the rest of the page meet: a screen reloads between two slides (`browser/reload.ts`). */
export const slideEvents: SlideEvents = createSlideEvents();
