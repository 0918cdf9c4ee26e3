import { expect, test } from '@playwright/test';
import { openStage } from './support/processes.ts';

/** What random sampling makes different from one rendering to the next. */
const PATHS = ['/', '/alle-blokken', '/programma', '/praktisch', '/programma/zondag-27-oktober', '/nieuws', '/boekhandels'];

test('GraphQL and REST give the same pages', async () => {
  const stages = await Promise.all(['graphql', 'rest'].map((transport) => openStage({ env: { CONTENT_TRANSPORT: transport } })));
  try {
    for (const path of PATHS) {
      const [graphql, rest] = await Promise.all(
        stages.map(async (stage) => (await (await fetch(stage.url + path)).text()).replaceAll(stage.url, '')),
      );
      expect(rest, path).toBe(graphql);
    }
  } finally {
    await Promise.all(stages.map((stage) => stage.close()));
  }
});
