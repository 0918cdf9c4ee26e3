import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { linesOf } from './clean.ts';
import { type MailButton, type MailContent, siteOf } from './content.ts';
import { COLOUR, SHEET, STYLE, SURFACE } from './styles.ts';
import { BUTTON_FAILS } from './texts.ts';
import type { MailSite } from './types.ts';

const TABLE = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 } as const;
const LINE_END = createElement('br');

const paragraph = (text: ReactNode, style: object = STYLE.paragraph): ReactNode =>
  createElement('p', { style }, text);

const paragraphs = (texts: readonly string[]): ReactNode =>
  texts.map((text) => createElement(Fragment, { key: text }, paragraph(text)));

/** Label and value side by side, one above the other on a narrow screen. */
function fieldTable(fields: NonNullable<MailContent['fields']>): ReactNode {
  const rows = fields.map(([label, value]) =>
    createElement(
      'tr',
      { key: label },
      createElement('th', { scope: 'row', align: 'left', valign: 'top', style: STYLE.label }, label),
      createElement('td', { valign: 'top', dir: 'auto', style: STYLE.value }, value),
    ),
  );
  const table = { className: 'fields', width: '100%', cellPadding: 0, cellSpacing: 0, border: 0 };
  return createElement('table', { ...table, style: STYLE.fields }, createElement('tbody', null, rows));
}

/** What the visitor wrote, behind a vermilion edge, escaped by React. */
function quote({ label, text }: NonNullable<MailContent['quotes']>[number]): ReactNode {
  const lines = linesOf(text).flatMap((line, index) => (index > 0 ? [LINE_END, line] : [line]));
  const cell = createElement('td', { className: 'words', dir: 'auto', style: STYLE.words }, ...lines);
  return createElement(
    Fragment,
    { key: label },
    paragraph(createElement('b', null, label)),
    createElement(
      'table',
      { ...TABLE, width: '100%', style: STYLE.wordsBox },
      createElement('tbody', null, createElement('tr', null, cell)),
    ),
  );
}

function inkButton({ label, href, spelled }: MailButton): ReactNode {
  const link = createElement('a', { href, style: STYLE.button }, label);
  return createElement(
    Fragment,
    null,
    createElement(
      'table',
      { ...TABLE, className: 'button', style: STYLE.buttonBox },
      createElement(
        'tbody',
        null,
        createElement('tr', null, createElement('td', { bgcolor: COLOUR.ink }, link)),
      ),
    ),
    spelled &&
      paragraph([
        BUTTON_FAILS,
        createElement('br', { key: 'br' }),
        createElement('b', { key: 'b' }, spelled),
      ]),
  );
}

/** What stands between the rule and the footer. */
function body({
  surface,
  heading,
  paragraphs: texts,
  fields,
  quotes,
  button,
  outro,
}: MailContent): ReactNode {
  const soft = surface === 'ochre' ? STYLE.soft : { ...STYLE.soft, color: COLOUR.inkSoft };
  return createElement(
    Fragment,
    null,
    createElement('h1', { style: STYLE.heading }, heading),
    paragraphs(texts),
    fields && fieldTable(fields),
    quotes?.map(quote),
    button && inkButton(button),
    outro && paragraph(outro, soft),
  );
}

/** Only the demo brand has a drawn logo. */
const DRAWN_BRAND = 'Inktvis';

/** Pictures in `site/public/mail`, each on its own background. */
const LOGO_FILE = { white: 'logo-wit.png', paper: 'logo-papier.png', ochre: 'logo-oker.png' } as const;

/** The drawing of the brand or, for any other brand, its name. */
function logo(surface: MailContent['surface'], site: MailSite): ReactNode {
  if (site.brand !== DRAWN_BRAND) return createElement('p', { style: STYLE.name }, site.brand);
  const src = `${siteOf(site)}/mail/${LOGO_FILE[surface]}`;
  // Otherwise React adds a preload of the picture to the head.
  const noPreload = { fetchPriority: 'low' } as const;
  return createElement('img', {
    src,
    alt: DRAWN_BRAND,
    width: 150,
    height: 33,
    style: STYLE.logo,
    ...noPreload,
  });
}

function head(subject: string): ReactNode {
  return createElement(
    'head',
    null,
    createElement('meta', { charSet: 'utf-8' }),
    createElement('meta', { name: 'viewport', content: 'width=device-width,initial-scale=1' }),
    createElement('meta', { name: 'color-scheme', content: 'light only' }),
    createElement('meta', { name: 'supported-color-schemes', content: 'light only' }),
    createElement('meta', { name: 'x-apple-disable-message-reformatting' }),
    createElement('meta', {
      name: 'format-detection',
      content: 'telephone=no,date=no,address=no,email=no,url=no',
    }),
    createElement('title', null, subject),
    createElement('style', null, SHEET),
  );
}

/** One cell over the full width of the mail. */
const row = (className: string, style: object, content: ReactNode, colour?: string): ReactNode =>
  createElement('tr', null, createElement('td', { className, style, bgcolor: colour }, content));

function footer({ footer: line, unsubscribe }: MailContent): ReactNode {
  return createElement(
    'div',
    null,
    createElement('p', { style: STYLE.footLine }, line),
    unsubscribe &&
      createElement(
        'p',
        { style: STYLE.footLink },
        createElement('a', { href: unsubscribe.href, style: STYLE.footAddress }, unsubscribe.label),
      ),
  );
}

function mail(content: MailContent, site: MailSite): ReactNode {
  const surface = SURFACE[content.surface];
  const pre = content.surface === 'ochre' ? STYLE.preOnOchre : STYLE.pre;
  return createElement(
    'table',
    {
      ...TABLE,
      width: 600,
      align: 'center',
      bgcolor: surface,
      style: { ...STYLE.mail, backgroundColor: surface },
    },
    createElement(
      'tbody',
      null,
      row('pre', pre, content.preheader),
      row('head', STYLE.head, logo(content.surface, site)),
      row('rule', STYLE.rule, '\u00a0', COLOUR.ink),
      row('pad', STYLE.pad, body(content)),
      row('foot', STYLE.foot, footer(content), COLOUR.ink),
    ),
  );
}

/** The HTML part: one column of 600 px in tables, every rule on its element (requirements D11). */
export function htmlPart(content: MailContent, site: MailSite): string {
  const page = createElement(
    'html',
    { lang: 'nl-BE', dir: 'ltr' },
    head(content.subject),
    createElement(
      'body',
      { style: STYLE.body, bgcolor: COLOUR.backdrop },
      createElement(
        'table',
        { ...TABLE, width: '100%', bgcolor: COLOUR.backdrop, style: STYLE.outer },
        createElement(
          'tbody',
          null,
          row('backdrop', STYLE.backdrop, createElement('main', null, mail(content, site))),
        ),
      ),
    ),
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
