import { expect, test } from 'vitest';
import { canonicalQuery, createQueryRules } from './query-rules.ts';

const rules = createQueryRules('inktvis');

test.each([
  ['/', 'utm_source=x&fbclid=y', ''],
  ['/nieuws', 'pagina=2', '?pagina=2'],
  ['/nieuws', 'pagina=1', ''],
  ['/nieuws', 'pagina=0', ''],
  ['/nieuws', 'pagina=-3', ''],
  ['/nieuws', 'pagina=2.5', ''],
  ['/nieuws', 'pagina=twee', ''],
  ['/nieuws', 'pagina=02', ''],
  ['/nieuws', 'pagina=99999', ''],
  ['/nieuws', 'pagina=3&pagina=4', '?pagina=3'],
  ['/nieuws', 'thema=strips', ''],
  ['/programma', 'type=lezing&thema=b&thema=a&thema=b&x=1', '?thema=a&thema=b&type=lezing'],
  ['/programma/zaterdag', 'pagina=2&weergave=rooster&weergave=lijst', '?weergave=rooster&pagina=2'],
  ['/programmaboek', 'thema=a', ''],
  ['/inktvis-op-toer', 'tag=b&tag=a', '?tag=a&tag=b'],
  ['/inktvis-op-toer/gent', 'tag=a', '?tag=a'],
  ['/ander-op-toer', 'tag=a', ''],
  ['/zoeken', 'q=bl%C3%BCf+en+%26', '?q=bl%C3%BCf%20en%20%26'],
  ['/zoeken', 'q=', '?q='],
  ['/zoeken', 'q=%00', ''],
  ['/zoeken', 'q=%ff', ''],
  ['/zoeken', `q=${'a'.repeat(201)}`, ''],
  ['/live', 'bord=1&scherm=1&podium=a', '?scherm=1&podium=a&bord=1'],
  ['/zoeken', '__proto__=1&constructor=2&%=%', ''],
])('on %s, %s becomes %s', (path, given, expected) => {
  expect(canonicalQuery(rules, path, given)).toBe(expected);
});
