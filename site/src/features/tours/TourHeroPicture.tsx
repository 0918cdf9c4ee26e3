import type { TouringEvent } from '@inktvis/events';
import { messages } from '@inktvis/messages';
import { fill } from '@inktvis/messages/fill';
import type { TourStatus } from '../../cards/tours/tour-status.ts';
import { CutCorner } from '../../ui/CutCorner.tsx';
import styles from './TourHeroPicture.module.css';
import { TourNoPicture } from './TourNoPicture.tsx';
import { TourPicture } from './TourPicture.tsx';

type TourHeroPictureProps = { readonly event: TouringEvent; readonly status: TourStatus | null };

const SIZES = '(min-width: 1290px) 515px, (min-width: 840px) 38vw, 92vw';

/** The picture of an event beside its title, with whom it is from; or paper with the name of the town. */
export function TourHeroPicture({ event: { slug, image, address }, status }: TourHeroPictureProps) {
  if (!image) return <TourNoPicture town={address?.town ?? ''} size="xl" />;
  return (
    <figure data-status={status ?? undefined} className={styles.figure}>
      <CutCorner size="xl" className={styles.picture}>
        <TourPicture slug={slug} shape="square" sizes={SIZES} alt={image.alt} priority />
      </CutCorner>
      {image.credit !== '' && (
        <figcaption className={styles.credit}>
          {fill(messages.tours.credit, { name: image.credit })}
        </figcaption>
      )}
    </figure>
  );
}
