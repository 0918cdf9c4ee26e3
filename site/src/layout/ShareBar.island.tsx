import { share } from '@inktvis/messages/share';
import { Icon } from '../ui/images/Icon.tsx';
import { useCopy } from '../ui/use-copy.ts';
import css from './ShareBar.module.css';

const way = `target gap-2 ${css.way}`;

/** Facebook, X and copy link. The first two are plain links; copying needs script. */
export function ShareBar({ url, title }: { url: string; title: string }) {
  const { isCopied, copy } = useCopy(url, { failed: share.copy_failed });
  return (
    <div className={`cluster gap-2 ${css.share}`} data-screen-only>
      <b className={css.title}>{share.title}</b>
      <ul className="cluster gap-2">
        <li>
          <a
            className={way}
            href={`https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`}
          >
            <Icon name="facebook" />
            {share.facebook}
          </a>
        </li>
        <li>
          <a className={way} href={`https://x.com/intent/post?${new URLSearchParams({ url, text: title })}`}>
            <Icon name="x" />
            {share.x}
          </a>
        </li>
        <li className="hidden-without-script">
          <button type="button" className={way} onClick={copy}>
            <Icon name={isCopied ? 'check' : 'link'} />
            <span>{isCopied ? share.copied_button : share.copy}</span>
          </button>
        </li>
      </ul>
    </div>
  );
}
