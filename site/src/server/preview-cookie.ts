import { COOKIE_LIFE } from './preview-proof.ts';

const NAME = 'inktvis_voorbeeld';

/** The value of the preview's cookie in a `Cookie` header; '' without one. */
export function readPreviewCookie(header: string | null): string {
  const found = (header ?? '').split(';').find((pair) => pair.trim().startsWith(`${NAME}=`));
  return found?.trim().slice(NAME.length + 1) ?? '';
}

/**
 * `Set-Cookie` that opens the preview (`pass`) or closes it (null). Over https it also works inside the editor's frame,
 * where we are a third party; over http, which browsers allow on a developer's machine only, it cannot.
 */
export function previewCookie(pass: string | null, { https }: { readonly https: boolean }): string {
  const life = `Max-Age=${pass === null ? 0 : COOKIE_LIFE}`;
  const reach = https ? 'SameSite=None; Secure; Partitioned' : 'SameSite=Lax';
  return `${NAME}=${pass ?? ''}; Path=/; ${life}; HttpOnly; ${reach}`;
}
