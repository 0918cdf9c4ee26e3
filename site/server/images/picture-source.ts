import type { PictureRead } from '../../src/server/render-locals.ts';
import type { ImageOutcome } from './kept-images.ts';

type ImageProxy = { answer(path: string, accept: string | undefined): Promise<ImageOutcome> };

/**
 * The bytes of a picture for a page that draws with it, by way of the proxy that visitors get it from: the same rules,
 * the same memory, the same time limit. Never rejects.
 */
export async function readPicture(proxy: ImageProxy | undefined, path: string): Promise<PictureRead> {
  const outcome = await proxy?.answer(path, undefined);
  if (outcome?.kind !== 'image') return { kind: outcome?.kind ?? 'missing' };
  const { body } = outcome.answer.variants.identity;
  return { kind: 'bytes', bytes: typeof body === 'string' ? Buffer.from(body, 'latin1') : body };
}
