import { messages } from '@inktvis/messages';
import { RichText } from '../../blocks/rich-text/RichText.tsx';
import { MapOffer } from '../../ui/map/MapOffer.tsx';
import { pointOf, pointWords } from '../bookstores/point.ts';
import type { ViewProps } from '../view.ts';
import styles from './HotspotView.module.css';
import type { HotspotData } from './load.ts';

const { hotspots } = messages;

const HOTSPOT_MAP = {
  title: hotspots.map_title,
  label: hotspots.map_label,
  failed: hotspots.map_failed,
} as const;

type HotspotAfterProps = Pick<ViewProps<'hotspot_kortrijk', HotspotData>, 'content' | 'data'>;

/** Below the text of a hotspot: what to read when you are there, and where that is. */
export const hotspotAfter = ({ content, data: { map } }: HotspotAfterProps) =>
  content.whatToRead.length === 0 && !map ? null : (
    <>
      {content.whatToRead.length > 0 && (
        <section className={styles.reading}>
          <h2 className={styles.readingTitle}>{messages.hotspots.what_to_read}</h2>
          <RichText nodes={content.whatToRead} headingAbove={2} headingFloor={3} />
        </section>
      )}
      {map && (
        <MapOffer
          map={map}
          words={HOTSPOT_MAP}
          place={{ point: pointWords(pointOf(content)), title: content.title.replaceAll('\u00ad', '') }}
        />
      )}
    </>
  );
