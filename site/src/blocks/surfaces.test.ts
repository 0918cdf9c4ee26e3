import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideSurfaces, type Surface, type SurfacePart, surfaceAttributes } from './surfaces.ts';

const times = (count: number, part: SurfacePart) => Array<SurfacePart>(count).fill(part);

describe('the surfaces of a body', () => {
  it.each<[string, readonly SurfacePart[], Parameters<typeof decideSurfaces>[1], readonly Surface[]]>([
    [
      'the home page, after the ink band of the themes',
      ['grid', 'picture', 'grid', 'newsletter'],
      { page: 'blue', before: 'ink' },
      ['white', 'teal', 'orange', 'ochre'],
    ],
    [
      'the home page of a day: no teal right after orange',
      ['days', 'newsletter', 'grid', 'grid', 'picture', 'newsletter'],
      { page: 'blue' },
      ['blue', 'ochre', 'white', 'orange', 'red', 'ochre'],
    ],
    [
      'the page with every block',
      ['column', ...times(4, 'picture'), ...times(3, 'grid'), 'call', 'newsletter', 'column'],
      { page: 'orange' },
      ['orange', 'blue', 'teal', 'red', 'ink', 'white', 'orange', 'blue', 'white', 'ochre', 'orange'],
    ],
    ['an article that ends on a picture', ['column', 'picture'], { page: 'orange' }, ['orange', 'blue']],
    [
      'a call between two columns of a white page',
      ['column', 'call', 'column'],
      { page: 'white' },
      ['white', 'orange', 'white'],
    ],
    ['nothing', [], { page: 'red' }, []],
  ])('%s', (_, parts, around, expected) => {
    expect(decideSurfaces(parts, around)).toEqual(expected);
  });

  it('never gives two neighbours the same colour, whatever an editor stacks', () => {
    const part = fc.constantFrom<SurfacePart>('column', 'picture', 'grid', 'call', 'newsletter');
    // Neighbouring text blocks share one column before this is asked.
    const parts = fc
      .array(part, { maxLength: 14 })
      .map((list) => list.filter((one, index) => one !== 'column' || list[index - 1] !== 'column'));
    const page = fc.constantFrom('white', 'blue', 'orange', 'red');
    const around = fc.constantFrom<Surface | undefined>('ink', 'white', 'orange', undefined);
    fc.assert(
      fc.property(parts, page, around, (list, pageColour, before) => {
        const decided = decideSurfaces(list, { page: pageColour, before });
        for (const [index, kind] of list.entries()) {
          if (kind === 'column') continue;
          expect(decided[index]).not.toBe(decided[index - 1] ?? before ?? pageColour);
          expect(decided[index]).not.toBe(decided[index + 1] ?? 'ink');
        }
      }),
    );
  });

  it('tells paper from ink, teal and ochre', () => {
    expect(surfaceAttributes('teal')).toEqual({ 'data-surface': 'teal' });
    expect(surfaceAttributes('red')).toEqual({ 'data-page': 'red' });
  });
});
