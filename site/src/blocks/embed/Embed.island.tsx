import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Embed.module.css';
import { allowHost, isAllowed } from './remembered.ts';

export type EmbedProps = {
  /** Address of the frame; loaded only after consent. */
  readonly src: string;
  /** Name of the frame. */
  readonly title: string;
  /** What it is and from whom: a bold first line, and the rest. */
  readonly lead: string;
  readonly text: string;
  readonly allow: string;
  readonly remember: string;
  readonly elsewhere: string;
};

/** Something of another site, behind a button: nothing of it loads before a visitor allows it. */
export function Embed({ src, title, lead, text, allow, remember, elsewhere }: EmbedProps) {
  const [state, setState] = useState<'link' | 'asking' | 'asked' | 'remembered'>('link');
  const [keep, setKeep] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const description = useId();
  const { host } = new URL(src);

  useEffect(() => setState(isAllowed(host) ? 'remembered' : 'asking'), [host]);
  useEffect(() => {
    if (state === 'asked') frame.current?.focus();
  }, [state]);

  const show = () => {
    if (keep) allowHost(host);
    setState('asked');
  };

  if (state === 'asked' || state === 'remembered') {
    return (
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
    );
  }
  return (
    <div className={styles.embed} data-surface="ink">
      <div className={styles.words}>
        <p id={description}>
          <b>{lead}</b>
          {text && (
            <>
              <br />
              {text}
            </>
          )}
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
            <Checkbox checked={keep} onChange={(event) => setKeep(event.target.checked)}>
              {remember}
            </Checkbox>
          </>
        )}
      </div>
    </div>
  );
}
