import { toast as texts } from '@inktvis/messages/toast';
import * as Radix from '@radix-ui/react-toast';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import css from './Toast.module.css';
import type { ToastMessage } from './toast.ts';

/** requirements 9. */
const DURATION_MS = 5000;
const SWIPE_PX = 50;
const HOTKEY = 'F8';

/** An alert is announced by the browser: Radix leaves it out of its own announcement. */
const SAYS_ITSELF = { role: 'alert', 'data-radix-toast-announce-exclude': '' };

type ToastProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  kind?: 'done' | 'error';
  icon?: IconName;
  /** Stands in the place of the closing cross. */
  action?: ToastMessage['action'];
  /** Another number is another message: it is announced anew and has its own five seconds. */
  turn?: number;
  children: ReactNode;
};

/**
 * One message at the bottom of the window: 5 s, swipe away over 50 px, F8 moves the focus to it.
 * Only for the browser: render it after hydration, it writes style properties that the content policy refuses in markup.
 */
export function Toast({ open, onOpenChange, kind = 'done', icon, action, turn, children }: ToastProps) {
  return (
    <Radix.Provider
      duration={DURATION_MS}
      swipeThreshold={SWIPE_PX}
      swipeDirection="right"
      label={texts.region_label}
    >
      <Radix.Root
        key={turn}
        className={css.toast}
        data-kind={kind}
        type={kind === 'error' ? 'foreground' : 'background'}
        open={open}
        onOpenChange={onOpenChange}
      >
        <Icon name={icon ?? (kind === 'error' ? 'warning' : 'check')} className={css.sign} />
        <Radix.Description asChild>
          <p {...(kind === 'error' ? SAYS_ITSELF : {})}>{children}</p>
        </Radix.Description>
        {action ? (
          <Radix.Action
            className={css.action}
            altText={`${action.label}. ${texts.hotkey_hint}.`}
            onClick={action.run}
          >
            {action.label}
          </Radix.Action>
        ) : (
          <Radix.Close className={css.close}>
            <span className="visually-hidden">{texts.close}</span>
            <Icon name="close" />
          </Radix.Close>
        )}
      </Radix.Root>
      <Radix.Viewport className={css.viewport} hotkey={[HOTKEY]} label={`${texts.region_label} ({hotkey})`} />
    </Radix.Provider>
  );
}
