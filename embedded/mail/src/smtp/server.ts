import { once } from 'node:events';
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '@inktvis/foundation/log';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { MessageStore } from '../store/message-store.ts';
import { magicOf } from '../switches/magic.ts';
import type { Fault, Switches } from '../switches/switches.ts';
import { readSource } from './read-source.ts';
import { reply } from './reply.ts';

export type SmtpOptions = {
  readonly store: MessageStore;
  readonly chance: () => Fault;
  readonly switches: () => Switches;
  /** How long mail for `slow@…` takes. */
  readonly slowMs: number;
  readonly log: Log;
};

const LARGEST_MAIL = 5 * 1024 * 1024;

const addressOf = (from: SMTPServerSession['envelope']['mailFrom']): string => (from ? from.address : '');

/** A connection is named by where it comes from: the sessions of smtp-server do not show their socket. */
const nameOf = (address = '', port = 0): string => `${address.replace(/^::ffff:/, '')}:${port}`;

/** A mail server that takes everything; what it refuses is a magic recipient or a switched fault. */
export function createSmtpServer({ store, chance, switches, slowMs, log }: SmtpOptions) {
  const sockets = new Map<string, Socket>();
  const faults = new Map<string, Fault>();
  const faultOf = ({ remoteAddress, remotePort }: SMTPServerSession): Fault =>
    faults.get(nameOf(remoteAddress, remotePort)) ?? 'off';
  const socketOf = ({ remoteAddress, remotePort }: SMTPServerSession): Socket | undefined =>
    sockets.get(nameOf(remoteAddress, remotePort));

  async function take(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<Error | null> {
    const fault = faultOf(session);
    if (fault === 'cut') {
      await Promise.race([once(stream, 'data'), once(stream, 'end')]);
      socketOf(session)?.destroy();
      return null;
    }
    const source = await buffer(stream);
    if (stream.sizeExceeded) return reply(552, 'Message too large');
    const recipients = session.envelope.rcptTo.map(({ address }) => address);
    if (recipients.some((address) => magicOf(address) === 'slow'))
      await wait(slowMs, undefined, { ref: false });
    const envelope = { from: addressOf(session.envelope.mailFrom), to: recipients };
    const { id } = await store.add(await readSource(source, envelope));
    log.info({ id, door: 'smtp' }, 'mail kept');
    if (fault === 'lost-answer') socketOf(session)?.destroy();
    return null;
  }

  const server = new SMTPServer({
    authOptional: true,
    // Without a certificate of its own; the password goes in clear text to this machine only.
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    size: LARGEST_MAIL,
    closeTimeout: 1,
    logger: false,
    banner: 'Inktvis',
    async onConnect(session, done) {
      await wait(switches().latencyMs, undefined, { ref: false });
      const fault = faultOf(session);
      if (fault === 'refuse') socketOf(session)?.resetAndDestroy();
      else if (fault === 'not-understood') socketOf(session)?.end('HTTP/1.1 400 Bad Request\r\n\r\n');
      else if (fault !== 'hang') done();
    },
    onAuth(auth, session, done) {
      if (faultOf(session) === 'unauthorized') done(reply(535, 'Authentication failed'));
      else done(null, { user: auth.username ?? 'iemand' });
    },
    onMailFrom(_address, session, done) {
      done(faultOf(session) === 'unauthorized' ? reply(530, 'Authentication required') : null);
    },
    onRcptTo({ address }, session, done) {
      const fault = faultOf(session);
      const magic = magicOf(address);
      if (fault === '4xx' || magic === 'down') done(reply(451, 'Try again later'));
      else if (fault === '5xx' || magic === 'reject') done(reply(550, `<${address}>: mailbox unavailable`));
      else if (magic === 'invalid') done(reply(553, `<${address}>: no such address`));
      else done();
    },
    onData(stream, session, done) {
      take(stream, session).then(done, (error: unknown) => {
        log.warn({ reason: String(error) }, 'a mail could not be read');
        done(reply(554, 'Message cannot be read'));
      });
    },
  });
  server.on('error', (error) => log.debug({ reason: error.message }, 'connection failed'));
  // Before the server itself hears of it: each connection, and with it each mail, has its own chance to go wrong.
  server.server.prependListener('connection', (socket) => {
    const name = nameOf(socket.remoteAddress, socket.remotePort);
    sockets.set(name, socket);
    faults.set(name, chance());
    socket.once('close', () => {
      sockets.delete(name);
      faults.delete(name);
    });
  });
  return {
    listener: server.server,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets.values()) socket.destroy();
      }),
  };
}
