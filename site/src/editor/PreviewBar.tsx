import { machineTime } from '@inktvis/foundation/brussels';
import { ownId } from '@inktvis/foundation/element-id';
import { PREVIEW_PARAMETERS } from '@inktvis/foundation/parameters';
import { fill } from '@inktvis/messages/fill';
import { preview } from '@inktvis/messages/preview';
import { Button } from '../ui/controls/Button.tsx';
import { Input } from '../ui/controls/Input.tsx';
import { Icon } from '../ui/images/Icon.tsx';
import styles from './PreviewBar.module.css';

/** What is shown: the page at this address, at which moment, in which release (null: the current content). */
export type PreviewState = { readonly page: URL; readonly now: Date; readonly release: string | null };

const MAX_SHOWN = 5;

/** Always there, so that typing can fill it. */
function PreviewProblems({ problems }: { readonly problems: readonly string[] }) {
  const shown = problems.slice(0, MAX_SHOWN);
  return (
    <div data-preview-problems="">
      {shown.length > 0 ? (
        <div className={`wrap ${styles.problems}`}>
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
        </div>
      ) : null}
    </div>
  );
}

function currentHref({ pathname, searchParams }: URL): string {
  const current = new URLSearchParams(searchParams);
  current.set(PREVIEW_PARAMETERS.release, '0');
  return `${pathname}?${current}`;
}

/** `problems`: what the page does not show, in Dutch. */
type PreviewBarProps = PreviewState & { readonly problems: readonly string[] };

export const PreviewBar = ({ page, now, release, problems }: PreviewBarProps) => (
  <aside className={`step--1 ${styles.bar}`} aria-label={preview.name} data-surface="ochre">
    <div className={`wrap cluster ${styles.layout}`}>
      <b className="cluster gap-2">
        <Icon name="eye" />
        {preview.name}
      </b>
      <p className={styles.text}>
        {release ? (
          <>
            <b>{fill(preview.release, { id: release })}.</b> {preview.release_text}{' '}
            <a href={currentHref(page)}>{preview.to_current}</a>
          </>
        ) : (
          preview.not_published
        )}
      </p>
      <form className="cluster gap-2" method="get">
        {/* Such as the proof that this is an editor. */}
        {[...page.searchParams]
          .filter(([name]) => name !== PREVIEW_PARAMETERS.time)
          .map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        <label className="bold" htmlFor={ownId('voorbeeld-op')}>
          {preview.shown_at}
        </label>
        <Input
          id={ownId('voorbeeld-op')}
          className={styles.input}
          type="datetime-local"
          name={PREVIEW_PARAMETERS.time}
          defaultValue={machineTime(now)}
        />
        <Button size="small" className={styles.show} type="submit">
          {preview.show}
        </Button>
      </form>
      <a className="target" href={`/api/preview/exit?slug=${encodeURIComponent(page.pathname)}`}>
        {preview.leave}
      </a>
    </div>
    <PreviewProblems problems={problems} />
  </aside>
);
