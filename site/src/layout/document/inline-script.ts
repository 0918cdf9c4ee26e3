import { createHash } from 'node:crypto';

type InlineScript = {
  readonly text: string;
  /** What the policy of a page says of it (CSP level 3, 2.3.1). */
  readonly hash: `sha256-${string}`;
};

/** A script that runs while the page is being parsed, before any module: its line breaks are removed. */
export function inlineScript(source: string): InlineScript {
  const text = source.replaceAll(/\n\s*/g, '');
  return { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` };
}
