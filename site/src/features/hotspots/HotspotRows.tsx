import type { Picture, RichTextNode, Story } from '@inktvis/content';
import { ownId } from '@inktvis/foundation/element-id';
import { hotspots } from '@inktvis/messages/hotspots';
import { plainText } from '../../blocks/rich-text/inline.tsx';
import link from '../../cards/rows/row-link.module.css';
import { Icon } from '../../ui/images/Icon.tsx';
import { ResponsiveImage } from '../../ui/images/ResponsiveImage.tsx';
import { CutCorner } from '../../ui/text/CutCorner.tsx';
import { Numeral } from '../../ui/text/Numeral.tsx';
import styles from './HotspotRows.module.css';

/** A hotspot of the walk, as a row and a number on the map. */
export type HotspotItem = {
  readonly slug: string;
  /** Of its row. */
  readonly id: string;
  readonly number: number;
  readonly href: string;
  readonly title: string;
  readonly address: string;
  /** `Melopee van Paul van Ostaijen`; empty when nothing is said. */
  readonly reading: string;
  readonly picture: Picture | null;
};

const MAX_READING = 90;

/** The first sentence of a text, cut between words when it is long. */
function firstSentence(nodes: readonly RichTextNode[]): string {
  const words = nodes.map((node) => plainText([node])).find((text) => text.trim() !== '') ?? '';
  const [sentence = ''] = words.trim().split(/(?<=[\p{L})”’])\.(?:\s|$)/u);
  if (sentence.length <= MAX_READING) return sentence;
  const cut = sentence.slice(0, MAX_READING);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}

export function hotspotItem(
  { fullSlug, href, content }: Story<'hotspot_kortrijk'>,
  number: number,
): HotspotItem {
  const slug = fullSlug.split('/').at(-1) ?? '';
  return {
    slug,
    id: ownId(`plek-${slug}`),
    number,
    href,
    title: content.title,
    address: content.address,
    reading: firstSentence(content.whatToRead),
    picture: content.image,
  };
}

const Row = ({ item }: { readonly item: HotspotItem }) => (
  <li className={`${styles.row} ${link.row}`} id={item.id} data-row={item.number} tabIndex={-1}>
    <Numeral className={styles.number}>{item.number}</Numeral>
    <div className={styles.words}>
      <h3>
        <a className={link.link} href={item.href}>
          {item.title}
        </a>
      </h3>
      {item.address && <p className={styles.address}>{item.address}</p>}
      {item.reading && (
        <p className={styles.reading}>
          <Icon name="book" />
          <span>
            <span className="visually-hidden">{hotspots.read_here}</span>
            {item.reading}
          </span>
        </p>
      )}
    </div>
    {item.picture && (
      <CutCorner size="s" className={styles.picture}>
        <ResponsiveImage picture={item.picture} ratio="1:1" sizes="72px" alt="" />
      </CutCorner>
    )}
  </li>
);

/** The hotspots in the order of the walk. */
export const HotspotRows = ({
  items,
  start,
}: {
  readonly items: readonly HotspotItem[];
  readonly start: number;
}) => (
  <ol className={styles.rows} start={start}>
    {items.map((item) => (
      <Row key={item.slug} item={item} />
    ))}
  </ol>
);
