import { fill } from '@inktvis/messages/fill';
import { preview } from '@inktvis/messages/preview';
import { hook } from '../ui/hooks.ts';
import { Wrap } from '../ui/Wrap.tsx';
import styles from './PreviewBar.module.css';

const MAX_SHOWN = 5;

/** What the page does not show, below the bar: at most five lines. Always there, so that typing can fill it. */
export function PreviewProblems({ problems }: { readonly problems: readonly string[] }) {
  const shown = problems.slice(0, MAX_SHOWN);
  return (
    <div {...hook('previewProblems')}>
      {shown.length > 0 ? (
        <Wrap className={styles.problems}>
          <p>
            <b>{preview.problems}</b>
          </p>
          <ul>
            {shown.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
            {problems.length > MAX_SHOWN ? (
              <li>{fill(preview.more_problems, { count: problems.length - MAX_SHOWN })}</li>
            ) : null}
          </ul>
        </Wrap>
      ) : null}
    </div>
  );
}
