import type { CSSProperties } from 'react';

/** The colours of the design (requirements D11, "Mail"), as hex: mail programs know no custom properties. */
export const COLOUR = {
  ink: '#071827',
  inkSoft: '#3C4E60',
  backdrop: '#E9EEF1',
  light: '#FEF2E2',
  ochre: '#F2B134',
  vermilion: '#D8371B',
} as const;

export const SURFACE = { white: '#FFFFFF', paper: '#FEF2E2', ochre: '#F2B134' } as const;

const SERIF = 'Besley,Georgia,serif';
const SANS = '"Familjen Grotesk",Arial,sans-serif';
const RULE = `1px solid ${COLOUR.ink}`;

const text: CSSProperties = { fontFamily: SANS, fontSize: '17px', lineHeight: '1.55', color: COLOUR.ink };

/** Mail programs drop style sheets, so every element carries its own rules. */
export const STYLE = {
  body: { ...text, margin: 0, padding: 0, backgroundColor: COLOUR.backdrop },
  outer: { borderCollapse: 'collapse', width: '100%', backgroundColor: COLOUR.backdrop },
  backdrop: { padding: '24px 0' },
  mail: { borderCollapse: 'collapse', width: '100%', maxWidth: '600px', tableLayout: 'fixed' },
  pre: { ...text, padding: '12px 32px 0', fontSize: '14px', color: COLOUR.inkSoft },
  preOnOchre: { ...text, padding: '12px 32px 0', fontSize: '14px' },
  head: { padding: '20px 32px 14px' },
  logo: { display: 'block', border: 0, font: `900 27px/33px ${SERIF}`, color: COLOUR.ink },
  name: { margin: 0, font: `900 27px/33px ${SERIF}`, color: COLOUR.ink },
  rule: { height: '6px', fontSize: 0, lineHeight: '6px', backgroundColor: COLOUR.ink },
  pad: { ...text, padding: '28px 32px 36px', overflowWrap: 'anywhere', wordBreak: 'break-word' },
  heading: {
    margin: '0 0 14px',
    font: `900 34px/1.05 ${SERIF}`,
    letterSpacing: '-0.02em',
    color: COLOUR.ink,
  },
  paragraph: { margin: '0 0 16px' },
  soft: { margin: 0, fontSize: '15px' },
  fields: {
    borderCollapse: 'collapse',
    width: '100%',
    margin: '0 0 20px',
    borderTop: `2px solid ${COLOUR.ink}`,
  },
  label: {
    ...text,
    width: '150px',
    padding: '9px 14px 9px 0',
    borderBottom: RULE,
    fontWeight: 700,
    textAlign: 'left',
    verticalAlign: 'top',
    overflowWrap: 'normal',
    wordBreak: 'normal',
  },
  value: { ...text, padding: '9px 0', borderBottom: RULE, verticalAlign: 'top' },
  words: { ...text, padding: '2px 0 2px 16px', borderLeft: `6px solid ${COLOUR.vermilion}` },
  wordsBox: { borderCollapse: 'collapse', width: '100%', margin: '0 0 20px' },
  buttonBox: { borderCollapse: 'collapse', margin: '4px 0 20px' },
  button: {
    ...text,
    display: 'inline-block',
    padding: '14px 26px',
    color: COLOUR.light,
    fontWeight: 700,
    textDecoration: 'none',
  },
  foot: {
    ...text,
    padding: '22px 32px 26px',
    backgroundColor: COLOUR.ink,
    color: COLOUR.light,
    fontSize: '14px',
    lineHeight: '1.5',
  },
  footLine: { margin: 0 },
  footLink: { margin: '8px 0 0' },
  footAddress: { color: COLOUR.ochre, fontWeight: 700 },
} as const satisfies Record<string, CSSProperties>;

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
