import { oneLine } from '../clean.ts';

const LONGEST_MESSAGE = 300;

/** The forms in which a secret goes over the line. */
function formsOf(secret: string): string[] {
  return [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64')];
}

/** A server's words for logs and organisers: on one line, bounded, without secrets and without addresses. */
export function redacted(text: string, secrets: readonly string[]): string {
  const known = secrets.filter((secret) => secret !== '').flatMap(formsOf);
  const clean = known
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, one) => left.replaceAll(one, '…'), text);
  return oneLine(clean.replace(/[^\s<>"'(),;:=]+@[^\s<>"'(),;]+/g, '…'), LONGEST_MESSAGE);
}
