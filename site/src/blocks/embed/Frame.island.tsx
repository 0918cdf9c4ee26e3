import { blocks } from '@inktvis/messages/blocks';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { readStoredTexts, writeStorage } from '../../browser/storage.ts';
import { isAllowed, mayStorePreference, onConsent } from '../../ui/consent.ts';
import styles from './Embed.module.css';

export type FrameProps = {
  readonly src: string;
  readonly title: string;
  /** It is shown at once to a visitor who allows all such content ('marketing' in the consent script), or this host. */
  readonly isByConsent?: boolean;
  /** Its place: a button in it asks for the frame, a ticked box for all of its host. */
  readonly children?: ReactNode;
};

const KEY = 'toegelatenInsluitingen';

const allowedHosts = () => readStoredTexts('localStorage', KEY);
const storeHosts = (hosts: readonly string[]) =>
  writeStorage('localStorage', KEY, hosts.length > 0 ? JSON.stringify(hosts) : null);

/** A frame of another site, behind a button: nothing of it loads before a visitor asks for it or allows it. */
export function Frame({ src, title, isByConsent = false, children }: FrameProps) {
  const [state, setState] = useState<'offered' | 'asked' | 'remembered' | 'allowed'>('offered');
  const { host } = new URL(src);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (!isByConsent) return;
    const update = () => {
      if (isAllowed('marketing')) setState('allowed');
      else if (mayStorePreference() && allowedHosts().includes(host))
        setState((before) => (before === 'offered' ? 'remembered' : before));
    };
    update();
    return onConsent(update);
  }, [isByConsent, host]);
  useEffect(() => {
    if (state === 'asked') frame.current?.focus();
  }, [state]);

  const start = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    if (!(target instanceof Element && target.closest('button'))) return;
    const isAlways = currentTarget.querySelector('input')?.checked;
    if (isAlways && mayStorePreference()) storeHosts([...new Set([...allowedHosts(), host])]);
    setState('asked');
  };
  const forget = () => {
    storeHosts(allowedHosts().filter((one) => one !== host));
    setState('offered');
  };
  return state === 'offered' ? (
    // biome-ignore lint/a11y/noStaticElementInteractions: the click is that of the button inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: a button is clicked by the keyboard too
    <div onClick={start}>{children}</div>
  ) : (
    <>
      <iframe
        ref={frame}
        className={styles.frame}
        src={src}
        title={title}
        loading="lazy"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-popups allow-forms allow-presentation"
      />
      {state === 'remembered' && (
        <p className="above-2 step--1">
          <button type="button" className="words-button" onClick={forget}>
            {blocks.embed_forget}
          </button>
        </p>
      )}
    </>
  );
}
