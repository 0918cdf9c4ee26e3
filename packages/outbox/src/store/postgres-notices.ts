import { randomUUID } from 'node:crypto';
import postgres from 'postgres';

/** Everybody listens here. */
const CHANNEL = 'inktvis';
/** How often we tell ourselves something, in ms. Not hearing it by the next time, we connect anew. */
const BEAT_MS = 2_000;

export type Listening = {
  readonly hear: (text: string) => void;
  /** The way was broken and is there again. */
  readonly onGap: () => void;
};

/** Sends a notice over a connection that is there anyway. Rejects with what the database says. */
export const sendNotice = async (client: Pick<postgres.Sql, 'notify'>, text: string): Promise<void> => {
  await client.notify(CHANNEL, text);
};

/**
 * Listens to the notices of a PostgreSQL until it is stopped. A connection that broke, or that only looks open after
 * the database went to another machine, is noticed within two beats: we listen to ourselves too.
 */
export function listenToNotices(url: string, { hear, onGap }: Listening): () => Promise<void> {
  const beat = `inktvis_${randomUUID().replaceAll('-', '')}`;
  let client: postgres.Sql | undefined;
  let heardBeat = false;
  let listened = false;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const fresh = postgres(url, {
      max: 1,
      connect_timeout: 5,
      fetch_types: false,
      onnotice: () => undefined,
    });
    client = fresh;
    await fresh.listen(beat, () => {
      heardBeat = true;
    });
    // The library listens again by itself where it can, and says so here too.
    await fresh.listen(CHANNEL, hear, () => {
      if (listened) onGap();
      listened = true;
    });
    heardBeat = true;
  }

  /** One look at whether we still hear. */
  async function check(): Promise<void> {
    try {
      if (client === undefined) await connect();
      else if (heardBeat) {
        heardBeat = false;
        await client.notify(beat, '');
      } else throw new Error('nothing was heard');
    } catch {
      const broken = client;
      client = undefined;
      await broken?.end({ timeout: 0 }).catch(() => undefined);
    }
  }

  let looking = Promise.resolve();
  const again = () => {
    looking = check().then(() => {
      timer = setTimeout(again, BEAT_MS).unref();
    });
  };
  again();
  return async () => {
    await looking;
    clearTimeout(timer);
    await client?.end({ timeout: 1 }).catch(() => undefined);
  };
}
