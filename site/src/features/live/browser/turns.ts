export type Turns = {
  /** A show begins to move; returns what ends that. */
  begin(): () => void;
  readonly isMoving: boolean;
  /** The next slide comes. */
  pass(): void;
  subscribe(listener: () => void): () => void;
};

export function createTurns(): Turns {
  const shows = new Set<symbol>();
  const listeners = new Set<() => void>();
  return {
    begin() {
      const show = Symbol();
      shows.add(show);
      return () => void shows.delete(show);
    },
    get isMoving() {
      return shows.size > 0;
    },
    pass() {
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Where the slides of a page and the rest of it meet: a screen loads itself again between two slides. */
export const turns: Turns = createTurns();
