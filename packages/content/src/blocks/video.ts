import { defineBlock, f } from '../kit/index.ts';

export const video = defineBlock('video', {
  label: 'Video',
  preview: 'caption',
  fields: {
    url: f.text({ label: 'Adres', required: true, help: 'Een pagina van YouTube of Vimeo.' }),
    caption: f.textarea({ label: 'Bijschrift' }),
    poster: f.picture({ label: 'Beeld vooraf' }),
  },
});
