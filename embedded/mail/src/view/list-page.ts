import { html } from 'hono/html';
import type { Message } from '../store/message.ts';
import { momentInWords } from './moment.ts';
import { page } from './page.ts';

const row = ({ id, subject, envelope, from, receivedAt }: Message) => html`
  <tr>
    <td><a href="/berichten/${id}">${subject || '(zonder onderwerp)'}</a></td>
    <td>${envelope.to.join(', ')}</td>
    <td>${from}</td>
    <td><time datetime="${receivedAt}">${momentInWords(receivedAt)}</time></td>
  </tr>`;

/** All mails, newest first. */
export function listPage(messages: readonly Message[]) {
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
