import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { anAccordion, aPlace, heading } from '../testing/blocks.ts';
import { Accordion } from './Accordion.tsx';

it.each([
  ['titled', 'Goed om te weten', 1, [2, 3, 4, 3]],
  ['untitled', '', 2, [3, 4, 3, 4]],
  ['untitled', '', 1, [2, 3, 2, 3]],
])(
  'the headings of an accordion that is %s (%j), below level %i, skip no level',
  (_, title, above, expected) => {
    const block = anAccordion(title, heading(2, 'Kort'));
    const html = renderToStaticMarkup(<Accordion block={block} place={{ ...aPlace, headingAbove: above }} />);
    const levels = [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
    expect(levels.slice(0, 4)).toEqual(expected);
  },
);
