import { defineType, f } from '../kit/index.ts';

/** `globaal/header` */
export const header = defineType('header', {
  label: 'Kop van de site',
  fields: {
    toggle_announcement: f.flag({ label: 'Toon de aankondiging' }),
    announcement_lead: f.text({ label: 'Eerste woord van de aankondiging' }),
    announcement: f.text({ label: 'Aankondiging' }),
    announcement_link: f.block(['link'], { label: 'Link van de aankondiging' }),
    nav_links: f.blocks(['link', 'link_with_dropdown'], { label: 'Hoofdmenu' }),
    top_nav_links: f.blocks(['link'], { label: 'Bovenste links' }),
    tickets_link: f.block(['button'], { label: 'Ticketknop' }),
  },
});

/** `globaal/footer` */
export const footer = defineType('footer', {
  label: 'Voet van de site',
  fields: {
    links: f.blocks(['link_group'], { label: 'Links' }),
    address_title: f.text({ label: 'Titel bij het adres' }),
    address: f.textarea({ label: 'Adres', help: 'Eén regel per lijn; een lege lijn geeft wit.' }),
    sub_links: f.blocks(['link'], { label: 'Onderste links' }),
    copyright: f.text({ label: 'Copyright' }),
  },
});

/** `globaal/links-sociale-media` */
export const social = defineType('social', {
  label: 'Sociale media',
  fields: {
    title: f.text({ label: 'Titel' }),
    links: f.blocks(['social_link'], { label: 'Links' }),
  },
});

/** The Live page and its slides. */
export const live = defineType('live', {
  label: 'Live',
  preview: 'title',
  fields: {
    title: f.text({ label: 'Titel' }),
    start_date: f.moment({ label: 'Toon vanaf' }),
    slides: f.body(['image_slide', 'text_slide'], { label: "Dia's" }),
    seo: f.seo(),
  },
});
