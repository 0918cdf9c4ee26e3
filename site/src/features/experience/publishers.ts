import type { Content } from '@inktvis/content';

/** The publishers a visitor sees: those of the list, then the one written by hand; each once. */
export const publishersOf = ({
  publisher,
  publisherCustom,
}: Pick<Content<'experience'>, 'publisher' | 'publisherCustom'>): readonly string[] => [
  ...new Set([...publisher, publisherCustom].map((name) => name.trim()).filter(Boolean)),
];
