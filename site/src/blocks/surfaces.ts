import type { PageColour } from '@inktvis/content';

export type Surface = PageColour | 'ink' | 'teal' | 'ochre';

type BandKind = 'picture' | 'grid' | 'call' | 'figures' | 'newsletter';

/** The text column, or a band; the days lie on the page's own paper right below its head. */
export type SurfacePart = 'column' | 'days' | BandKind;

/** In order of preference; each kind continues through its own list, so that a long page alternates. */
const PALETTES: { readonly [kind in BandKind]: readonly Surface[] } = {
  picture: ['blue', 'teal', 'red', 'ink', 'orange'],
  grid: ['white', 'orange', 'blue', 'red'],
  call: ['white', 'orange', 'blue', 'red'],
  figures: ['ink', 'white', 'orange', 'blue'],
  newsletter: ['ochre', 'orange', 'blue', 'red'],
};

type Around = {
  readonly page: PageColour;
  /** What the body follows; the page's own colour by default. The ink of the footer follows the body. */
  readonly before?: Surface;
};

/** Two neighbours never share a colour (requirements D2); columns are never next to each other. */
export function decideSurfaces(parts: readonly SurfacePart[], around: Around): Surface[] {
  const { page, before = page } = around;
  const cursors = { picture: 0, grid: 0, call: 0, figures: 0, newsletter: 0 };
  const decided: Surface[] = [];
  for (const [index, part] of parts.entries()) {
    const isHead = part === 'days' && index === 0 && before === page;
    if (part === 'column' || isHead) {
      decided.push(page);
      continue;
    }
    const next = parts[index + 1];
    const taken = new Set<Surface>([decided.at(-1) ?? before]);
    if (next === undefined) taken.add('ink');
    if (next === 'column') taken.add(page);
    if (part === 'picture') {
      // A section with its own colour would not stand out on the colour of its page.
      taken.add(page);
      // From warm paper the page goes on to another paper, as on the home page of a day.
      if (decided.at(-1) === 'orange') taken.add('teal');
    }
    const kind = part === 'days' ? 'grid' : part;
    const palette = PALETTES[kind];
    const order = palette.map((_, step) => (cursors[kind] + step) % palette.length);
    const chosen = order.find((place) => !taken.has(palette[place] ?? page)) ?? 0;
    decided.push(palette[chosen] ?? page);
    cursors[kind] = kind === 'newsletter' ? 0 : chosen + 1;
  }
  return decided;
}

export const surfaceAttributes = (surface: Surface) =>
  surface === 'ink' || surface === 'teal' || surface === 'ochre'
    ? { 'data-surface': surface }
    : { 'data-page': surface };
