import { timingSafeEqual } from 'node:crypto';

type Scope = 'public' | 'preview';
export type Tokens = { readonly token: string; readonly previewToken: string };

const equal = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** What a token may read; undefined when we do not know it. */
export function scopeOf(token: string | undefined, { token: open, previewToken }: Tokens): Scope | undefined {
  if (!token) return undefined;
  if (equal(token, previewToken)) return 'preview';
  return equal(token, open) ? 'public' : undefined;
}
