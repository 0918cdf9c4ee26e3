import { toast as texts } from '@inktvis/messages/ribbon';
import { type PointerEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { IconButton } from '../controls/IconButton.tsx';
import { selector } from '../hooks.ts';
import { Icon, type IconName } from '../images/Icon.tsx';
import css from './Toast.module.css';

/** A short message at the bottom of the window. */
export type ToastMessage = {
  readonly text: string;
  readonly icon?: IconName;
  readonly kind?: 'done' | 'error';
  /** A button instead of the closing cross: what it says and does. */
  readonly action?: { readonly label: string; readonly run: () => void };
};

/** requirements 9. */
const DURATION_MS = 5000;
const SWIPE_PX = 50;
/** A smaller movement is a click. */
const MIN_MOVE_PX = 10;
const HOTKEY = 'F8';

const place = document.querySelector(selector('toasts'));
const root = place && createRoot(place);

/** Shows a message in the place of the one before. `number`: another number is another message. */
export function renderToast(message: ToastMessage, number: number): void {
  root?.render(<Toast key={number} message={message} />);
}

/**
 * A region with the message: shown for 5 s, longer while it is pointed at or has the focus. F8 moves the focus to it, Escape
 * and a swipe to the right close it. Its parent is a live region, so what appears in it is announced.
 */
function Toast({ message }: { readonly message: ToastMessage }) {
  const { text, kind = 'done', icon = kind === 'error' ? 'warning' : 'check', action } = message;
  const [isOpen, setIsOpen] = useState(true);
  const [isPaused, setIsPaused] = useState(false);
  const region = useRef<HTMLElement>(null);
  const focusBefore = useRef<Element>(null);
  const hasFocus = () => region.current?.contains(document.activeElement) === true;

  const close = () => {
    if (hasFocus() && focusBefore.current instanceof HTMLElement) focusBefore.current.focus();
    setIsOpen(false);
  };
  const onKey = useEffectEvent(({ key, code }: KeyboardEvent) => {
    if (code === HOTKEY && !hasFocus()) {
      focusBefore.current = document.activeElement;
      region.current?.focus();
    }
    if (key === 'Escape') close();
  });
  // Before the message is painted: a key pressed at once counts too.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);
  useCountdown(isPaused || !isOpen, close);
  const swipe = useSwipe(close);

  if (!isOpen) return null;
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
        <li className={css.toast} data-surface="ink" data-kind={kind} {...swipe}>
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

/** Calls `onEnd` after five seconds, not counting those in which it was paused. */
function useCountdown(isPaused: boolean, onEnd: () => void): void {
  const remaining = useRef(DURATION_MS);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isPaused) return;
    const started = performance.now();
    const timer = setTimeout(() => end(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - started;
    };
  }, [isPaused]);
}

/** Moves the message along with a pointer that drags it to the right. */
function useSwipe(onSwipe: () => void) {
  const start = useRef<number>(null);
  const distance = ({ clientX }: PointerEvent) =>
    start.current === null ? 0 : Math.max(0, clientX - start.current);
  const move = (element: HTMLElement, px: number) => {
    element.toggleAttribute('data-swiping', px > 0);
    element.style.translate = px > 0 ? `${px}px` : '';
  };
  const end = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    start.current = null;
    move(currentTarget, 0);
  };
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button === 0) start.current = event.clientX;
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const moved = distance(event);
      if (moved < MIN_MOVE_PX) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      move(event.currentTarget, moved);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const isSwipe = distance(event) > SWIPE_PX;
      end(event);
      if (isSwipe) onSwipe();
    },
    onPointerCancel: end,
  };
}
