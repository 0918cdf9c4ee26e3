import { createElement, Fragment, type ReactNode } from 'react';
import { linesOf } from '../clean.ts';
import { BUTTON_FAILS } from '../content/copy.ts';
import type { Button, MailContent } from '../content/mail-content.ts';
import { COLOUR, STYLE } from './styles.ts';

const BOX = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 } as const;
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

/** The visitor's own words behind the vermilion edge, escaped by React. */
function quoted({ label, text }: NonNullable<MailContent['words']>): ReactNode {
  const lines = linesOf(text).flatMap((line, index) => (index > 0 ? [LINE_END, line] : [line]));
  const cell = createElement('td', { className: 'words', dir: 'auto', style: STYLE.words }, ...lines);
  return createElement(
    Fragment,
    null,
    paragraph(createElement('b', null, label)),
    createElement(
      'table',
      { ...BOX, width: '100%', style: STYLE.wordsBox },
      createElement('tbody', null, createElement('tr', null, cell)),
    ),
  );
}

function inkButton({ label, href, spelled }: Button): ReactNode {
  const link = createElement('a', { href, style: STYLE.button }, label);
  return createElement(
    Fragment,
    null,
    createElement(
      'table',
      { ...BOX, className: 'button', style: STYLE.buttonBox },
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
export function body({
  surface,
  heading,
  paragraphs: texts,
  fields,
  words,
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
    words && quoted(words),
    button && inkButton(button),
    outro && paragraph(outro, soft),
  );
}
