import { defineBlocks, f } from '../kit/index.ts';
import { GENRES, ROLES } from '../vocabularies.ts';
import { nameNotes } from './notes.ts';
import { shownFrom, shownUntil, TIME } from './shared-fields.ts';

/** So many letters take three lines below a slide, and five in it (requirements D10, Live). */
const MAX_CAPTION = 56;

/** What every slide has: how long it stands, and from when until when it is in the loop. */
const slideFields = {
  delay_ms: f.number({
    label: 'Duur in milliseconden',
    min: 1000,
    help: 'Leeg: 15 000, de gewone duur van een dia.',
  }),
  van: shownFrom,
  tot: shownUntil,
} as const;

export const slideDefinitions = defineBlocks({
  image_slide: {
    label: 'Dia met beeld',
    preview: 'caption',
    order: ['van', 'tot'],
    fields: {
      image: f.picture({ label: 'Beeld', required: true }),
      caption: f.text({ label: 'Bijschrift', maxLength: MAX_CAPTION }),
      ...slideFields,
    },
  },

  text_slide: {
    label: 'Dia met tekst',
    order: ['van', 'tot'],
    fields: {
      title: f.text({ label: 'Tekst', required: true, maxLength: MAX_CAPTION }),
      sub: f.text({ label: 'Tweede regel', maxLength: MAX_CAPTION }),
      ...slideFields,
    },
  },
});

/** Parts of other blocks and of the header and footer: never on their own in a body. */
export const partDefinitions = defineBlocks({
  accordion_item: {
    label: 'Vraag van een accordeon',
    fields: {
      title: f.text({ label: 'Vraag', required: true }),
      text: f.richText({ label: 'Antwoord', required: true }),
    },
  },

  carousel_image: {
    label: 'Beeld van een reeks',
    preview: 'caption',
    fields: {
      image: f.picture({ label: 'Beeld', required: true }),
      caption: f.textarea({ label: 'Bijschrift' }),
    },
  },

  /** A person who makes an experience (requirements 3, names): a name in a list, without a page of its own. */
  person: {
    label: 'Naam',
    preview: 'surname',
    notes: nameNotes,
    fields: {
      given_name: f.text({ label: 'Voornaam' }),
      surname: f.text({
        label: 'Familienaam',
        required: true,
        help: 'Of de enige naam. De lijst van namen volgt deze; schrijf een naam overal gelijk.',
      }),
      role: f.choice(ROLES.labels, { label: ROLES.title }),
      signs: f.flag({ label: 'Signeert' }),
    },
  },

  price: {
    label: 'Prijs',
    preview: 'name',
    fields: {
      name: f.text({
        label: 'Voor wie',
        help: 'Zoals volwassene, tot 12 jaar, uitpas. Leeg: voor iedereen.',
      }),
      amount: f.euro({ label: 'Bedrag', required: true, help: 'In euro: 12 of 12,50. Gratis is 0.' }),
    },
  },

  opening_hours: {
    label: 'Openingsuren',
    preview: 'weekday',
    fields: {
      weekday: f.choice(
        {
          monday: 'maandag',
          tuesday: 'dinsdag',
          wednesday: 'woensdag',
          thursday: 'donderdag',
          friday: 'vrijdag',
          saturday: 'zaterdag',
          sunday: 'zondag',
        },
        { label: 'Dag', required: true },
      ),
      opens: f.text({ label: 'Open om', required: true, pattern: TIME, help: 'UU:MM, Brusselse tijd.' }),
      closes: f.text({ label: 'Dicht om', required: true, pattern: TIME, help: 'UU:MM, Brusselse tijd.' }),
    },
  },

  contact_fact: {
    label: 'Weetje op de contactpagina',
    fields: {
      label: f.text({ label: 'Wat', required: true }),
      value: f.textarea({
        label: 'Antwoord',
        required: true,
        help: 'Begint het met een getal, dan staat dat groot. Een nieuwe regel blijft een nieuwe regel.',
      }),
      note: f.textarea({ label: 'Zin eronder' }),
    },
  },

  figure: {
    label: 'Cijfer',
    preview: 'text',
    fields: {
      number: f.text({ label: 'Getal', required: true }),
      text: f.text({ label: 'Wat het telt', required: true }),
    },
  },

  next_step: {
    label: 'Stap na het festival',
    fields: {
      number: f.text({ label: 'Getal', required: true }),
      title: f.text({ label: 'Titel', required: true }),
      text: f.text({ label: 'Zin eronder' }),
      link: f.link({ label: 'Naar', required: true }),
    },
  },

  link: {
    label: 'Link',
    fields: {
      label: f.text({ label: 'Woorden', required: true }),
      link: f.link({ label: 'Naar', required: true }),
      icon: f.choice(GENRES.labels, { label: 'Genre-icoon' }),
    },
  },

  button: {
    label: 'Knop',
    fields: {
      label: f.text({ label: 'Woorden', required: true }),
      link: f.link({ label: 'Naar', required: true }),
    },
  },

  link_with_date: {
    label: 'Knop met datum',
    fields: {
      label: f.text({ label: 'Woorden', required: true }),
      date: f.day({ label: 'Datum', required: true }),
      link: f.link({ label: 'Naar', required: true }),
    },
  },

  link_with_dropdown: {
    label: 'Link met paneel',
    fields: {
      label: f.text({ label: 'Woorden', required: true }),
      link: f.link({ label: 'Naar', help: 'Voor wie het paneel niet kan openen.' }),
      intro_title: f.text({ label: 'Titel van het paneel' }),
      intro_text: f.textarea({ label: 'Tekst van het paneel' }),
      links: f.blocks(['link'], { label: 'Lijst van links' }),
      buttons: f.blocks(['link_with_date', 'button'], { label: 'Knoppen' }),
    },
  },

  link_group: {
    label: 'Groep links',
    fields: {
      title: f.text({ label: 'Titel', required: true }),
      links: f.blocks(['link'], { label: 'Links', required: true }),
    },
  },

  social_link: {
    label: 'Sociaal medium',
    fields: {
      label: f.text({ label: 'Naam', required: true }),
      icon: f.choice({ facebook: 'Facebook', instagram: 'Instagram', x: 'X' }, { label: 'Icoon' }),
      url: f.webAddress({ label: 'Adres', required: true, help: 'Het hele adres, met https://.' }),
    },
  },
});
