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

type State = 'link' | 'asking' | 'requested' | 'allowed' | 'allowedHost';

/** Whether the frame of a host may load: allowed for all, for its host, or for this one; follows the consent script. */
function useConsent(host: string) {
  const [state, setState] = useState<State>('link');
  const [canStore, setCanStore] = useState(false);

  useEffect(() => {
    const update = () => {
      setCanStore(mayStorePreference());
      const known = mayStorePreference() && allowedHosts().includes(host) ? 'allowedHost' : 'asking';
      const now = isAllowed('marketing') ? 'allowed' : known;
      setState((before) => (before === 'link' || before === 'asking' ? now : before));
    };
    update();
    return onConsent(update);
  }, [host]);

  return {
    state,
    canStore,
    allow(isAlways: boolean): void {
      if (isAlways && mayStorePreference()) storeHosts([...new Set([...allowedHosts(), host])]);
      setState('requested');
    },
    forget(): void {
      storeHosts(allowedHosts().filter((one) => one !== host));
      setState('asking');
    },
  };
}

/**
 * A frame of another site, behind a button: nothing of it loads before a visitor allows it, here or for all such
 * content at once ('marketing' in the consent script).
 */
export function Embed(props: EmbedProps) {
  const { src, title, forget } = props;
  const consent = useConsent(new URL(src).host);
  const { state } = consent;
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (state === 'requested') frame.current?.focus();
  }, [state]);

  if (state === 'link' || state === 'asking') {
    return (
      <Request {...props} canAllow={state === 'asking'} canStore={consent.canStore} onAllow={consent.allow} />
    );
  }
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
      {state === 'allowedHost' && (
        <p className={styles.forget}>
          <button type="button" onClick={consent.forget}>
            {forget}
          </button>
        </p>
      )}
    </>
  );
}

type RequestProps = EmbedProps & {
  /** Whether the script runs, so that the button does something. */
  readonly canAllow: boolean;
  readonly canStore: boolean;
  readonly onAllow: (isAlways: boolean) => void;
};

/** In place of the frame: what it is, the button that allows it, and a link to it. */
function Request(props: RequestProps) {
  const { src, lead, text, from, provider, shows, allow, remember, elsewhere } = props;
  const { canAllow, canStore, onAllow } = props;
  const [isAlways, setIsAlways] = useState(false);
  const description = useId();
  return (
    <div className={styles.embed}>
      <CutCorner corner="c" size="xl" className={styles.picture}>
        <img src={STILLS[shows]} width={960} height={540} alt="" loading="lazy" decoding="async" />
      </CutCorner>
      <div className={styles.slip} data-surface="ink">
        <p className={styles.source}>
          <Icon name={ICONS[shows]} />
          {provider}
        </p>
        <p id={description}>
          <b className={styles.lead}>{lead}</b>
          <br />
          {text && `${text} `}
          {from}
        </p>
        <div className={styles.actions}>
          {canAllow && (
            <Button variant="light" aria-describedby={description} onClick={() => onAllow(isAlways)}>
              {allow}
            </Button>
          )}
          <MoreLink href={src} external newWindow>
            {elsewhere}
          </MoreLink>
        </div>
        {canAllow && canStore && (
          <Checkbox checked={isAlways} onChange={(event) => setIsAlways(event.target.checked)}>
            {remember}
          </Checkbox>
        )}
      </div>
    </div>
  );
}
