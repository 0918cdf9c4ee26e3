import type { IncomingMessage } from 'node:http';

/** A body read to its end, one that is too large, or a visitor who went away. */
export type BodyOutcome =
  | { readonly kind: 'body'; readonly body: Buffer<ArrayBuffer> }
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'gone' };

/** Reads the whole body of a request, at most `most` bytes. */
export async function readBody(request: IncomingMessage, most: number): Promise<BodyOutcome> {
  if (Number(request.headers['content-length'] ?? 0) > most) return { kind: 'tooLarge' };
  // Sent without a body: Node ended the stream before we saw it.
  if (request.readableEnded) return { kind: 'body', body: Buffer.alloc(0) };
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= most) chunks.push(chunk);
      // The rest is read and thrown away: closing now could lose the answer on its way to the visitor.
      else resolve({ kind: 'tooLarge' });
    });
    request.on('end', () => resolve({ kind: 'body', body: Buffer.concat(chunks) }));
    request.on('error', () => resolve({ kind: 'gone' }));
    request.on('close', () => resolve({ kind: 'gone' }));
  });
}
