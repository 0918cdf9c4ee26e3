import { toast as texts } from '@inktvis/messages/ribbon';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { IconButton } from '../controls/IconButton.tsx';
import { Icon, type IconName } from '../images/Icon.tsx';
import css from './Toast.module.css';

export type ToastMessage = {
  readonly text: string;
  readonly icon?: IconName;
  readonly kind?: 'done' | 'error';
  readonly action?: { readonly label: string; readonly run: () => void };
};

/** requirements 9. */
const DURATION_MS = 5000;
const SWIPE_PX = 50;
const HOTKEY = 'F8';

const place = document.querySelector('[data-toasts]');
const root = place && createRoot(place);
let count = 0;

/** Shows a message in the place of the one before. */
export function renderToast(message: ToastMessage): void {
  count += 1;
  root?.render(<Toast key={count} message={message} />);
}

/** Shown for 5 s after it last had pointer or focus; F8 focuses it, Escape and a swipe right close it. Its parent is live. */
function Toast({ message }: { readonly message: ToastMessage }) {
  const { text, kind = 'done', icon = kind === 'error' ? 'warning' : 'check', action } = message;
  const [isPaused, setIsPaused] = useState(false);
  const region = useRef<HTMLElement>(null);
  const focusBefore = useRef<Element>(null);
  const swipeStart = useRef(0);
  const hasFocus = () => region.current?.contains(document.activeElement) === true;

  const close = () => {
    if (hasFocus() && focusBefore.current instanceof HTMLElement) focusBefore.current.focus();
    root?.render(null);
  };
  const onTime = useEffectEvent(close);
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => onTime(), DURATION_MS);
    return () => clearTimeout(timer);
  }, [isPaused]);
  const onKey = useEffectEvent(({ key, code }: KeyboardEvent) => {
    if (code === HOTKEY && !hasFocus()) {
      focusBefore.current = document.activeElement;
      region.current?.focus();
    }
    if (key === 'Escape') close();
  });
  // Before the message is painted: a key pressed at once counts too.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <section
      ref={region}
      className={css.region}
      data-screen-only
      aria-label={`${texts.region_label} (${HOTKEY})`}
      tabIndex={-1}
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
    >
      <ol>
        <li
          className={css.toast}
          data-surface="ink"
          data-kind={kind}
          onPointerDown={({ clientX }) => {
            swipeStart.current = clientX;
          }}
          onPointerUp={({ clientX }) => clientX - swipeStart.current > SWIPE_PX && close()}
        >
          <Icon name={icon} />
          <p role={kind === 'error' ? 'alert' : undefined}>{text}</p>
          {action ? (
            <>
              <span className="visually-hidden">{`${texts.hotkey_hint}.`}</span>
              <button
                type="button"
                className={`target words-button ${css.action}`}
                onClick={() => {
                  action.run();
                  close();
                }}
              >
                {action.label}
              </button>
            </>
          ) : (
            <IconButton icon="close" label={texts.close} className={css.close} onClick={close} />
          )}
        </li>
      </ol>
    </section>
  );
}
