/** What scrolls sideways inside itself must be reachable by keyboard, and a focus stop needs a name. */
export const scrollRegion = (role: 'region' | 'group', label: string) => ({
  role,
  tabIndex: 0,
  'aria-label': label,
});
