import { COLOURS, type Colours } from '@inktvis/foundation/brand';

const hasColours = (locals: object): locals is { readonly colours: Colours } => 'colours' in locals;

/** The colours of the site; `middleware.ts` puts those of the settings into the locals. */
export const coloursOf = (locals: object): Colours => (hasColours(locals) ? locals.colours : COLOURS);

const DESIGN = new Map<string, string>(Object.entries(COLOURS));

/**
 * Style rules with the colours of another brand (setting BRAND_COLOURS), in addition to `ui/tokens.css`; empty if they
 * are those of the design.
 */
export function colourRules(colours: Colours): string {
  const own = Object.entries(colours).filter(([name, colour]) => DESIGN.get(name) !== colour);
  if (own.length === 0) return '';
  // `:root` twice: this wins in any order of the style sheets.
  return `:root:root{${own.map(([name, colour]) => `--c-${name}:${colour}`).join(';')}}`;
}
