import { ownId } from '@inktvis/foundation/element-id';
import { search } from '@inktvis/messages/search';
import {
  type UseComboboxState,
  type UseComboboxStateChangeOptions,
  useCombobox as useDownshift,
} from 'downshift';
import type { KeyboardEvent, MouseEvent, RefObject, SyntheticEvent } from 'react';
import { type Choice, choicesFor } from './SuggestionList.tsx';
import { PAUSE_MS, useSuggestions } from './use-suggestions.ts';

/** Keeps Downshift from handling an event (its documented opt-out). */
const leaveToBrowser = (event: SyntheticEvent): void => {
  Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
};

/** One row further; after the last row and before the first comes the field (-1). */
const moved = (index: number, step: 1 | -1, count: number): number =>
  ((index + 1 + step + count + 1) % (count + 1)) - 1;

type State = UseComboboxState<Choice>;

/**
 * The state changes that differ from Downshift's: the arrows also stop at the field, leaving the field selects nothing,
 * and typing does not open the list before there are suggestions.
 */
function stateReducer(
  count: number,
  state: State,
  { type, changes }: UseComboboxStateChangeOptions<Choice>,
): Partial<State> {
  const { InputBlur, InputChange, InputKeyDownArrowDown, InputKeyDownArrowUp } =
    useDownshift.stateChangeTypes;
  switch (type) {
    case InputKeyDownArrowDown:
      return state.isOpen ? { ...state, highlightedIndex: moved(state.highlightedIndex, 1, count) } : changes;
    case InputKeyDownArrowUp:
      return state.isOpen
        ? { ...state, highlightedIndex: moved(state.highlightedIndex, -1, count) }
        : changes;
    case InputChange:
      return { ...changes, isOpen: state.isOpen };
    case InputBlur:
      return { ...state, isOpen: false, highlightedIndex: -1 };
    default:
      return changes;
  }
}

/**
 * A combobox with a list and manual selection (ARIA Authoring Practices, Combobox), by Downshift. The list is open while
 * there are suggestions; a choice is followed as the link that it is. `fieldId`: id of the field.
 */
export function useCombobox(input: RefObject<HTMLInputElement | null>, fieldId: string) {
  const { term, status, request, clear, ...suggested } = useSuggestions();
  const choices = choicesFor(term, suggested);
  const { isOpen, highlightedIndex, setHighlightedIndex, ...combobox } = useDownshift<Choice>({
    id: ownId('suggesties'),
    menuId: ownId('suggesties'),
    inputId: fieldId,
    items: choices,
    isOpen: choices.length > 0,
    selectedItem: null,
    stateReducer: (state, change) => stateReducer(choices.length, state, change),
    scrollIntoView: (node) => node.scrollIntoView({ block: 'nearest' }),
    onIsOpenChange: (change) => (change.isOpen ? request(input.current?.value ?? '', 0) : clear()),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && location.assign(selectedItem.href),
  });

  /** Downshift gets the arrows, Enter for a choice, and Escape while the list is open. */
  function onKeyDown(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, nativeEvent } = event;
    const isHandled =
      /^Arrow(Up|Down)$/.test(key) ||
      (key === 'Enter' && highlightedIndex >= 0) ||
      (key === 'Escape' && isOpen);
    if (!isHandled || ctrlKey || metaKey || nativeEvent.isComposing) leaveToBrowser(event);
    if (/^(Home|End|ArrowLeft|ArrowRight)$/.test(key)) setHighlightedIndex(-1);
  }

  /** A link opened in another tab or window is the browser's. */
  function onClick(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) leaveToBrowser(event);
    else event.preventDefault();
  }

  const { 'aria-activedescendant': active, ...inputProps } = combobox.getInputProps(
    {
      ref: input,
      onChange: ({ currentTarget }) => request(currentTarget.value, PAUSE_MS),
      onKeyDown,
      onBlur: clear,
      onClick: leaveToBrowser,
      // The label is a `<label>`, and the text belongs to the browser.
      'aria-labelledby': undefined,
      value: undefined,
    },
    // The server's field becomes a combobox after hydration.
    { suppressRefError: true },
  );
  return {
    inputProps: { ...inputProps, 'aria-activedescendant': active || undefined },
    list: {
      ...combobox.getMenuProps({ 'aria-label': search.suggestions, onMouseLeave: leaveToBrowser }),
      choices,
      optionProps: (item: Choice, index: number) =>
        combobox.getItemProps({ item, index, onClick, onMouseMove: leaveToBrowser }),
    },
    status,
    request,
    clear,
  };
}
