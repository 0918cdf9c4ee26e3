import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeTestFolder, storyFile } from '../../testing/folder.ts';
import { readFolder } from '../folder/read-folder.ts';
import { lineOf } from './finding.ts';
import { lint } from './lint.ts';

let folder: ReturnType<typeof makeTestFolder>;
beforeEach(() => {
  folder = makeTestFolder();
});
afterEach(() => folder.clear());

const lines = () => lint(readFolder(folder.dir), 'https://inktvis.example').map(lineOf);
const page = (body: readonly object[], slug = 'pagina', id = 1, part = 'stories') => {
  const blocks = body.map((block, index) => ({ _uid: `b${id}-${index}`, ...block }));
  const content = { component: 'page', title: 'Pagina', body: blocks };
  folder.write(`${part}/${slug}.json`, storyFile(id, slug, content));
};
const heading = (level: number, words = 'Kop') => ({
  type: 'heading',
  attrs: { level },
  content: words ? [{ type: 'text', text: words }] : [],
});
const text = (...content: object[]) => ({ component: 'rich_text', text: { type: 'doc', content } });
const linked = (attrs: object) =>
  text({ type: 'paragraph', content: [{ type: 'text', text: 'hier', marks: [{ type: 'link', attrs }] }] });
const program = (id: number, start: string, end: string, rest: object = {}, part = 'stories') =>
  folder.write(
    `${part}/p/${id}.json`,
    storyFile(id, `p/${id}`, {
      component: 'program',
      start_date: start,
      end_date: end,
      experience: 'uuid-900',
      location: 'uuid-901',
      ...rest,
    }),
  );
const programmeParts = () => {
  folder.write('stories/b.json', storyFile(900, 'b', { component: 'experience', title: 'Beleving' }));
  folder.write('stories/l.json', storyFile(901, 'l', { component: 'location', title: 'Hal' }));
};

describe('headings', () => {
  it('are in order when none skips a level, also after a block with a title of its own', () => {
    page([
      text(heading(2), heading(3), heading(2)),
      { component: 'call_to_action', title: 'Oproep' },
      text(heading(3)),
    ]);
    expect(lines()).toEqual([]);
  });

  it.each([
    ['a first heading of level 4', [heading(4)], 'volgt op niveau 2; maak er 3 van'],
    ['a skipped level', [heading(2), heading(4)], 'niveau 4 volgt op niveau 2; maak er 3 van'],
    ['a second title', [heading(1)], 'niveau 1 is de titel van de pagina'],
    ['an empty heading', [heading(2, ' ')], 'deze kop is leeg'],
  ])('%s is found', (_name, nodes, said) => {
    page([text(...nodes)]);
    expect(lines()).toEqual([expect.stringMatching(/^pagina: body\.0\.text\.content\.\d: /)]);
    expect(lines()[0]).toContain(said);
  });
});

describe('pictures', () => {
  const image = { component: 'image', image: { fieldtype: 'asset', id: 1, alt: ' ' } };
  const filename = 'https://a.storyblok.com/f/1001/4x3/abc/hal.webp';

  it('need a description, in a field and in a text', () => {
    folder.write('assets/1001/4x3/abc/hal.webp', 'x');
    page([
      { ...image, image: { ...image.image, filename } },
      text({ type: 'image', attrs: { id: 1, src: filename, alt: '' } }),
    ]);
    expect(lines()).toEqual([
      'pagina: body.0.image: dit beeld heeft geen beschrijving; vul de alt-tekst in',
      'pagina: body.1.text.content.0: dit beeld heeft geen beschrijving; vul de alt-tekst in',
    ]);
  });

  it.each([
    ['https://a.storyblok.com/f/1001/x/abc/logo.svg', '1001/x/abc/logo.svg'],
    ['https://a.storyblok.com/f/1001/0x0/abc/logo.svg?v=1', '1001/0x0/abc/logo.svg'],
    ['https://s3.amazonaws.com/a.storyblok.com/f/1001/abc/logo.svg', '1001/abc/logo.svg'],
  ])('may have an address without a size: %s', (address, path) => {
    const shown = { ...image, image: { ...image.image, filename: address, alt: 'Een logo' } };
    page([shown]);
    expect(lines()).toEqual([expect.stringContaining(`het bestand van dit beeld is er niet (${path})`)]);
    folder.write(`assets/${path}`, 'x');
    expect(lines()).toEqual([]);
  });

  it('need a file', () => {
    page([{ ...image, image: { ...image.image, filename, alt: 'Een hal' } }]);
    expect(lines()).toEqual([expect.stringContaining('het bestand van dit beeld is er niet')]);
  });
});

describe('links', () => {
  it('to published stories, elsewhere and to an anchor are fine', () => {
    page([
      linked({ linktype: 'story', uuid: 'uuid-1', href: '/oud-adres' }),
      linked({ linktype: 'url', href: 'https://www.delijn.be/?a=b' }),
      linked({ linktype: 'url', href: '/pagina/?dag=1#uren' }),
      linked({ linktype: 'url', href: '#uren' }),
      linked({ linktype: 'email', href: 'mailto:pers@example.org' }),
      linked({ linktype: 'url', href: '/programma/namen#jef-jambe' }),
      linked({ linktype: 'url', href: 'https://inktvis.example/pagina' }),
      linked({ linktype: 'url', href: 'pers@example.org' }),
      linked({ linktype: 'url', href: '056 24 24 24' }),
    ]);
    expect(lines()).toEqual([]);
  });

  it.each([
    [
      'to a draft',
      { linktype: 'story', uuid: 'uuid-2', href: 'later' },
      "'/later' is niet gepubliceerd; publiceer de pagina",
    ],
    ['to the address of a draft', { linktype: 'url', href: '/later' }, 'daar staat niets'],
    ['to an address without a page', { linktype: 'url', href: '/weg' }, 'daar staat niets'],
    [
      'to our own address without a page',
      { linktype: 'url', href: 'https://inktvis.example/weg' },
      'daar staat niets',
    ],
    ['to a number that is none', { linktype: 'url', href: 'tel:bel ons' }, "'tel:bel ons' kan niet"],
    ['with an unsafe address', { linktype: 'url', href: 'java\tscript:alert(1)' }, 'kan niet; verbeter'],
  ])('%s are found', (_name, attrs, said) => {
    page([linked(attrs)]);
    page([], 'later', 2, 'drafts');
    expect(lines()).toEqual([expect.stringContaining(said)]);
  });

  it('of relations are found by the field', () => {
    page([{ component: 'article_grid', title: 'Lees', articles: ['uuid-2'] }]);
    page([], 'later', 2, 'drafts');
    expect(lines()).toEqual([
      'pagina: body.0.articles.0: verwijst naar iets dat er niet (meer) is (uuid-2); publiceer dat, kies iets anders of haal de verwijzing weg',
      "pagina: body.0.articles: 'Artikels': is leeg; vul het opnieuw in",
    ]);
  });
});

describe('the programme', () => {
  beforeEach(programmeParts);

  it('is fine when items follow each other, or stand on another podium, or are cancelled', () => {
    program(1, '2024-10-26 10:00', '2024-10-26 11:00');
    program(2, '2024-10-26 11:00', '2024-10-26 12:00');
    program(3, '2024-10-26 10:30', '2024-10-26 11:30', { flags: ['geannuleerd'] });
    program(4, '2024-10-26 10:30', '2024-10-26 11:30', { location: '' });
    program(1, '2024-10-26 10:15', '2024-10-26 11:00', {}, 'drafts');
    expect(lines()).toEqual([]);
  });

  it('finds two items on one podium at once', () => {
    program(1, '2024-10-26 10:00', '2024-10-26 12:00');
    program(2, '2024-10-26 11:30', '2024-10-26 12:30');
    expect(lines()).toEqual([
      'p/2: location: staat tegelijk met p/1 (12.00 tot 14.00) op hetzelfde podium; verplaats een van beide',
    ]);
  });

  it('finds an end before the start', () => {
    program(1, '2024-10-26 12:00', '2024-10-26 11:00');
    expect(lines()).toEqual(["p/1: end_date: 'Einde' komt niet na 'Begin'; vul het opnieuw in"]);
  });

  it.each([
    ['starts in it', '2024-10-27 00:30', '2024-10-27 03:00'],
    ['ends in it', '2024-10-26 22:00', '2024-10-27 01:15'],
    ['goes on through it', '2024-10-26 22:00', '2024-10-27 05:00'],
    ['has no end', '2024-10-27 01:59', ''],
    ['is in another year', '2025-10-26 00:30', '2025-10-26 02:30'],
  ])('finds an item that %s, the hour that occurs twice', (_name, start, end) => {
    program(1, start, end);
    expect(lines()).toEqual([expect.stringContaining('het uur dat twee keer voorkomt')]);
  });

  it.each([
    ['ends when it begins', '2024-10-26 22:00', '2024-10-27 00:00'],
    ['starts when it is over', '2024-10-27 02:00', '2024-10-27 03:00'],
    ['has the same hours on another day', '2024-10-26 00:30', '2024-10-26 03:00'],
  ])('leaves in peace what %s', (_name, start, end) => {
    program(1, start, end);
    expect(lines()).toEqual([]);
  });
});

describe('a folder', () => {
  it('has its missing required fields named', () => {
    folder.write('stories/b.json', storyFile(1, 'b', { component: 'experience', title: '' }));
    page([{ component: 'quote', text: '' }], 'pagina', 2);
    expect(lines()).toEqual([
      "b: title: 'Titel' is verplicht; vul het in",
      "pagina: body.0.text: 'Citaat' is verplicht; vul het in",
    ]);
  });

  it('has titles named that do not fit on the screen in the hall', () => {
    const write = (id: number, component: string, title: string, short_title = '') =>
      folder.write(`stories/${id}.json`, storyFile(id, `${id}`, { component, title, short_title }));
    write(1, 'experience', 'a'.repeat(50));
    write(2, 'experience', `${'a'.repeat(40)}\u00ad${'b'.repeat(10)}`);
    write(3, 'experience', 'a'.repeat(51));
    write(4, 'news_article', 'a'.repeat(51));
    write(5, 'experience', 'a'.repeat(51), 'Kort');
    write(6, 'experience', 'Lang', 'a'.repeat(52));
    expect(lines().filter((line) => line.includes('telt'))).toEqual([
      '3: title: de titel telt 51 tekens; op het scherm in de zaal passen er 50, geef een korte titel',
      '6: short_title: de korte titel telt 52 tekens; op het scherm in de zaal passen er 50, kort hem in',
    ]);
  });

  it('has ages named that the filter cannot read', () => {
    const experience = (id: number, age: string) =>
      folder.write(
        `stories/${id}.json`,
        storyFile(id, `${id}`, { component: 'experience', title: 'B', age }),
      );
    for (const [index, age] of ['', '8+', '4–7 jaar', 'vanaf 12 jaar', 'alle leeftijden'].entries())
      experience(index + 1, age);
    experience(9, 'kleuters');
    expect(lines()).toEqual([
      "9: age: de leeftijd 'kleuters' begrijpt de filter niet; schrijf bijvoorbeeld '8+' of '4-7 jaar'",
    ]);
  });

  it('has unreadable files named, and the rest still read', () => {
    folder.write('stories/stuk.json', '{');
    page([text(heading(4))]);
    expect(lines()).toEqual([
      expect.stringMatching(/^pagina: /),
      expect.stringMatching(/^stories\/stuk\.json: kan niet gelezen worden/),
    ]);
  });
});

describe('former addresses', () => {
  const list = (...rules: string[]) =>
    folder.write('stories/d.json', storyFile(950, 'd', { component: 'redirects', list: rules.join('\n') }));

  it('are in order when each leads to a page, or elsewhere', () => {
    page([]);
    list('/oud /pagina', '/elders https://elders.voorbeeld.be/');
    expect(lines()).toEqual([]);
  });

  it('are found where they cannot be followed, with the number of the line, and where they lead nowhere', () => {
    list('/oud https://elders.voorbeeld.be/', 'c /a', '/d /weg', '/e https://inktvis.example/e?a=1');
    expect(lines()).toEqual([
      expect.stringMatching(/^d: list: regel 2: het oude adres 'c'/),
      expect.stringMatching(/^d: list: regel 4: het nieuwe adres/),
      expect.stringMatching(/^d: list: \/d gaat naar \/weg, en daar staat niets/),
    ]);
  });
});

describe('a second edition', () => {
  const day = (id: number, date: string, hours: object = { opens: '10:00', closes: '18:00' }) =>
    folder.write(
      `stories/d${id}.json`,
      storyFile(id, `d${id}`, { component: 'date_overview', title: 'Dag', date: `${date} 00:00`, ...hours }),
    );
  const home = (first: string, last: string) =>
    folder.write(
      'stories/home.json',
      storyFile(1, 'home', {
        component: 'home',
        title: 'Start',
        start_date: `${first} 00:00`,
        end_date: `${last} 00:00`,
      }),
    );

  it('lacks nothing while there is only one', () => {
    day(10, '2024-10-26');
    home('2024-10-26', '2024-10-27');
    expect(lines()).toEqual([]);
  });

  it('has hours, every day of home, a button for tickets, and pages that do not name the former year', () => {
    day(10, '2024-10-26');
    day(11, '2025-10-25', {});
    home('2025-10-25', '2025-10-26');
    folder.write('stories/h.json', storyFile(3, 'h', { component: 'header', tickets_link: [] }));
    folder.write('stories/p.json', storyFile(4, 'p', { component: 'page', title: 'Prijzen van 2024' }));
    folder.write(
      'stories/n.json',
      storyFile(5, 'n', { component: 'news_article', title: 'Nieuws van 2024' }),
    );
    expect(lines().filter((line) => !line.includes('verplicht'))).toEqual([
      'd11: opens: deze dag heeft geen uur; vul het in',
      'd11: closes: deze dag heeft geen uur; vul het in',
      'h: tickets_link: er is geen knop voor tickets van 2025',
      'home: start_date: zondag 26 oktober heeft nog geen dag in het programma',
      'p: title: noemt nog 2024; schrijf wat nu geldt',
    ]);
  });

  it('has its own dates on home', () => {
    day(10, '2024-10-26');
    day(11, '2025-10-25');
    home('2024-10-26', '2024-10-26');
    expect(lines()).toContain('home: start_date: de data zijn niet die van 2025; verander ze');
  });
});
