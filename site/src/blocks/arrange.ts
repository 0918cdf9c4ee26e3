import type { PageColour } from '@inktvis/content';
import { slugOf } from '@inktvis/foundation/slug';
import type { Place, Shown } from './entry.ts';
import type { Part } from './gather.ts';
import { decideSurfaces, type Surface } from './surfaces.ts';

/** Ids of headings: slugs of their words, numbered where they repeat; never one of the interface (`ownId`). */
function uniqueIds(): (title: string) => string {
  const taken = new Set<string>();
  return (title) => {
    const wanted = slugOf(title) || 'deel';
    let id = wanted;
    for (let n = 2; taken.has(id); n++) id = `${wanted}-${n}`;
    taken.add(id);
    return id;
  };
}

export type Setting = {
  readonly page: PageColour;
  readonly before?: Surface;
  readonly dropCap: boolean;
  readonly ornaments: boolean;
  readonly article: boolean;
};

type Note = Extract<Part, { kind: 'note' }>;
export type Item =
  | {
      readonly kind: 'block';
      readonly block: Extract<Part, { kind: 'block' }>['block'];
      readonly floats: boolean;
      readonly shown: Shown;
    }
  | Note;

/** A run is one item, or a floating one with the text it is beside. */
export type Section =
  | { readonly kind: 'column'; readonly runs: readonly (readonly Item[])[] }
  | { readonly kind: 'band'; readonly surface: Surface; readonly item: Item };

const MIN_CONTENTS = 3;

const wantsToFloat = (part: Part | undefined): boolean =>
  part?.kind === 'block' &&
  (part.block.type === 'quote' || part.block.type === 'image') &&
  part.block.shouldFloat;
const isText = (part: Part | undefined): boolean => part?.kind === 'block' && part.block.type === 'rich_text';
const layoutOf = (part: Part) => (part.kind === 'block' ? part.layout : 'column');

function group(parts: readonly Part[]): Part[][] {
  const groups: Part[][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    const goesOn = last?.[0] && layoutOf(part) === 'column' && layoutOf(last[0]) === 'column';
    if (goesOn) last.push(part);
    else groups.push([part]);
  }
  return groups;
}

/** What floats needs a text beside it, the one after it or else before it; without one it takes the whole column. */
function pair(column: readonly Part[]): Part[][] {
  const runs: Part[][] = [];
  for (const [index, part] of column.entries()) {
    const before = runs.at(-1);
    const next = column[index + 1];
    if (before?.[1] === part) continue;
    if (wantsToFloat(part) && next && isText(next)) runs.push([part, next]);
    else if (wantsToFloat(part) && before?.length === 1 && isText(before[0])) before.unshift(part);
    else runs.push([part]);
  }
  return runs;
}

/** What goes where: columns and bands, their colours, what floats, the level of every heading, the contents. */
export function arrange(parts: readonly Part[], setting: Setting) {
  const groups = group(parts);
  const kinds = groups.map(([first]) => (first ? layoutOf(first) : 'column'));
  const surfaces = decideSurfaces(kinds, setting);
  const { ornaments, article } = setting;
  const contents: { readonly id: string; readonly title: string }[] = [];
  const idFor = uniqueIds();
  let headingAbove = 1;
  let opening = setting.dropCap;

  const place = (part: Part, surface: Surface, floats: boolean): Item => {
    if (part.kind === 'note') return part;
    const { block, show } = part;
    const dropCap = opening && block.type === 'rich_text';
    if (dropCap) opening = false;
    const { last, sections = [] } = part.outline(headingAbove);
    const begun = article ? sections.map((title) => ({ id: idFor(title), title })) : [];
    contents.push(...begun);
    const sectionIds = begun.map(({ id }) => id);
    const at: Place = { surface, floats, headingAbove, sectionIds, dropCap, ornaments };
    headingAbove = last;
    return { kind: 'block', block, floats, shown: show(at) };
  };

  const sections = groups.map((members, index): Section => {
    const surface = surfaces[index] ?? setting.page;
    const [first] = members;
    if (first && kinds[index] !== 'column')
      return { kind: 'band', surface, item: place(first, surface, false) };
    const runs = pair(members).map((run) =>
      run.map((part, at) => place(part, surface, run.length > 1 && at === 0)),
    );
    return { kind: 'column', runs };
  });
  return { sections, contents: contents.length < MIN_CONTENTS ? [] : contents };
}
