import { brusselsDay, formatDayNumber, formatTime } from '@inktvis/foundation/brussels';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { secureHeaders } from 'hono/secure-headers';
import type { Message, MessageStore } from './message-store.ts';

/** A mail may load pictures, have styles and open its links in a new window; nothing else. */
const MAIL_CSP =
  "default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:; font-src 'none'; " +
  "frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

type Content = ReturnType<typeof html>;

/** The frame of every page; `hono/html` escapes what is put in. */
const page = (title: string, content: Content): Content => html`${raw('<!doctype html>')}
<html lang="nl-BE">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title} – Ingebouwde post</title>
    <style>
      body { max-width: 70rem; margin: 0 auto; padding: 1.5rem; font: 1.0625rem/1.5 Arial, sans-serif; overflow-wrap: anywhere; }
      th, td { padding: .6rem .75rem .6rem 0; text-align: left; vertical-align: top; }
      iframe { width: 100%; height: 60rem; border: 2px solid; }
      pre { white-space: pre-wrap; }
    </style>
  </head>
  <body>
    <p><a href="/">Ingebouwde post</a> – niets verlaat deze machine</p>
    <h1>${title}</h1>
    ${content}
  </body>
</html>`;

/** `26.10 om 14.32`, Brussels time. */
function dateTime(iso: string): string {
  const instant = new Date(iso);
  return `${formatDayNumber(brusselsDay(instant))} om ${formatTime(instant)}`;
}

const titleOf = ({ subject }: Message): string => subject || '(zonder onderwerp)';

function listPage(messages: readonly Message[]): Content {
  if (messages.length === 0)
    return page(
      'Nog geen post',
      html`<p>Verstuur een formulier op de site, dan komt de mail hier terecht.</p>`,
    );
  const rows = messages.map(
    (one) => html`
      <tr>
        <td><a href="/berichten/${one.id}">${titleOf(one)}</a></td>
        <td>${one.envelope.to.join(', ')}</td>
        <td>${one.from}</td>
        <td>${dateTime(one.receivedAt)}</td>
      </tr>`,
  );
  return page(
    'Alle post',
    html`
      <table>
        <tr><th>Onderwerp</th><th>Aan</th><th>Van</th><th>Ontvangen</th></tr>
        ${rows}
      </table>`,
  );
}

const messagePage = (message: Message): Content =>
  page(
    titleOf(message),
    html`
      <table>
        <tr><th>Van</th><td>${message.from}</td></tr>
        <tr><th>Aan</th><td>${message.envelope.to.join(', ')}</td></tr>
        <tr><th>Antwoord aan</th><td>${message.replyTo ?? 'de afzender'}</td></tr>
        <tr><th>Ontvangen</th><td>${dateTime(message.receivedAt)}</td></tr>
      </table>
      <iframe title="Het bericht als HTML" src="/berichten/${message.id}/html"></iframe>
      <h2>Tekst</h2>
      <pre>${message.text}</pre>
      <details>
        <summary>Bron</summary>
        <pre>${message.source ?? message.headers.map(({ name, value }) => `${name}: ${value}`).join('\n')}</pre>
      </details>`,
  );

export function createPages(store: MessageStore): Hono {
  const app = new Hono();
  const styled = ["'unsafe-inline'"];
  // No scripts; mails are shown in frames, which have a policy of their own.
  const policy = secureHeaders({
    contentSecurityPolicy: { defaultSrc: ["'none'"], styleSrc: styled, frameSrc: ["'self'"] },
  });
  app.get('/', policy, (context) => context.html(listPage(store.list())));
  app.get('/berichten/:id', policy, (context) => {
    const message = store.get(context.req.param('id'));
    return message
      ? context.html(messagePage(message))
      : context.html(page('Dat bericht is er niet', html``), 404);
  });
  app.get('/berichten/:id/html', (context) => {
    const message = store.get(context.req.param('id'));
    if (!message) return context.notFound();
    // Its links open in a tab of their own.
    const framed = message.html.replace(/(?=<\/head>)|$/i, '<base target="_blank">');
    return context.html(framed, 200, { 'content-security-policy': MAIL_CSP });
  });
  return app;
}
