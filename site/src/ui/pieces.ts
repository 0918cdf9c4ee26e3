import { LRUCache } from 'lru-cache';

/**
 * Pieces of pages that come again in ever other combinations, rendered once and kept as bytes. A page is written with a
 * mark where a piece belongs, and gets the piece when it is bytes itself: so what is most of a page is neither put
 * together, nor searched, nor encoded again. For the server only.
 */
type Piece = { readonly number: number; readonly mark: string; readonly bytes: Buffer };

const OPEN = '<!--stuk:';
const CLOSE = '-->';
/** Far more than the pages that are being rendered at one moment have together. */
const MOST_MARKED = 20_000;

const kept = new WeakMap<object, Piece>();
const marked = new LRUCache<number, Buffer>({ max: MOST_MARKED });
let count = 0;

/** Small buffers share blocks of 8 kB, of which pieces would leave a quarter empty. */
function bytesOf(html: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(html));
  bytes.write(html);
  return bytes;
}

function make(render: () => string): Piece {
  count += 1;
  return { number: count, mark: OPEN + count + CLOSE, bytes: bytesOf(render()) };
}

/** What stands in a page for the HTML that `render` gives, once for as long as `of` is the same object. */
export function pieceMark(of: object, render: () => string): string {
  const piece = kept.get(of) ?? make(render);
  kept.set(of, piece);
  marked.set(piece.number, piece.bytes);
  return piece.mark;
}

/** The page with its pieces in place of their marks; a mark that nobody made stays, as a comment. Throws for a lost one. */
export function fillPieces(page: Buffer): Buffer {
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = page.indexOf(OPEN); at >= 0; at = page.indexOf(OPEN, at + 1)) {
    const end = page.indexOf(CLOSE, at);
    const number = Number(page.toString('latin1', at + OPEN.length, end));
    const bytes = marked.get(number);
    // Too many pages at once: rather none than one without its cards.
    if (!bytes && number >= 1 && number <= count) throw new Error(`piece ${number} of a page is gone`);
    if (!bytes) continue;
    parts.push(page.subarray(from, at), bytes);
    from = end + CLOSE.length;
  }
  return from === 0 ? page : Buffer.concat([...parts, page.subarray(from)]);
}
