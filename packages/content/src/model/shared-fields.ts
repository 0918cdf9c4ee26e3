import { f } from '../kit/index.ts';
import { ENTRY } from '../vocabularies.ts';
import { BODY_BLOCKS } from './body-blocks.ts';

/** Fields that every page-like content type has (requirements 3, page-level fields). */
export const pageFields = {
  title: f.text({ label: 'Titel', required: true, maxLength: 120 }),
  intro: f.textarea({ label: 'Inleiding' }),
  image: f.picture({ label: 'Beeld' }),
  preview_text: f.textarea({ label: 'Korte tekst', help: 'Voor kaarten en zoekresultaten.', maxLength: 300 }),
  page_color: f.colour({ label: 'Paginakleur', help: 'De kleur van de kop van de pagina.' }),
  body: f.body(BODY_BLOCKS, { label: 'Inhoud' }),
  seo: f.seo(),
} as const;

/** The words by which visitors look for something (requirements 2.3, Search). */
export const keywords = f.textarea({
  label: 'Zoekwoorden',
  help: 'Woorden die bezoekers typen, met komma’s ertussen. Na een = staat het woord op de pagina waar het antwoord is: “uren, hours = openingsuren”. Elke regel is een antwoord.',
});

/** So many letters take two lines on the screen in the hall, in its smallest size (requirements D10, Live). */
export const MAX_SHORT_TITLE = 50;

/** Fields that every overview has: its list comes from elsewhere. */
export const overviewFields = {
  title: pageFields.title,
  intro: pageFields.intro,
  page_color: pageFields.page_color,
  empty_text: f.text({ label: 'Tekst zonder resultaten', help: 'Leeg: een vaste zin.' }),
  seo: pageFields.seo,
} as const;

export const placeFields = {
  address: f.text({ label: 'Straat en nummer' }),
  postal_code: f.text({ label: 'Postcode', pattern: /^[1-9]\d{3}$/, help: 'Vier cijfers.' }),
  town: f.text({ label: 'Gemeente' }),
  latitude: f.number({
    label: 'Breedtegraad',
    min: -90,
    max: 90,
    decimals: 7,
    help: 'Bijvoorbeeld 50,8279.',
  }),
  longitude: f.number({
    label: 'Lengtegraad',
    min: -180,
    max: 180,
    decimals: 7,
    help: 'Bijvoorbeeld 3,2649.',
  }),
} as const;

/** How one gets in (requirements 3, place and price), of an experience and, where it differs, of one of its moments. */
export const entryFields = {
  entry: f.choice(ENTRY.labels, { label: ENTRY.title }),
  booking_url: f.shopAddress({
    label: 'Reserveren op',
    help: 'Het adres bij de ticketdienst, met https://, of de code die de ticketdienst geeft.',
  }),
  booking_from: f.instant({ label: 'Reserveren kan vanaf', help: 'Leeg: het kan nu.' }),
  prices: f.blocks(['price'], { label: 'Prijzen', help: 'Leeg: niet gekend. Gratis is een prijs van 0.' }),
  waiting_list: f.shopAddress({
    label: 'Wachtlijst op',
    help: 'Adres of code, voor als het uitverkocht is. Leeg: er is geen wachtlijst.',
  }),
} as const;

export const ENTRY_FIELDS = ['entry', 'booking_url', 'booking_from', 'prices', 'waiting_list'] as const;

/** From when until when something is shown; empty: always (requirements 3, periods). */
export const shownFrom = f.instant({
  label: 'Van',
  help: 'Vanaf dan is het te zien. Leeg: zodra je publiceert.',
});
export const shownUntil = f.instant({
  label: 'Tot',
  help: 'Vanaf dan is het niet meer te zien. Leeg: tot je het weghaalt.',
});

/** A time of day, as editors type it: 09:30. */
export const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

export const PAGE_TABS = { 'Kaarten en delen': ['preview_text', 'seo'] } as const;
/** The tabs of what has no card of its own. */
export const SEO_TABS = { 'Zoekmachines en delen': ['seo'] } as const;
