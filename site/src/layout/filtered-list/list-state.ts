import { here } from './use-history-entries.ts';

/** A list that was asked for. */
export type Target = {
  /** Path and query of its page. */
  readonly address: string;
  /** The visitor moved through the history, to an entry that was scrolled this far if known. */
  readonly entered?: { readonly scroll: number | undefined };
  /** The visitor asked to see the results. */
  readonly toResults?: boolean;
  /** The visitor is still choosing: the address bar and the history follow when the results are asked for. */
  readonly isDraft?: boolean;
};

/** What is shown, and what was asked for. Without a list of its own it is the one that the server drew. */
export type State<T> = {
  readonly status: 'shown' | 'loading' | 'refused';
  readonly target: Target;
  readonly list: T | null;
  /** The list that is loading, else the one that is shown. */
  readonly asked: Target;
};

export type Event<T> =
  | { readonly type: 'asked'; readonly target: Target }
  | { readonly type: 'arrived'; readonly target: Target; readonly list: T }
  /** It could not be shown without network. */
  | { readonly type: 'refused' };

export function reduce<T>(state: State<T>, event: Event<T>): State<T> {
  switch (event.type) {
    case 'asked': {
      const { target } = event;
      if (target.address !== state.target.address) return { ...state, status: 'loading', asked: target };
      const shown = state.target.isDraft && !target.isDraft ? target : state.target;
      return { ...state, status: 'shown', target: shown, asked: shown };
    }
    case 'arrived':
      return { status: 'shown', target: event.target, list: event.list, asked: event.target };
    case 'refused':
      return { ...state, status: 'refused', asked: state.target };
  }
}

export const serverDrew = (): State<never> => {
  const target = { address: here() };
  return { status: 'shown', target, list: null, asked: target };
};
