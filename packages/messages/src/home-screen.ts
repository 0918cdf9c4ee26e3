/** What the site says on a home screen. */
export const homeScreen = {
  today: 'Vandaag',
} as const;
