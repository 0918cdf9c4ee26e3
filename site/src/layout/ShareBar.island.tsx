import { share } from '@inktvis/messages/share';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { Toast } from '../ui/Toast.island.tsx';
import css from './ShareBar.module.css';

/** Where a page is shared, as plain links. */
export function shareTargets({ url, title }: { url: string; title: string }): {
  facebook: string;
  x: string;
} {
  const facebook = new URLSearchParams({ u: url });
  const x = new URLSearchParams({ url, text: title });
  return {
    facebook: `https://www.facebook.com/sharer/sharer.php?${facebook}`,
    x: `https://x.com/intent/post?${x}`,
  };
}

/** requirements 4: the toast comes 100 ms after the click. */
const TOAST_DELAY_MS = 100;

type ShareBarProps = {
  /** Canonical address of the page: what is shared and copied. */
  url: string;
  title: string;
};

type Outcome = 'copied' | 'failed';

const never = () => () => {};
/** True in the browser, false on the server and while hydrating. */
const useScript = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Facebook, X and copy link. The first two are plain links; copying needs script and shows up with it. */
export function ShareBar({ url, title }: ShareBarProps) {
  const hasScript = useScript();
  const [outcome, setOutcome] = useState<Outcome>();
  const [isOpen, setIsOpen] = useState(false);
  const delay = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(delay.current), []);

  const copy = () => {
    const clicked = performance.now();
    const show = (result: Outcome) => {
      clearTimeout(delay.current);
      const wait = Math.max(0, TOAST_DELAY_MS - (performance.now() - clicked));
      delay.current = setTimeout(() => {
        setOutcome(result);
        setIsOpen(true);
      }, wait);
    };
    setIsOpen(false);
    copyText(url).then(
      () => show('copied'),
      () => show('failed'),
    );
  };

  const targets = shareTargets({ url, title });
  return (
    <div className={css.share}>
      <b className={css.title}>{share.title}</b>
      <ul className={css.list}>
        <li>
          <a href={targets.facebook}>
            <Icon name="facebook" />
            {share.facebook}
          </a>
        </li>
        <li>
          <a href={targets.x}>
            <Icon name="x" />
            {share.x}
          </a>
        </li>
        {hasScript ? (
          <li>
            <button type="button" onClick={copy}>
              <Icon name={isOpen && outcome === 'copied' ? 'check' : 'link'} />
              {isOpen && outcome === 'copied' ? share.copied_button : share.copy}
            </button>
          </li>
        ) : null}
      </ul>
      {hasScript && outcome ? (
        <Toast
          open={isOpen}
          onOpenChange={setIsOpen}
          kind={outcome === 'copied' ? 'done' : 'error'}
          icon={outcome === 'copied' ? 'link' : undefined}
        >
          {outcome === 'copied' ? share.copied_toast : share.copy_failed}
        </Toast>
      ) : null}
    </div>
  );
}

/** Rejects where the browser has no clipboard (a page over plain http) or the visitor refused it. */
const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);
