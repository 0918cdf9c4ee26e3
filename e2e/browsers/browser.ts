/** What the journeys need of a browser. Its adapters speak a WebDriver protocol and nothing of the site. */
export type Browser = {
  /** Resolves when the page is loaded; `isHeld` (Chromium only): when it has begun, for its scripts do not arrive yet. */
  open(url: string, options?: { readonly isHeld?: boolean }): Promise<void>;
  /** The value of an expression in the page, as far as JSON can carry it. Rejects during a navigation. */
  evaluate(expression: string): Promise<unknown>;
  /** Real input, as WebDriver writes it (https://www.w3.org/TR/webdriver2/#actions). */
  perform(sources: readonly InputSource[]): Promise<void>;
  /** In CSS px; a window may be wider than asked, for its own buttons. */
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Ends the session; what runs for it is ended by `stopPrograms`. */
  close(): Promise<void>;
};

export type Point = { readonly x: number; readonly y: number };

type InputSource = { readonly id: string; readonly type: string; readonly actions: readonly object[] };

export const clickAt = ({ x, y }: Point): InputSource => ({
  id: 'mouse',
  type: 'pointer',
  actions: [
    { type: 'pointerMove', x, y },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

export const pressKeys = (keys: readonly string[]): InputSource => ({
  id: 'keyboard',
  type: 'key',
  actions: keys.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});

/** Keys without a character of their own (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
export const KEYS = { Enter: '\uE007', Escape: '\uE00C', ArrowDown: '\uE015' } as const;
