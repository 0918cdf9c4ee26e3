import { err, ok, type Result } from './result.ts';

/** The squid and its arms belong to the demo brand; another brand goes without (requirements 1). */
export const hasMascot = (brand: string): boolean => brand === 'Inktvis';

/** The colours of the design, by their names in `site/src/ui/tokens.css` without `--c-`. */
export const COLOURS = {
  white: '#ffffff',
  red: '#ffd9d6',
  orange: '#fef2e2',
  blue: '#bde2ec',
  ink: '#071827',
  vermilion: '#d8371b',
  'vermilion-ink': '#b4290f',
  ochre: '#f2b134',
  teal: '#0b6478',
  'ink-2': '#16304a',
  'ink-soft': '#3c4e60',
  coral: '#ff6b4a',
} as const;

type ColourName = keyof typeof COLOURS;
export type Colours = Readonly<Record<ColourName, string>>;

const PAGES = ['white', 'red', 'orange', 'blue'] as const;
const onPages = (text: ColourName) => PAGES.map((page) => [text, page] as const);

/** Text and the surface it is read on. */
const readOn = (): readonly (readonly [ColourName, ColourName])[] => [
  ...onPages('ink'),
  ...onPages('ink-soft'),
  ...onPages('vermilion-ink'),
  ...onPages('teal'),
  ['ink', 'ochre'],
  ['ochre', 'ink'],
  ['coral', 'ink'],
  ['orange', 'ink'],
  ['white', 'ink'],
  ['white', 'ink-2'],
  ['white', 'vermilion'],
  ['white', 'teal'],
];

/** WCAG 2.2, 1.4.3: text of any size. */
const LEAST_CONTRAST = 4.5;

/** Relative luminance of `#rrggbb` (WCAG 2.2, terms). */
function luminance(colour: string): number {
  const part = (from: number): number => {
    const value = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const isColourName = (name: string): name is ColourName => Object.hasOwn(COLOURS, name);

/**
 * Reads the colours of a brand, such as `ink=#2b1150,ochre=#9ad17b`; those that are not named are of the design. The error
 * says in words which is not understood, or which text could not be read on which surface.
 */
export function parseColours(text: string): Result<Colours, string> {
  const given: Partial<Record<ColourName, string>> = {};
  for (const pair of text.split(',').map((one) => one.trim())) {
    if (pair === '') continue;
    const [name = '', value = ''] = pair.split('=').map((one) => one.trim());
    if (!isColourName(name))
      return err(`${name} is not a colour; the names are ${Object.keys(COLOURS).join(', ')}`);
    if (!/^#[\da-f]{6}$/i.test(value)) return err(`${name} is not #rrggbb`);
    given[name] = value.toLowerCase();
  }
  const colours = { ...COLOURS, ...given };
  for (const [words, surface] of readOn()) {
    const found = contrast(colours[words], colours[surface]);
    if (found < LEAST_CONTRAST)
      return err(
        `${words} on ${surface} has a contrast of ${found.toFixed(2)}, and text needs ${LEAST_CONTRAST}`,
      );
  }
  return ok(colours);
}
