import { systemClock } from '@inktvis/foundation/clock';
import { listen } from '../ops/lifecycle.ts';
import { createSiteServer } from '../site-server.ts';

/**
 * Our server with a generated home page of a realistic size, as a process of its own: for the bench, apart from the
 * site, and for tests of the process. The port is its only argument.
 */
/** Words that compress about as badly as prose does. */
let state = 2024;
const word = () => {
  state = (state * 1103515245 + 12345) % 2147483648;
  return state.toString(36).slice(0, 2 + (state % 4));
};
const cards = Array.from({ length: 60 }, (_, number) => {
  const text = Array.from({ length: 60 }, word).join(' ');
  return `<article class="card" data-number="${number}"><h2>Kaart ${number}</h2><p>${text}</p></article>`;
});
const html = `<!doctype html><html lang="nl-BE"><head><title>Proef</title></head><body>${cards.join('\n')}</body></html>`;
const hashes = Array.from({ length: 6 }, (_, at) => `'sha256-${String(at).repeat(43)}='`).join(' ');

const site = createSiteServer({
  render: async () =>
    new Response(html, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cdn-cache-control': 'max-age=600, stale-while-revalidate=86400',
        'content-security-policy': `default-src 'self'; script-src 'self' ${hashes}; style-src 'self' ${hashes}`,
      },
    }),
  clientDir: '/nonexistent',
  clock: systemClock,
  siteUrl: 'http://localhost',
  product: 'inktvis',
  contentAssetsUrl: 'http://127.0.0.1:9',
  contentSpaceId: '1001',
});
await listen(site, { host: '127.0.0.1', port: Number(process.argv[2]) });
