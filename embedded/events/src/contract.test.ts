import { describe, expect, it } from 'vitest';
import { asker, CLIENT_ID, KEY, startSample } from './testing/service.ts';

const source = await startSample();
const ask = asker(source.url);

const LIST = 'embed=true&labels[]=inktvis&sort[availableTo]=asc';
const total = async (query: string) => (await ask.list(query)).totalItems;

describe('credentials (docs.publiq.be, Search API)', () => {
  it.each([
    ['a key in the header', '', { 'x-api-key': KEY }, 200],
    ['a key as parameter', `apiKey=${KEY}`, {}, 200],
    ['a client id in the header', '', { 'X-Client-Id': CLIENT_ID }, 200],
    ['a client id as parameter', `clientId=${CLIENT_ID}`, {}, 200],
    ['nothing', '', {}, 401],
    ['a wrong key', '', { 'x-api-key': 'fout' }, 401],
    ['a wrong client id', '', { 'x-client-id': 'fout' }, 403],
    ['a wrong client id beside a good key', '', { 'x-client-id': 'fout', 'x-api-key': KEY }, 403],
    ['a wrong header beside a good parameter', `apiKey=${KEY}`, { 'x-api-key': 'fout' }, 401],
  ])('%s: %s', async (_name, query, headers, status) => {
    const response = await ask.get(query, { ...headers });
    expect([response.status, response.headers.get('content-type')]).toEqual([status, 'application/ld+json']);
  });
});

describe('labels (docs.publiq.be, Search API)', () => {
  it('mean AND, in lists', async () => {
    const own = await ask.ids(`${LIST}&limit=200`);
    const both = await ask.ids(`${LIST}&limit=200&labels[]=voorstelling`);
    expect(own.length).toBeGreaterThan(80);
    expect(both.length).toBeGreaterThan(10);
    expect(both.length).toBeLessThan(own.length);
    expect(own).toEqual(expect.arrayContaining(both));
  });

  it('of a repeated plain name only the last one counts, which lets strangers in', async () => {
    const stranger = await ask.idOf('een ander festival');
    expect(await ask.ids('labels=inktvis&labels=voorleessessie&limit=200')).toContain(stranger);
    expect(await ask.ids('labels[]=inktvis&labels[]=voorleessessie&limit=200')).not.toContain(stranger);
  });

  it('compare whole, without case, shown or hidden', async () => {
    expect(await total('labels=INKTVIS')).toBe(await total('labels[]=inktvis'));
    expect(await total('labels=inktvissen')).toBe(1);
    expect(await total('labels=inkt')).toBe(0);
  });

  it.each(['labels[]=', 'labels[]=a', 'labels=a;b', `labels=${'x'.repeat(256)}`])(
    '%s is refused',
    async (query) => {
      const problem = { status: 404, contentType: 'application/problem+json' };
      expect(await ask.problem(query)).toMatchObject(problem);
    },
  );
});

describe('paging (docs.publiq.be, Search API)', () => {
  it('goes over everything once, ending soonest first, for ever last', async () => {
    const pages = await Promise.all(
      [0, 30, 60, 90].map((start) => ask.list(`${LIST}&start=${start}&limit=30`)),
    );
    const members = pages.flatMap(({ member }) => member);
    const totalItems = pages[0]?.totalItems ?? 0;
    expect(members).toHaveLength(totalItems);
    expect(new Set(members.map((member) => member['@id'])).size).toBe(totalItems);
    const ends = members.map(({ availableTo }) => Date.parse(availableTo ?? ''));
    expect(ends).toEqual(ends.toSorted((a, b) => a - b));
    expect(members.at(-1)).toMatchObject({ calendarType: 'permanent' });
    expect(pages.at(-1)).toMatchObject({ itemsPerPage: 30, totalItems, member: [] });
  });

  it.each([
    ['', 30],
    ['limit=0', 30],
    ['limit=7', 7],
    ['limit=2000', 2000],
    ['start=9970&limit=30', 30],
  ])('%s gives pages of %i', async (query, limit) => {
    expect(await ask.list(query)).toMatchObject({ itemsPerPage: limit });
  });

  it.each(['limit=2001', 'limit=-1', 'start=10001', 'start=-1', 'start=9990&limit=20'])(
    '%s is refused',
    async (query) => {
      expect(await ask.problem(query)).toMatchObject({ status: 404 });
    },
  );
});

describe('what is refused (docs.publiq.be, Search API)', () => {
  it('an unknown parameter, by its name', async () => {
    expect(await ask.problem('_=123&utm_source=x')).toMatchObject({
      status: 404,
      title: 'Not Found',
      detail: expect.stringContaining('Unknown query parameter(s): _, utm_source'),
    });
  });

  it.each(['/offers', '/'])('the address %s', async (path) => {
    expect((await fetch(`${source.url}${path}`)).status).toBe(404);
  });
});

describe('an event (docs.publiq.be, Search API)', () => {
  it('is found by id whatever its case', async () => {
    const id = await ask.idOf('De voorleesbank');
    expect(await ask.ids(`id=${id.toUpperCase()}`)).toEqual([id]);
  });

  it('has no type of its own when it is whole, and nothing but a type when it is not', async () => {
    const [whole] = (await ask.list('embed=true&limit=1')).member;
    expect(whole).not.toHaveProperty('@type');
    const [bare] = (await ask.list('limit=1')).member;
    expect(Object.keys(bare ?? {})).toEqual(['@id', '@type']);
  });
});

describe('pictures (docs.publiq.be, Search API)', () => {
  it('lie at the host that was asked, and are there', async () => {
    const { member } = await ask.list(`${LIST}&limit=200`);
    const images = new Set(member.flatMap(({ image }) => (typeof image === 'string' ? [image] : [])));
    expect(images.size).toBeGreaterThan(20);
    for (const image of images) {
      expect(image.startsWith(`${source.url}/images/`)).toBe(true);
      const response = await fetch(image);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
      await response.arrayBuffer();
    }
    expect((await fetch(`${source.url}/images/..%2f..%2fspace.json`)).status).toBe(404);
  });

  it('with a size lead to where they are cut, if there is such a place', async () => {
    const cutting = await startSample({ cutterUrl: 'http://127.0.0.1:9' });
    const response = await fetch(`${cutting.url}/images/boekenbus.webp?width=800&height=450&crop=auto`, {
      redirect: 'manual',
    });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toMatch(
      /^http:\/\/127\.0\.0\.1:9\/f\/1001\/\d+x\d+\/\w+\/boekenbus\.webp\/m\/800x450$/,
    );
    expect((await fetch(`${source.url}/images/boekenbus.webp?width=800`)).status).toBe(200);
  });
});
