import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type ContentService, type ContentServiceOptions, startContentService } from '../create-service.ts';

export const SAMPLE = join(import.meta.dirname, '../../../../sample/content');
export const TOKEN = 'publiek-token';
export const PREVIEW_TOKEN = 'voorbeeld-token';

type Content = { readonly component: string; readonly [field: string]: unknown };
type StoryFile = {
  readonly id: number;
  readonly full_slug: string;
  readonly content: Content;
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

export type Folder = {
  readonly dir: string;
  /** Writes a file below the content folder; an object becomes JSON. */
  readonly write: (path: string, content: unknown) => Promise<void>;
  readonly story: (file: StoryFile, part?: 'stories' | 'drafts') => Promise<void>;
  readonly remove: (path: string) => Promise<void>;
  readonly clear: () => Promise<void>;
};

/** An empty content folder in the system's temporary folder. */
export async function makeFolder(): Promise<Folder> {
  const root = await mkdtemp(join(tmpdir(), 'inktvis-content-'));
  const dir = join(root, 'content');
  await mkdir(dir);
  const write = async (path: string, content: unknown) => {
    const file = join(dir, path);
    await mkdir(dirname(file), { recursive: true });
    const isRaw = typeof content === 'string' || content instanceof Uint8Array;
    await writeFile(file, isRaw ? content : JSON.stringify(content));
  };
  return {
    dir,
    write,
    story: (file, part = 'stories') => write(`${part}/${file.full_slug}.json`, storyFile(file)),
    remove: (path) => rm(join(dir, path)),
    clear: () => rm(root, { recursive: true, force: true }),
  };
}

/** What is added to every id of a copied space: ids of real spaces have 15 digits. */
const LARGE = 200_000_000_000_000;

/** A copy of the stories and lists of a space, with the ids that a real space would give; pictures are not copied. */
export async function copyWithLargeIds(contentDir: string): Promise<Folder> {
  const folder = await makeFolder();
  const files = (await readdir(contentDir, { recursive: true })).filter(
    (path) => path.endsWith('.json') && !path.startsWith('assets'),
  );
  for (const path of files) {
    const file: unknown = JSON.parse(await readFile(join(contentDir, path), 'utf8'), (key, value: unknown) =>
      (key === 'id' || key === 'parent_id') && typeof value === 'number' && value > 0 ? value + LARGE : value,
    );
    await folder.write(path, file);
  }
  return folder;
}

/** Starts a service over a folder, on a free port. */
export const serve = (
  folder: Pick<Folder, 'dir'>,
  options: Partial<ContentServiceOptions> = {},
): Promise<ContentService> =>
  startContentService({
    contentDir: folder.dir,
    port: 0,
    token: TOKEN,
    previewToken: PREVIEW_TOKEN,
    imageCacheDir: join(dirname(folder.dir), 'images'),
    ...options,
  });
