/** The addresses whose size is measured: one for each kind of page that stands. */
export const addresses = ['/', '/programma', '/bestaat-niet'] as const;
