import type { SMTPServerError } from 'smtp-server';

/** An answer that refuses. */
export function reply(responseCode: number, words: string): SMTPServerError {
  return Object.assign(new Error(words), { responseCode });
}
