import { brusselsDay, formatDayNumber, formatTime } from '@inktvis/foundation/brussels';
import { type Context, Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { Message, MessageStore } from './message-store.ts';

/** Pages of this service: no scripts; mails are shown in frames, which have a policy of their own. */
const PAGE_CSP =
  "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** A mail may load pictures, have styles and open its links in a new window; nothing else. */
const MAIL_CSP =
  "default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:; font-src 'none'; " +
  "frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

const STYLES = `
body { margin: 0; background: #e9eef1; color: #071827; font: 400 1.0625rem/1.5 "Familjen Grotesk", Arial, sans-serif; }
header { padding: 1rem 1.5rem; background: #071827; color: #fef2e2; }
header a { color: #f2b134; }
main { box-sizing: border-box; max-width: 70rem; padding: 1.5rem; }
h1 { margin: 0 0 1rem; font: 900 2rem/1.1 Besley, Georgia, serif; overflow-wrap: anywhere; }
a { color: #071827; }
a:focus-visible, button:focus-visible, iframe:focus-visible { outline: 3px solid #d8371b; outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; background: #fff; }
caption { padding: 0 0 .5rem; text-align: left; }
th, td { padding: .6rem .75rem; border-bottom: 1px solid #071827; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0 0 1rem; overflow-wrap: anywhere; }
dt { font-weight: 700; }
dd { margin: 0; }
nav ul { display: flex; flex-wrap: wrap; gap: 1rem; margin: 0 0 1rem; padding: 0; list-style: none; }
nav [aria-current] { font-weight: 700; text-decoration: none; }
iframe { display: block; width: 100%; height: 60rem; border: 2px solid #071827; background: #fff; }
iframe[data-width="320"] { width: 320px; }
iframe[data-width="600"] { width: 600px; max-width: 100%; }
pre { margin: 0; padding: 1rem; border: 2px solid #071827; background: #fff; white-space: pre-wrap; overflow-wrap: anywhere; }
button { padding: .5rem 1rem; border: 0; background: #071827; color: #fef2e2; font: inherit; cursor: pointer; }
@media (max-width: 40rem) { th:nth-child(3), td:nth-child(3), th:nth-child(4), td:nth-child(4) { display: none; } }
`;

type Content = ReturnType<typeof html>;

/** The frame of every page; `hono/html` escapes what is put in. */
function page(title: string, content: Content): Content {
  return html`${raw('<!doctype html>')}
<html lang="nl-BE">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title} – Ingebouwde post</title>
    <link rel="stylesheet" href="/stijl.css" />
  </head>
  <body>
    <header><a href="/">Ingebouwde post</a> – niets verlaat deze machine</header>
    <main>
      <h1>${title}</h1>
      ${content}
    </main>
  </body>
</html>`;
}

/** `26.10 om 14.32`, Brussels time. */
function dateTime(iso: string): string {
  const instant = new Date(iso);
  return `${formatDayNumber(brusselsDay(instant))} om ${formatTime(instant)}`;
}

const row = ({ id, subject, envelope, from, receivedAt }: Message) => html`
  <tr>
    <td><a href="/berichten/${id}">${subject || '(zonder onderwerp)'}</a></td>
    <td>${envelope.to.join(', ')}</td>
    <td>${from}</td>
    <td><time datetime="${receivedAt}">${dateTime(receivedAt)}</time></td>
  </tr>`;

function listPage(messages: readonly Message[]) {
  if (messages.length === 0) {
    return page(
      'Nog geen post',
      html`<p>Verstuur een formulier op de site, dan komt de mail hier terecht.</p>`,
    );
  }
  const count = messages.length === 1 ? '1 bericht' : `${messages.length} berichten`;
  return page(
    'Alle post',
    html`
      <table>
        <caption>${count}, het nieuwste eerst</caption>
        <thead>
          <tr>
            <th scope="col">Onderwerp</th>
            <th scope="col">Aan</th>
            <th scope="col">Van</th>
            <th scope="col">Ontvangen</th>
          </tr>
        </thead>
        <tbody>${messages.map(row)}</tbody>
      </table>
      <form method="post" action="/berichten/wissen"><p><button>Gooi alles weg</button></p></form>
    `,
  );
}

/** Views of a mail: HTML, at two widths, text, and source. */
const VIEWS = [
  ['breed', 'HTML'],
  ['600', '600 px'],
  ['320', '320 px'],
  ['tekst', 'Tekst'],
  ['bron', 'Bron'],
] as const;

type View = (typeof VIEWS)[number][0];

const readView = (text: string | undefined): View => VIEWS.find(([view]) => view === text)?.[0] ?? 'breed';

const headerLines = ({ headers }: Message): string =>
  headers.map(({ name, value }) => `${name}: ${value}`).join('\n');

function shown(message: Message, view: View) {
  if (view === 'tekst') return html`<pre>${message.text}</pre>`;
  if (view === 'bron') return html`<pre>${message.source ?? headerLines(message)}</pre>`;
  if (message.html === '') return html`<p>Dit bericht heeft geen HTML.</p>`;
  return html`<iframe
    title="Het bericht als HTML"
    src="/berichten/${message.id}/html"
    data-width="${view}"
    sandbox="allow-popups allow-popups-to-escape-sandbox"
  ></iframe>`;
}

const link = (id: string, current: View, [view, label]: (typeof VIEWS)[number]) =>
  view === current
    ? html`<li><a href="/berichten/${id}?toon=${view}" aria-current="page">${label}</a></li>`
    : html`<li><a href="/berichten/${id}?toon=${view}">${label}</a></li>`;

function messagePage(message: Message, view: View) {
  const { id, subject, from, envelope, replyTo, messageId, receivedAt, via } = message;
  return page(
    subject || '(zonder onderwerp)',
    html`
      <dl>
        <dt>Van</dt><dd>${from}</dd>
        <dt>Aan</dt><dd>${envelope.to.join(', ')}</dd>
        <dt>Antwoord aan</dt><dd>${replyTo ?? 'de afzender'}</dd>
        <dt>Message-ID</dt><dd>${messageId ?? 'geen'}</dd>
        <dt>Ontvangen</dt><dd><time datetime="${receivedAt}">${dateTime(receivedAt)}</time></dd>
        <dt>Langs</dt><dd>${via === 'smtp' ? 'SMTP' : 'de API van de provider'}</dd>
      </dl>
      <nav aria-label="Weergave"><ul>${VIEWS.map((one) => link(id, view, one))}</ul></nav>
      ${shown(message, view)}
    `,
  );
}

/** The HTML of a mail, for a frame: its links open in a tab of their own. */
function framedHtml({ html: text }: Message): string {
  const base = '<base target="_blank">';
  return /<head[^>]*>/i.test(text) ? text.replace(/<head[^>]*>/i, (head) => head + base) : base + text;
}

/** A form of another site may not delete mails. */
function isCrossSite(context: Context): boolean {
  const site = context.req.header('sec-fetch-site');
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

/** The mails for people, in a browser. */
export function createPages(store: MessageStore): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    const headers = context.res.headers;
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', PAGE_CSP);
    headers.set('x-content-type-options', 'nosniff');
    headers.set('referrer-policy', 'no-referrer');
    headers.set('cache-control', 'no-store');
  });
  const missing = (context: Context) =>
    context.html(page('Dat bericht is er niet', html`<p><a href="/">Alle post</a></p>`), 404);

  app.get('/', (context) => context.html(listPage(store.list())));
  app.get('/stijl.css', (context) =>
    context.body(STYLES, 200, { 'content-type': 'text/css; charset=utf-8' }),
  );
  app.get('/berichten/:id', (context) => {
    const message = store.get(context.req.param('id'));
    return message
      ? context.html(messagePage(message, readView(context.req.query('toon'))))
      : missing(context);
  });
  app.get('/berichten/:id/html', (context) => {
    const message = store.get(context.req.param('id'));
    if (!message) return missing(context);
    return context.html(framedHtml(message), 200, { 'content-security-policy': MAIL_CSP });
  });
  app.get('/berichten/:id/tekst', (context) => {
    const message = store.get(context.req.param('id'));
    return message ? context.text(message.text) : missing(context);
  });
  app.post('/berichten/wissen', async (context) => {
    if (isCrossSite(context)) return context.text('Alleen van hieruit.', 403);
    await store.remove();
    return context.redirect('/', 303);
  });
  app.notFound(missing);
  return app;
}
