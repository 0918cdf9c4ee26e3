import { defineTypes, f } from '../kit/index.ts';
import { ACCESS } from '../vocabularies.ts';
import { BODY_BLOCKS } from './body-blocks.ts';
import { experienceNotes } from './notes.ts';
import {
  ENTRY_FIELDS,
  entryFields,
  keywords,
  MAX_SHORT_TITLE,
  overviewFields,
  PAGE_TABS,
  pageFields,
  placeFields,
  SEO_TABS,
  TIME,
} from './shared-fields.ts';

const { title, ...belowTitle } = pageFields;

const overview = (label: string) => ({ label, tabs: SEO_TABS, fields: overviewFields }) as const;

/** Content types that have an address of their own: the site has a page for each. */
export const pageTypeDefinitions = defineTypes({
  home: {
    label: 'Startpagina',
    tabs: {
      'Tijdens het festival': ['during'],
      'Na het festival': [
        'after_title',
        'after_text',
        'next_title',
        'next_note',
        'next_tour',
        'next_steps',
        'next_button',
        'after',
      ],
      ...PAGE_TABS,
    },
    fields: {
      ...pageFields,
      during: f.body(BODY_BLOCKS, {
        label: 'Inhoud tijdens het festival',
        help: 'Onder wat nu bezig is. Leeg: de gewone inhoud.',
      }),
      after_title: f.text({
        label: 'Titel na het festival',
        help: 'Staat waar de data stonden. Leeg: de data.',
      }),
      after_text: f.textarea({ label: 'Tekst na het festival' }),
      next_title: f.text({ label: 'Titel van het blad “En nu?”' }),
      next_note: f.text({ label: 'Woorden naast die titel' }),
      next_tour: f.flag({ label: 'Het blad begint met de volgende datum van de tournee' }),
      next_steps: f.blocks(['next_step'], { label: 'Wat er nu nog is' }),
      next_button: f.block(['button'], { label: 'Knop van het blad' }),
      after: f.body(BODY_BLOCKS, { label: 'Inhoud na het festival', help: 'Leeg: de gewone inhoud.' }),
      start_date: f.day({ label: 'Eerste dag van het festival' }),
      end_date: f.day({ label: 'Laatste dag van het festival', help: 'Leeg: het festival duurt één dag.' }),
      dates_text: f.text({ label: 'Data in woorden' }),
      venue: f.text({ label: 'Plaats' }),
      buttons: f.blocks(['button'], { label: 'Knoppen' }),
    },
  },

  page: {
    label: 'Pagina',
    tabs: { ...PAGE_TABS, Instellingen: ['share_bar', 'unlisted'] },
    fields: {
      ...pageFields,
      keywords,
      share_bar: f.flag({ label: 'Deelknoppen onderaan' }),
      unlisted: f.flag({
        label: 'Alleen met het adres',
        help: 'De pagina staat niet in zoeken, sitemap of zoekmachines.',
      }),
    },
  },

  contact: {
    label: 'Contactpagina',
    tabs: PAGE_TABS,
    fields: {
      ...pageFields,
      keywords,
      facts: f.blocks(['contact_fact'], { label: 'Wat je vooraf wil weten, links van het formulier' }),
      share_bar: f.flag({ label: 'Deelknoppen onderaan' }),
    },
  },

  /** A 'beleving'. Its programme items say when and where it takes place; its own dates are for one that has none. */
  experience: {
    label: 'Beleving',
    notes: experienceNotes,
    tabs: {
      Praktisch: ['location', 'date', 'start_date', 'end_date', 'age', 'drop_in', 'access', 'access_notes'],
      'Plaats en prijs': [...ENTRY_FIELDS, 'without_ticket'],
      'Namen en uitgevers': ['people', 'publisher', 'publisher_custom'],
      ...PAGE_TABS,
    },
    fields: {
      title,
      short_title: f.text({
        label: 'Korte titel',
        help: 'Voor het scherm in de hal, het tijdrooster en de dag op één blad. Leeg: de titel.',
        maxLength: MAX_SHORT_TITLE,
      }),
      ...belowTitle,
      highlighted: f.flag({
        label: 'Uitgelicht',
        help: 'Staat met beeld in de lijst van zijn dag: van een bladzijde hooguit één op zes, de vroegste.',
      }),
      theme: f.stories(['theme'], { label: 'Thema' }),
      type: f.story(['type'], { label: 'Type' }),
      location: f.story(['location'], { label: 'Locatie' }),
      date: f.day({ label: 'Datum' }),
      start_date: f.instant({ label: 'Begin' }),
      end_date: f.instant({ label: 'Einde' }),
      publisher: f.choicesFrom('uitgevers', { label: 'Uitgevers' }),
      publisher_custom: f.text({ label: 'Andere uitgever' }),
      age: f.text({ label: 'Leeftijd', help: 'Bijvoorbeeld 8+.' }),
      drop_in: f.flag({ label: 'Doorlopend', help: 'Binnenlopen wanneer je wil.' }),
      access: f.choices(ACCESS.labels, {
        label: ACCESS.title,
        help: 'Wat bij elk moment geldt. Rolstoel en ringleiding van de zaal komen er vanzelf bij.',
      }),
      access_notes: f.textarea({ label: 'Toegankelijkheid in woorden', help: 'Eén feit per regel.' }),
      ...entryFields,
      without_ticket: f.flag({ label: 'Je hebt geen festivalticket nodig' }),
      people: f.blocks(['person'], { label: 'Namen', help: 'Wie er bij elk moment is.' }),
    },
  },

  date_overview: {
    label: 'Dag',
    tabs: SEO_TABS,
    fields: {
      title: f.text({ label: 'Titel', required: true }),
      date: f.day({ label: 'Datum', required: true }),
      intro: f.textarea({ label: 'Inleiding' }),
      opens: f.text({ label: 'Open om', pattern: TIME, help: 'UU:MM, Brusselse tijd.' }),
      closes: f.text({
        label: 'Dicht om',
        pattern: TIME,
        help: 'UU:MM, Brusselse tijd. Staat op de dag zelf bij “Vandaag”.',
      }),
      seo: f.seo(),
    },
  },

  default_date_overview: {
    label: 'Programma',
    tabs: SEO_TABS,
    fields: {
      ...overviewFields,
      announced_at: f.instant({
        label: 'Programma bekendgemaakt op',
        help: 'Wat daarna voor het eerst verschijnt, staat bij de wijzigingen als nieuw. Leeg: niets heet nieuw.',
      }),
      different_people: f.textarea({
        label: 'Is iemand anders',
        help: 'Namen die op elkaar lijken en toch twee mensen zijn, met een komma ertussen, elk paar op een regel: “Jan Janssen, Jan Jansen”.',
      }),
    },
  },

  news_overview: overview('Nieuwsoverzicht'),

  news_article: {
    label: 'Nieuwsartikel',
    tabs: PAGE_TABS,
    fields: { ...pageFields, date: f.day({ label: 'Datum' }) },
  },

  hotspot_kortrijk: {
    label: 'Hotspot in Kortrijk',
    tabs: {
      Plaats: ['address', 'postal_code', 'town', 'latitude', 'longitude', 'coordinates_sure'],
      ...PAGE_TABS,
    },
    fields: {
      ...pageFields,
      ...placeFields,
      date: f.day({ label: 'Datum' }),
      coordinates_sure: f.flag({ label: 'Coördinaten zijn nauwkeurig' }),
      what_to_read: f.richText({ label: 'Wat lees je daar' }),
    },
  },

  hotspot_kortrijk_overview: overview('Overzicht van hotspots'),

  bookstore: {
    label: 'Boekhandel',
    tabs: {
      Plaats: ['address', 'postal_code', 'town', 'latitude', 'longitude', 'opening_hours'],
      ...PAGE_TABS,
    },
    fields: {
      ...pageFields,
      ...placeFields,
      date: f.day({ label: 'Datum' }),
      publishing_house: f.text({ label: 'Uitgeverij' }),
      opening_hours: f.blocks(['opening_hours'], { label: 'Openingsuren' }),
    },
  },

  bookstore_overview: overview('Overzicht van boekhandels'),

  uit_events_overview: overview('Op toer'),

  search: {
    label: 'Zoekpagina',
    tabs: SEO_TABS,
    fields: {
      ...overviewFields,
      synonyms: f.textarea({
        label: 'Andere woorden',
        help: 'Wat bezoekers typen, een = en het woord dat op de site staat, elk op een regel: “wegbeschrijving, route = bereikbaarheid”.',
      }),
    },
  },

  live: {
    label: 'Live',
    tabs: SEO_TABS,
    fields: {
      title: f.text({ label: 'Titel' }),
      start_date: f.instant({ label: 'Toon vanaf' }),
      slides: f.body(['image_slide', 'text_slide'], { label: "Dia's" }),
      seo: f.seo(),
    },
  },
});
