import { err, ok } from '@inktvis/foundation/result';
import { described, type Field, type FieldOptions } from '../kit/definition.ts';
import { defineTypes, f } from '../kit/index.ts';
import { type Redirects, readRedirects } from '../redirects.ts';
import { ACCESS, FLAGS, GENRES } from '../vocabularies.ts';
import { momentNotes } from './notes.ts';
import { ENTRY_FIELDS, entryFields, keywords, shownFrom, shownUntil } from './shared-fields.ts';

const redirectList = (options: FieldOptions): Field<Redirects> => ({
  ...described(options),
  cms: { type: 'textarea' },
  empty: new Map(),
  read(value, { siteUrl, report, story }, path) {
    if (typeof value !== 'string') return err('geen tekst');
    const { redirects, problems } = readRedirects(value, siteUrl);
    for (const { line, message } of problems)
      report({ kind: 'unreadable-field', story, path, message: `regel ${line}: ${message}` });
    return ok(redirects);
  },
});

/** Content types that only serve others: a visitor cannot open them. */
export const supportTypeDefinitions = defineTypes({
  /** One time and place of an experience. Type and theme are copied from it, so that the service can filter on them. */
  program: {
    label: 'Programma-item',
    order: ['start_date', 'end_date'],
    notes: momentNotes,
    shownOn: 'experience',
    tabs: {
      Wijzigingen: ['flags', 'previous_start', 'previous_location', 'note', 'changed_at'],
      'Enkel op dit moment': ['access', 'people', 'places_left', ...ENTRY_FIELDS],
    },
    fields: {
      start_date: f.instant({ label: 'Begin', required: true }),
      end_date: f.instant({ label: 'Einde' }),
      experience: f.story(['experience'], { label: 'Beleving', required: true }),
      location: f.story(['location'], { label: 'Locatie' }),
      type: f.story(['type'], { label: 'Type' }),
      theme: f.stories(['theme'], { label: 'Thema' }),
      drop_in: f.flag({ label: 'Doorlopend' }),
      access: f.choices(ACCESS.labels, { label: ACCESS.title, help: 'Wat er enkel op dit moment bij komt.' }),
      people: f.blocks(['person'], { label: 'Namen', help: 'Enkel als er op dit moment iemand anders is.' }),
      places_left: f.number({ label: 'Nog vrije plaatsen', min: 0, help: 'Leeg: niet gekend.' }),
      ...entryFields,
      flags: f.choices(FLAGS.labels, { label: FLAGS.title }),
      previous_start: f.instant({ label: 'Oorspronkelijk begin' }),
      previous_location: f.story(['location'], { label: 'Oorspronkelijke locatie' }),
      note: f.textarea({ label: 'Uitleg bij een wijziging' }),
      changed_at: f.instant({
        label: 'Gewijzigd op',
        help: 'Wanneer je de wijziging meldde. Leeg: het moment waarop je dit item opnieuw publiceerde.',
      }),
    },
  },

  location: {
    label: 'Locatie',
    fields: {
      title: f.text({ label: 'Naam', required: true }),
      hall: f.text({
        label: 'Hal',
        help: 'Op de beurs zelf begint dit met Hal, Zaal of Podium; elders is het de straat.',
      }),
      capacity: f.number({ label: 'Aantal plaatsen', min: 0 }),
      description: f.textarea({ label: 'Omschrijving' }),
      access: f.choices(ACCESS.labels, {
        label: ACCESS.title,
        help: 'Enkel wat op deze plek altijd geldt, bij alles wat hier gebeurt.',
      }),
      access_notes: f.textarea({ label: 'Toegankelijkheid in woorden', help: 'Eén feit per regel.' }),
    },
  },

  type: {
    label: 'Type',
    fields: {
      title: f.text({ label: 'Naam', required: true }),
      plural: f.text({ label: 'Meervoud' }),
      keywords,
      intro: f.textarea({ label: 'Omschrijving' }),
    },
  },

  theme: {
    label: 'Thema',
    fields: {
      title: f.text({ label: 'Naam', required: true }),
      // The warning of requirements 8.
      icon: f.choice(GENRES.labels, { label: GENRES.title, unknown: "slug didn't match icon" }),
      intro: f.textarea({ label: 'Omschrijving' }),
      keywords,
      image: f.picture({ label: 'Beeld' }),
    },
  },

  header: {
    label: 'Kop van de site',
    order: ['announcement_van', 'announcement_tot'],
    tabs: { 'Menu en knoppen': ['nav_links', 'top_nav_links', 'tickets_link', 'after_link'] },
    fields: {
      toggle_announcement: f.flag({ label: 'Toon de aankondiging' }),
      announcement_lead: f.text({ label: 'Eerste woord van de aankondiging', maxLength: 40 }),
      announcement: f.text({ label: 'Aankondiging', maxLength: 140 }),
      announcement_short: f.text({
        label: 'Aankondiging in het kort',
        maxLength: 30,
        help: 'Op een telefoon, op één regel. Leeg: de hele aankondiging, zo nodig op twee.',
      }),
      announcement_warns: f.flag({
        label: 'Waarschuwing op het scherm in de hal',
        help: 'Rood, met een driehoek: voor een deur die dicht is, niet voor nieuws.',
      }),
      announcement_link: f.block(['link'], { label: 'Link van de aankondiging' }),
      announcement_van: { ...shownFrom, label: 'Aankondiging van' },
      announcement_tot: { ...shownUntil, label: 'Aankondiging tot' },
      nav_links: f.blocks(['link', 'link_with_dropdown'], { label: 'Hoofdmenu' }),
      top_nav_links: f.blocks(['link'], { label: 'Bovenste links' }),
      tickets_link: f.block(['button'], { label: 'Ticketknop' }),
      after_link: f.block(['button'], {
        label: 'Knop na het festival',
        help: 'In plaats van de ticketknop, zodra de laatste dag gesloten is.',
      }),
    },
  },

  footer: {
    label: 'Voet van de site',
    fields: {
      links: f.blocks(['link_group'], { label: 'Links' }),
      address_title: f.text({ label: 'Titel bij het adres' }),
      address: f.textarea({ label: 'Adres', help: 'Eén regel per lijn; een lege lijn geeft wit.' }),
      sub_links: f.blocks(['link'], { label: 'Onderste links' }),
      copyright: f.text({ label: 'Copyright' }),
    },
  },

  redirects: {
    label: 'Doorverwijzingen',
    fields: {
      list: redirectList({
        label: 'Oude en nieuwe adressen',
        help: 'Eén per regel: het oude adres, een spatie en het nieuwe. Twee kolommen uit een rekenblad plakken mag ook. Een pagina die bestaat, gaat altijd voor.',
      }),
    },
  },

  social: {
    label: 'Sociale media',
    fields: {
      title: f.text({ label: 'Titel' }),
      links: f.blocks(['social_link'], { label: 'Links' }),
    },
  },
});
