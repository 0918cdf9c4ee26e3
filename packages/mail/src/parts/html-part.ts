import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MailContent } from '../content/mail-content.ts';
import type { MailSite } from '../types.ts';
import { body } from './body.ts';
import { logo } from './logo.ts';
import { COLOUR, SHEET, STYLE, SURFACE } from './styles.ts';

const TABLE = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 } as const;

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
      { style: STYLE.body, bgcolor: COLOUR.desk },
      createElement(
        'table',
        { ...TABLE, width: '100%', bgcolor: COLOUR.desk, style: STYLE.outer },
        createElement(
          'tbody',
          null,
          row('desk', STYLE.desk, createElement('main', null, mail(content, site))),
        ),
      ),
    ),
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
