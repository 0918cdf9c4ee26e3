declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Puts something in the line that the tag manager reads from. */
export function push(entry: unknown): void {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}

/** A command to the tag manager. It knows one by its being an `arguments` object; an array means nothing to it. */
export function gtag(..._command: readonly unknown[]): void {
  push(arguments);
}
