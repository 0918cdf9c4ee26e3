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

const isColourName = (name: string): name is ColourName => Object.hasOwn(COLOURS, name);

/** Colours such as `ink=#2b1150,ochre=#9ad17b`; who chooses them sees to contrast (docs/how-to/another-festival.md). */
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
  return ok({ ...COLOURS, ...given });
}
