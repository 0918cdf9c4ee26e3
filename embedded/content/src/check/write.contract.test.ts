import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { json, SITE } from './testing/good.ts';
import { openWorld, type World } from './testing/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  world.withManagement();
});
afterEach(() => world.close());

const written = () => world.asked.filter((asked) => / mapi\./.test(asked) && !asked.startsWith('GET'));
const MADE = 'POST mapi.storyblok.com/v1/spaces/1001/stories';
const DELETED = 'DELETE mapi.storyblok.com/v1/spaces/1001/stories/223315323218534';

async function visibility(write = true) {
  const { lines, requests } = await world.check({ write });
  return { line: lines.find(({ id }) => id === 'visibility'), requests };
}

/** Replaces the response of the management interface to requests with a method. */
function atManagement(method: string, respond: () => Response): void {
  const usual = world.hosts.get('https://mapi.storyblok.com');
  world.hosts.set('https://mapi.storyblok.com', (request) =>
    request.method === method ? respond() : (usual?.(request) ?? json({}, 404)),
  );
}

describe('the check that may write', () => {
  it('publishes a page, says when it is visible, and deletes it', async () => {
    const { line, requests } = await visibility();
    expect(line).toMatchObject({ outcome: 'good' });
    expect(line?.notes.join()).toMatch(/Zichtbaar na [\d,]+ s; de ruimte had een nieuwe versie na [\d,]+ s/);
    expect(written()).toEqual([MADE, DELETED]);
    expect(requests).toBeLessThan(60);
  });

  it('writes nothing unless it is asked to, nor without a management token', async () => {
    expect((await visibility(false)).line).toBeUndefined();
    world.env.CONTENT_MANAGEMENT_TOKEN = '';
    expect((await visibility()).line).toMatchObject({ outcome: 'unchecked' });
    expect(written()).toEqual([]);
  });

  it('deletes it when the site never shows it, within the allowed number of requests', async () => {
    world.site((response, path) =>
      path === '/_inktvis-proef' ? new Response('', { status: 404 }) : response,
    );
    const { line, requests } = await visibility();
    expect(line?.wrong.join()).toMatch(
      /Na 5\d(,\d)? s nog niet zichtbaar op .*\/_inktvis-proef: de ruimte had/,
    );
    expect(written()).toEqual([MADE, DELETED]);
    expect(requests).toBeLessThanOrEqual(60);
  });

  it.each([
    ['the space', 'https://api.storyblok.com', /De proef is afgebroken: api\.storyblok\.com antwoordt niet/],
    ['the site', SITE, /De proef is afgebroken: www\.inktvis\.example antwoordt niet/],
  ])('deletes it when %s fails meanwhile', async (_what, origin, said) => {
    atManagement('POST', () => {
      world.proof = 'published';
      world.hosts.delete(origin);
      return json({ story: { id: 223_315_323_218_534 } }, 201);
    });
    const { line } = await visibility();
    expect(line?.wrong.join()).toMatch(said);
    expect(written()).toEqual([MADE, DELETED]);
  });

  it('says so when it cannot delete it', async () => {
    atManagement('DELETE', () => json({}, 403));
    const { line } = await visibility();
    expect(line?.wrong.join()).toMatch(/kon niet verwijderd worden \(antwoord 403\)\. Verwijder het verhaal/);
  });

  it('looks for it when the response is lost, and deletes what it finds', async () => {
    atManagement('POST', () => {
      world.proof = 'published';
      world.management.set('stories', { stories: [{ id: 223_315_323_218_534, slug: '_inktvis-proef' }] });
      throw new TypeError('fetch failed');
    });
    const { line } = await visibility();
    expect(line?.wrong.join()).toMatch(/Het proefverhaal kon niet gemaakt worden \(mapi/);
    expect(written()).toEqual([MADE, DELETED]);
  });

  it('leaves a page that was there before', async () => {
    atManagement('POST', () => json({ slug: ['has already been taken'] }, 422));
    const { line } = await visibility();
    expect(line?.wrong.join()).toMatch(/wellicht omdat het er nog staat/);
    expect(written()).toEqual([MADE]);
  });
});
