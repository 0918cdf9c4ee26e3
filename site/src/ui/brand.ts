/** The squid and its arms belong to the demo brand; another brand goes without (requirements 1). */
export const hasMascot = (brand: string): boolean => brand === 'Inktvis';
