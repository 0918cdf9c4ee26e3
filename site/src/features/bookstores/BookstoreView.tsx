import type { Picture, Story } from '@inktvis/content';
import { bookstores } from '@inktvis/messages/bookstores';
import { related } from '@inktvis/messages/ui';
import { CardHeading } from '../../cards/CardHeading.tsx';
import base from '../../cards/card.module.css';
import { postalTown } from '../../cards/text.ts';
import { BackLink } from '../../layout/hero/BackLink.tsx';
import { heroOf, PageHero } from '../../layout/hero/PageHero.tsx';
import { PlaceAddress } from '../../layout/PlaceAddress.tsx';
import { Related } from '../../layout/Related.tsx';
import { OVERVIEWS } from '../../layout/sections.ts';
import { ResponsiveImage } from '../../ui/images/ResponsiveImage.tsx';
import { CutCorner } from '../../ui/text/CutCorner.tsx';
import type { ViewProps } from '../view.ts';
import styles from './ShopFront.module.css';
import { ShopFront } from './ShopFront.tsx';

function BookstoreCard({ story: { href, content } }: { readonly story: Story<'bookstore'> }) {
  const { title, address, publishingHouse } = content;
  return (
    <article className={`${base.card} ${styles.card}`}>
      <CardHeading level={3} href={href} title={title} />
      {(address || postalTown(content)) && <PlaceAddress place={content} className="above-2" />}
      {publishingHouse && <p className={`${styles.publisher} note`}>{publishingHouse}</p>}
    </article>
  );
}

type BookstoreViewProps = ViewProps<'bookstore', readonly Story<'bookstore'>[]>;

export const BookstoreView = ({ content, data, frame, body }: BookstoreViewProps) => (
  <>
    <PageHero
      {...heroOf(content, frame.url)}
      backLink={<BackLink href={OVERVIEWS.bookstores} title={bookstores.back_title} />}
    />
    <div className="wrap">
      <ShopFront content={content} now={frame.now} />
    </div>
    {body}
    <Related
      title={related.bookstores}
      more={{ label: related.all_bookstores, href: OVERVIEWS.bookstores }}
      pageColour={content.pageColor}
      roomy
    >
      {data.map((story) => (
        <BookstoreCard key={story.uuid} story={story} />
      ))}
    </Related>
  </>
);

export const BookstorePicture = ({ image }: { readonly image: Picture }) => (
  <CutCorner size="xl">
    <ResponsiveImage picture={image} ratio="3:2" sizes="(min-width: 904px) 840px, 100vw" />
  </CutCorner>
);
