import { useEffect, useId, useRef, useState } from 'react';
import { readStoredTexts, writeStorage } from '../../browser/storage.ts';
import map from '../../ui/art/still-kaart.svg?url&no-inline';
import pane from '../../ui/art/still-raam.svg?url&no-inline';
import theatre from '../../ui/art/still-theater.svg?url&no-inline';
import { isAllowed, mayStorePreference, onConsent } from '../../ui/consent.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Checkbox } from '../../ui/controls/Checkbox.tsx';
import { MoreLink } from '../../ui/controls/MoreLink.tsx';
import { Icon } from '../../ui/images/Icon.tsx';
import { CutCorner } from '../../ui/text/CutCorner.tsx';
import styles from './Embed.module.css';

export type EmbedProps = {
  /** Address of the frame; loaded only after consent. */
  readonly src: string;
  /** Name of the frame. */
  readonly title: string;
  /** What it is: a first line in bold, the rest, and the provider. */
  readonly lead: string;
  readonly text: string;
  readonly from: string;
  /** Name of the service. */
  readonly provider: string;
  /** What kind of thing it is: which drawing is shown in its place. */
  readonly shows: 'map' | 'video' | 'audio';
  readonly allow: string;
  readonly remember: string;
  readonly forget: string;
  readonly elsewhere: string;
};

/** A drawing of 16:9 in place of what is not loaded. */
const STILLS = { map, video: theatre, audio: pane } as const;
const ICONS = { map: 'pin', video: 'play', audio: 'external' } as const;

/** In local storage: the hosts whose embeds load without asking again; the page about cookies names it. */
const KEY = 'toegelatenInsluitingen';

const allowedHosts = () => readStoredTexts('localStorage', KEY);
const storeHosts = (hosts: readonly string[]) =>
  writeStorage('localStorage', KEY, hosts.length > 0 ? JSON.stringify(hosts) : null);

/** `link`: the script does not run yet; `asked`: this frame was; `host`: all of its host are, `allowed`: all there are. */
type State = 'link' | 'asking' | 'asked' | 'host' | 'allowed';

/**
 * A frame of another site, behind a button: nothing of it loads before a visitor allows it, here or for all such
 * content at once ('marketing' in the consent script).
 */
export function Embed(props: EmbedProps) {
  const { src, title, lead, text, from, provider, shows, allow, remember, forget, elsewhere } = props;
  const { host } = new URL(src);
  const [state, setState] = useState<State>('link');
  const [canStore, setCanStore] = useState(false);
  const [isAlways, setIsAlways] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const description = useId();
  useEffect(() => {
    const update = () => {
      const mayStore = mayStorePreference();
      setCanStore(mayStore);
      const known = mayStore && allowedHosts().includes(host) ? 'host' : 'asking';
      const now = isAllowed('marketing') ? 'allowed' : known;
      setState((before) => (before === 'link' || before === 'asking' ? now : before));
    };
    update();
    return onConsent(update);
  }, [host]);
  useEffect(() => {
    if (state === 'asked') frame.current?.focus();
  }, [state]);

  if (state === 'asked' || state === 'host' || state === 'allowed') {
    const stop = () => {
      storeHosts(allowedHosts().filter((one) => one !== host));
      setState('asking');
    };
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
        {state === 'host' && (
          <p className="above-2 step--1">
            <button type="button" className="words-button" onClick={stop}>
              {forget}
            </button>
          </p>
        )}
      </>
    );
  }
  const start = () => {
    if (isAlways && mayStorePreference()) storeHosts([...new Set([...allowedHosts(), host])]);
    setState('asked');
  };
  return (
    <div className={styles.embed}>
      <CutCorner corner="c" size="xl" className={styles.picture}>
        <img src={STILLS[shows]} width={960} height={540} alt="" loading="lazy" decoding="async" />
      </CutCorner>
      <div className={`stack gap-2 ${styles.slip}`} data-surface="ink">
        <p className={`cluster gap-2 step--1 bold ${styles.source}`}>
          <Icon name={ICONS[shows]} />
          {provider}
        </p>
        <p id={description}>
          <b className={styles.lead}>{lead}</b>
          <br />
          {text && `${text} `}
          {from}
        </p>
        <div className="cluster gap-4 above-2">
          {state === 'asking' && (
            <Button variant="light" aria-describedby={description} onClick={start}>
              {allow}
            </Button>
          )}
          <MoreLink href={src} external newWindow>
            {elsewhere}
          </MoreLink>
        </div>
        {state === 'asking' && canStore && (
          <Checkbox checked={isAlways} onChange={(event) => setIsAlways(event.target.checked)}>
            {remember}
          </Checkbox>
        )}
      </div>
    </div>
  );
}
