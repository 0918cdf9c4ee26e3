import { pageState } from './page-state.ts';
import type { Visitor } from './visitor.ts';

/** What a visitor presses, of every kind. What it leads to is the same before its script is there, and on a translated page. */

export const SUNDAY = '/programma/zondag-27-oktober';
const PHONE = 390;
export const DESK = 1280;

export type Control = {
  readonly name: string;
  readonly page: string;
  readonly width: number;
  /** Is there once the script is. */
  readonly ready: string;
  readonly press: (visitor: Visitor) => Promise<void>;
  readonly sees: (visitor: Visitor) => Promise<void>;
  /** Without script it leads to a page of its own, where nothing has the focus. */
  readonly isLink?: boolean;
};

export const FILTERS = 'form[data-live]';
const ISLAND_FORM = 'astro-island:not([ssr]) form';
const ANY_PAGE = 'body';

const seesKids = async (visitor: Visitor) => {
  await visitor.sees('link', 'Kids: verwijder filter');
  await visitor.sees('text', '7 belevingen, gefilterd op Kids, zondag 27 oktober');
};

export const CONTROLS: readonly Control[] = [
  {
    name: 'the filters on a phone',
    page: SUNDAY,
    width: PHONE,
    ready: FILTERS,
    press: (visitor) => visitor.click('button', 'Filters'),
    sees: (visitor) => visitor.seesThat('heading', 'Filters', { isFocused: true }),
  },
  {
    name: 'a theme',
    page: SUNDAY,
    width: DESK,
    ready: FILTERS,
    async press(visitor) {
      await visitor.click('button', 'Filters');
      await visitor.click('checkbox', 'Kids');
    },
    sees: seesKids,
  },
  {
    name: 'an age, typed',
    page: SUNDAY,
    width: DESK,
    ready: FILTERS,
    async press(visitor) {
      await visitor.click('button', 'Filters');
      await visitor.type('Kind van', '6');
    },
    async sees(visitor) {
      await visitor.isAt(`${SUNDAY}?kind=6`);
      await visitor.sees('text', 'belevingen, gefilterd op');
    },
  },
  {
    name: 'a chosen filter',
    isLink: true,
    page: `${SUNDAY}?thema=kids&type=workshop`,
    width: DESK,
    ready: FILTERS,
    press: (visitor) => visitor.click('link', 'Workshop: verwijder filter'),
    sees: (visitor) => visitor.isAt(`${SUNDAY}?thema=kids`),
  },
  {
    name: 'a day',
    isLink: true,
    page: SUNDAY,
    width: PHONE,
    ready: FILTERS,
    press: (visitor) => visitor.click('link', 'maandag 28 oktober'),
    sees: (visitor) => visitor.sees('heading', 'Maandag 28 oktober'),
  },
  {
    name: 'the search field',
    page: '/zoeken',
    width: PHONE,
    ready: ISLAND_FORM,
    press: (visitor) => visitor.type('Zoekterm', 'begijnhof'),
    sees: (visitor) => visitor.sees('option', 'Zoek naar “begijnhof”'),
  },
  {
    name: 'a letter to the organisers',
    page: '/contact',
    width: PHONE,
    ready: ISLAND_FORM,
    press: (visitor) => visitor.type('Voornaam', 'Reinaert'),
    sees: (visitor) => visitor.sees('heading', 'Contact'),
  },
  {
    name: 'the newsletter',
    page: '/nieuws',
    width: DESK,
    ready: ANY_PAGE,
    press: (visitor) => visitor.type('E-mailadres', 'geenadres'),
    async sees(visitor) {
      await visitor.waitsFor(`${ISLAND_FORM}[action="/api/subscribe"]`);
      await visitor.click('button', 'Schrijf me in');
      await visitor.sees('text', 'Dit lijkt geen e-mailadres');
    },
  },
  {
    name: 'a button of an island',
    // One carousel, which stands still.
    page: '/pers',
    width: DESK,
    ready: ANY_PAGE,
    press: (visitor) => visitor.click('button', 'Volgend beeld'),
    sees: (visitor) => visitor.sees('text', '2 van 4'),
  },
  {
    name: 'a question',
    page: '/praktisch',
    width: PHONE,
    ready: ANY_PAGE,
    press: (visitor) => visitor.click('button', 'Mag mijn hond mee?'),
    sees: (visitor) => visitor.sees('text', 'Andere honden lezen beter thuis.'),
  },
  {
    name: 'a panel of the menu',
    page: '/privacy',
    width: DESK,
    ready: ANY_PAGE,
    press: (visitor) => visitor.click('button', 'Praktisch'),
    sees: (visitor) => visitor.sees('link', 'Bereikbaarheid'),
  },
  {
    name: 'the menu of a phone',
    page: '/privacy',
    width: 480,
    ready: ANY_PAGE,
    async press(visitor) {
      await visitor.click('button', 'Menu');
      await visitor.click('button', 'Praktisch');
    },
    sees: (visitor) => visitor.sees('link', 'Bereikbaarheid'),
  },
];

export const stateOf = (visitor: Visitor) =>
  visitor.evaluate(`(${pageState})()`) as Promise<ReturnType<typeof pageState>>;
