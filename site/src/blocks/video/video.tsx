import type { Block, Picture } from '@inktvis/content';
import { blocks } from '@inktvis/messages/blocks';
import { fill } from '@inktvis/messages/fill';
import theatre from '../../ui/art/still-theater.svg?url&no-inline';
import { ResponsiveImage } from '../../ui/images/ResponsiveImage.tsx';
import { CutCorner } from '../../ui/text/CutCorner.tsx';
import type { Gathered } from '../entry.ts';
import { videoAddress } from './video-address.ts';

type PosterProps = { readonly picture: Picture | null };

/** What is shown behind the play button: the editor's picture, or a drawn theatre. */
const Poster = ({ picture }: PosterProps) => (
  <CutCorner size="xl">
    {picture ? (
      <ResponsiveImage picture={picture} sizes="(min-width: 904px) 840px, 100vw" ratio="3:2" />
    ) : (
      <img src={theatre} width={960} height={540} alt="" loading="lazy" decoding="async" />
    )}
  </CutCorner>
);

/** The props of the player; a note for the editor when the address is not a video of YouTube or Vimeo. */
export function prepareVideo({ url, caption, poster }: Block<'video'>): Gathered {
  const address = videoAddress(url);
  if (!address) {
    return {
      why: {
        what: 'de video heeft geen adres dat we kennen.',
        help: 'Vul in het veld “url” het adres van een video op YouTube of Vimeo in.',
      },
    };
  }
  const { provider, player, page } = address;
  const name = caption || blocks.video_untitled;
  return {
    show: () => ({
      kind: 'video',
      props: {
        player,
        page,
        label: fill(blocks.video_play, { caption: name }),
        title: fill(blocks.video_player_title, { provider, caption: name }),
        caption: [caption, fill(blocks.video_from, { provider })].filter(Boolean).join(' '),
      },
      content: <Poster picture={poster} />,
    }),
  };
}
