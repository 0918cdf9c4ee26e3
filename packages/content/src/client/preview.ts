import type { Log } from '@inktvis/foundation/log';
import { ok, type Result } from '@inktvis/foundation/result';
import type { WireStory } from '../kit/wire.ts';
import { isPage, PAGE_TYPES } from '../parse.ts';
import { createContentClient } from './client.ts';
import { openTransport, type TransportSettings } from './open-transport.ts';
import { type Addresses, createQuestions } from './questions.ts';
import type { Transport } from './transport.ts';
import type { ContentClient, ReadError } from './types.ts';
import type { Question, VersionedCache } from './versioned-cache.ts';

/** With a preview token: it reads drafts, and never leaves the server. */
export type PreviewSettings = TransportSettings & {
  /** Zone of date values on the wire. */
  readonly timezone: string;
};

/** Gives the client of one page. `unsaved`: a story as it is being typed, shown instead of the one at its address. */
export type OpenPreview = (unsaved?: WireStory) => ContentClient;

/** Asks a question once for a page, and forgets the answer with that page: drafts are kept nowhere. */
function forgetful(): VersionedCache {
  const asked = new Map<string, Promise<Result<unknown, ReadError>>>();
  const ask = async <W, T>(question: Question<W, T>): Promise<Result<T, ReadError>> => {
    const answer = await question.fetch();
    return answer.ok ? question.parse(answer.value) : answer;
  };
  return {
    read<W, T>(question: Question<W, T>): Promise<Result<T, ReadError>> {
      // A key always belongs to one question, hence to one type.
      const known = asked.get(question.key) as Promise<Result<T, ReadError>> | undefined;
      const answer = known ?? ask(question);
      asked.set(question.key, answer);
      return answer;
    },
    expire: () => asked.clear(),
  };
}

/**
 * Connects to the content service with drafts and the preview token (contract content-service, sections 1.1 and 7).
 * Every page gets a client of its own, without any memory or disk behind it.
 */
export function connectPreview(settings: PreviewSettings, log: Log): OpenPreview {
  const { timezone } = settings;
  const report = ({ message, ...where }: { message: string }) => log.info(where, message);
  // An editor would rather try again than wait long.
  const saved = openTransport(settings, 'draft', { rateLimitRetries: 3, failureRetries: 1 });

  return (unsaved) => {
    const transport: Transport = {
      ...saved,
      story: async (slug) => (unsaved?.full_slug === slug ? ok(unsaved) : saved.story(slug)),
    };
    const cache = forgetful();
    const client = createContentClient({ transport, cache, timezone, report });
    let addresses: Addresses | null = null;
    const findSlug = (uuid: string) => addresses?.byUuid.get(uuid);
    const questions = createQuestions({ transport, timezone, report, findSlug });
    return {
      ...client,
      // The listing of addresses knows published stories only; an editor sees the others too.
      async page(slug) {
        const links = await cache.read(questions.links());
        if (!links.ok) return links;
        addresses = links.value;
        const read = await cache.read(questions.story(slug, PAGE_TYPES));
        if (!read.ok) return read;
        return ok(read.value && isPage(read.value) ? read.value : null);
      },
    };
  };
}
