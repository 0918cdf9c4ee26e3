/**
 * The short name of a programme item in addresses that people share (`/mijn-leeslint?b=4k.7m`) and in what browsers
 * keep: the number the content service gave the story, in base 36. It stays when the story is renamed or moved.
 */
export const occurrenceKey = ({ id }: { readonly id: number }): string => id.toString(36);
