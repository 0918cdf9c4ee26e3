type Store = 'localStorage' | 'sessionStorage';

/** What the browser keeps under a key; null when there is nothing, or when it refuses to keep anything. */
export function kept(store: Store, key: string): string | null {
  try {
    return window[store].getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text, if the browser does that. */
export function keep(store: Store, key: string, value: string): void {
  try {
    window[store].setItem(key, value);
  } catch {
    // Refused, or full: nothing here is worth a message.
  }
}
