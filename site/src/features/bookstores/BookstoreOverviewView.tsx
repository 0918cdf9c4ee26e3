import { messages } from '@inktvis/messages';
import { breadcrumbTrail } from '../../layout/breadcrumbs.ts';
import { heroArm, PageHero } from '../../layout/PageHero.tsx';
import type { ViewProps } from '../view.ts';
import { AllBookstores } from './AllBookstores.tsx';
import type { BookstoresData } from './load.ts';
import { NamedBookstores } from './NamedBookstores.tsx';
import { NearbyBookstores, NearbyTemplate } from './NearbyBookstores.tsx';
import { PlaceChoice } from './PlaceChoice.tsx';
import { NearForm } from './StoreLocatorForm.tsx';

type BookstoreOverviewViewProps = ViewProps<'bookstore_overview', BookstoresData>;

type MissedProps = {
  readonly data: Extract<BookstoresData, { kind: 'all' }>;
  readonly path: string;
};

/** Places a visitor may have meant by what was typed. */
const Missed = ({ data: { missed }, path }: MissedProps) =>
  missed && (
    <PlaceChoice
      question={
        missed.kind === 'several'
          ? messages.bookstores.several_places
          : messages.bookstores.unknown_suggestions
      }
      places={missed.kind === 'several' ? missed.places : missed.suggestions}
      path={path}
    />
  );

/** All bookshops as shop fronts, those of a name too, or as rows by distance from a place. */
export function BookstoreOverviewView({ content, data, frame }: BookstoreOverviewViewProps) {
  const { bookstores } = messages;
  const { pathname } = frame.url;
  const trail = breadcrumbTrail(pathname, content.title);
  if (data.kind === 'near') {
    const [home] = trail;
    const above = [...(home ? [home] : []), { title: content.title, href: pathname }];
    return (
      <>
        <PageHero
          title={bookstores.near_title}
          intro={bookstores.near_intro}
          trail={[...above, { title: bookstores.near_title }]}
        >
          <NearForm action={pathname} typed={data.typed} />
        </PageHero>
        <NearbyBookstores data={data} frame={frame} />
        <NearbyTemplate path={pathname} map={data.map} />
      </>
    );
  }
  if (data.kind === 'named') {
    return (
      <>
        <PageHero
          title={content.title}
          intro={content.intro}
          trail={trail}
          side={heroArm(frame.brand, 'laag-inkt')}
        >
          <NearForm action={pathname} typed={data.typed} />
          <PlaceChoice question={bookstores.named_places} places={data.places} path={pathname} />
        </PageHero>
        <NamedBookstores data={data} frame={frame} />
        <NearbyTemplate path={pathname} map={data.map} />
      </>
    );
  }
  const isUnknown = data.missed?.kind === 'unknown';
  const error = isUnknown ? `${bookstores.unknown_place} ${bookstores.unknown_help}` : undefined;
  return (
    <>
      <PageHero
        title={content.title}
        intro={content.intro}
        trail={trail}
        side={heroArm(frame.brand, 'laag-inkt')}
      >
        {data.listing.total > 0 && <NearForm action={pathname} typed={data.typed} error={error} />}
        <Missed data={data} path={pathname} />
      </PageHero>
      <AllBookstores
        listing={data.listing}
        emptyText={content.emptyText || messages.lists.bookstores_empty}
        frame={frame}
      />
      <NearbyTemplate path={pathname} map={data.map} />
    </>
  );
}
