import { WHOLE_BROWSER } from '../support/launch.ts';
import { type PageWeight, weigh, weightProblems } from '../support/page-weight.ts';
import { PAGE_KINDS, type PageKind } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test.use({ launchOptions: WHOLE_BROWSER });

/** Bytes, requests and script of every kind of page stay within a window; a phone, an empty browser. */
test.use({ viewport: { width: 390, height: 844 } });

for (const kind of PAGE_KINDS) {
  test(`${kind.name} (${kind.address}) keeps its weight`, async ({ page }) => {
    expect(weightProblems(kind, await weigh(page, kind.address))).toEqual([]);
  });
}

test('a figure outside of its window is a problem, in either direction', () => {
  const kind: PageKind = { name: 'page', address: '/', script: 'below', documentKb: 10, requests: 20 };
  const fit = { document: 10_000, script: 4000, requests: 20, bytes: 1 };
  const problems = (loaded: object, walked: object = {}) =>
    weightProblems(kind, {
      loaded: { ...fit, ...loaded },
      walked: { ...fit, ...walked },
    } satisfies PageWeight);
  expect(problems({}, { script: 90_000 })).toEqual([]);
  expect(problems({ script: 8001 })).toEqual(['page: script (bytes): 8001 is outside 500 to 8000']);
  expect(problems({ requests: 33 }, { script: 90_001 })).toHaveLength(2);
  expect(problems({ document: 16_001 })).toHaveLength(1);
  expect(problems({ document: 1, script: 0, requests: 1 })).toHaveLength(3);
});
