import type { Block, RichTextNode } from '@inktvis/content';
import { aDay, aNewsArticle, anExperience, aPicture } from '@inktvis/programme/testing/stories';
import type { RenderedName } from '../entry.ts';
import { everyNode, heading, paragraph, words } from './text-samples.ts';

/** Blocks for tests, of every name and in every variant, typed by the model. */

let made = 0;
/** The part of a block that every block has. */
const base = <const N extends string>(type: N) => {
  made += 1;
  return { type, id: `blok-${made}`, editable: undefined };
};

const to = (href: string) => ({ href, external: href.startsWith('http'), newWindow: false });
const button = (label: string, href: string): Block<'button'> => ({
  ...base('button'),
  label,
  link: to(href),
});
const picture = (name: string, alt: string) =>
  aPicture({ path: `1001/1600x1066/0a1b2c3d4e/${name}.webp`, alt });

export const aText = (...nodes: RichTextNode[]): Block<'rich_text'> => ({
  ...base('rich_text'),
  text: nodes,
});

export const aQuote = (overrides: Partial<Block<'quote'>> = {}): Block<'quote'> => ({
  ...base('quote'),
  text: 'Als de ziele luistert, spreekt het al een taal dat leeft.',
  work: '',
  writerName: 'Guido Gezelle',
  writerRole: 'Dichter en onderpastoor',
  writerImage: picture('begijnhof', 'Het Begijnhof'),
  shouldFloat: false,
  ...overrides,
});

export const anImage = (overrides: Partial<Block<'image'>> = {}): Block<'image'> => ({
  ...base('image'),
  image: picture('leiebrug', 'Wandelaars op de Collegebrug over de Leie'),
  caption: 'Zetel 3 kijkt uit op de Collegebrug.',
  shouldFloat: false,
  ...overrides,
});

const aSection = (overrides: Partial<Block<'text_image_section'>> = {}): Block<'text_image_section'> => ({
  ...base('text_image_section'),
  title: 'De boekenbus komt naar je toe',
  description: 'Achttien dorpen tussen Leie en Schelde.',
  links: [button('Bekijk de haltes', '/inktvis-op-toer'), button('Over de bus', 'https://www.delijn.be')],
  image: picture('boekenbus', 'Een groene bus vol boeken'),
  large: false,
  reverse: false,
  beside: null,
  ...overrides,
});

const slide = (name: string, alt: string, caption: string): Block<'carousel_image'> => ({
  ...base('carousel_image'),
  image: picture(name, alt),
  caption,
});

const aCarousel = (autoplay: boolean, count = 6): Block<'image_carousel'> => ({
  ...base('image_carousel'),
  autoplay,
  images: Array.from({ length: count }, (_, index) =>
    index % 2
      ? slide('begijnhof', 'Witte huisjes van het Begijnhof', 'Het Begijnhof.')
      : slide('belfort-markt', 'Boekenkramen onder het Belfort', 'Zondagsmarkt onder het Belfort.'),
  ),
});

const aVideo = (overrides: Partial<Block<'video'>> = {}): Block<'video'> => ({
  ...base('video'),
  url: 'https://www.youtube.com/watch?v=WhWc3b3KhnY',
  caption: 'Bezette Stad, hardop.',
  poster: picture('bezette-stad', 'Scheve huizen, een trompet en notenbalken'),
  ...overrides,
});

const anEmbed = (embedCode: string, description = ''): Block<'embed'> => ({
  ...base('embed'),
  embedCode,
  description,
});

const anAccordion = (title: string): Block<'accordion'> => ({
  ...base('accordion'),
  title,
  items: ['Mag ik met een wandelwagen binnen?', 'Is er vestiaire?', 'Waar eet ik mijn boterhammen op?'].map(
    (question) => ({
      ...base('accordion_item'),
      title: question,
      text: [heading(2, 'Kort'), paragraph(words('Ja, overal. In hal 3 is een plek om hem te laten staan.'))],
    }),
  ),
});

const articles = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aNewsArticle(
      {
        title:
          [
            'Kortrijk wordt negen dagen lang één grote leeszetel',
            'De boekenbus rijdt uit',
            'Gezelle in het Begijnhof',
            'Strips op de kade',
          ][index] ?? 'Nog een bericht',
        previewText: 'Achttien dorpen, één bus en tweeduizend boeken.',
        image: index === 2 ? null : picture('boekenbus', 'Een groene bus vol boeken'),
      },
      `nieuws/bericht-${index}`,
    ),
  );
const anArticleGrid = (count: number): Block<'article_grid'> => ({
  ...base('article_grid'),
  title: 'Vers van de pers',
  articles: articles(count),
  cta: count > 1 ? button('Alle nieuws', '/nieuws') : null,
});
const experiences = [1, 2, 3].map((number) =>
  anExperience({ image: picture('nachtegaal-maan', '') }, `activiteiten/beleving-${number}`),
);
export const days = [26, 27, 28].map((day) => aDay({ date: `2024-10-${day}` }, `programma/dag-${day}`));

const IFRAME =
  '<iframe title="Kaart van Kortrijk Xpo" src="https://www.openstreetmap.org/export/embed.html?bbox=3.26"></iframe>';

/** Variant → sample, by block name. */
export const samples: { readonly [N in RenderedName]: { readonly [variant: string]: Block<N> } } = {
  rich_text: { 'every node': aText(...everyNode), 'one word': aText(paragraph(words('Lees.'))) },
  accordion: { titled: anAccordion('Goed om te weten'), untitled: anAccordion('') },
  quote: {
    wide: aQuote(),
    floating: aQuote({ shouldFloat: true, text: 'Hij leerde zijn volk lezen.', work: 'Grafschrift' }),
    anonymous: aQuote({ writerName: '', writerRole: '', writerImage: null }),
  },
  image: {
    wide: anImage(),
    floating: anImage({ shouldFloat: true }),
    'without caption': anImage({ caption: '' }),
  },
  image_carousel: {
    still: aCarousel(false),
    'playing by itself': aCarousel(true),
    'one picture': aCarousel(false, 1),
  },
  video: { 'with poster': aVideo(), 'without poster or caption': aVideo({ poster: null, caption: '' }) },
  embed: {
    'behind consent': anEmbed(
      IFRAME,
      'Kaart van Kortrijk Xpo en omgeving, van OpenStreetMap. Ze laadt pas als jij dat vraagt.',
    ),
    'without words': anEmbed('<iframe src="https://open.spotify.com/embed/episode/1"></iframe>'),
    unavailable: anEmbed('<iframe src="https://elders.example/fragment"></iframe>'),
  },
  form: {
    contact: { ...base('form'), form: 'contact', address: '' },
    'group tickets': { ...base('form'), form: 'groupPurchase', address: '' },
  },
  text_image_section: {
    normal: aSection(),
    reversed: aSection({
      reverse: true,
      title: 'Lees de stad',
      links: [button('Naar de hotspots', '/hotspots-in-kortrijk')],
    }),
    large: aSection({ large: true, title: 'Neem de hele klas mee' }),
    'large and reversed': aSection({ large: true, reverse: true, title: 'De nacht begint om 20.00' }),
    'title only': aSection({ description: '', links: [] }),
  },
  article_grid: { one: anArticleGrid(1), three: anArticleGrid(3), 'four, the first large': anArticleGrid(4) },
  experience_highlight: {
    three: {
      ...base('experience_highlight'),
      title: 'Hier wil je bij zijn',
      articles: experiences,
      cta: button('Alle belevingen', '/programma'),
    },
  },
  kids_today: {
    'with a picture': {
      ...base('kids_today'),
      title: 'Met kinderen',
      question: 'Hoe oud is je kind?',
      image: picture('leeshoek-kinderen', 'Kinderen lezen in een tipi'),
      all: button('alle kids', '/programma?thema=kids'),
    },
    'title only': { ...base('kids_today'), title: 'Met kinderen', question: '', image: null, all: null },
  },
  tour_grid: {
    'next dates': { ...base('tour_grid'), title: 'Op toer', cta: button('Alle data', '/inktvis-op-toer') },
  },
  figures: {
    three: {
      ...base('figures'),
      title: 'Wat was er?',
      figures: [
        { ...base('figure'), number: '9', text: 'dagen' },
        { ...base('figure'), number: '3.206', text: 'ruilboeken met een nieuw adres' },
      ],
      cta: null,
    },
  },
  program_grid: {
    three: {
      ...base('program_grid'),
      title: 'Zaterdag 26.10',
      experiences,
      cta: button('Heel de dag', '/programma'),
    },
  },
  date_strip: {
    'all days': { ...base('date_strip'), title: 'Negen dagen', days: [] },
    'chosen days': { ...base('date_strip'), title: 'Het eerste weekend', days },
  },
  call_to_action: {
    'with text and button': {
      ...base('call_to_action'),
      title: 'Kom je ook?',
      text: 'Elke dag van 10 tot 18 uur in Kortrijk Xpo.',
      links: [button('Koop je ticket', '/tickets')],
    },
    'title only': { ...base('call_to_action'), title: 'Kom je ook?', text: '', links: [] },
  },
  newsletter_form: {
    'with the arm': {
      ...base('newsletter_form'),
      title: 'Post van de inktvis',
      text: 'Eén brief per maand: nieuwe namen, leestips en tickets voor wie snel is.',
      image: null,
    },
    'with a picture': {
      ...base('newsletter_form'),
      title: 'Post',
      text: '',
      image: picture('schrijfmachine', 'Een schrijfmachine'),
    },
  },
  image_slide: {
    captioned: {
      ...base('image_slide'),
      image: picture('beurshal', 'De Beurshal'),
      caption: 'De Beurshal',
      delayMs: null,
      van: null,
      tot: null,
    },
  },
  text_slide: {
    'two lines': {
      ...base('text_slide'),
      title: 'Vergeet je jas niet',
      sub: 'Vestiaire in hal 1',
      delayMs: 8000,
      van: null,
      tot: null,
    },
  },
};
