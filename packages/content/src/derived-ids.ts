import { createHash } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** A stable id for something that has none, by a text that names it. */
export const derivedId = (text: string): number => (digest(text).readUInt32BE(0) % 2_000_000_000) + 1;

export function derivedUuid(text: string): string {
  const hex = digest(text).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
