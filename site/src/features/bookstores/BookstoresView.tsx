import { ownId } from '@inktvis/foundation/element-id';
import { bookstores } from '@inktvis/messages/bookstores';
import { heroArm, heroOf, PageHero } from '../../layout/hero/PageHero.tsx';
import { Overview } from '../../layout/Overview.tsx';
import { Icon } from '../../ui/images/Icon.tsx';
import type { ViewProps } from '../view.ts';
import { BookstoreList } from './list/BookstoreList.tsx';
import { type BookstoresData, listHref } from './load.ts';
import { StoreLocatorForm } from './StoreLocatorForm.tsx';

type BookstoresViewProps = ViewProps<'bookstore_overview', BookstoresData>;

const [REMOVE] = bookstores.remove_place.split('{place}');

function headOf({ content, data, frame: { url } }: BookstoresViewProps) {
  const whole = heroOf(content, url);
  if (!data.near) return whole;
  const title = bookstores.nearest_title;
  const trail = [...whole.trail.slice(0, -1), { title: content.title, href: url.pathname }, { title }];
  return { title, intro: bookstores.nearest_intro, trail };
}

type PlaceChoiceProps = Pick<BookstoresData, 'question' | 'meant'> & { readonly path: string };

const PlaceChoice = ({ question, meant = [], path }: PlaceChoiceProps) =>
  meant.length > 0 && (
    <nav className="stack gap-2" data-screen-only aria-label={bookstores.choice_label}>
      <p className="bold">{question}</p>
      <ul className="cluster gap-2">
        {meant.map(({ label }) => (
          <li key={label}>
            <a className="chip-link" href={listHref(path, label, false)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );

const ResultLine = ({ count, chips, map }: BookstoresData) => (
  <div className="result-bar cluster">
    <p className="step-1 bold">{count}</p>
    <div className="cluster gap-4" data-screen-only>
      {chips.map(({ label, href }) => (
        <a className="chip-link chip-chosen" href={href} key={label}>
          <span>
            <span className="visually-hidden">{REMOVE}</span>
            <span>{label}</span>
          </span>
          <Icon name="close" />
        </a>
      ))}
      {map && (
        <a className="target hidden-without-script" href={`#${ownId('kaart')}`}>
          <Icon name="pin" />
          <span>{bookstores.to_map}</span>
        </a>
      )}
    </div>
  </div>
);

export function BookstoresView(props: BookstoresViewProps) {
  const { data, frame, island } = props;
  const { typed, error, places, chips, heading, list } = data;
  const path = frame.url.pathname;
  const isNarrowed = chips.length > 0;
  const hasShops = isNarrowed || list.kind !== 'empty';
  return (
    <>
      <PageHero {...headOf(props)} arm={heroArm(frame.brand, 'laag-inkt')} compact>
        {hasShops && <StoreLocatorForm action={path} typed={typed} error={error} places={places} />}
        <PlaceChoice {...data} path={path} />
      </PageHero>
      <Overview heading={heading} before={isNarrowed && <ResultLine {...data} />}>
        <BookstoreList {...list} />
        {island}
      </Overview>
    </>
  );
}
