import type { Block } from '@inktvis/content';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Place } from '../entry.ts';
import { samples } from '../testing/samples.ts';
import { Accordion } from './Accordion.tsx';

const place: Place = {
  surface: 'white',
  floats: false,
  headingAbove: 1,
  sectionIds: [],
  dropCap: false,
  ornaments: false,
};
const levels = (variant: string, headingAbove: number) => {
  const block = samples.accordion[variant] as Block<'accordion'>;
  const html = renderToStaticMarkup(<Accordion block={block} place={{ ...place, headingAbove }} />);
  return [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level)).slice(0, 4);
};

it.each([
  ['titled', 1, [2, 3, 4, 3]],
  ['untitled', 2, [3, 4, 3, 4]],
  ['untitled', 1, [2, 3, 2, 3]],
])('the headings of an accordion that is %s, below level %i, skip no level', (variant, above, expected) => {
  expect(levels(variant, above)).toEqual(expected);
});
