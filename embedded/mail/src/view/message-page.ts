import { html } from 'hono/html';
import type { Message } from '../store/message.ts';
import { momentInWords } from './moment.ts';
import { page } from './page.ts';

/** Ways to look at a mail: as it is, at two widths, as text, and as it came in. */
export const LOOKS = [
  ['breed', 'HTML'],
  ['600', '600 px'],
  ['320', '320 px'],
  ['tekst', 'Tekst'],
  ['bron', 'Bron'],
] as const;

export type Look = (typeof LOOKS)[number][0];

export const readLook = (text: string | undefined): Look =>
  LOOKS.find(([look]) => look === text)?.[0] ?? 'breed';

const headerLines = ({ headers }: Message): string =>
  headers.map(({ name, value }) => `${name}: ${value}`).join('\n');

function shown(message: Message, look: Look) {
  if (look === 'tekst') return html`<pre>${message.text}</pre>`;
  if (look === 'bron') return html`<pre>${message.source ?? headerLines(message)}</pre>`;
  if (message.html === '') return html`<p>Dit bericht heeft geen HTML.</p>`;
  return html`<iframe
    title="Het bericht als HTML"
    src="/berichten/${message.id}/html"
    data-width="${look}"
    sandbox="allow-popups allow-popups-to-escape-sandbox"
  ></iframe>`;
}

const link = (id: string, current: Look, [look, label]: (typeof LOOKS)[number]) =>
  look === current
    ? html`<li><a href="/berichten/${id}?toon=${look}" aria-current="page">${label}</a></li>`
    : html`<li><a href="/berichten/${id}?toon=${look}">${label}</a></li>`;

/** One mail. */
export function messagePage(message: Message, look: Look) {
  const { id, subject, from, envelope, replyTo, messageId, receivedAt, door } = message;
  return page(
    subject || '(zonder onderwerp)',
    html`
      <dl>
        <dt>Van</dt><dd>${from}</dd>
        <dt>Aan</dt><dd>${envelope.to.join(', ')}</dd>
        <dt>Antwoord aan</dt><dd>${replyTo ?? 'de afzender'}</dd>
        <dt>Message-ID</dt><dd>${messageId ?? 'geen'}</dd>
        <dt>Ontvangen</dt><dd><time datetime="${receivedAt}">${momentInWords(receivedAt)}</time></dd>
        <dt>Langs</dt><dd>${door === 'smtp' ? 'SMTP' : 'de API van de provider'}</dd>
      </dl>
      <nav aria-label="Weergave"><ul>${LOOKS.map((one) => link(id, look, one))}</ul></nav>
      ${shown(message, look)}
    `,
  );
}

/** The HTML of a mail, for a frame: its links open in a tab of their own. */
export function framedHtml({ html: text }: Message): string {
  const base = '<base target="_blank">';
  return /<head[^>]*>/i.test(text) ? text.replace(/<head[^>]*>/i, (head) => head + base) : base + text;
}
