import type { Definition } from '../kit/define.ts';
import { model } from '../model.ts';

type Visit = (uuid: string) => void;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Blocks anywhere inside a rich text document. */
function visitRichText(value: unknown, visit: Visit): void {
  if (!isRecord(value)) return;
  if (value.type === 'blok' && isRecord(value.attrs)) visitBlocks(value.attrs.body, visit);
  if (Array.isArray(value.content)) for (const node of value.content) visitRichText(node, visit);
}

function visitBlocks(value: unknown, visit: Visit): void {
  if (Array.isArray(value)) for (const block of value) visitComponent(block, visit);
}

/** A reference that is a text is unresolved; an object is a story already in place, which may refer to others. */
function visitReference(value: unknown, visit: Visit): void {
  if (typeof value === 'string' && value) visit(value);
  else if (isRecord(value)) visitComponent(value.content, visit);
}

function visitComponent(value: unknown, visit: Visit): void {
  if (!isRecord(value) || typeof value.component !== 'string') return;
  const definition: Definition | undefined = model[value.component];
  if (!definition) return;
  for (const [name, field] of Object.entries(definition.fields)) {
    const held = value[name];
    if (field.refersTo) for (const entry of Array.isArray(held) ? held : [held]) visitReference(entry, visit);
    else if (field.kind === 'richtext') visitRichText(held, visit);
    else if (field.holds) visitBlocks(held, visit);
  }
}

/** The uuids of all references in a story's content that the service left unresolved; the model knows where they are. */
export function unresolvedReferences(content: unknown): Set<string> {
  const found = new Set<string>();
  visitComponent(content, (uuid) => found.add(uuid));
  return found;
}
