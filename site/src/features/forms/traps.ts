/**
 * What a form sends beside its fields. All of it is optional: a program that posts the payload of requirements 7.1 is
 * welcome.
 */
export const EXTRA = {
  /** A field that nobody sees. Its name is one that no browser fills in by itself. */
  honeypot: 'onderwerp',
  /** Without script: the place on the page that says it was sent, and the page, when the answer is not that page. */
  anchor: 'anker',
  page: 'pagina',
} as const;

/** With script: how long the form was on the screen, in ms. Pages are stored, so the server cannot know. */
export const AGE_HEADER = 'X-Form-Age';

/** Nobody reads, types and sends faster, in ms; the script waits as long if need be. */
export const SHORTEST_MS = 1000;

/** The ids that a form and its answer have on a page. */
export const fieldId = (id: string, name: string): string => `${id}-${name}`;
export const sentId = (id: string): string => `${id}-verzonden`;
export const isAnchor = (text: string): boolean => /^[\w-]{1,100}$/.test(text);
