import { fill } from '@inktvis/messages/fill';
import { programme } from '@inktvis/messages/programme';
import type { WiderChoice } from '@inktvis/programme/filters/wider';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import styles from './EmptyResult.module.css';

type EmptyResultProps = {
  readonly text: string;
  readonly wider: readonly WiderChoice[];
  /** Left out where nothing was chosen. */
  readonly clearHref?: string;
};

const words = ({ label, count }: WiderChoice): string =>
  count === 1
    ? fill(programme.empty_wider_one, { filter: label })
    : fill(programme.empty_wider, { filter: label, count });

/** Nothing found: the sentence, the nearest wider choices, and the way back to everything. */
export const EmptyResult = ({ text, wider, clearHref }: EmptyResultProps) => (
  <div data-key="empty-result" data-programme-links>
    <EmptyState text={text}>
      {wider.length > 0 && (
        <ul className={styles.wider}>
          {wider.map((choice) => (
            <li key={choice.href}>
              <a className={styles.choice} href={choice.href}>
                {words(choice)}
              </a>
            </li>
          ))}
        </ul>
      )}
      {clearHref && <ButtonLink href={clearHref}>{programme.clear_filters}</ButtonLink>}
    </EmptyState>
  </div>
);
