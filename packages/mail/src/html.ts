import { COLOURS, type Colours, hasMascot } from '@inktvis/foundation/brand';
import { escapeXml } from '@inktvis/foundation/xml';
import { linesOf } from './clean.ts';
import type { MailContent } from './content.ts';
import { BUTTON_FAILS } from './templates.ts';
import type { MailSite } from './types.ts';

/** HTML that was written here; everything else is escaped. */
type Markup = { readonly markup: string };
type Part = Markup | string | undefined | readonly Part[];

function written(part: Part): string {
  if (part === undefined) return '';
  if (typeof part === 'string') return escapeXml(part);
  return 'markup' in part ? part.markup : part.map(written).join('');
}

const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Markup => ({
  markup: texts.map((text, at) => text + written(parts[at])).join(''),
});

const BACKDROP = '#E9EEF1';

/** In the colours of the brand (requirements D11). Mail programs know no custom properties and drop style sheets. */
function stylesOf(colour: Colours) {
  const { ink } = colour;
  const serif = 'Besley,Georgia,serif';
  const text = `font-family:"Familjen Grotesk",Arial,sans-serif;font-size:17px;line-height:1.55;color:${ink}`;
  const table = 'border-collapse:collapse;width:100%';
  const name = `font:900 27px/33px ${serif};color:${ink}`;
  return {
    body: `${text};margin:0;padding:0;background-color:${BACKDROP}`,
    outer: `${table};background-color:${BACKDROP}`,
    mail: `${table};max-width:600px;table-layout:fixed`,
    pre: `${text};padding:12px 32px 0;font-size:14px`,
    soft: `color:${colour['ink-soft']}`,
    logo: `display:block;border:0;${name}`,
    name: `margin:0;${name}`,
    rule: `height:6px;font-size:0;line-height:6px;background-color:${ink}`,
    pad: `${text};padding:28px 32px 36px;overflow-wrap:anywhere;word-break:break-word`,
    heading: `margin:0 0 14px;font:900 34px/1.05 ${serif};letter-spacing:-0.02em;color:${ink}`,
    paragraph: 'margin:0 0 16px',
    outro: 'margin:0;font-size:15px',
    fields: `${table};margin:0 0 20px;border-top:2px solid ${ink}`,
    label: `${text};width:150px;padding:9px 14px 9px 0;border-bottom:1px solid ${ink};font-weight:700;text-align:left;vertical-align:top;overflow-wrap:normal;word-break:normal`,
    value: `${text};padding:9px 0;border-bottom:1px solid ${ink};vertical-align:top`,
    words: `${text};padding:2px 0 2px 16px;border-left:6px solid ${colour.vermilion}`,
    wordsBox: `${table};margin:0 0 20px`,
    buttonBox: 'border-collapse:collapse;margin:4px 0 20px',
    button: `${text};display:inline-block;padding:14px 26px;color:${colour.orange};font-weight:700;text-decoration:none`,
    foot: `${text};padding:22px 32px 26px;background-color:${ink};color:${colour.orange};font-size:14px;line-height:1.5`,
    footLink: `color:${colour.ochre};font-weight:700`,
  };
}

/** What only a style sheet can do: narrow screens, and staying light where a dark look turns colours round. */
const SHEET = `
:root{color-scheme:light only;supported-color-schemes:light only}
@media (max-width:480px){
.backdrop{padding:0!important}
.pre,.head,.pad,.foot{padding-left:18px!important;padding-right:18px!important}
h1{font-size:27px!important}
.fields th,.fields td{display:block!important;width:auto!important}
.fields th{padding:8px 0 0!important;border-bottom:0!important}
.fields td{padding:0 0 8px!important}
.button,.button tbody,.button tr,.button td{display:block!important;width:100%!important}
.button a{display:block!important;text-align:center!important}
}`;

const TABLE = html`role="presentation" cellpadding="0" cellspacing="0" border="0"`;

/** Pictures in `site/public/mail`, each on its own background. */
const LOGO_FILE = { white: 'logo-wit.png', paper: 'logo-papier.png', ochre: 'logo-oker.png' } as const;

/** One column of 600 px in tables, every rule on its element (requirements D11). */
export function htmlPart(content: MailContent, site: MailSite): string {
  const { subject, preheader, heading, paragraphs, fields, quotes, button, outro, unsubscribe } = content;
  const colour = site.colours ?? COLOURS;
  const style = stylesOf(colour);
  const surface = { white: colour.white, paper: colour.orange, ochre: colour.ochre }[content.surface];
  const soft = content.surface === 'ochre' ? '' : `;${style.soft}`;
  const paragraph = (...parts: readonly Part[]) => html`<p style="${style.paragraph}">${parts}</p>`;

  const logo = hasMascot(site.brand)
    ? html`<img src="${site.siteUrl}/mail/${LOGO_FILE[content.surface]}" alt="${site.brand}" width="150" height="33" style="${style.logo}"/>`
    : html`<p style="${style.name}">${site.brand}</p>`;
  const fieldTable = html`<table class="fields" width="100%" cellpadding="0" cellspacing="0" border="0" style="${style.fields}">
${fields.map(
  ([label, value]) =>
    html`<tr><th scope="row" align="left" valign="top" style="${style.label}">${label}</th><td valign="top" dir="auto" style="${style.value}">${value}</td></tr>`,
)}
</table>`;
  const quoted = quotes.map(({ label, text }) => {
    const lines = linesOf(text).map((line, at) => (at === 0 ? line : [html`<br/>`, line]));
    return html`${paragraph(html`<b>${label}</b>`)}
<table ${TABLE} width="100%" style="${style.wordsBox}"><tr><td class="words" dir="auto" style="${style.words}">${lines}</td></tr></table>`;
  });
  const inkButton =
    button &&
    html`<table ${TABLE} class="button" style="${style.buttonBox}"><tr><td bgcolor="${colour.ink}"><a href="${button.href}" style="${style.button}">${button.label}</a></td></tr></table>
${button.isSpelled ? paragraph(BUTTON_FAILS, html`<br/><b>${button.href}</b>`) : undefined}`;
  const link =
    unsubscribe &&
    html`<p style="margin:8px 0 0"><a href="${unsubscribe.href}" style="${style.footLink}">${unsubscribe.label}</a></p>`;

  const page = html`<!doctype html><html lang="nl-BE" dir="ltr">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width,initial-scale=1"/>
<meta name="color-scheme" content="light only"/>
<meta name="supported-color-schemes" content="light only"/>
<meta name="x-apple-disable-message-reformatting"/>
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no"/>
<title>${subject}</title>
<style>${SHEET}</style>
</head>
<body style="${style.body}" bgcolor="${BACKDROP}">
<table ${TABLE} width="100%" bgcolor="${BACKDROP}" style="${style.outer}"><tr><td class="backdrop" style="padding:24px 0"><main>
<table ${TABLE} width="600" align="center" bgcolor="${surface}" style="${style.mail};background-color:${surface}">
<tr><td class="pre" style="${style.pre}${soft}">${preheader}</td></tr>
<tr><td class="head" style="padding:20px 32px 14px">${logo}</td></tr>
<tr><td class="rule" style="${style.rule}" bgcolor="${colour.ink}">\u00a0</td></tr>
<tr><td class="pad" style="${style.pad}">
<h1 style="${style.heading}">${heading}</h1>
${paragraphs.map((text) => paragraph(text))}
${fields.length > 0 ? fieldTable : undefined}
${quoted}
${inkButton}
${outro === '' ? undefined : html`<p style="${style.outro}${soft}">${outro}</p>`}
</td></tr>
<tr><td class="foot" style="${style.foot}" bgcolor="${colour.ink}"><p style="margin:0">${content.footer}</p>${link}</td></tr>
</table>
</main></td></tr></table>
</body>
</html>`;
  return page.markup;
}
