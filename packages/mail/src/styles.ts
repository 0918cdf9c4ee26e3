import type { Colours } from '@inktvis/foundation/brand';
import type { CSSProperties } from 'react';

/** Around a mail; part of no brand. */
const BACKDROP = '#E9EEF1';

const SERIF = 'Besley,Georgia,serif';
const SANS = '"Familjen Grotesk",Arial,sans-serif';

/**
 * The colours and rules of a mail in the colours of the brand (requirements D11, "Mail"). Mail programs know no custom
 * properties and drop style sheets, so every element carries its own rules.
 */
export function mailStyles(brand: Colours) {
  const colour = { ...brand, backdrop: BACKDROP };
  const rule = `1px solid ${colour.ink}`;
  const text: CSSProperties = { fontFamily: SANS, fontSize: '17px', lineHeight: '1.55', color: colour.ink };
  return {
    colour,
    surface: { white: brand.white, paper: brand.orange, ochre: brand.ochre },
    style: {
      body: { ...text, margin: 0, padding: 0, backgroundColor: colour.backdrop },
      outer: { borderCollapse: 'collapse', width: '100%', backgroundColor: colour.backdrop },
      backdrop: { padding: '24px 0' },
      mail: { borderCollapse: 'collapse', width: '100%', maxWidth: '600px', tableLayout: 'fixed' },
      pre: { ...text, padding: '12px 32px 0', fontSize: '14px', color: colour['ink-soft'] },
      preOnOchre: { ...text, padding: '12px 32px 0', fontSize: '14px' },
      head: { padding: '20px 32px 14px' },
      logo: { display: 'block', border: 0, font: `900 27px/33px ${SERIF}`, color: colour.ink },
      name: { margin: 0, font: `900 27px/33px ${SERIF}`, color: colour.ink },
      rule: { height: '6px', fontSize: 0, lineHeight: '6px', backgroundColor: colour.ink },
      pad: { ...text, padding: '28px 32px 36px', overflowWrap: 'anywhere', wordBreak: 'break-word' },
      heading: {
        margin: '0 0 14px',
        font: `900 34px/1.05 ${SERIF}`,
        letterSpacing: '-0.02em',
        color: colour.ink,
      },
      paragraph: { margin: '0 0 16px' },
      soft: { margin: 0, fontSize: '15px' },
      fields: {
        borderCollapse: 'collapse',
        width: '100%',
        margin: '0 0 20px',
        borderTop: `2px solid ${colour.ink}`,
      },
      label: {
        ...text,
        width: '150px',
        padding: '9px 14px 9px 0',
        borderBottom: rule,
        fontWeight: 700,
        textAlign: 'left',
        verticalAlign: 'top',
        overflowWrap: 'normal',
        wordBreak: 'normal',
      },
      value: { ...text, padding: '9px 0', borderBottom: rule, verticalAlign: 'top' },
      words: { ...text, padding: '2px 0 2px 16px', borderLeft: `6px solid ${colour.vermilion}` },
      wordsBox: { borderCollapse: 'collapse', width: '100%', margin: '0 0 20px' },
      buttonBox: { borderCollapse: 'collapse', margin: '4px 0 20px' },
      button: {
        ...text,
        display: 'inline-block',
        padding: '14px 26px',
        color: colour.orange,
        fontWeight: 700,
        textDecoration: 'none',
      },
      foot: {
        ...text,
        padding: '22px 32px 26px',
        backgroundColor: colour.ink,
        color: colour.orange,
        fontSize: '14px',
        lineHeight: '1.5',
      },
      footLine: { margin: 0 },
      footLink: { margin: '8px 0 0' },
      footAddress: { color: colour.ochre, fontWeight: 700 },
    } satisfies Record<string, CSSProperties>,
  };
}

export type MailStyles = ReturnType<typeof mailStyles>;

/** What only a style sheet can do: narrow screens, and staying light where a dark look turns colours round. */
export const SHEET = [
  ':root{color-scheme:light only;supported-color-schemes:light only}',
  '@media (max-width:480px){',
  '.backdrop{padding:0!important}',
  '.pre,.head,.pad,.foot{padding-left:18px!important;padding-right:18px!important}',
  'h1{font-size:27px!important}',
  '.fields th,.fields td{display:block!important;width:auto!important}',
  '.fields th{padding:8px 0 0!important;border-bottom:0!important}',
  '.fields td{padding:0 0 8px!important}',
  '.button,.button tbody,.button tr,.button td{display:block!important;width:100%!important}',
  '.button a{display:block!important;text-align:center!important}',
  '}',
].join('');
