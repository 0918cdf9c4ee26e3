/** Decisions 4: P pauses the slides. Not with another key, not held down, and not while somebody writes. */
export function isPauseKey(event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey, repeat, target } = event;
  const isWriting = target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
  return key.toLowerCase() === 'p' && !altKey && !ctrlKey && !metaKey && !repeat && !isWriting;
}
