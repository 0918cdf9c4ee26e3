import { join } from 'node:path';
import { createEventsClient, type EventsOptions, isOver, type TouringEvent } from '@inktvis/events';
import { silentLog } from '@inktvis/foundation/log';
import { temporaryFolder } from '@inktvis/foundation/testing/temporary-folder';
import { openUntrustedServer } from '@inktvis/foundation/testing/untrusted-server';
import { describe, expect, it } from 'vitest';
import { asker, CLIENT_ID, KEY, startSample } from './testing/service.ts';

const source = await startSample();
const folder = temporaryFolder();

let connections = 0;
function connect(options: Partial<EventsOptions> = {}) {
  connections += 1;
  return createEventsClient({
    url: source.url,
    apiKey: KEY,
    label: 'inktvis',
    detailPath: 'inktvis-op-toer',
    lastGoodDir: join(folder, String(connections)),
    log: silentLog,
    clock: source.clock,
    requestsPerSecond: Number.POSITIVE_INFINITY,
    ...options,
    // Long enough for a busy machine; only a source that hangs takes so long.
    times: { readTimeout: 2_000, requestTimeout: 1_500, ...options.times },
  });
}

async function everything(): Promise<readonly TouringEvent[]> {
  const read = await connect().list();
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

describe('the sample through the client', () => {
  it('every event can be read, once, and none is over', async () => {
    const events = await everything();
    expect(events).toHaveLength(87);
    expect(new Set(events.map(({ slug }) => slug)).size).toBe(87);
    expect(events.filter((event) => isOver(event, source.clock.now()))).toEqual([]);
    expect(events.filter(({ title }) => title === '')).toEqual([]);
    expect(JSON.stringify(events)).not.toMatch(/<script|javascript:|[\u202a-\u202e]/);
  });

  it('every event opens by its slug, also with a client id instead of a key', async () => {
    const client = connect({ apiKey: undefined, clientId: CLIENT_ID });
    for (const { slug } of await everything()) {
      expect(await client.find(slug)).toMatchObject({ ok: true, value: { slug } });
    }
  });

  it('what is over still opens; what is not public, not ours or unknown does not', async () => {
    const { idOf } = asker(source.url);
    const client = connect();
    const value = { title: 'Zomerlezen aan de Leie' };
    expect(await client.find(await idOf('Zomerlezen'))).toMatchObject({ ok: true, value });
    for (const title of [
      'Lentelezen',
      'Werktitel',
      'ballonnen',
      'op het dak',
      'Over de grens',
      'Reinaert in de klas',
      'een ander festival',
      'Inktvissen in',
    ]) {
      const id = await idOf(title);
      expect(id, title).not.toBe('');
      expect(await client.find(id), title).toMatchObject({ ok: true, value: null });
    }
    const unknown = await client.find('00000000-0000-4000-8000-000000000000');
    expect(unknown).toMatchObject({ ok: true, value: null });
  });
});

it('a source whose certificate no authority signed is sent no key', async () => {
  const stranger = await openUntrustedServer();
  expect(await connect({ url: stranger.url }).list()).toMatchObject({ ok: false });
  expect(stranger.reached).toEqual({ isConnected: true, requests: 0 });
});
