import { ownId } from '@inktvis/foundation/element-id';
import { fill } from '@inktvis/messages/fill';
import { filters } from '@inktvis/messages/filters';
import {
  type ReactNode,
  type Ref,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { Icon } from '../../../ui/images/Icon.tsx';
import { Numeral } from '../../../ui/text/Numeral.tsx';
import styles from './FilterSheet.module.css';

/** What the parent may ask of the sheet. */
export type FilterSheetHandle = {
  /** Closes it for the list: the focus is left to the caller. */
  readonly showList: () => void;
  /** It covers the window: the list is out of sight. */
  readonly isModal: () => boolean;
};

type FilterSheetProps = {
  /** How many filters are chosen. */
  readonly chosen: number;
  /** The script runs. */
  readonly isLive: boolean;
  readonly ref?: Ref<FilterSheetHandle>;
  /** It was closed without asking for the list. */
  readonly onDismiss: () => void;
  /** The form. */
  readonly children: ReactNode;
};

/** From here on the filters are a panel under their row; below, a sheet over the whole window. */
const WIDE = '(min-width: 840px)';
const HEADING = ownId('filters-titel');

/**
 * The filters behind a button. Without script they open in place; with script they are a modal sheet on a small screen,
 * and a panel under the row on a wide one, that Escape, the cross, the button and a click outside close. It is one form in
 * one place of the document, so that nothing that was chosen is lost when the script arrives.
 */
export function FilterSheet({ chosen, isLive, ref, onDismiss, children }: FilterSheetProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const button = useRef<HTMLElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isModal = () => dialog.current?.matches(':modal') === true;

  const open = () => {
    if (!details.current || !dialog.current) return;
    // What is typed in before the script arrives keeps the focus.
    const { activeElement } = document;
    const typedIn = dialog.current.contains(activeElement) ? (activeElement as HTMLElement) : null;
    details.current.open = true;
    if (matchMedia(WIDE).matches) {
      dialog.current.scrollIntoView({ block: 'nearest' });
    } else {
      // Inside its details it is open already, for visitors without script.
      dialog.current.removeAttribute('open');
      dialog.current.showModal();
    }
    (typedIn ?? heading.current)?.focus({ preventScroll: true });
  };
  /** `isForList`: the list was asked for, and gets the focus. */
  const close = (isForList = false) => {
    if (!details.current?.open || !dialog.current) return;
    if (isModal()) dialog.current.close();
    dialog.current.setAttribute('open', '');
    details.current.open = false;
    if (isForList) return;
    onDismiss();
    button.current?.focus({ preventScroll: true });
  };
  useImperativeHandle(ref, () => ({ showList: () => close(true), isModal }));

  const onButton = useEffectEvent((event: MouseEvent) => {
    event.preventDefault();
    if (details.current?.open) close();
    else open();
  });
  const onClick = useEffectEvent((event: MouseEvent) => {
    if (isModal() || (details.current && event.composedPath().includes(details.current))) return;
    const wasOpen = details.current?.open;
    close(true);
    // Nothing took the focus but what is around the button.
    if (wasOpen && document.activeElement?.contains(button.current))
      button.current?.focus({ preventScroll: true });
  });
  const onKey = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented) close();
  });
  const onWidth = useEffectEvent(() => close());
  /** Opened before the script arrived, by the browser: it is opened as the script does. */
  const adopt = useEffectEvent(() => details.current?.open && open());
  // Before the next click: one that came in between would open it without script.
  useLayoutEffect(() => {
    if (!isLive) return;
    adopt();
    const controller = new AbortController();
    const { signal } = controller;
    button.current?.addEventListener('click', (event) => onButton(event), { signal });
    document.addEventListener('click', (event) => onClick(event), { signal });
    document.addEventListener('keydown', (event) => onKey(event), { signal });
    matchMedia(WIDE).addEventListener('change', () => onWidth(), { signal });
    return () => controller.abort();
  }, [isLive]);

  return (
    <details className={styles.filters} ref={details} data-live={isLive || undefined}>
      <summary className={styles.button} ref={button}>
        <Icon name="filter" />
        <span>
          {filters.open}
          {chosen > 0 && (
            <span className="visually-hidden">{`, ${fill(filters.chosen_count, { count: chosen })}`}</span>
          )}
        </span>
        {chosen > 0 && (
          <Numeral as="b" className={styles.number} isDecoration>
            {chosen}
          </Numeral>
        )}
      </summary>
      <dialog className={styles.sheet} ref={dialog} open aria-labelledby={HEADING} onClose={() => close()}>
        <div className={styles.head}>
          <h2 className={styles.heading} id={HEADING} tabIndex={-1} ref={heading}>
            {filters.open}
          </h2>
          <IconButton icon="close" label={filters.close} onClick={() => close()} />
        </div>
        {children}
      </dialog>
    </details>
  );
}
