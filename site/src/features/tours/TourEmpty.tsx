import { messages } from '@inktvis/messages';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

type TourEmptyProps = {
  /** The editor's own words, or none. */
  readonly text: string;
  /** Nothing is known because the source does not answer. */
  readonly unavailable: boolean;
  /** The list without its tags; left out where none was chosen. */
  readonly clearHref?: string;
};

/** No events (requirements 8); a source that does not answer looks the same, and says so (requirements 7.4). */
export const TourEmpty = ({ text, unavailable, clearHref }: TourEmptyProps) => (
  <div>
    <EmptyState text={text || messages.lists.events_empty}>
      {unavailable && <p>{messages.lists.events_unavailable}</p>}
      {clearHref && !unavailable && (
        <ButtonLink href={clearHref}>{messages.programme.clear_filters}</ButtonLink>
      )}
    </EmptyState>
  </div>
);
