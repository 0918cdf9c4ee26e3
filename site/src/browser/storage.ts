import { parseJson } from '@inktvis/foundation/json';

type StorageName = 'localStorage' | 'sessionStorage';

/** Null where the browser refuses it (merely naming it throws), and on the server. */
export function storageOf(name: StorageName): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window[name];
  } catch {
    return null;
  }
}

export function readStorage(name: StorageName, key: string): string | null {
  try {
    return storageOf(name)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Stores a text, or removes it (null). */
export function writeStorage(name: StorageName, key: string, value: string | null): void {
  try {
    if (value === null) storageOf(name)?.removeItem(key);
    else storageOf(name)?.setItem(key, value);
  } catch {
    // Refused or full: nothing here is worth a message.
  }
}

/** The texts stored as JSON under a key; empty for anything else. */
export function readStoredTexts(name: StorageName, key: string): readonly string[] {
  const value = parseJson(readStorage(name, key) ?? '');
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

/** A text in the name of the tab, where every storage may be refused; cleared when another site is opened. Anybody may have written it. */
export const textOfTab = (key: string) => ({
  read: (): string | null => (window.name.startsWith(`${key}:`) ? window.name.slice(key.length + 1) : null),
  write(text: string | null): void {
    if (text !== null) window.name = `${key}:${text}`;
    else if (window.name.startsWith(`${key}:`)) window.name = '';
  },
});
