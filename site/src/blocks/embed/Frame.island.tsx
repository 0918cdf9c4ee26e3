import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isAllowed, onConsent } from '../../ui/consent.ts';
import styles from './Embed.module.css';

export type FrameProps = {
  readonly src: string;
  /** Name of the frame. */
  readonly title: string;
  /** It is shown at once to a visitor who allows all such content ('marketing' in the consent script). */
  readonly isByConsent?: boolean;
  /** What stands in its place, rendered on the server; a button in it asks for the frame. */
  readonly children?: ReactNode;
};

/** A frame of another site, behind a button: nothing of it loads before a visitor asks for it or allows it. */
export function Frame({ src, title, isByConsent = false, children }: FrameProps) {
  const [state, setState] = useState<'offered' | 'asked' | 'allowed'>('offered');
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (!isByConsent) return;
    const update = () => isAllowed('marketing') && setState('allowed');
    update();
    return onConsent(update);
  }, [isByConsent]);
  useEffect(() => {
    if (state === 'asked') frame.current?.focus();
  }, [state]);

  return state === 'offered' ? (
    // biome-ignore lint/a11y/noStaticElementInteractions: the click is that of the button inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: a button is clicked by the keyboard too
    <div onClick={({ target }) => target instanceof Element && target.closest('button') && setState('asked')}>
      {children}
    </div>
  ) : (
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
  );
}
