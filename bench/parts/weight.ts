import { type PageWeight, weigh, weightProblems } from '@inktvis/e2e/page-weight';
import { PAGE_KINDS, type PageKind } from '@inktvis/e2e/pages';
import { PHONE, withBrowser } from '../chromium.ts';
import { part } from '../part.ts';

type Weighed = readonly { readonly kind: PageKind; readonly weight: PageWeight }[];

/** Bytes, requests and script of every kind of page, on a phone with an empty browser; the windows of e2e. */
export const weight = part<Weighed>('bytes', {
  measure: ({ origin }) =>
    withBrowser(async (browser) => {
      const weighed: { kind: PageKind; weight: PageWeight }[] = [];
      for (const kind of PAGE_KINDS) {
        // Without the service worker, which responds from its own store and fetches ahead.
        const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
        // The first visit makes the page and its pictures.
        await (await fetch(origin + kind.address)).arrayBuffer();
        weighed.push({ kind, weight: await weigh(await context.newPage(), origin + kind.address) });
        await context.close();
      }
      return weighed;
    }),
  print(weighed) {
    console.log('\nEvery kind of page, bytes: document and script with Brotli, all as they came');
    const rows = weighed.map(({ kind, weight: { loaded, walked } }) => [
      kind.name,
      {
        ...loaded,
        'script at its end': walked.script,
        'requests at its end': walked.requests,
        'bytes at its end': walked.bytes,
      },
    ]);
    console.table(Object.fromEntries(rows));
  },
  judge: (weighed) => weighed.flatMap(({ kind, weight }) => weightProblems(kind, weight)),
});
