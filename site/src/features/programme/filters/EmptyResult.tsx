import { fill } from '@inktvis/messages/fill';
import { programme } from '@inktvis/messages/programme';
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { inPlace, type OnFollow } from '../../../ui/in-place.ts';
import type { BroaderChoice } from '../model.ts';
import styles from './EmptyResult.module.css';

type EmptyResultProps = {
  readonly text: string;
  readonly broader: readonly BroaderChoice[];
  /** Null where nothing was chosen. */
  readonly clearHref: string | null;
  readonly onFollow?: OnFollow;
};

const words = ({ label, count }: BroaderChoice): string =>
  count === 1
    ? fill(programme.empty_wider_one, { filter: label })
    : fill(programme.empty_wider, { filter: label, count });

/** Nothing found: the sentence, the nearest broader choices, and the way back to everything. */
export const EmptyResult = ({ text, broader, clearHref, onFollow }: EmptyResultProps) => (
  <EmptyState text={text}>
    {broader.length > 0 && (
      <ul className={styles.broader}>
        {broader.map((choice) => (
          <li key={choice.href}>
            <a className={styles.choice} href={choice.href} {...inPlace(onFollow)}>
              {words(choice)}
            </a>
          </li>
        ))}
      </ul>
    )}
    {clearHref && (
      <ButtonLink href={clearHref} {...inPlace(onFollow)}>
        {programme.clear_filters}
      </ButtonLink>
    )}
  </EmptyState>
);
