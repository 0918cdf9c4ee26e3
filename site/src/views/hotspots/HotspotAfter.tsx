import { RichText } from '../../blocks/rich-text/RichText.tsx';
import { messages } from '../../ui/messages.ts';
import type { ViewProps } from '../view.ts';
import styles from './HotspotView.module.css';
import type { HotspotData } from './load.ts';

type HotspotAfterProps = Pick<ViewProps<'hotspot_kortrijk', HotspotData>, 'content'>;

/** Below the text of a hotspot: what to read when you are there. */
export const hotspotAfter = ({ content }: HotspotAfterProps) =>
  content.whatToRead.length === 0 ? null : (
    <section className={styles.reading}>
      <h2 className={styles.readingTitle}>{messages.hotspots.what_to_read}</h2>
      <RichText nodes={content.whatToRead} headingAbove={2} headingFloor={3} />
    </section>
  );
