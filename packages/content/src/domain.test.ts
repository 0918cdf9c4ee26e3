import { describe, expect, it } from 'vitest';
import { isType, parseStory } from './domain.ts';
import { asset, parseWithProblems, wireStory } from './testing/stories.ts';

const page = (body: unknown, rest: object = {}) =>
  wireStory({ component: 'page', title: 'Titel', body, ...rest });

const textBlock = (_uid: string, ...content: object[]) => ({
  component: 'rich_text',
  _uid,
  text: { type: 'doc', content },
});

function bodyOf(body: unknown, related?: Parameters<typeof parseWithProblems>[1]) {
  const { outcome, problems } = parseWithProblems(page(body), related);
  if (!outcome.ok || !isType(outcome.value, 'page')) throw new Error('no page');
  return { body: outcome.value.content.body, problems };
}

describe('an unreadable block costs only that block', () => {
  const good = { component: 'quote', _uid: 'q1', text: 'Ik wil.', writer_name: 'Paul van Ostaijen' };

  it('a good block arrives in domain terms', () => {
    const { body, problems } = bodyOf([{ ...good, should_float: true }]);
    const quote = { type: 'quote', id: 'q1', writerName: 'Paul van Ostaijen', shouldFloat: true };
    expect(body[0]).toMatchObject({ ...quote, writerImage: null });
    expect(problems).toEqual([]);
  });

  const elsewhere = { filename: 'https://x.be/y.png' };
  it.each([
    ['an unknown block', { component: 'karaoke' }, 'unknown-block'],
    ['a content type in a body', { component: 'page' }, 'unknown-block'],
    ['a part that cannot stand alone', { component: 'accordion_item' }, 'block-not-allowed'],
    ['a block without its required field', { component: 'quote' }, 'missing-field'],
    ['a required field that is unreadable', { component: 'quote', text: { a: 1 } }, 'unreadable-field'],
    ['a picture of another host', { component: 'image', image: elsewhere }, 'unreadable-field'],
    ['no block at all', 'tekst', 'broken-block'],
    ['null', null, 'broken-block'],
  ])('%s keeps its place as broken, and the rest stays', (_, bad, kind) => {
    const { body, problems } = bodyOf([good, bad, good]);
    expect(body.map((node) => node.type)).toEqual(['quote', 'broken', 'quote']);
    expect(problems).toMatchObject([{ kind, story: 'verhaal' }]);
    expect(problems[0]?.path).toMatch(/^body\.1/);
  });

  it('the log names story, block uid and path', () => {
    const { problems } = bodyOf([{ component: 'quote', _uid: 'uid-7', text: '' }]);
    const where = { story: 'verhaal', block: 'uid-7', component: 'quote', path: 'body.0.text' };
    expect(problems[0]).toMatchObject(where);
  });

  it('an optional field that is unreadable costs that field only', () => {
    const { body, problems } = bodyOf([{ ...good, writer_image: 'geen beeld' }]);
    expect(body[0]).toMatchObject({ type: 'quote', writerImage: null });
    expect(problems).toMatchObject([{ kind: 'unreadable-field', path: 'body.0.writer_image' }]);
  });

  it('an unreadable item of an accordion costs that item', () => {
    const item = (title: string) => ({ component: 'accordion_item', _uid: title, title, text: 'Ja.' });
    const items = [item('Mag ik binnen?'), item('')];
    const { body } = bodyOf([{ component: 'accordion', _uid: 'a', items }]);
    expect(body[0]).toMatchObject({ type: 'accordion', items: [{ title: 'Mag ik binnen?' }] });
  });

  it.each([['tekst'], [42], [{ a: 1 }]])('a body that is %j is empty and reported', (body) => {
    const read = bodyOf(body);
    expect(read.body).toEqual([]);
    expect(read.problems).toMatchObject([{ kind: 'unreadable-field', path: 'body' }]);
  });
});

describe('stories', () => {
  it('a missing title becomes the name of the story', () => {
    const { outcome } = parseWithProblems(wireStory({ component: 'page' }, { name: 'Over ons' }));
    expect(outcome).toMatchObject({ ok: true, value: { content: { title: 'Over ons' } } });
  });

  it('a programme item without a start cannot be used', () => {
    const { outcome, problems } = parseWithProblems(wireStory({ component: 'program' }));
    expect(outcome.ok).toBe(false);
    expect(problems.some((problem) => problem.kind === 'broken-story')).toBe(true);
  });

  it('an icon that we do not have is left out, with the warning of requirements 8', () => {
    const theme = wireStory({ component: 'theme', title: 'Kids', icon: 'ruimtevaart' });
    const { outcome, problems } = parseWithProblems(theme);
    expect(outcome).toMatchObject({ ok: true, value: { content: { title: 'Kids', icon: null } } });
    expect(problems.map(({ message }) => message).join()).toContain("slug didn't match icon");
  });

  it('an unknown content type cannot be used', () => {
    expect(parseWithProblems(wireStory({ component: 'karaoke' })).outcome.ok).toBe(false);
  });

  it('reads instants, which have no zone on the wire, as UTC', () => {
    const wire = wireStory({ component: 'program', start_date: '2024-10-26 12:30', experience: 'x' });
    const content = { startDate: new Date('2024-10-26T12:30:00Z') };
    expect(parseWithProblems(wire).outcome).toMatchObject({ ok: true, value: { content } });
  });
});

describe('references', () => {
  const theme = wireStory(
    { component: 'theme', title: 'Kids' },
    { uuid: 'theme-1', full_slug: 'themas/kids' },
  );
  const experience = (themes: unknown) =>
    wireStory({ component: 'experience', title: 'Drakenschool', theme: themes });

  it('resolve from the stories beside it or from an inlined story', () => {
    for (const reference of ['theme-1', theme]) {
      const { outcome } = parseWithProblems(experience([reference]), [theme]);
      const content = { theme: [{ content: { title: 'Kids' } }] };
      expect(outcome).toMatchObject({ ok: true, value: { content } });
    }
  });

  it('a note of a moment says on whose page it is seen', () => {
    const its = { uuid: 'b', full_slug: 'activiteiten/b' };
    const type = wireStory({ component: 'type', title: 'Lezing' }, { uuid: 't' });
    const related = [wireStory({ component: 'experience', title: 'Beleving' }, its), type];
    const moment = { component: 'program', start_date: '2024-10-26 10:00', experience: 'b', type: 't' };
    const { problems } = parseWithProblems(wireStory(moment), related);
    expect(problems).toMatchObject([{ kind: 'note', path: 'type', page: 'activiteiten/b' }]);
  });

  it('one that does not resolve is left out and reported', () => {
    const { outcome, problems } = parseWithProblems(experience(['weg', 'theme-1']), [theme]);
    expect(outcome).toMatchObject({ ok: true, value: { content: { theme: [{ uuid: 'theme-1' }] } } });
    expect(problems).toMatchObject([{ kind: 'unresolved-reference', path: 'theme.0' }]);
  });

  it('one of the wrong content type is left out', () => {
    const wrong = wireStory({ component: 'page', title: 'Pagina' }, { uuid: 'page-1' });
    const { outcome } = parseWithProblems(experience(['page-1']), [wrong]);
    expect(outcome).toMatchObject({ ok: true, value: { content: { theme: [] } } });
  });

  it('a circle of references ends', () => {
    const grid = (uuid: string, to: string) => ({
      ...page([{ component: 'article_grid', _uid: uuid, title: 'G', articles: [to] }]),
      uuid,
    });
    const a = grid('a', 'b');
    const { outcome } = parseWithProblems(a, [a, grid('b', 'a')]);
    expect(outcome.ok).toBe(true);
  });
});

describe('links', () => {
  const story = (cached_url: string, rest: object) => ({ linktype: 'story', cached_url, ...rest });
  const linkTo = (link: object) => {
    const button = { component: 'button', _uid: 'b', label: 'Kijk', link };
    const related = [wireStory({ component: 'page' }, { uuid: 'moved', full_slug: 'nieuwe-plek' })];
    const block = { component: 'call_to_action', _uid: 'c', title: 'Kom', links: [button] };
    const [node] = bodyOf([block], related).body;
    return node?.type === 'call_to_action' ? (node.links[0]?.link ?? null) : null;
  };

  it.each([
    ['a story, at its present address', story('oude-plek', { id: 'moved' }), '/nieuwe-plek'],
    ['a story not in the index, at its cached address', story('oude-plek', { id: 'x' }), '/oude-plek'],
    ['home', story('home', { id: 'x' }), '/'],
    ['an anchor without a uuid', story('contact', { anchor: 'adres' }), '/contact#adres'],
    ['an anchor with spaces', story('contact', { anchor: ' per  fiets' }), '/contact#per-fiets'],
    ['an anchor in an address', { linktype: 'url', url: '/contact#per fiets' }, '/contact#per-fiets'],
    ['another site, as it is', { linktype: 'url', url: 'https://a.be/#x%20y' }, 'https://a.be/#x%20y'],
    ['an anchor', story('contact', { id: 'x', anchor: 'adres' }), '/contact#adres'],
    ['an e-mail address', { linktype: 'email', email: 'hallo@voorbeeld.be' }, 'mailto:hallo@voorbeeld.be'],
    ['a host without a scheme', { linktype: 'url', url: ' www.delijn.be/nl' }, 'https://www.delijn.be/nl'],
  ])('to %s', (_, link, href) => {
    expect(linkTo(link)?.href).toBe(href);
  });

  it.each([
    [{ linktype: 'url', url: 'javascript:alert(1)' }],
    [{ linktype: 'story', id: '', url: '' }],
    [{ linktype: 'story', id: null, cached_url: 'javascript:alert(1)' }],
  ])('an unsafe or empty link %j is no link', (link) => {
    expect(linkTo(link)).toBeNull();
  });

  const inText = (href: string) => {
    const marks = [{ type: 'link', attrs: { linktype: 'url', href } }];
    const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'hier', marks }] }];
    const { body, problems } = bodyOf([textBlock('t', ...content)]);
    return { problems, text: JSON.stringify(body) };
  };

  it('in a text with an unsafe address is dropped, its words stay, and the editor sees where', () => {
    const { text, problems } = inText('javascript:alert(1)');
    expect(text).toContain('hier');
    expect(text).not.toContain('javascript');
    expect(problems).toMatchObject([{ kind: 'unsafe-link', path: 'body.0.text.content.0.content.0' }]);
  });

  it('around a picture in a text makes the picture a link', () => {
    const marks = [{ type: 'link', attrs: { linktype: 'url', href: 'https://inktvis.example/programma' } }];
    const image = { type: 'image', attrs: { src: asset().filename }, marks };
    const { body } = bodyOf([textBlock('t', image)]);
    const link = { href: '/programma', external: false };
    expect(body[0]).toMatchObject({ text: [{ type: 'image', link }] });
  });
});

describe('anchors of an editor', () => {
  const text = (words: string, id: string, ...marks: object[]) => ({
    type: 'text',
    text: words,
    marks: [...marks, { type: 'anchor', attrs: { id } }],
  });
  const block = (uid: string, ...content: object[]) => textBlock(uid, { type: 'paragraph', content });
  const idsOf = (...blocks: object[]) =>
    [...JSON.stringify(bodyOf(blocks).body).matchAll(/"type":"anchor","id":"(.*?)"/g)].map(([, id]) => id);

  it.each([
    ['stay as they are', [block('a', text('een', 'Fiets'), text('twee', 'ßus'))], ['Fiets', 'ßus']],
    ['have no spaces', [block('a', text('een', ' per  fiets '))], ['per-fiets']],
    ['say something', [block('a', text('een', ' '))], []],
    ['are none of ours', [block('a', text('een', '_inhoud'))], []],
    [
      'are one id over several marks',
      [block('a', text('', 'bus'), text('een', 'bus'), text('twee', 'bus', { type: 'bold' }))],
      ['bus'],
    ],
    ['are one id in a page', [block('a', text('een', 'bus')), block('b', text('twee', 'bus'))], ['bus']],
  ])('%s', (_, blocks, ids) => {
    expect(idsOf(...blocks)).toEqual(ids);
  });
});

describe('a link to social media', () => {
  const read = (url: string) => {
    const social = { component: 'social', links: [{ component: 'social_link', _uid: 's', label: 'X', url }] };
    const { outcome, problems } = parseWithProblems(wireStory(social));
    if (!outcome.ok || !isType(outcome.value, 'social')) throw new Error('not read');
    return { urls: outcome.value.content.links.map((link) => link.url), problems };
  };

  it('gets the scheme that it lacks', () => {
    expect(read('x.com/inktvis')).toEqual({ urls: ['https://x.com/inktvis'], problems: [] });
  });

  it.each(['javascript:alert(1)', '/inktvis'])('%s is left out, and reported to the editor', (given) => {
    const { urls, problems } = read(given);
    expect(urls).toEqual([]);
    expect(problems).toMatchObject([{ kind: 'unreadable-field', block: 's', path: 'links.0.url' }]);
  });
});

it('pictures know their size and focus', () => {
  const focus = '10x10:20x20';
  const { body } = bodyOf([{ component: 'image', _uid: 'i', image: { ...asset(), focus } }]);
  const image = { path: '1001/1600x1066/0123456789/beurshal.webp', width: 1600, height: 1066, focus };
  expect(body[0]).toMatchObject({ image });
});

const six = '2024-10-26 06:00';
const two = '2024-10-26 14:00';
const at = (text: string | null) => text && new Date(`${text.replace(' ', 'T')}Z`);
const reversed = "slides.0.tot: 'Tot' komt niet na 'Van'";
const unreadable = "slides.0.van: 'Van': geen datum met uur (JJJJ-MM-DD UU:MM)";

it.each([
  ['is always, without one', ['', ''], [null, null], []],
  ['is read in the zone of the content', [six, two], [six, two], []],
  ['has no bound that cannot be read, and its editor hears so', ['morgen', two], [null, two], [unreadable]],
  ['ends after it begins, or its editor hears so', [two, two], [two, two], [reversed]],
])('the period of a slide %s', (_case, [van, tot], [from = null, until = null], said) => {
  const slide = { component: 'text_slide', _uid: 's', title: 'Straks', van, tot };
  const { outcome, problems } = parseWithProblems(wireStory({ component: 'live', slides: [slide] }));
  const [read] = outcome.ok && isType(outcome.value, 'live') ? outcome.value.content.slides : [];
  expect(read).toMatchObject({ van: at(from), tot: at(until) });
  expect(problems.map(({ path, message }) => `${path}: ${message}`)).toEqual(said);
});

it.each([
  'https://a.storyblok.com/f/1001/x/abc/oud.jpg',
  'https://a.storyblok.com/f/1001/0x0/abc/oud.jpg?v=1',
  'https://s3.amazonaws.com/a.storyblok.com/f/1001/abc/oud.jpg',
])('the picture %s has no size until it is learnt', (filename) => {
  const wire = page([{ component: 'image', _uid: 'i', image: { filename } }]);
  const sizeOf = (learnt: boolean) => {
    const options = { report: () => {}, sizeOf: () => (learnt ? { width: 40, height: 30 } : undefined) };
    const read = parseStory(wire, options);
    return read.ok && isType(read.value, 'page') ? read.value.content.body[0] : undefined;
  };
  expect(sizeOf(false)).toMatchObject({ image: { width: 0, height: 0 } });
  expect(sizeOf(true)).toMatchObject({ image: { width: 40, height: 30 } });
});

it('a programme item without its beleving, and ending before it starts, is shown, and both are reported', () => {
  const content = { component: 'program', start_date: '2024-10-26 12:00', end_date: '2024-10-26 11:00' };
  const { outcome, problems } = parseWithProblems(wireStory(content));
  expect(outcome).toMatchObject({ ok: true, value: { content: { experience: null, location: null } } });
  expect(problems.map(({ path }) => path)).toEqual(['experience', 'end_date']);
});
