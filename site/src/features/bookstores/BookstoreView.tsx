import type { Story } from '@inktvis/content';
import { messages } from '@inktvis/messages';
import { BookstoreCard } from '../../cards/BookstoreCard.tsx';
import { bookstoreCard } from '../../cards/bookstore-card.ts';
import { BackLink } from '../../layout/BackLink.tsx';
import { breadcrumbTrail } from '../../layout/breadcrumbs.ts';
import { PageHero } from '../../layout/PageHero.tsx';
import { Related } from '../../layout/Related.tsx';
import { OVERVIEWS } from '../../layout/sections.ts';
import { Wrap } from '../../ui/Wrap.tsx';
import type { ViewProps } from '../view.ts';
import { ShopFront } from './ShopFront.tsx';

type BookstoreViewProps = ViewProps<'bookstore', readonly Story<'bookstore'>[]>;

/** A bookshop: its front, its text with a picture below it, and three others. */
export const BookstoreView = ({ content, data, frame, body }: BookstoreViewProps) => (
  <>
    <PageHero
      title={content.title}
      intro={content.intro}
      trail={breadcrumbTrail(frame.url.pathname, content.title)}
      backLink={<BackLink href={OVERVIEWS.bookstores} title={messages.bookstores.back_title} />}
    />
    <Wrap>
      <ShopFront content={content} now={frame.now} />
    </Wrap>
    {body}
    <Related
      title={messages.related.bookstores}
      more={{ label: messages.related.all_bookstores, href: OVERVIEWS.bookstores }}
      pageColour={content.pageColor}
      roomy
    >
      {data.map((story) => (
        <BookstoreCard key={story.uuid} {...bookstoreCard(story)} />
      ))}
    </Related>
  </>
);
