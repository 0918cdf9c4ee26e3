import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterwards, temporaryFolder } from '@inktvis/foundation/testing/temporary-folder';
import { vi } from 'vitest';
import { type ContentService, type ContentServiceOptions, startContentService } from '../create-service.ts';

export const SAMPLE = join(import.meta.dirname, '../../../../sample/content');
export const TOKEN = 'publiek-token';
export const PREVIEW_TOKEN = 'voorbeeld-token';

export type StoryFile = {
  readonly id: number;
  readonly full_slug: string;
  readonly content: { readonly component: string; readonly [field: string]: unknown };
  readonly [key: string]: unknown;
};

/** A uuid that contains the id of its story. */
export const uuidOf = (id: number): string => `5b0f6f0e-1d0a-4f55-9d7c-${String(id).padStart(12, '0')}`;

/** A story file in the Management shape, with what a test leaves open filled in. */
export function storyFile({ id, full_slug, content, ...rest }: StoryFile) {
  const slug = full_slug.split('/').at(-1) ?? full_slug;
  return {
    id,
    uuid: uuidOf(id),
    name: slug,
    slug,
    full_slug,
    position: id,
    created_at: '2024-01-05T09:00:00.000Z',
    published_at: '2024-02-01T08:31:00.000Z',
    first_published_at: '2024-01-06T10:00:00.000Z',
    ...rest,
    content: { _uid: `u${id}`, ...content },
  };
}

/** A page, as a test writes it to a folder. */
export const page = (id: number, full_slug: string, title: string) => ({
  id,
  full_slug,
  name: title,
  content: { component: 'page', title },
});

/** Waits for what a change of a folder brings about. */
export const until = (check: () => void | Promise<void>) =>
  vi.waitFor(check, { timeout: 5000, interval: 20 });

export type Folder = Awaited<ReturnType<typeof makeFolder>>;

/** An empty content folder in the system's temporary folder. */
export async function makeFolder() {
  const dir = join(temporaryFolder(), 'content');
  await mkdir(dir);
  /** Writes a file below the content folder; an object becomes JSON. */
  const write = async (path: string, content: unknown) => {
    const file = join(dir, path);
    await mkdir(dirname(file), { recursive: true });
    const isRaw = typeof content === 'string' || content instanceof Uint8Array;
    await writeFile(file, isRaw ? content : JSON.stringify(content));
  };
  return {
    dir,
    write,
    story: (file: StoryFile, part: 'stories' | 'drafts' = 'stories') =>
      write(`${part}/${file.full_slug}.json`, storyFile(file)),
    remove: (path: string) => rm(join(dir, path)),
  };
}

/** Starts a service over a folder, on a free port. */
export async function serve(
  folder: Pick<Folder, 'dir'>,
  options: Partial<ContentServiceOptions> = {},
): Promise<ContentService> {
  const service = await startContentService({
    contentDir: folder.dir,
    port: 0,
    token: TOKEN,
    previewToken: PREVIEW_TOKEN,
    imageCacheDir: join(dirname(folder.dir), 'images'),
    ...options,
  });
  afterwards(service.close);
  return service;
}

type Query = Readonly<Record<string, string>>;

/** Asks a service as its clients do. */
export function asker(url: string) {
  /** `GET /v2/cdn/{path}` with the public token unless another is named. */
  async function rest(path: string, parameters: Query = {}) {
    const search = new URLSearchParams({ token: TOKEN, ...parameters });
    const response = await fetch(`${url}/v2/cdn/${path}?${search}`);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: JSON.parse(text) };
  }
  return {
    rest,
    stories: async (parameters: Query = {}) => (await rest('stories', parameters)).body,
    story: async (key: string, parameters: Query = {}) => (await rest(`stories/${key}`, parameters)).body,
    draft: { token: PREVIEW_TOKEN, version: 'draft' },
    async graphql(query: string, headers: Query = {}) {
      const response = await fetch(`${url}/v1/api`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', token: TOKEN, ...headers },
        body: JSON.stringify({ query }),
      });
      return { status: response.status, ...(await response.json()) };
    },
  };
}
