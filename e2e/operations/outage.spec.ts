import { ADDRESSES } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/** What is read beside pages: data of lists, feeds. */
const EXPORTS = ['/programma/lijst.json?dag=alle&pagina=2', '/programma.json', '/nieuws.xml', '/sitemap.xml'];
/** Not stored: made for one visitor, or not there. */
const OTHERS = /^\/(zoeken|mijn-leeslint\?|bestaat-niet|programma\/maandag|.*zeilen)/;

test('what was shown before is shown in an outage too, with its pictures, and its pages also after a restart', async ({
  openEnvironment,
}) => {
  const environment = await openEnvironment();
  const get = (path: string) =>
    fetch(environment.url + path, { redirect: 'manual', headers: { accept: 'text/html,image/webp' } });
  const read = async (path: string) => {
    const response = await get(path);
    expect(response.status, path).toBe(200);
    return response.text();
  };
  /** The numbers by which a calendar tells a newer entry from an older one (RFC 5545, 3.8.7.4). */
  const sequences = async () => (await read('/programma.ics')).match(/^SEQUENCE:\d+/gm);

  const paths = [...ADDRESSES.filter((address) => !OTHERS.test(address)), ...EXPORTS];
  const pictures = new Set<string>();
  for (const path of paths)
    for (const [, address = ''] of (await read(path)).matchAll(/\ssrc="(\/(?:toer)?beeld\/[^" ]+)/g))
      pictures.add(address);
  expect(pictures.size).toBeGreaterThan(50);
  for (const path of pictures) await read(path);
  const before = await sequences();

  await environment.stopContent();
  await environment.stopEvents();
  for (const path of [...paths, ...pictures]) await read(path);
  await environment.restartSite();
  for (const path of paths) await read(path);
  expect(await sequences()).toEqual(before);
  const old = await get('/wie-zijn-we.html');
  expect([old.status, old.headers.get('location')]).toEqual([308, '/over-inktvis']);
});
