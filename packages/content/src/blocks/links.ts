import { GENRES } from '../genres.ts';
import { defineBlock, f } from '../kit/index.ts';

export const link = defineBlock('link', {
  label: 'Link',
  preview: 'label',
  fields: {
    label: f.text({ label: 'Woorden', required: true }),
    link: f.link({ label: 'Naar', required: true }),
    icon: f.choice(GENRES, { label: 'Genre-icoon' }),
  },
});

export const button = defineBlock('button', {
  label: 'Knop',
  preview: 'label',
  fields: {
    label: f.text({ label: 'Woorden', required: true }),
    link: f.link({ label: 'Naar', required: true }),
  },
});

export const linkWithDate = defineBlock('link_with_date', {
  label: 'Knop met datum',
  preview: 'label',
  fields: {
    label: f.text({ label: 'Woorden', required: true }),
    date: f.day({ label: 'Datum', required: true }),
    link: f.link({ label: 'Naar', required: true }),
  },
});

export const linkWithDropdown = defineBlock('link_with_dropdown', {
  label: 'Link met paneel',
  preview: 'label',
  fields: {
    label: f.text({ label: 'Woorden', required: true }),
    link: f.link({ label: 'Naar', help: 'Voor wie het paneel niet kan openen.' }),
    intro_title: f.text({ label: 'Titel van het paneel' }),
    intro_text: f.textarea({ label: 'Tekst van het paneel' }),
    links: f.blocks(['link'], { label: 'Lijst van links' }),
    buttons: f.blocks(['link_with_date', 'button'], { label: 'Knoppen' }),
  },
});

export const linkGroup = defineBlock('link_group', {
  label: 'Groep links',
  preview: 'title',
  fields: {
    title: f.text({ label: 'Titel', required: true }),
    links: f.blocks(['link'], { label: 'Links', required: true }),
  },
});

export const socialLink = defineBlock('social_link', {
  label: 'Sociaal medium',
  preview: 'label',
  fields: {
    label: f.text({ label: 'Naam', required: true }),
    icon: f.choice({ facebook: 'Facebook', instagram: 'Instagram', x: 'X' }, { label: 'Icoon' }),
    url: f.text({ label: 'Adres', required: true }),
  },
});
