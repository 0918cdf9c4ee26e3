import { ownId } from '@inktvis/foundation/element-id';

/** Ids that more than one part of the site knows; every other is in the file of its part. */

export const MAIN_ID = ownId('inhoud');
export const MENU_ID = ownId('menu');
export const RESULTS_HEADING_ID = ownId('resultaten');
/** What is printed; a link to it opens the print dialog (`browser/print.ts`). */
export const PRINT_ID = ownId('print');
