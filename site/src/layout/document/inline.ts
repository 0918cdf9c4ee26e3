import { createHash } from 'node:crypto';

type Inline = {
  readonly text: string;
  /** What the policy of a page says of it (CSP level 3, 2.3.1). */
  readonly hash: `sha256-${string}`;
};

/** A script or style in the page itself, without its line breaks: it is there before any module or style sheet. */
export function inline(source: string): Inline {
  const text = source.replaceAll(/\n\s*/g, '');
  return { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` };
}
