import type { RichTextNode, Story } from '@inktvis/content';
import { ownId } from '@inktvis/foundation/element-id';
import { hotspots } from '@inktvis/messages/hotspots';
import { plainText } from '../../blocks/rich-text/inline.tsx';
import { shorten } from '../../cards/text.ts';
import { Icon } from '../../ui/images/Icon.tsx';
import { ResponsiveImage } from '../../ui/images/ResponsiveImage.tsx';
import { CutCorner } from '../../ui/text/CutCorner.tsx';
import styles from './HotspotRows.module.css';

export type Stop = { readonly story: Story<'hotspot_kortrijk'>; readonly number: number };

export const stopId = ({ story }: Stop): string => ownId(`plek-${story.slug}`);

const MAX_READING = 90;

/** The first sentence of a text, cut between words when it is long. */
function firstSentence(nodes: readonly RichTextNode[]): string {
  const words = nodes.map((node) => plainText([node])).find((text) => text.trim() !== '') ?? '';
  const [sentence = ''] = words.trim().split(/(?<=[\p{L})”’])\.(?:\s|$)/u);
  return shorten(sentence, MAX_READING);
}

function Row({ stop }: { readonly stop: Stop }) {
  const { story, number } = stop;
  const { title, address, whatToRead, image } = story.content;
  const reading = firstSentence(whatToRead);
  return (
    <li className={`pointed relative ${styles.row}`} id={stopId(stop)} data-row={number} tabIndex={-1}>
      <span className={`numeral accent step-3 ${styles.number}`}>{number}</span>
      <div>
        <h3 className="step-1">
          <a className="cover-link" href={story.href}>
            {title}
          </a>
        </h3>
        {address && <p className="note">{address}</p>}
        {reading && (
          <p className={`${styles.reading} step--1 above-1`}>
            <Icon name="book" />
            <span>
              <span className="visually-hidden">{hotspots.read_here}</span>
              {reading}
            </span>
          </p>
        )}
      </div>
      {image && (
        <CutCorner size="s" className={styles.picture}>
          <ResponsiveImage picture={image} ratio="1:1" sizes="72px" alt="" />
        </CutCorner>
      )}
    </li>
  );
}

export const HotspotRows = ({ stops }: { readonly stops: readonly Stop[] }) => (
  <ol className="rows" start={stops[0]?.number}>
    {stops.map((stop) => (
      <Row key={stop.story.uuid} stop={stop} />
    ))}
  </ol>
);
