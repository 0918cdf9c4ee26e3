import { ownId } from '@inktvis/foundation/element-id';
import { fill } from '@inktvis/messages/fill';
import { preview } from '@inktvis/messages/preview';
import { Button } from '../ui/controls/Button.tsx';
import { Input } from '../ui/controls/Input.tsx';
import { Icon } from '../ui/images/Icon.tsx';
import styles from './PreviewBar.module.css';

/** What the bar says of the preview itself. */
export type PreviewState = {
  /** Brussels wall time at which the page is shown, `2024-10-27T10:05`. */
  readonly at: string;
  /** Parameter that carries another time. */
  readonly timeName: string;
  /** Parameters of the address that must stay, such as the proof that this is an editor. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The way out. */
  readonly leaveHref: string;
  /** The release that is shown, and the way back to the current content. */
  readonly release: { readonly id: string; readonly leaveHref: string } | null;
};

const MAX_SHOWN = 5;

/** What the page does not show, below the bar: at most five lines. Always there, so that typing can fill it. */
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

/** `problems`: what the page does not show, in Dutch. */
type PreviewBarProps = PreviewState & { readonly problems: readonly string[] };

/** Tells an editor that this is no published page, and lets them look at another time. */
export const PreviewBar = ({ at, timeName, parameters, leaveHref, release, problems }: PreviewBarProps) => (
  <aside className={`step--1 ${styles.bar}`} aria-label={preview.name} data-surface="ochre">
    <div className={`wrap cluster ${styles.layout}`}>
      <b className="cluster gap-2">
        <Icon name="eye" />
        {preview.name}
      </b>
      <p className={styles.text}>
        {release ? (
          <>
            <b>{fill(preview.release, { id: release.id })}.</b> {preview.release_text}{' '}
            <a href={release.leaveHref}>{preview.to_current}</a>
          </>
        ) : (
          preview.not_published
        )}
      </p>
      <form className="cluster gap-2" method="get">
        {Object.entries(parameters).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label className="bold" htmlFor={ownId('voorbeeld-op')}>
          {preview.shown_at}
        </label>
        <Input
          id={ownId('voorbeeld-op')}
          className={styles.input}
          type="datetime-local"
          name={timeName}
          defaultValue={at}
        />
        <Button size="small" className={styles.show} type="submit">
          {preview.show}
        </Button>
      </form>
      <a className="target" href={leaveHref}>
        {preview.leave}
      </a>
    </div>
    <PreviewProblems problems={problems} />
  </aside>
);
