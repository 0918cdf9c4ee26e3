/** Why a show stands still. */
export type Hold = {
  /** Somebody asked for it: the button or the key P. */
  readonly user: boolean;
  /** A mouse is over it and moved in the last ten seconds. */
  readonly pointer: boolean;
  readonly hidden: boolean;
};

export type HoldEvent =
  | { readonly type: 'user'; readonly paused: boolean }
  | { readonly type: 'pointer'; readonly where: 'over' | 'elsewhere' | 'still' }
  | { readonly type: 'hidden'; readonly hidden: boolean };

export const letGo: Hold = { user: false, pointer: false, hidden: false };

/** Decisions 4: a pointer that has not moved for ten seconds no longer holds the show. */
export function hold(state: Hold, event: HoldEvent): Hold {
  switch (event.type) {
    case 'user':
      return { ...state, user: event.paused };
    case 'pointer':
      return { ...state, pointer: event.where === 'over' };
    case 'hidden':
      return { ...state, hidden: event.hidden };
  }
}

export const isHeld = ({ user, pointer, hidden }: Hold): boolean => user || pointer || hidden;
