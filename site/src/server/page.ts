import type { ContentClient, Globals } from '@inktvis/content/client';
import { content } from './runtime.ts';

/** How long a page counts as fresh, and how long it may stand in while a new one is made. Seconds. */
export const PAGE_LIFE = { maxAge: 30, swr: 86_400 } as const;

const NOTHING: Globals = { header: null, footer: null, social: null };

/** Header, footer and social links; a page without them is still a page. */
export async function readGlobals(from: ContentClient = content): Promise<Globals> {
  const read = await from.globals();
  return read.ok ? read.value : NOTHING;
}
