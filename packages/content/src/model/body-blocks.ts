import { defineBlocks, f } from '../kit/index.ts';

/** Blocks that the body of a page may contain: the site has a view for each. */
export const bodyBlockDefinitions = defineBlocks({
  accordion: {
    label: 'Accordeon',
    fields: {
      title: f.text({ label: 'Titel', help: 'Staat boven de vragen; mag leeg blijven.' }),
      items: f.blocks(['accordion_item'], { label: 'Vragen', required: true }),
    },
  },

  rich_text: {
    label: 'Tekst',
    fields: {
      text: f.richText({
        label: 'Tekst',
        required: true,
        blocks: ['quote', 'image', 'call_to_action', 'video', 'embed'],
      }),
    },
  },

  embed: {
    label: 'Insluiting',
    preview: 'description',
    fields: {
      embed_code: f.textarea({
        label: 'Insluitcode',
        required: true,
        help: 'Een <iframe> van een toegelaten dienst. Ze laadt pas na een klik van de bezoeker.',
      }),
      description: f.textarea({ label: 'Uitleg', help: 'Wat er te zien is, en van wie het komt.' }),
    },
  },

  quote: {
    label: 'Citaat',
    preview: 'text',
    fields: {
      text: f.textarea({ label: 'Citaat', required: true }),
      work: f.text({ label: 'Werk', help: 'Titel en jaar van de bron.' }),
      writer_name: f.text({ label: 'Naam' }),
      writer_role: f.text({ label: 'Rol' }),
      writer_image: f.picture({ label: 'Portret' }),
      should_float: f.flag({ label: 'Zweeft naast de tekst' }),
    },
  },

  call_to_action: {
    label: 'Oproep',
    fields: {
      title: f.text({ label: 'Titel', required: true }),
      text: f.textarea({ label: 'Tekst' }),
      links: f.blocks(['button'], { label: 'Knoppen' }),
    },
  },

  video: {
    label: 'Video',
    preview: 'caption',
    fields: {
      url: f.text({ label: 'Adres', required: true, help: 'Een pagina van YouTube of Vimeo.' }),
      caption: f.textarea({ label: 'Bijschrift' }),
      poster: f.picture({ label: 'Beeld vooraf' }),
    },
  },

  image: {
    label: 'Beeld',
    preview: 'caption',
    fields: {
      image: f.picture({ label: 'Beeld', required: true }),
      caption: f.textarea({ label: 'Bijschrift' }),
      should_float: f.flag({ label: 'Zweeft naast de tekst' }),
    },
  },

  image_carousel: {
    label: 'Beeldenreeks',
    fields: {
      images: f.blocks(['carousel_image'], { label: 'Beelden', required: true }),
      autoplay: f.flag({ label: 'Loopt vanzelf door', help: 'Er staat dan altijd een pauzeknop bij.' }),
    },
  },

  newsletter_form: {
    label: 'Nieuwsbrief',
    fields: {
      title: f.text({ label: 'Titel', required: true }),
      text: f.textarea({ label: 'Tekst' }),
      image: f.picture({ label: 'Beeld' }),
    },
  },

  program_grid: {
    label: 'Belevingen in rijen',
    fields: {
      title: f.text({ label: 'Titel', required: true }),
      experiences: f.stories(['experience'], { label: 'Belevingen', required: true }),
      cta: f.block(['button'], { label: 'Knop' }),
    },
  },

  article_grid: {
    label: 'Artikels',
    fields: {
      title: f.text({ label: 'Titel', required: true }),
      articles: f.stories(['news_article', 'page', 'hotspot_kortrijk', 'bookstore', 'experience'], {
        label: 'Artikels',
        required: true,
        help: 'Met vier artikels staat het eerste groot.',
      }),
      cta: f.block(['button'], { label: 'Knop' }),
    },
  },

  experience_highlight: {
    label: 'Uitgelichte belevingen',
    fields: {
      title: f.text({ label: 'Titel', required: true }),
      articles: f.stories(['experience'], { label: 'Belevingen', required: true }),
      cta: f.block(['button'], { label: 'Knop' }),
    },
  },

  text_image_section: {
    label: 'Tekst met beeld',
    fields: {
      title: f.text({ label: 'Titel', required: true }),
      description: f.textarea({ label: 'Tekst' }),
      links: f.blocks(['button'], { label: 'Knoppen' }),
      image: f.picture({ label: 'Beeld', required: true }),
      large: f.flag({ label: 'Groot beeld' }),
      reverse: f.flag({ label: 'Beeld links' }),
      beside: f.block(['call_to_action'], {
        label: 'Oproep ernaast',
        help: 'Een donker blad naast de tekst, voor wie iets anders zoekt.',
      }),
    },
  },

  /** Ages of children with what today still has for each (requirements 4, home). */
  kids_today: {
    label: 'Vandaag met kinderen',
    fields: {
      title: f.text({ label: 'Titel', required: true, help: 'Er komt “vandaag” achter.' }),
      question: f.text({ label: 'Vraag boven de leeftijden' }),
      image: f.picture({ label: 'Beeld' }),
      all: f.block(['button'], { label: 'Link naar alles voor kinderen' }),
    },
  },

  tour_grid: {
    label: 'Volgende data van de tournee',
    fields: {
      title: f.text({ label: 'Titel', required: true }),
      cta: f.block(['button'], { label: 'Knop' }),
    },
  },

  figures: {
    label: 'Cijfers',
    fields: {
      title: f.text({ label: 'Titel', required: true }),
      figures: f.blocks(['figure'], { label: 'Cijfers', required: true }),
      cta: f.block(['button'], { label: 'Knop' }),
    },
  },

  form: {
    label: 'Formulier',
    preview: 'form',
    fields: {
      form: f.choice(
        { contact: 'Contact', groupPurchase: 'Groepstickets' },
        { label: 'Welk formulier', required: true },
      ),
      address: f.text({
        label: 'Adres',
        help: 'Meestal leeg: dan komt het formulier bij ons aan. Met een adres gaat wat bezoekers invullen daarheen; het moet in de instelling FORM_ADDRESSES staan.',
      }),
    },
  },

  date_strip: {
    label: 'Dagen',
    fields: {
      title: f.text({ label: 'Titel', required: true }),
      days: f.stories(['date_overview'], {
        label: 'Dagen',
        help: 'Leeg laten mag: dan staan alle dagen er.',
      }),
    },
  },
});

export const BODY_BLOCKS = Object.keys(
  bodyBlockDefinitions,
) as readonly (keyof typeof bodyBlockDefinitions)[];
