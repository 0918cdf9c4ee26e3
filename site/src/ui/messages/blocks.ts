/** Body blocks. Texts marked fixed are part of the specification: change them there first. */
export const blocks = {
  accordion_open: 'Open',
  accordion_close: 'Sluit',
  carousel_label: 'Beelden',
  carousel_previous: 'Vorig beeld',
  carousel_next: 'Volgend beeld',
  carousel_count: '{n} van {total}',
  carousel_play: 'Speel af',
  carousel_pause: 'Pauzeer',
  video_play: 'Speel de video af: {caption}',
  video_consent: 'Deze video komt van een andere site. Ze laadt als je op afspelen drukt.',
  embed_title: 'Dit stuk komt van een andere site.',
  embed_text: 'Het laadt pas als je cookies van derden aanvaardt.',
  embed_allow: 'Toon het toch',
  embed_map_allow: 'Toon de kaart',
  image_credit: 'Beeld: {copyright}',
} as const;
