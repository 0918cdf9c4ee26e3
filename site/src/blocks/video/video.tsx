import type { Block } from '@inktvis/content';
import { ownId } from '@inktvis/foundation/element-id';
import { blocks } from '@inktvis/messages/blocks';
import { fill } from '@inktvis/messages/fill';
import theatre from '../../ui/art/still-theater.svg?url&no-inline';
import { Icon } from '../../ui/images/Icon.tsx';
import { ResponsiveImage } from '../../ui/images/ResponsiveImage.tsx';
import { CutCorner } from '../../ui/text/CutCorner.tsx';
import { type Gathered, unshown } from '../entry.ts';
import styles from './Video.module.css';
import { videoAddress } from './video-address.ts';

type PosterProps = Pick<Block<'video'>, 'poster'> & {
  readonly label: string;
  readonly caption: string;
  /** The page of the video, for visitors whose script is not there (yet). */
  readonly page: string;
};

const Poster = ({ poster, label, caption, page }: PosterProps) => {
  const play = (
    <>
      <span className="visually-hidden">{label}</span>
      <Icon name="play" />
    </>
  );
  return (
    <div className="relative">
      <CutCorner size="xl">
        {poster ? (
          <ResponsiveImage picture={poster} sizes="(min-width: 904px) 840px, 100vw" ratio="3:2" />
        ) : (
          <img src={theatre} width={960} height={540} alt="" loading="lazy" decoding="async" />
        )}
      </CutCorner>
      <span className={styles.here}>
        <button type="button" className={styles.play} aria-describedby={caption}>
          {play}
        </button>
      </span>
      <span className={styles.elsewhere}>
        <a className={styles.play} href={page} aria-describedby={caption}>
          {play}
        </a>
      </span>
    </div>
  );
};

/** A player behind a poster; a note for the editor when the address is not a video of YouTube or Vimeo. */
export function prepareVideo({ id, url, caption, poster }: Block<'video'>): Gathered {
  const address = videoAddress(url);
  if (!address)
    return unshown(
      'de video heeft geen adres dat we kennen.',
      'Vul in het veld “url” het adres van een video op YouTube of Vimeo in.',
    );
  const { provider, player, page } = address;
  const name = caption || blocks.video_untitled;
  const label = fill(blocks.video_play, { caption: name });
  const captionId = ownId(`video-${id}`);
  return {
    show: () => ({
      kind: 'frame',
      props: { src: player, title: fill(blocks.video_player_title, { provider, caption: name }) },
      offer: <Poster poster={poster} label={label} caption={captionId} page={page} />,
      caption: (
        <figcaption id={captionId} className="note above-2">
          {[caption, fill(blocks.video_from, { provider })].filter(Boolean).join(' ')}
        </figcaption>
      ),
    }),
  };
}
