import { search } from '@inktvis/messages/search';
import { Overview } from '../../layout/Overview.tsx';
import { OVERVIEWS } from '../../layout/sections.ts';
import mascot from '../../ui/art/inktvis-mascotte.svg?url&no-inline';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import styles from './EmptySearch.module.css';

type EmptySearchProps = {
  readonly text: string;
  /** `Geen resultaten voor “xyz”`: said, while the page shows it in other words. */
  readonly count: string;
  readonly hasSquid: boolean;
};

/** Nothing was found: the specified words, and three ways on. */
export const EmptySearch = ({ text, count, hasSquid }: EmptySearchProps) => (
  <Overview heading={search.heading}>
    <p className="visually-hidden" role="status">
      {count}
    </p>
    <EmptyState
      title={search.empty_title}
      text={text}
      art={
        hasSquid && <img className={styles.mascot} data-wading src={mascot} alt="" width="520" height="680" />
      }
    >
      <p className={styles.help}>{search.empty_help}</p>
      <ButtonLink href={OVERVIEWS.programme}>{search.to_programme}</ButtonLink>
      <ButtonLink href={OVERVIEWS.bookstores} variant="line">
        {search.to_bookstores}
      </ButtonLink>
      <ButtonLink href={OVERVIEWS.news} variant="line">
        {search.to_news}
      </ButtonLink>
    </EmptyState>
  </Overview>
);
