import { randomUUID } from 'node:crypto';
import postgres from 'postgres';

const CHANNEL = 'inktvis';
/** How often a heartbeat is sent to ourselves, in ms. When it has not arrived by the next, we reconnect. */
const HEARTBEAT_MS = 2_000;

type Listener = {
  readonly onNotice: (text: string) => void;
  /** The connection was lost and restored. */
  readonly onGap: () => void;
};

/** Sends a notice over a connection that is there anyway. Rejects with what the database says. */
export const sendNotice = async (client: Pick<postgres.Sql, 'notify'>, text: string): Promise<void> => {
  await client.notify(CHANNEL, text);
};

/**
 * Listens to the notices of a PostgreSQL until it is stopped. A connection that broke, or that only looks open after
 * the database went to another machine, is noticed within two heartbeats.
 */
export function listenToNotices(url: string, { onNotice, onGap }: Listener): () => Promise<void> {
  const heartbeat = `inktvis_${randomUUID().replaceAll('-', '')}`;
  let client: postgres.Sql | undefined;
  let heartbeatReceived = false;
  let isListening = false;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const fresh = postgres(url, {
      max: 1,
      connect_timeout: 5,
      fetch_types: false,
      onnotice: () => undefined,
    });
    client = fresh;
    await fresh.listen(heartbeat, () => {
      heartbeatReceived = true;
    });
    // The library listens again by itself where it can, and says so here too.
    await fresh.listen(CHANNEL, onNotice, () => {
      if (isListening) onGap();
      isListening = true;
    });
    heartbeatReceived = true;
  }

  /** Reconnects when the last heartbeat did not arrive. */
  async function check(): Promise<void> {
    try {
      if (client === undefined) await connect();
      else if (heartbeatReceived) {
        heartbeatReceived = false;
        await client.notify(heartbeat, '');
      } else throw new Error('no heartbeat');
    } catch {
      const broken = client;
      client = undefined;
      await broken?.end({ timeout: 0 }).catch(() => undefined);
    }
  }

  let checking = Promise.resolve();
  const repeat = () => {
    checking = check().then(() => {
      timer = setTimeout(repeat, HEARTBEAT_MS).unref();
    });
  };
  repeat();
  return async () => {
    await checking;
    clearTimeout(timer);
    await client?.end({ timeout: 1 }).catch(() => undefined);
  };
}
