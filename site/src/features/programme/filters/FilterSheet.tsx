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
const TO_LIST = 'list';
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, label, [tabindex="0"]';
/** Left free below the panel, in CSS px. */
const FOOT_PX = 12;

/** Opens the dialog in the way that the width of the window asks for. */
function openDialog(dialog: HTMLDialogElement): void {
  // It is open inside its details, for visitors without script.
  dialog.removeAttribute('open');
  dialog.returnValue = '';
  if (!matchMedia(WIDE).matches) {
    dialog.showModal();
    return;
  }
  dialog.show();
  const hidden = dialog.getBoundingClientRect().bottom + FOOT_PX - window.innerHeight;
  if (hidden > 0) window.scrollBy(0, hidden);
}

type DialogOptions = Pick<FilterSheetProps, 'isLive' | 'ref' | 'onDismiss'>;

/**
 * What opens and closes the dialog, with script: its button, Escape, a click outside, a window that gets another width.
 * Returns the references of the elements it works with.
 */
function useFilterDialog({ isLive, ref, onDismiss }: DialogOptions) {
  const details = useRef<HTMLDetailsElement>(null);
  const button = useRef<HTMLElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const open = () => {
    if (!details.current || !dialog.current) return;
    const { activeElement } = document;
    const typedIn = dialog.current.contains(activeElement) ? (activeElement as HTMLElement) : null;
    const panel = typedIn?.closest('details');
    details.current.open = true;
    openDialog(dialog.current);
    // A dialog that opens moves the focus, which closes the panel that it leaves.
    if (panel) panel.open = true;
    (typedIn ?? heading.current)?.focus({ preventScroll: true });
  };
  const close = (reason?: string) => dialog.current?.close(reason);

  const isOpen = () => details.current?.open === true;
  const isModal = () => dialog.current?.matches(':modal') === true;
  const isPanel = () => isOpen() && !isModal();
  useImperativeHandle(ref, () => ({ showList: () => close(TO_LIST), isModal }));

  const onButton = useEffectEvent((event: MouseEvent) => {
    event.preventDefault();
    if (isOpen()) close();
    else open();
  });
  /** The browser moves the focus after the press: where nothing takes it, it returns to the button. */
  const onPointer = useEffectEvent(({ target }: PointerEvent) => {
    if (!isPanel() || !(target instanceof Element) || details.current?.contains(target)) return;
    close(TO_LIST);
    if (!target.closest(FOCUSABLE)) setTimeout(() => button.current?.focus({ preventScroll: true }));
  });
  const onKey = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented && isPanel()) close();
  });
  const onWidth = useEffectEvent(() => {
    if (isOpen()) close();
  });
  /** Opened before the script arrived, by the browser: it is opened as the script does. */
  const adopt = useEffectEvent(() => isOpen() && open());
  // Before the next click: one that came in between would open it without script.
  useLayoutEffect(() => {
    if (!isLive) return;
    adopt();
    const controller = new AbortController();
    const { signal } = controller;
    button.current?.addEventListener('click', (event) => onButton(event), { signal });
    document.addEventListener('pointerdown', (event) => onPointer(event), { signal });
    document.addEventListener('keydown', (event) => onKey(event), { signal });
    matchMedia(WIDE).addEventListener('change', () => onWidth(), { signal });
    return () => controller.abort();
  }, [isLive]);

  const onClose = () => {
    if (details.current) details.current.open = false;
    if (dialog.current?.returnValue === TO_LIST) return;
    onDismiss();
    button.current?.focus({ preventScroll: true });
  };
  return { details, button, dialog, heading, close, onClose };
}

/**
 * The filters behind a button. Without script they open in place; with script they are a modal sheet on a small screen,
 * and a panel under the row on a wide one, that Escape, the cross, the button and a click outside close. It is one form in
 * one place of the document, so that nothing that was chosen is lost when the script arrives.
 */
export function FilterSheet({ chosen, children, ...options }: FilterSheetProps) {
  const { details, button, dialog, heading, close, onClose } = useFilterDialog(options);
  return (
    <details className={styles.filters} ref={details} data-live={options.isLive || undefined}>
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
      <dialog className={styles.sheet} ref={dialog} open aria-labelledby={HEADING} onClose={onClose}>
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
