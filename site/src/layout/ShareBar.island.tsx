import { share } from '@inktvis/messages/share';
import { useSyncExternalStore } from 'react';
import { Icon } from '../ui/images/Icon.tsx';
import { useCopy } from '../ui/use-copy.ts';
import css from './ShareBar.module.css';

const never = () => () => {};
/** True in the browser, false on the server and while hydrating. */
const useScript = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

type ShareBarProps = {
  /** Canonical address of the page: what is shared and copied. */
  url: string;
  title: string;
};

/** Facebook, X and copy link. The first two are plain links; copying needs script and appears with it. */
export function ShareBar({ url, title }: ShareBarProps) {
  const hasScript = useScript();
  const { isCopied, copy } = useCopy(url, { failed: share.copy_failed });
  return (
    <div className={css.share} data-screen-only>
      <b className={css.title}>{share.title}</b>
      <ul className={css.list}>
        <li>
          <a href={`https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`}>
            <Icon name="facebook" />
            {share.facebook}
          </a>
        </li>
        <li>
          <a href={`https://x.com/intent/post?${new URLSearchParams({ url, text: title })}`}>
            <Icon name="x" />
            {share.x}
          </a>
        </li>
        {hasScript ? (
          <li>
            <button type="button" onClick={copy}>
              <Icon name={isCopied ? 'check' : 'link'} />
              <span>{isCopied ? share.copied_button : share.copy}</span>
            </button>
          </li>
        ) : null}
      </ul>
    </div>
  );
}
