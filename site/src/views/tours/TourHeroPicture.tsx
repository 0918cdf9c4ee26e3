import type { TouringEvent } from '@inktvis/events';
import type { TourStatus } from '../../tours/tour-status.ts';
import { Bite } from '../../ui/Bite.tsx';
import { fill } from '../../ui/fill.ts';
import { messages } from '../../ui/messages.ts';
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
      <Bite size="xl" className={styles.picture}>
        <TourPicture slug={slug} shape="square" sizes={SIZES} alt={image.alt} priority />
      </Bite>
      {image.credit !== '' && (
        <figcaption className={styles.credit}>
          {fill(messages.tours.credit, { name: image.credit })}
        </figcaption>
      )}
    </figure>
  );
}
