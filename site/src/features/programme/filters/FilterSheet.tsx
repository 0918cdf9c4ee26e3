import { ownId } from '@inktvis/foundation/element-id';
import { fill } from '@inktvis/messages/fill';
import { filters } from '@inktvis/messages/filters';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { Icon } from '../../../ui/images/Icon.tsx';
import styles from './ToolsRow.module.css';

/** A panel under its row; below, a sheet over the window. */
const WIDE = '(min-width: 840px)';
const HEADING = ownId('filters-titel');

function open(details: HTMLDetailsElement, sheet: HTMLDialogElement): void {
  // What is typed in before the script arrives keeps the focus.
  const typedIn = sheet.contains(document.activeElement) ? document.activeElement : null;
  details.open = true;
  if (matchMedia(WIDE).matches) {
    sheet.scrollIntoView({ block: 'nearest' });
  } else {
    // Inside its details it is open already, for visitors without script.
    sheet.removeAttribute('open');
    sheet.showModal();
  }
  const focused = typedIn instanceof HTMLElement ? typedIn : document.getElementById(HEADING);
  focused?.focus({ preventScroll: true });
}

type FilterSheetProps = {
  readonly chosen: number;
  readonly isLive: boolean;
  readonly sheet: RefObject<HTMLDialogElement | null>;
  readonly onClosed: () => void;
  readonly children: ReactNode;
};

/** The filters: without script in place, else a modal sheet or a panel. One form in one place: no choice is lost when the script arrives. */
export function FilterSheet({ chosen, isLive, sheet, onClosed, children }: FilterSheetProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => sheet.current?.close();

  // Before the next click: one that came in between would open it without script.
  useLayoutEffect(() => {
    if (!isLive || !details.current || !sheet.current) return;
    const [around, dialog] = [details.current, sheet.current];
    // Opened by the browser: it is opened as the script does.
    if (around.open) open(around, dialog);
    const controller = new AbortController();
    const { signal } = controller;
    const closeOutside = (event: MouseEvent) => {
      if (around.open && !event.composedPath().includes(around)) dialog.close();
    };
    document.addEventListener('click', closeOutside, { signal });
    matchMedia(WIDE).addEventListener('change', () => around.open && dialog.close(), { signal });
    return () => controller.abort();
  }, [isLive, sheet]);

  function onClose({ currentTarget }: { readonly currentTarget: HTMLDialogElement }): void {
    const summary = details.current?.querySelector('summary');
    // A click outside may have moved the focus elsewhere.
    const { activeElement } = document;
    const isHere = activeElement?.contains(currentTarget) || currentTarget.contains(activeElement);
    currentTarget.setAttribute('open', '');
    if (details.current) details.current.open = false;
    onClosed();
    if (isHere) summary?.focus({ preventScroll: true });
  }

  return (
    <details
      className={styles.filters}
      ref={details}
      data-live={isLive || undefined}
      onKeyDown={({ key, defaultPrevented }) => {
        if (key === 'Escape' && !defaultPrevented && details.current?.open) close();
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary
        className="chip-link step-0"
        onClick={(event) => {
          if (!isLive || !details.current || !sheet.current) return;
          event.preventDefault();
          if (details.current.open) close();
          else open(details.current, sheet.current);
        }}
      >
        <Icon name="filter" />
        <span>
          {filters.open}
          {chosen > 0 && (
            <span className="visually-hidden">{`, ${fill(filters.chosen_count, { count: chosen })}`}</span>
          )}
        </span>
        {chosen > 0 && (
          <b className={`numeral ${styles.number} step--1`} aria-hidden="true">
            {chosen}
          </b>
        )}
      </summary>
      <dialog className={styles.sheet} ref={sheet} open aria-labelledby={HEADING} onClose={onClose}>
        <div className={`${styles.head} ends`}>
          <h2 className="step-3" id={HEADING} tabIndex={-1}>
            {filters.open}
          </h2>
          <IconButton icon="close" label={filters.close} onClick={close} />
        </div>
        {children}
      </dialog>
    </details>
  );
}
