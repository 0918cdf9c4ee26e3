import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { isAllowed, mayStorePreference, onConsent } from '../../ui/consent.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Embed.module.css';
import { forgetHost, isRemembered, rememberHost } from './remembered.ts';

export type EmbedProps = {
  /** Address of the frame; loaded only after consent. */
  readonly src: string;
  /** Name of the frame. */
  readonly title: string;
  /** What it is: a bold first line, and the rest; and from whom it comes. */
  readonly lead: string;
  readonly text: string;
  readonly from: string;
  readonly allow: string;
  readonly remember: string;
  readonly forget: string;
  readonly elsewhere: string;
};

/**
 * Something of another site, behind a button: nothing of it loads before a visitor allows it, here or for all such
 * structuredData at once ('marketing' in the consent script).
 */
export function Embed({ src, title, lead, text, from, allow, remember, forget, elsewhere }: EmbedProps) {
  const [state, setState] = useState<'link' | 'asking' | 'asked' | 'allowed' | 'remembered'>('link');
  const [mayKeep, setMayKeep] = useState(false);
  const [keep, setKeep] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const description = useId();
  const { host } = new URL(src);

  useEffect(() => {
    const look = () => {
      setMayKeep(mayStorePreference());
      const known = mayStorePreference() && isRemembered(host) ? 'remembered' : 'asking';
      const now = isAllowed('marketing') ? 'allowed' : known;
      setState((before) => (before === 'link' || before === 'asking' ? now : before));
    };
    look();
    return onConsent(look);
  }, [host]);
  useEffect(() => {
    if (state === 'asked') frame.current?.focus();
  }, [state]);

  const show = () => {
    if (keep && mayStorePreference()) rememberHost(host);
    setState('asked');
  };
  const askAgain = () => {
    forgetHost(host);
    setState('asking');
  };

  if (state === 'asked' || state === 'allowed' || state === 'remembered') {
    return (
      <>
        <iframe
          ref={frame}
          className={styles.frame}
          src={src}
          title={title}
          loading="lazy"
          allow="encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-popups allow-forms allow-presentation"
        />
        {state === 'remembered' && (
          <p className={styles.forget}>
            <button type="button" onClick={askAgain}>
              {forget}
            </button>
          </p>
        )}
      </>
    );
  }
  return (
    <div className={styles.embed} data-surface="ink">
      <div className={styles.words}>
        <p id={description}>
          <b>{lead}</b>
          <br />
          {text && `${text} `}
          {from}
        </p>
        {state === 'link' ? (
          <ButtonLink href={src} variant="light" external>
            {elsewhere}
            <Icon name="external" />
          </ButtonLink>
        ) : (
          <>
            <Button variant="light" aria-describedby={description} onClick={show}>
              {allow}
            </Button>
            {mayKeep && (
              <Checkbox checked={keep} onChange={(event) => setKeep(event.target.checked)}>
                {remember}
              </Checkbox>
            )}
          </>
        )}
      </div>
    </div>
  );
}
