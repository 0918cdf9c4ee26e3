import { resolve } from 'node:path';
import { z } from 'zod';

const root = resolve(import.meta.dirname, '..', '..', '..', '..');
const url = z.url({ protocol: /^https?$/, error: 'een adres dat met http begint' });

/** The site's own settings and defaults (`deploy/settings.md`). */
const schema = z.object({
  CONTENT_DIR: z
    .string()
    .default('sample/content')
    .transform((folder) => resolve(root, folder)),
  CONTENT_URL: url.default('http://127.0.0.1:4322').transform((text) => text.replace(/\/+$/, '')),
  CONTENT_TOKEN: z.string().default('inktvis-publiek'),
  CONTENT_PREVIEW_TOKEN: z.string().optional(),
  CONTENT_SPACE_ID: z.string().regex(/^\d+$/, 'het nummer van de ruimte').default('1001'),
  CONTENT_WEBHOOK_SECRET: z.string().optional(),
  /** A personal access token: with it the fields that editors see are compared too. */
  CONTENT_MANAGEMENT_TOKEN: z.string().optional(),
  SITE_URL: url.optional(),
  TICKET_SHOP_URL: z.string().includes('{code}', 'een adres met {code}').optional(),
  PRODUCT: z.string().default('inktvis'),
});

export type Settings = z.infer<typeof schema>;

/** An empty setting counts as absent. Throws the name of the one that is wrong, in one line. */
export function readSettings(env: NodeJS.Dict<string>): Settings {
  const parsed = schema.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value)));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`${issue?.path.join('.')}: ${issue?.message}`);
}
