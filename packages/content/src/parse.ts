import { ok, type Result } from '@inktvis/foundation/result';
import type { PageTypeName, Story, TypeName } from './domain.ts';
import type { ReadContext } from './kit/context.ts';
import type { ContentProblem } from './kit/problems.ts';
import { readStory } from './kit/read.ts';
import type { WireStory } from './kit/wire.ts';
import { model } from './model.ts';
import { pageTypeDefinitions } from './types/index.ts';

/** What the caller knows about where the story came from. */
export type ParseOptions = Pick<ReadContext, 'timezone' | 'report'> &
  Partial<Pick<ReadContext, 'findStory' | 'findSlug' | 'known'>>;

/**
 * Wire story to domain story. The definition that reads it is the definition that types it, which is why this one
 * place may say so to the compiler.
 */
export function parseStory(wire: WireStory, options: ParseOptions): Result<Story, ContentProblem> {
  const read = readStory(wire, {
    model,
    timezone: options.timezone,
    report: options.report,
    findStory: options.findStory ?? (() => undefined),
    findSlug: options.findSlug ?? (() => undefined),
    story: { fullSlug: wire.full_slug, uuid: wire.uuid },
    known: options.known ?? new Map(),
    depth: 0,
  });
  return read.ok ? ok(read.value as Story) : read;
}

/** Narrows a story to one of the given content types. */
export const isType = <const T extends TypeName>(
  story: Story,
  ...names: readonly T[]
): story is Extract<Story, { type: T }> => names.some((name) => name === story.type);

/** Content types with an address of their own. */
export const PAGE_TYPES: readonly string[] = Object.keys(pageTypeDefinitions);

/** Narrows a story to one that a visitor can open. */
export const isPage = (story: Story): story is Story<PageTypeName> => PAGE_TYPES.includes(story.type);
