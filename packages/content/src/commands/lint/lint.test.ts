import { beforeEach, describe, expect, it } from 'vitest';
import { makeTestFolder } from '../../testing/folder.ts';
import { readFolder } from '../folder/read-folder.ts';
import { lineOf } from './finding.ts';
import { lint } from './lint.ts';

let folder: ReturnType<typeof makeTestFolder>;
beforeEach(() => {
  folder = makeTestFolder();
});

const lines = () => lint(readFolder(folder.dir), { siteUrl: 'https://inktvis.example' }).map(lineOf);
const pageOf = (body: readonly object[]) => ({ component: 'page', title: 'Pagina', body });
const page = (...body: readonly object[]) => folder.story(1, 'pagina', pageOf(body));
const laterPage = () => folder.draft(2, 'later', pageOf([]));
const heading = (level: number, words = 'Kop') => ({
  type: 'heading',
  attrs: { level },
  content: words ? [{ type: 'text', text: words }] : [],
});
const text = (...content: object[]) => ({ component: 'rich_text', text: { type: 'doc', content } });
const linked = (attrs: object) =>
  text({ type: 'paragraph', content: [{ type: 'text', text: 'hier', marks: [{ type: 'link', attrs }] }] });
const anItem = { component: 'program', experience: 'uuid-900', location: 'uuid-901' };
const item = (start_date: string, end_date: string, rest: object = {}) => ({
  ...anItem,
  start_date,
  end_date,
  ...rest,
});
const program = (id: number, ...when: Parameters<typeof item>) => folder.story(id, `p/${id}`, item(...when));

describe('headings', () => {
  it('are in order when none skips a level, also after a block with a title of its own', () => {
    const callToAction = { component: 'call_to_action', title: 'Oproep' };
    page(text(heading(2), heading(3), heading(2)), callToAction, text(heading(3)));
    expect(lines()).toEqual([]);
  });

  it.each([
    ['a first heading of level 4', [heading(4)], 'volgt op niveau 2; maak er 3 van'],
    ['a skipped level', [heading(2), heading(4)], 'niveau 4 volgt op niveau 2; maak er 3 van'],
    ['a second title', [heading(1)], 'niveau 1 is de titel van de pagina'],
    ['an empty heading', [heading(2, ' ')], 'deze kop is leeg'],
  ])('%s is found', (_name, nodes, said) => {
    page(text(...nodes));
    expect(lines()).toEqual([expect.stringMatching(/^pagina: body\.0\.text\.content\.\d: /)]);
    expect(lines()[0]).toContain(said);
  });
});

describe('pictures', () => {
  const image = (filename: string, alt: string) => ({
    component: 'image',
    image: { fieldtype: 'asset', id: 1, filename, alt },
  });
  const filename = 'https://a.storyblok.com/f/1001/4x3/abc/hal.webp';

  it('need a description, in a field and in a text', () => {
    folder.write('assets/1001/4x3/abc/hal.webp', 'x');
    page(image(filename, ' '), text({ type: 'image', attrs: { id: 1, src: filename, alt: '' } }));
    expect(lines()).toEqual([
      'pagina: body.0.image: dit beeld heeft geen beschrijving; vul de alt-tekst in',
      'pagina: body.1.text.content.0: dit beeld heeft geen beschrijving; vul de alt-tekst in',
    ]);
  });

  it.each([
    [filename, '1001/4x3/abc/hal.webp'],
    ['https://a.storyblok.com/f/1001/x/abc/logo.svg', '1001/x/abc/logo.svg'],
    ['https://a.storyblok.com/f/1001/0x0/abc/logo.svg?v=1', '1001/0x0/abc/logo.svg'],
    ['https://s3.amazonaws.com/a.storyblok.com/f/1001/abc/logo.svg', '1001/abc/logo.svg'],
  ])('need a file, also where the address states no size: %s', (address, path) => {
    page(image(address, 'Een logo'));
    expect(lines()).toEqual([expect.stringContaining(`het bestand van dit beeld is er niet (${path})`)]);
    folder.write(`assets/${path}`, 'x');
    expect(lines()).toEqual([]);
  });
});

describe('links', () => {
  it('to published stories, elsewhere and to an anchor are fine', () => {
    const story = linked({ linktype: 'story', uuid: 'uuid-1', href: '/oud-adres' });
    const mail = linked({ linktype: 'email', href: 'mailto:pers@example.org' });
    const here = [
      '/pagina/?dag=1#uren',
      '#uren',
      '/programma/namen#jef-jambe',
      'https://inktvis.example/pagina',
    ];
    const elsewhere = ['https://www.delijn.be/?a=b', 'pers@example.org', '056 24 24 24'];
    page(story, mail, ...[...here, ...elsewhere].map((href) => linked({ linktype: 'url', href })));
    expect(lines()).toEqual([]);
  });

  it.each([
    ['to a draft', { linktype: 'story', uuid: 'uuid-2', href: 'later' }, "'/later' is niet gepubliceerd"],
    ['to the address of a draft', { href: '/later' }, 'daar staat niets'],
    ['to an address without a page', { href: '/weg' }, 'daar staat niets'],
    ['to our own address without a page', { href: 'https://inktvis.example/weg' }, 'daar staat niets'],
    ['to a number that is none', { href: 'tel:bel ons' }, "'tel:bel ons' kan niet"],
    ['with an unsafe address', { href: 'java\tscript:alert(1)' }, 'kan niet; verbeter'],
  ])('%s are found', (_name, attrs, said) => {
    page(linked({ linktype: 'url', ...attrs }));
    laterPage();
    expect(lines()).toEqual([expect.stringContaining(said)]);
  });

  it('of relations are found by the field', () => {
    page({ component: 'article_grid', title: 'Lees', articles: ['uuid-2'] });
    laterPage();
    expect(lines()).toEqual([
      'pagina: body.0.articles.0: verwijst naar iets dat er niet (meer) is (uuid-2); publiceer dat, kies iets anders of haal de verwijzing weg',
      "pagina: body.0.articles: 'Artikels': is leeg; vul het opnieuw in",
    ]);
  });
});

describe('the programme', () => {
  beforeEach(() => {
    folder.story(900, 'b', { component: 'experience', title: 'Beleving' });
    folder.story(901, 'l', { component: 'location', title: 'Hal' });
  });

  it('is fine when items follow each other, or stand on another podium, or are cancelled', () => {
    program(1, '2024-10-26 10:00', '2024-10-26 11:00');
    program(2, '2024-10-26 11:00', '2024-10-26 12:00');
    program(3, '2024-10-26 10:30', '2024-10-26 11:30', { flags: ['geannuleerd'] });
    program(4, '2024-10-26 10:30', '2024-10-26 11:30', { location: '' });
    folder.draft(1, 'p/1', item('2024-10-26 10:15', '2024-10-26 11:00'));
    expect(lines()).toEqual([]);
  });

  const atOnce = 'p/2: location: staat tegelijk met p/1';
  it.each([
    [
      'two items on one podium at once',
      ['10:00', '12:00'],
      ['11:30', '12:30'],
      `${atOnce} (12.00 tot 14.00)`,
    ],
    ['two that begin at once and have no end', ['10:00'], ['10:00'], atOnce],
    ['an end before the start', ['12:00', '11:00'], ['13:00'], "p/1: end_date: 'Einde' komt niet na 'Begin'"],
  ])('finds %s', (_name, ...[one, other, said]) => {
    for (const [id, [start, end]] of [one, other].entries())
      program(id + 1, `2024-10-26 ${start}`, end ? `2024-10-26 ${end}` : '');
    expect(lines()).toEqual([expect.stringContaining(said)]);
  });

  const twice = [expect.stringContaining('het uur dat twee keer voorkomt')];
  it.each([
    ['starts in it', '2024-10-27 00:30', '2024-10-27 03:00', twice],
    ['ends in it', '2024-10-26 22:00', '2024-10-27 01:15', twice],
    ['goes on through it', '2024-10-26 22:00', '2024-10-27 05:00', twice],
    ['has no end', '2024-10-27 01:59', '', twice],
    ['is in another year', '2025-10-26 00:30', '2025-10-26 02:30', twice],
    ['ends when it begins', '2024-10-26 22:00', '2024-10-27 00:00', []],
    ['starts when it is over', '2024-10-27 02:00', '2024-10-27 03:00', []],
    ['has the same hours on another day', '2024-10-26 00:30', '2024-10-26 03:00', []],
  ])('an item that %s, beside the hour that occurs twice', (_name, start, end, found) => {
    program(1, start, end);
    expect(lines()).toEqual(found);
  });
});

describe('place and price', () => {
  const SHOP = 'https://tickets.example/event/1';
  const price = (amount: string, _uid = amount) => ({ component: 'price', _uid, name: 'kind', amount });
  const experience = (fields: object) =>
    folder.story(900, 'b', { component: 'experience', title: 'Beleving', ...fields });
  const moment = (fields: object) => program(1, '2024-10-26 10:00', '2024-10-26 11:00', fields);
  beforeEach(() => folder.story(901, 'l', { component: 'location', title: 'Hal' }));

  it('is fine when a moment says only what differs', () => {
    experience({ entry: 'reserveren', booking_url: SHOP, prices: [price('6')] });
    moment({ entry: 'extra', booking_url: `${SHOP}2`, prices: [price('7')], waiting_list: SHOP });
    expect(lines()).toEqual([]);
  });

  it('is found where a moment repeats its experience, field by field', () => {
    const when = { booking_from: '2024-10-14 08:00', waiting_list: `${SHOP}/wacht` };
    const fields = { entry: 'reserveren', booking_url: SHOP, ...when };
    experience({ ...fields, prices: [price('6', 'een')] });
    moment({ ...fields, prices: [price('6,00', 'twee')] });
    const labels = ['Plaats', 'Reserveren op', 'Reserveren kan vanaf', 'Prijzen', 'Wachtlijst op'];
    expect(lines()).toEqual(
      labels.map((label) => expect.stringContaining(`'${label}' herhaalt de beleving; maak het leeg`)),
    );
  });

  it.each<[string, object, object, boolean]>([
    ['neither has one', { entry: 'reserveren' }, {}, true],
    ['the moment is the one that asks for it', {}, { entry: 'extra' }, true],
    ['the experience has one', { entry: 'reserveren', booking_url: SHOP }, {}, false],
    ['the moment has one', { entry: 'extra' }, { booking_url: SHOP }, false],
    ['the moment asks for none', { entry: 'reserveren' }, { entry: 'deur' }, false],
    ['it is paid at the door', { entry: 'deur' }, {}, false],
    ['nothing is said', {}, {}, false],
  ])('one that is booked needs an address: %s', (_what, general, own, isFound) => {
    experience(general);
    moment(own);
    const found = [expect.stringMatching(/^p\/1: booking_url: reserveren zonder adres: /)];
    expect(lines()).toEqual(isFound ? found : []);
  });

  it.each([
    ['a price', { prices: [price('twaalf')] }, 'geen bedrag in euro; schrijf 12 of 12,50'],
    ['an address', { booking_url: 'http://tickets.example' }, 'geen adres dat met https:// begint'],
    ['a code without a shop', { waiting_list: 'AB-12' }, 'TICKET_SHOP_URL is niet ingesteld'],
  ])('is found where %s cannot be read', (_what, fields, said) => {
    experience(fields);
    expect(lines()[0]).toContain(said);
  });
});

describe('people', () => {
  const person = (given_name: string, surname: string, signs = false) => ({
    component: 'person',
    given_name,
    surname,
    signs,
  });
  const beleving = (id: number, title: string, people: readonly object[], rest: object = {}) =>
    folder.story(id, `b/${id}`, { component: 'experience', title, people, ...rest });
  const place = (id: number, hall: string) =>
    folder.story(id, `l/${id}`, { component: 'location', title: 'Plek', hall });
  const tine = person('Tine', 'Marge');

  describe('at two moments', () => {
    beforeEach(() => {
      beleving(910, 'Een', [tine]);
      beleving(911, 'Twee', [person('tine', 'Mar\u00adge')]);
      for (const [at, hall] of ['Hal 2', 'Hal 3', 'Hal 2'].entries()) place(920 + at, hall);
      program(1, '2024-10-26 10:00', '2024-10-26 11:00', { experience: 'uuid-910', location: 'uuid-920' });
    });
    const dan =
      'p/2: people: tine Marge is dan ook bij p/1 (12.00 tot 13.00); verplaats een van beide of haal de naam weg';
    const hal =
      'p/2: people: tine Marge komt van p/1 (12.00 tot 13.00) in een andere hal; laat er tien minuten tussen';
    it.each([
      ['at the same time', '10:00', '11:00', {}, [dan]],
      ['that overlap in part', '10:50', '11:50', {}, [dan]],
      ['of which one is within the other', '10:15', '10:45', {}, [dan]],
      ['of which one has no end', '10:59', '', {}, [dan]],
      ['in the next hall after nine minutes', '11:09', '12:00', {}, [hal]],
      ['in the next hall after ten minutes', '11:10', '12:00', {}, []],
      ['after each other at two places in one hall', '11:00', '12:00', { location: 'uuid-922' }, []],
      ['after each other, of which one has no place', '11:00', '12:00', { location: '' }, []],
      ['at the same time, one of them cancelled', '10:00', '11:00', { flags: ['geannuleerd'] }, []],
      ['at the same time, one of them all day', '10:00', '18:00', { drop_in: true }, []],
      ['at the same time, with a stand-in', '10:00', '11:00', { people: [person('', 'Komma')] }, []],
    ])('%s', (_name, start, end, rest, found) => {
      const when = [`2024-10-26 ${start}`, end && `2024-10-26 ${end}`] as const;
      program(2, ...when, { experience: 'uuid-911', location: 'uuid-921', ...rest });
      expect(lines()).toEqual(found);
    });

    it('of which one is a draft of the other', () => {
      folder.draft(1, 'p/1', item('2024-10-26 10:30', '2024-10-26 11:30', { experience: 'uuid-910' }));
      expect(lines().filter((line) => line.includes('people'))).toEqual([]);
    });
  });

  it.each([
    ['Tine Marge', 'Tinne Marge', true],
    ['Victor Van den Vulpen', 'Viktor Vandenvulpen', true],
    ['Roos Rijmelaar', 'Roos Rijmealar', true],
    ['Meester Onleesbaar', 'Mester Onlesbaar', true],
    ['Zoë Élan', 'ZOE ELAN', false],
    ['Sven', 'Stef', false],
    ['Karel Komma', 'Karla Comma', false],
    ['Wout Quatrijn', 'Bas Quatrijn', false],
  ])("'%s' and '%s' are alike: %s", (one, other, isAlike) => {
    beleving(910, 'Een', [person('', one)]);
    beleving(911, 'Twee', [person('', other)]);
    const text = `b/911: people: '${other}' lijkt op '${one}' (b/910); schrijf het gelijk, of zet beide bij 'Is iemand anders' van het programma`;
    expect(lines()).toEqual(isAlike ? [text] : []);
  });

  it('are alike neither when both names are known, nor when editors say that it is somebody else', () => {
    beleving(910, 'Een', [person('Tim', 'Peeters'), person('Tom', 'Peeters')]);
    beleving(911, 'Twee', [person('Tim', 'Komma'), person('Tom', 'Marge'), person('Jan', 'Janssen')]);
    beleving(912, 'Drie', [person('Jan', 'Jansen')]);
    expect(lines()).toHaveLength(1);
    const different_people = 'Tine Marge, Tine Margot\nJAN Jansen , Jan Janssen';
    folder.story(3, 'programma', { component: 'default_date_overview', title: 'P', different_people });
    expect(lines()).toEqual([]);
  });

  it.each([
    ['', 'Van den Vulpen, Victor', 'surname', "'Victor' bij Voornaam en 'Van den Vulpen' bij Familienaam"],
    ['', 'Komma, Karel; Noot, Nel', 'surname', 'of maak er twee namen van'],
    ['Marge , Tine', '…', 'given_name', "zet 'Tine' bij Voornaam en 'Marge' bij Familienaam"],
    ['', 'Sonnet, Sien', 'surname', "zet 'Sien' bij Voornaam en 'Sonnet' bij Familienaam"],
    ['', 'Jana Jaargang, Jef', 'surname', 'of maak er twee namen van'],
    ['Sam', 'Inkt, jr.', '', ''],
    ['', 'Meester Onleesbaar', '', ''],
  ])("'%s' and '%s' are a whole name in one field", (given, surname, field, said) => {
    beleving(910, 'Een', [person(given, surname)]);
    expect(lines()).toEqual(
      field ? [expect.stringMatching(`^b/910: people\\.0\\.${field}: .* is een hele naam; .*${said}`)] : [],
    );
  });

  it('and a title make an experience, whatever the order and the case', () => {
    beleving(910, 'Vrije micro', [tine, person('Karel', 'Komma')]);
    beleving(911, 'VRIJE  MICRO!', [person('Karel', 'Komma'), tine]);
    beleving(912, 'Vrije micro', [tine]);
    const people = [tine, person('Karel', 'Komma')];
    folder.draft(910, 'b/910', { component: 'experience', title: 'Vrije micro', people });
    expect(lines()).toEqual([
      'b/911: title: heeft de titel en de namen van b/910; houd één beleving, met alle momenten',
    ]);
  });

  it.each([
    ['the type of a signing', { type: 'uuid-930' }, {}],
    ['somebody who signs', { people: [person('Tine', 'Marge', true)] }, {}],
    ['somebody who signs at that moment alone', {}, { people: [person('Tine', 'Marge', true)] }],
  ])('sign somewhere: %s', (_name, general, own) => {
    folder.story(930, 't/signeersessie', { component: 'type', title: 'Signeersessie' });
    place(920, 'Hal 2');
    const write = (location: string, its: string) => {
      beleving(910, 'Signeren', [], { ...general, location: its });
      program(1, '2024-10-26 10:00', '2024-10-26 11:00', { ...own, experience: 'uuid-910', location });
    };
    write('', '');
    expect(lines()).toEqual([
      'p/1: location: hier wordt gesigneerd, en nergens staat waar; kies een locatie',
    ]);
    write('uuid-920', '');
    expect(lines()).toEqual([]);
    write('', 'uuid-920');
    expect(lines()).toEqual([]);
  });
});

describe('a moment', () => {
  beforeEach(() => {
    for (const [at, component] of ['type', 'theme', 'type', 'theme'].entries())
      folder.story(940 + at, `t/${at}`, { component, title: `Naam ${940 + at}` });
    folder.story(901, 'l', { component: 'location', title: 'Hal' });
    const general = { type: 'uuid-940', theme: ['uuid-941', 'uuid-943'] };
    folder.story(900, 'b', { component: 'experience', title: 'Beleving', ...general });
  });

  const says = (field: string, its: string) => [
    `p/1: ${field}: is niet dat van de beleving (${its}); neem dat over of maak het leeg`,
  ];
  it.each([
    ['nothing of its own', {}, []],
    ['the same', { type: 'uuid-940', theme: ['uuid-943', 'uuid-941'] }, []],
    ['another type', { type: 'uuid-942' }, says('type', 'Naam 940')],
    ['fewer themes', { theme: ['uuid-941'] }, says('theme', 'Naam 941, Naam 943')],
  ])('says %s', (_name, rest, found) => {
    program(1, '2024-10-26 10:00', '2024-10-26 11:00', rest);
    expect(lines()).toEqual(found);
  });

  it('says nothing of an experience that is not there', () => {
    program(1, '2024-10-26 10:00', '2024-10-26 11:00', { experience: 'weg', type: 'uuid-940' });
    expect(lines().filter((line) => !line.includes(' experience: '))).toEqual([]);
  });
});

describe('a folder', () => {
  it('has its missing required fields named', () => {
    folder.story(2, 'b', { component: 'experience', title: '' });
    page({ component: 'quote', text: '' });
    expect(lines()).toEqual([
      "b: title: 'Titel' is verplicht; vul het in",
      "pagina: body.0.text: 'Citaat' is verplicht; vul het in",
    ]);
  });

  it('has titles named that do not fit on the screen in the hall', () => {
    const write = (id: number, component: string, title: string, short_title = '') =>
      folder.story(id, `${id}`, { component, title, short_title });
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
    for (const [id, age] of ['', '8+', 'kleuters'].entries())
      folder.story(id, `${id}`, { component: 'experience', title: `B${id}`, age });
    expect(lines()).toEqual([
      "2: age: de leeftijd 'kleuters' begrijpt de filter niet; schrijf bijvoorbeeld '8+' of '4-7 jaar'",
    ]);
  });

  it('has unreadable files named, and the rest still read', () => {
    folder.write('stories/stuk.json', '{');
    page(text(heading(4)));
    expect(lines()).toEqual([
      expect.stringMatching(/^pagina: /),
      expect.stringMatching(/^stories\/stuk\.json: kan niet gelezen worden/),
    ]);
  });
});

describe('former addresses', () => {
  const list = (...rules: string[]) =>
    folder.story(950, 'd', { component: 'redirects', list: rules.join('\n') });

  it('are in order when each leads to a page, or elsewhere', () => {
    page();
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
    folder.story(id, `d${id}`, { component: 'date_overview', title: 'Dag', date: `${date} 00:00`, ...hours });
  const home = (start_date: string, end_date: string) =>
    folder.story(1, 'home', { component: 'home', title: 'Start', start_date, end_date });

  it('lacks nothing while there is only one', () => {
    day(10, '2024-10-26');
    home('2024-10-26', '2024-10-27');
    expect(lines()).toEqual([]);
  });

  it('has hours, every day of home, a button for tickets, and pages that do not name the former year', () => {
    day(10, '2024-10-26');
    day(11, '2025-10-25', {});
    home('2025-10-25', '2025-10-26');
    folder.story(3, 'h', { component: 'header', tickets_link: [] });
    folder.story(4, 'p', { component: 'page', title: 'Prijzen van 2024' });
    folder.story(5, 'n', { component: 'news_article', title: 'Nieuws van 2024' });
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
