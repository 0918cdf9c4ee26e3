import { FACET_DEFINITIONS, FACETS, perFacet } from '@inktvis/programme/filters/facets';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FacetOption, ProgrammeModel } from '../model.ts';
import { ProgrammeFilters } from './ProgrammeFilters.tsx';

const option = (slug: string, label: string, count: number): FacetOption => ({
  slug,
  label,
  icon: null,
  count,
  checked: false,
});

const draw = (options: Partial<ProgrammeModel['options']>, isLive = false) =>
  renderToStaticMarkup(
    <ProgrammeFilters
      isLive={isLive}
      model={{ options: { ...perFacet(() => []), ...options }, count: { shown: 2, all: 2 } }}
      clearHref="/programma/zondag-27-oktober?weergave=uurrooster"
    />,
  );

const names = (html: string) => [...html.matchAll(/aria-label="(Toon [^"]*)"/g)].map(([, name]) => name);

test('each choice says how much it would give', () => {
  const theme = [option('kids', 'Kids', 12), option('strips', 'Strips', 1), option('fantasy', 'Fantasy', 0)];
  const html = draw({ theme });
  expect(names(html)).toEqual([
    'Toon Kids, 12 belevingen',
    'Toon Strips, 1 beleving',
    'Toon Fantasy, geen belevingen',
  ]);
  expect(html).not.toContain('disabled');
});

test('all locations at once wait for the script', () => {
  const location = [option('hal-4', 'Hal 4', 3)];
  expect(draw({ location })).not.toContain('value="alle"');
  expect(draw({ location }, true)).toContain('value="alle"');
});

test('every facet has its fields', () => {
  const options = Object.fromEntries(
    FACETS.map((facet) => [facet, [option(facet, `Waarde van ${facet}`, 1)]]),
  );
  const html = draw(options);
  for (const facet of FACETS) expect(html).toContain(`name="${FACET_DEFINITIONS[facet].parameter}"`);
  expect(html).toContain('action="/programma/zondag-27-oktober"');
  // A name is chosen by a link; the form keeps it.
  expect(html).toContain('<input type="hidden" name="naam" value="person"/>');
  expect(html).toContain('<input type="hidden" name="weergave" value="uurrooster"/>');
});
