import type { Story } from '@inktvis/content';

/** The programme items of one experience out of those of several. */
export const occurrencesOf = (
  { uuid }: Story<'experience'>,
  programme: readonly Story<'program'>[],
): readonly Story<'program'>[] => programme.filter((item) => item.content.experience?.uuid === uuid);
