import { COLOURS, hasMascot } from '@inktvis/foundation/brand';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { linesOf } from './clean.ts';
import { type MailButton, type MailContent, siteOf } from './content.ts';
import { type MailStyles, mailStyles, SHEET } from './styles.ts';
import { BUTTON_FAILS } from './texts.ts';
import type { MailSite } from './types.ts';

const TABLE = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 } as const;
const LINE_END = createElement('br');

const paragraph = (text: ReactNode, style: object): ReactNode => createElement('p', { style }, text);

/** Label and value side by side, one above the other on a narrow screen. */
function fieldTable(fields: NonNullable<MailContent['fields']>, { style }: MailStyles): ReactNode {
  const rows = fields.map(([label, value]) =>
    createElement(
      'tr',
      { key: label },
      createElement('th', { scope: 'row', align: 'left', valign: 'top', style: style.label }, label),
      createElement('td', { valign: 'top', dir: 'auto', style: style.value }, value),
    ),
  );
  const table = { className: 'fields', width: '100%', cellPadding: 0, cellSpacing: 0, border: 0 };
  return createElement('table', { ...table, style: style.fields }, createElement('tbody', null, rows));
}

/** What the visitor wrote, behind a vermilion edge, escaped by React. */
function quote(
  { label, text }: NonNullable<MailContent['quotes']>[number],
  { style }: MailStyles,
): ReactNode {
  const lines = linesOf(text).flatMap((line, index) => (index > 0 ? [LINE_END, line] : [line]));
  const cell = createElement('td', { className: 'words', dir: 'auto', style: style.words }, ...lines);
  return createElement(
    Fragment,
    { key: label },
    paragraph(createElement('b', null, label), style.paragraph),
    createElement(
      'table',
      { ...TABLE, width: '100%', style: style.wordsBox },
      createElement('tbody', null, createElement('tr', null, cell)),
    ),
  );
}

function inkButton({ label, href, spelled }: MailButton, { colour, style }: MailStyles): ReactNode {
  const link = createElement('a', { href, style: style.button }, label);
  return createElement(
    Fragment,
    null,
    createElement(
      'table',
      { ...TABLE, className: 'button', style: style.buttonBox },
      createElement(
        'tbody',
        null,
        createElement('tr', null, createElement('td', { bgcolor: colour.ink }, link)),
      ),
    ),
    spelled &&
      paragraph(
        [BUTTON_FAILS, createElement('br', { key: 'br' }), createElement('b', { key: 'b' }, spelled)],
        style.paragraph,
      ),
  );
}

function body(content: MailContent, styles: MailStyles): ReactNode {
  const { surface, heading, paragraphs, fields, quotes, button, outro } = content;
  const { colour, style } = styles;
  const soft = surface === 'ochre' ? style.soft : { ...style.soft, color: colour['ink-soft'] };
  return createElement(
    Fragment,
    null,
    createElement('h1', { style: style.heading }, heading),
    paragraphs.map((text) => createElement(Fragment, { key: text }, paragraph(text, style.paragraph))),
    fields && fieldTable(fields, styles),
    quotes?.map((one) => quote(one, styles)),
    button && inkButton(button, styles),
    outro && paragraph(outro, soft),
  );
}

/** Pictures in `site/public/mail`, each on its own background. */
const LOGO_FILE = { white: 'logo-wit.png', paper: 'logo-papier.png', ochre: 'logo-oker.png' } as const;

/** The drawing of the brand or, for any other brand, its name. */
function logo(surface: MailContent['surface'], site: MailSite, { style }: MailStyles): ReactNode {
  if (!hasMascot(site.brand)) return createElement('p', { style: style.name }, site.brand);
  const src = `${siteOf(site)}/mail/${LOGO_FILE[surface]}`;
  // Otherwise React adds a preload of the picture to the head.
  const noPreload = { fetchPriority: 'low' } as const;
  return createElement('img', {
    src,
    alt: site.brand,
    width: 150,
    height: 33,
    style: style.logo,
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

function footer({ footer: line, unsubscribe }: MailContent, { style }: MailStyles): ReactNode {
  return createElement(
    'div',
    null,
    createElement('p', { style: style.footLine }, line),
    unsubscribe &&
      createElement(
        'p',
        { style: style.footLink },
        createElement('a', { href: unsubscribe.href, style: style.footAddress }, unsubscribe.label),
      ),
  );
}

function mail(content: MailContent, site: MailSite, styles: MailStyles): ReactNode {
  const { colour, style } = styles;
  const surface = styles.surface[content.surface];
  const pre = content.surface === 'ochre' ? style.preOnOchre : style.pre;
  return createElement(
    'table',
    {
      ...TABLE,
      width: 600,
      align: 'center',
      bgcolor: surface,
      style: { ...style.mail, backgroundColor: surface },
    },
    createElement(
      'tbody',
      null,
      row('pre', pre, content.preheader),
      row('head', style.head, logo(content.surface, site, styles)),
      row('rule', style.rule, '\u00a0', colour.ink),
      row('pad', style.pad, body(content, styles)),
      row('foot', style.foot, footer(content, styles), colour.ink),
    ),
  );
}

/** The HTML part: one column of 600 px in tables, every rule on its element (requirements D11). */
export function htmlPart(content: MailContent, site: MailSite): string {
  const styles = mailStyles(site.colours ?? COLOURS);
  const { colour, style } = styles;
  const page = createElement(
    'html',
    { lang: 'nl-BE', dir: 'ltr' },
    head(content.subject),
    createElement(
      'body',
      { style: style.body, bgcolor: colour.backdrop },
      createElement(
        'table',
        { ...TABLE, width: '100%', bgcolor: colour.backdrop, style: style.outer },
        createElement(
          'tbody',
          null,
          row('backdrop', style.backdrop, createElement('main', null, mail(content, site, styles))),
        ),
      ),
    ),
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
