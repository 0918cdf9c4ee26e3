import { expect, test } from '../support/test.ts';
import type { TestSite } from '../support/test-environment.ts';

const PATHS = [
  '/',
  '/alle-blokken',
  '/programma',
  '/praktisch',
  '/programma/zondag-27-oktober',
  '/nieuws',
  '/boekhandels',
];

/** A page without what differs by nature: its site's address, its clock beside the real one and the ids of islands. */
async function pageOf(environment: TestSite, path: string): Promise<string> {
  const html = await (await fetch(environment.url + path)).text();
  return (
    html
      .replaceAll(environment.url, '')
      .replaceAll(encodeURIComponent(environment.url), '')
      .replaceAll(new URL(environment.url).host, '')
      .replace(/&quot;clockShiftMs&quot;:\[0,-?\d+\]/g, '')
      .replace(/client="minute" opts="[^"]*"/g, '')
      // Astro writes the loader of a directive before the island that is drawn first, which differs from time to time.
      .replaceAll(/<script>\(\(\)=>.*?<\/script>/gs, '')
      .replace(/ uid="\w+"/g, '')
  );
}

test('GraphQL and REST give the same pages', async ({ openSite }) => {
  const environments = await Promise.all(
    ['graphql', 'rest'].map((transport) => openSite({ CONTENT_TRANSPORT: transport })),
  );
  for (const path of PATHS) {
    // A site that has just started and reads slowly leaves out what a page can do without, and reads it again.
    await expect(async () => {
      const [graphql = '', rest = ''] = await Promise.all(
        environments.map((environment) => pageOf(environment, path)),
      );
      const differs = Math.max(
        0,
        [...rest].findIndex((character, index) => character !== graphql[index]),
      );
      expect(rest.slice(differs, differs + 200), `${path} from character ${differs}`).toBe(
        graphql.slice(differs, differs + 200),
      );
    }).toPass();
  }
});
