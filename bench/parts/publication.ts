import { createContentFixture } from '@inktvis/e2e/content-fixture';
import { type Figure, median } from '../measure.ts';
import { withSite } from '../site.ts';

const ROUNDS = 10;
const PAUSE_MS = 5;
const GIVE_UP_MS = 10_000;
const SLUG = 'nieuws/de-deuren-zijn-open';
const PAGES = ['/', '/nieuws', `/${SLUG}`, '/zoeken?q=klapstoel'];

/** Until every page shows a publication, and how long a visitor waited for any answer meanwhile. */
export async function publication(): Promise<readonly Figure[]> {
  const fixture = await createContentFixture();
  try {
    return await withSite({ contentDir: fixture.dir }, async ({ origin }) => {
      const visible: number[] = [];
      let title = 'De deuren zijn open';
      let longest = 0;
      const ask = async (path: string) => {
        const since = performance.now();
        const text = await (await fetch(origin + path)).text();
        longest = Math.max(longest, performance.now() - since);
        return text;
      };
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const path of PAGES) await ask(path);
        const changed = `Versheid nummer ${round} van ${ROUNDS}`;
        await fixture.replace(SLUG, `"title": "${title}"`, `"title": "${changed}"`);
        title = changed;
        const since = performance.now();
        const isShown = async (path: string) => {
          while (!(await ask(path)).includes(changed)) {
            if (performance.now() - since > GIVE_UP_MS)
              throw new Error(`${path} does not show a publication`);
            await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
          }
          visible.push(performance.now() - since);
        };
        await Promise.all(PAGES.map(isShown));
      }
      return [
        { what: 'publication to visible, median', value: median(visible), unit: 'ms', min: 5, max: 300 },
        { what: 'publication to visible, worst', value: Math.max(...visible), unit: 'ms', max: 2000 },
        { what: 'the longest answer meanwhile', value: longest, unit: 'ms', max: 500 },
      ];
    });
  } finally {
    await fixture.close();
  }
}
