/** Begins the ids of the interface, so that none is ever that of a heading (`slugOf`) or an anchor of an editor. */
const OWN = '_';

/** The id of a part of the interface: `#_inhoud`. */
export const ownId = (name: string): string => OWN + name;

/** Whitespace, which an id cannot hold (HTML 3.2.6), also as it is written in the fragment of an address. */
const SPACE = /(?:[\t\n\f\r ]|%20)+/g;

/** The id that an editor's anchor becomes, or null when it says nothing or looks like one of ours. */
export function anchorId(anchor: string): string | null {
  const id = anchor.trim().replace(SPACE, '-');
  return id === '' || id.startsWith(OWN) ? null : id;
}

/** An address of the site whose fragment names an editor's anchor, with the id that the anchor has (`anchorId`). */
export const withAnchorId = (href: string): string =>
  href.replace(/#.*$/s, (fragment) => fragment.replace(SPACE, '-'));
