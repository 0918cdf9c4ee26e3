import { buffer } from 'node:stream/consumers';
import type { Log } from '@inktvis/foundation/log';
import PostalMime, { type Address } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { type Fault, outcomeOf } from './faults.ts';
import type { MessageStore, NewMessage } from './message-store.ts';

const MAX_MAIL_BYTES = 5 * 1024 * 1024;

const refusal = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

const mailboxes = (addresses: readonly Address[] = []): string[] =>
  addresses.flatMap((one) => one.group?.map(({ address }) => address) ?? [one.address ?? '']);

async function parseMail(source: Buffer, { envelope }: SMTPServerSession): Promise<NewMessage> {
  const mail = await PostalMime.parse(source);
  const { name, address = '' } = mail.from ?? {};
  return {
    envelope: {
      from: envelope.mailFrom ? envelope.mailFrom.address : '',
      to: envelope.rcptTo.map((recipient) => recipient.address),
    },
    subject: mail.subject ?? '',
    from: name ? `${name} <${address}>` : address,
    to: mailboxes(mail.to),
    replyTo: mailboxes(mail.replyTo)[0] ?? null,
    messageId: mail.messageId ?? null,
    headers: mail.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    text: mail.text ?? '',
    html: mail.html ?? '',
    source: source.toString('utf8'),
  };
}

/** Null: it is accepted. */
function recipientRefusal(address: string, fault: Fault): Error | null {
  const outcome = outcomeOf(address);
  if (fault === '4xx' || outcome === 'down') return refusal(451, 'Try again later');
  if (fault === '5xx' || outcome === 'reject') return refusal(550, `<${address}>: mailbox unavailable`);
  return outcome === 'invalid' ? refusal(553, `<${address}>: no such address`) : null;
}

type SmtpOptions = {
  readonly store: MessageStore;
  readonly fault: () => Fault;
  readonly log: Log;
};

/** Accepts everything but special recipients and injected faults. */
export function createSmtpServer({ store, fault, log }: SmtpOptions): SMTPServer {
  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<Error | null> {
    const source = await buffer(stream);
    if (stream.sizeExceeded) return refusal(552, 'Message too large');
    store.add(await parseMail(source, session));
    return null;
  }
  const server = new SMTPServer({
    authOptional: true,
    // There is no certificate; the password is only sent in clear text within this machine.
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    size: MAX_MAIL_BYTES,
    closeTimeout: 1,
    logger: false,
    banner: 'Inktvis',
    onConnect(_session, done) {
      if (fault() !== 'hang') done();
    },
    onAuth: ({ username = 'iemand' }, _session, done) => done(null, { user: username }),
    onRcptTo: ({ address }, _session, done) => done(recipientRefusal(address, fault())),
    onData(stream, session, done) {
      const answer = (outcome: Error | null) => {
        if (fault() !== 'lost-answer') done(outcome);
      };
      receive(stream, session).then(answer, (error: unknown) => {
        log.warn({ reason: String(error) }, 'a mail could not be read');
        done(refusal(554, 'Message cannot be read'));
      });
    },
  });
  server.on('error', (error) => log.debug({ reason: error.message }, 'connection failed'));
  return server;
}
