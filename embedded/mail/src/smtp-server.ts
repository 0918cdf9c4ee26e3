import { once } from 'node:events';
import type { Server, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '@inktvis/foundation/log';
import PostalMime, { type Address } from 'postal-mime';
import {
  SMTPServer,
  type SMTPServerDataStream,
  type SMTPServerError,
  type SMTPServerOptions,
  type SMTPServerSession,
} from 'smtp-server';
import { type Fault, type FaultSettings, outcomeOf } from './faults.ts';
import type { MessageStore, NewMessage } from './message-store.ts';

type SmtpOptions = {
  readonly store: MessageStore;
  readonly settings: () => FaultSettings;
  readonly log: Log;
};

const MAX_MAIL_BYTES = 5 * 1024 * 1024;

const refusal = (responseCode: number, message: string): SMTPServerError =>
  Object.assign(new Error(message), { responseCode });

const mailboxes = (addresses: readonly Address[] = []): string[] =>
  addresses.flatMap((one) => one.group?.map(({ address }) => address) ?? [one.address ?? '']);

function withName(address: Address | undefined): string {
  if (!address) return '';
  return address.name ? `${address.name} <${address.address ?? ''}>` : (address.address ?? '');
}

async function parseMail(source: Buffer, envelope: NewMessage['envelope']): Promise<NewMessage> {
  const mail = await PostalMime.parse(source);
  return {
    via: 'smtp',
    envelope,
    subject: mail.subject ?? '',
    from: withName(mail.from),
    to: mailboxes(mail.to),
    replyTo: mailboxes(mail.replyTo)[0] ?? null,
    messageId: mail.messageId ?? null,
    headers: mail.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    text: mail.text ?? '',
    html: mail.html ?? '',
    source: source.toString('utf8'),
  };
}

/**
 * The open connections, each with a fault of its own until no fault is set. The sessions of smtp-server do not expose their
 * socket.
 */
function trackConnections(server: Server, { settings }: Pick<SmtpOptions, 'settings'>) {
  const connections = new Map<string, { readonly socket: Socket; readonly fault: Fault }>();
  const keyOf = (address = '', port = 0): string => `${address.replace(/^::ffff:/, '')}:${port}`;
  const of = ({ remoteAddress, remotePort }: SMTPServerSession) =>
    connections.get(keyOf(remoteAddress, remotePort));
  // Before smtp-server itself handles the connection.
  server.prependListener('connection', (socket) => {
    const key = keyOf(socket.remoteAddress, socket.remotePort);
    connections.set(key, { socket, fault: settings().fault });
    socket.once('close', () => connections.delete(key));
  });
  return {
    faultOf: (session: SMTPServerSession): Fault =>
      settings().fault === 'off' ? 'off' : (of(session)?.fault ?? 'off'),
    socketOf: (session: SMTPServerSession): Socket | undefined => of(session)?.socket,
    destroyAll() {
      for (const { socket } of connections.values()) socket.destroy();
    },
  };
}

type Connections = ReturnType<typeof trackConnections>;

/** Receives the mail of a session; gives the refusal, if it is refused. */
async function receive(
  { store, log }: SmtpOptions,
  connections: Connections,
  { stream, session }: { stream: SMTPServerDataStream; session: SMTPServerSession },
): Promise<Error | null> {
  const fault = connections.faultOf(session);
  if (fault === 'cut') {
    await Promise.race([once(stream, 'data'), once(stream, 'end')]);
    connections.socketOf(session)?.destroy();
    return null;
  }
  const source = await buffer(stream);
  if (stream.sizeExceeded) return refusal(552, 'Message too large');
  const { mailFrom, rcptTo } = session.envelope;
  const to = rcptTo.map(({ address }) => address);
  const { id } = store.add(await parseMail(source, { from: mailFrom ? mailFrom.address : '', to }));
  log.info({ id, via: 'smtp' }, 'mail stored');
  if (fault === 'lost-answer') connections.socketOf(session)?.destroy();
  return null;
}

/** What a recipient is refused with; null when it is accepted. */
function recipientRefusal(address: string, fault: Fault): Error | null {
  const outcome = outcomeOf(address);
  if (fault === '4xx' || outcome === 'down') return refusal(451, 'Try again later');
  if (fault === '5xx' || outcome === 'reject') return refusal(550, `<${address}>: mailbox unavailable`);
  return outcome === 'invalid' ? refusal(553, `<${address}>: no such address`) : null;
}

function sessionHandlers(options: SmtpOptions, connections: () => Connections): SMTPServerOptions {
  const { settings, log } = options;
  return {
    async onConnect(session, done) {
      await wait(settings().latencyMs, undefined, { ref: false });
      const { faultOf, socketOf } = connections();
      const fault = faultOf(session);
      if (fault === 'refuse') socketOf(session)?.resetAndDestroy();
      else if (fault === 'not-understood') socketOf(session)?.end('HTTP/1.1 400 Bad Request\r\n\r\n');
      else if (fault !== 'hang') done();
    },
    onAuth(auth, session, done) {
      const isRefused = connections().faultOf(session) === 'unauthorized';
      if (isRefused) done(refusal(535, 'Authentication failed'));
      else done(null, { user: auth.username ?? 'iemand' });
    },
    onMailFrom(_address, session, done) {
      const isRefused = connections().faultOf(session) === 'unauthorized';
      done(isRefused ? refusal(530, 'Authentication required') : null);
    },
    onRcptTo({ address }, session, done) {
      done(recipientRefusal(address, connections().faultOf(session)));
    },
    onData(stream, session, done) {
      receive(options, connections(), { stream, session }).then(done, (error: unknown) => {
        log.warn({ reason: String(error) }, 'a mail could not be read');
        done(refusal(554, 'Message cannot be read'));
      });
    },
  };
}

/** A mail server that accepts everything except special recipients and injected faults. */
export function createSmtpServer(options: SmtpOptions) {
  const server: SMTPServer = new SMTPServer({
    authOptional: true,
    // There is no certificate; the password is only sent in clear text within this machine.
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    size: MAX_MAIL_BYTES,
    closeTimeout: 1,
    logger: false,
    banner: 'Inktvis',
    ...sessionHandlers(options, () => connections),
  });
  const connections = trackConnections(server.server, options);
  server.on('error', (error) => options.log.debug({ reason: error.message }, 'connection failed'));
  return {
    listener: server.server,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        connections.destroyAll();
      }),
  };
}
