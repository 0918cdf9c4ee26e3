import { expect, test } from '@playwright/test';
import { openStage, type Stage } from './support/processes.ts';

const PATHS = [
  '/',
  '/alle-blokken',
  '/programma',
  '/praktisch',
  '/programma/zondag-27-oktober',
  '/nieuws',
  '/boekhandels',
];

/** A page without what differs by nature: the stage's own address and clock, and the identities of islands. */
async function pageOf(stage: Stage, path: string): Promise<string> {
  const html = await (await fetch(stage.url + path)).text();
  return html
    .replaceAll(stage.url, '')
    .replaceAll(encodeURIComponent(stage.url), '')
    .replace(/ data-clock-shift="-?\d+"/g, '')
    .replace(/ uid="\w+"/g, '');
}

test('GraphQL and REST give the same pages', async () => {
  const stages = await Promise.all(
    ['graphql', 'rest'].map((transport) => openStage({ env: { CONTENT_TRANSPORT: transport } })),
  );
  try {
    for (const path of PATHS) {
      const [graphql = '', rest = ''] = await Promise.all(stages.map((stage) => pageOf(stage, path)));
      const differs = Math.max(
        0,
        [...rest].findIndex((character, index) => character !== graphql[index]),
      );
      expect(rest.slice(differs, differs + 200), `${path} from character ${differs}`).toBe(
        graphql.slice(differs, differs + 200),
      );
    }
  } finally {
    await Promise.all(stages.map((stage) => stage.close()));
  }
});
