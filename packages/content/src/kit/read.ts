import { err, ok, type Result } from '@inktvis/foundation/result';
import { z } from 'zod';
import {
  type ContentProblem,
  camelCase,
  type Definition,
  isAbsent,
  type ReadContext,
  type WireStory,
} from './definition.ts';
import { storyHref } from './link.ts';

/** A block as the domain sees it; `domain.ts` gives each its own type. */
export type AnyBlock = { readonly type: string; readonly id: string; readonly [field: string]: unknown };

/** A block that could not be read: nothing for the visitor, a note for the editor in preview. */
export type BrokenBlock = {
  readonly type: 'broken';
  readonly id: string;
  readonly editable: string | undefined;
  readonly component: string;
  readonly problems: readonly string[];
};

const wireBlock = z.looseObject({
  component: z.string(),
  _uid: z.string().catch(''),
  _editable: z.string().optional().catch(undefined),
});

const NO_BLOCK = { _uid: '', component: '', _editable: undefined };

type FieldProblem = Pick<ContentProblem, 'kind' | 'path' | 'message'>;

/** Reads every field of a definition. Optional fields fall back to empty; `fatal` are the required ones that could not. */
function readFields(
  { fields, order = ['', ''], notes }: Definition,
  raw: Record<string, unknown>,
  context: ReadContext,
  at: string,
) {
  const values: Record<string, unknown> = {};
  const fatal: FieldProblem[] = [];
  const minor: FieldProblem[] = [];
  const pathOf = (name: string) => (at ? `${at}.${name}` : name);
  for (const [name, field] of Object.entries(fields)) {
    const path = pathOf(name);
    const isEmpty = isAbsent(raw[name]);
    const read = isEmpty ? ok(field.empty) : field.read(raw[name], context, path);
    values[camelCase(name)] = read.ok ? read.value : field.empty;
    if (!read.ok) {
      const message = `'${field.label}': ${read.error}`;
      (field.required ? fatal : minor).push({ kind: 'unreadable-field', path, message });
    } else if (field.required && (isEmpty || isAbsent(read.value))) {
      fatal.push({ kind: 'missing-field', path, message: `'${field.label}' is verplicht` });
    }
  }
  // What ends before it begins is shown nevertheless.
  const [before, after] = order;
  const [from, until] = [values[camelCase(before)], values[camelCase(after)]];
  if (from instanceof Date && until instanceof Date && until <= from) {
    const message = `'${fields[after]?.label}' komt niet na '${fields[before]?.label}'`;
    minor.push({ kind: 'unreadable-field', path: pathOf(after), message });
  }
  for (const [name, message] of notes?.(values, raw) ?? [])
    minor.push({ kind: 'note', path: pathOf(name), message });
  return { values, fatal, minor };
}

function readBlock(
  raw: unknown,
  names: readonly string[],
  context: ReadContext,
  path: string,
): AnyBlock | BrokenBlock {
  const parsed = wireBlock.safeParse(raw);
  const { _uid: id, component, _editable: editable } = parsed.data ?? NO_BLOCK;
  const report = (problem: FieldProblem) =>
    context.report({ ...problem, story: context.story, block: id, component });
  const broken = (problems: readonly FieldProblem[]): BrokenBlock => {
    for (const problem of problems) report(problem);
    return { type: 'broken', id, editable, component, problems: problems.map((problem) => problem.message) };
  };
  const unusable = (kind: FieldProblem['kind'], message: string) => broken([{ kind, path, message }]);

  if (!parsed.success) return unusable('broken-block', 'dit is geen blok');
  const definition = context.model[component];
  if (!definition?.nestable)
    return unusable('unknown-block', `het blok '${component}' bestaat niet op deze site`);
  if (!names.includes(component))
    return unusable('block-not-allowed', `'${definition.label}' kan hier niet staan`);
  const { values, fatal, minor } = readFields(definition, parsed.data, context, path);
  for (const problem of minor) report(problem);
  return fatal.length > 0 ? broken(fatal) : { ...values, type: component, id, editable };
}

/** Reads a list of blocks one by one: an unreadable block costs only that block. */
export const readBlocks = (
  list: readonly unknown[],
  names: readonly string[],
  context: ReadContext,
  path: string,
): (AnyBlock | BrokenBlock)[] => list.map((raw, index) => readBlock(raw, names, context, `${path}.${index}`));

/** A story as the domain sees it; `domain.ts` gives each content type its own type. */
export type AnyStory = {
  readonly type: string;
  readonly uuid: string;
  readonly name: string;
  readonly slug: string;
  readonly fullSlug: string;
  /** Address on the site, with leading slash. */
  readonly href: string;
  readonly createdAt: Date | null;
  readonly publishedAt: Date | null;
  readonly firstPublishedAt: Date | null;
  readonly editable: string | undefined;
  readonly content: { readonly [field: string]: unknown };
};

const timestamp = (text: string | null | undefined): Date | null => {
  const parsed = text ? new Date(text) : null;
  return parsed && !Number.isNaN(parsed.getTime()) ? parsed : null;
};

/** Only a required field without a fallback (the start of a programme item) makes a story unusable. */
export function readStory(
  wire: WireStory,
  outer: Omit<ReadContext, 'story' | 'anchors'>,
): Result<AnyStory, ContentProblem> {
  const context: ReadContext = { ...outer, story: wire.full_slug, anchors: new Set() };
  const { component } = wire.content;
  const definition = context.model[component];
  const unusable = (path: string, message: string): Result<never, ContentProblem> => {
    const problem: ContentProblem = { kind: 'broken-story', story: wire.full_slug, component, path, message };
    context.report(problem);
    return err(problem);
  };
  if (!definition || definition.nestable)
    return unusable('component', `het inhoudstype '${component}' bestaat niet op deze site`);
  const { values, fatal, minor } = readFields(definition, wire.content, context, '');
  if (values.title === '') values.title = wire.name;
  for (const name of ['title', 'shortTitle']) {
    const title = values[name];
    if (typeof title === 'string') values[name] = context.hyphenate(title);
  }
  const page = (values[definition.shownOn ?? ''] as AnyStory | null | undefined)?.fullSlug;
  for (const problem of [...fatal, ...minor]) {
    const key = camelCase(problem.path.split('.')[0] ?? '');
    if (values[key] === undefined) return unusable(problem.path, problem.message);
    context.report({ ...problem, story: wire.full_slug, ...(page && { page }), component });
  }
  const editable = wire.content._editable;
  return ok({
    type: component,
    uuid: wire.uuid,
    name: wire.name,
    slug: wire.slug,
    fullSlug: wire.full_slug,
    href: storyHref(wire.full_slug),
    createdAt: timestamp(wire.created_at),
    publishedAt: timestamp(wire.published_at),
    firstPublishedAt: timestamp(wire.first_published_at),
    editable: typeof editable === 'string' ? editable : undefined,
    content: values,
  });
}
