import { ownId } from '@inktvis/foundation/element-id';

/** Of the line of now, in the table and in the list of narrow windows. */
export const LINE_IDS = [ownId('lijn-nu'), ownId('lijst-nu')] as const;
