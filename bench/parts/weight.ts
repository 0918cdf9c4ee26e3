import { weigh, weightProblems } from '@inktvis/e2e/page-weight';
import { PAGE_KINDS } from '@inktvis/e2e/pages';
import { withBrowser } from '../chromium.ts';
import type { Figure } from '../figure.ts';
import { withSite } from '../site.ts';

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
} as const;

/** Bytes with Brotli of document and script, and all bytes, of every kind of page on a phone with an empty browser. */
export const weight = (): Promise<readonly Figure[]> =>
  withSite({}, ({ origin }) =>
    withBrowser(async (browser) => {
      const figures: Figure[] = [];
      for (const kind of PAGE_KINDS) {
        // The first visit makes the page and its pictures.
        await (await fetch(origin + kind.address)).arrayBuffer();
        const context = await browser.newContext(PHONE);
        const weight = await weigh(await context.newPage(), origin + kind.address);
        await context.close();
        const problems = weightProblems(kind, weight);
        for (const problem of problems) console.log(problem);
        const { document, script, bytes } = weight.walked;
        figures.push(
          { what: `${kind.name}, document`, value: document, unit: 'bytes' },
          { what: `${kind.name}, script`, value: script, unit: 'bytes' },
          { what: `${kind.name}, everything`, value: bytes, unit: 'bytes' },
          { what: `${kind.name}, outside of its window`, value: problems.length, unit: 'figures', max: 0 },
        );
      }
      return figures;
    }),
  );
