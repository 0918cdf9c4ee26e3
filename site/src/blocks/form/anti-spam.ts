/** What a form may send besides its fields: a program may post just the payload of requirements 7.1. */
export const EXTRA_FIELDS = {
  /** An invisible field (honeypot). Browsers fill in no field of this name by themselves. */
  honeypot: 'onderwerp',
  /** Of a plain post: the form's id, and its page when the response is another one. */
  formId: 'anker',
  page: 'pagina',
} as const;

/** With script: how long the page was open, in ms. The server cannot know, because pages are cached. */
export const AGE_HEADER = 'X-Form-Age';

/** Minimum time to read, type and send, in ms. The script waits as long if need be. */
export const MIN_AGE_MS = 1000;

/** The ids of a form's parts on its page, and what may be one in an address. */
export const fieldId = (formId: string, name: string): string => `${formId}-${name}`;
export const sentId = (formId: string): string => `${formId}-verzonden`;
export const isFormId = (text: string): boolean => /^[\w-]{1,100}$/.test(text);
