import type { Block } from '@inktvis/content';
import { messages } from '@inktvis/messages';
import { fill } from '@inktvis/messages/fill';
import { createElement } from 'react';
import type { Nothing, Shown } from '../entry.ts';
import { Poster } from './Poster.tsx';
import { videoAddress } from './video-address.ts';

/** Fields of the block to what the player needs; nothing when the address is not one of a video we know. */
export function prepareVideo({ url, caption, poster }: Block<'video'>): Shown | Nothing {
  const address = videoAddress(url);
  if (!address) {
    return {
      what: 'de video heeft geen adres dat we kennen.',
      help: 'Vul in het veld “url” het adres van een video op YouTube of Vimeo in.',
    };
  }
  const { provider, player, page } = address;
  const name = caption || messages.blocks.video_untitled;
  return {
    kind: 'video',
    props: {
      player,
      page,
      label: fill(messages.blocks.video_play, { caption: name }),
      title: fill(messages.blocks.video_player_title, { provider, caption: name }),
      caption: [caption, fill(messages.blocks.video_from, { provider })].filter(Boolean).join(' '),
    },
    content: createElement(Poster, { picture: poster, provider }),
  };
}
