export const SITE = 'https://inktvis.example';

/** A post to the address of a form, from its page: of JSON, of a plain form (`URLSearchParams`), or of any text. */
export const postOf = (body: unknown, headers: Record<string, string> = {}, form = 'contact'): Request => {
  const isAsIs = typeof body === 'string' || body instanceof URLSearchParams || body instanceof Blob;
  const type = body instanceof URLSearchParams ? 'x-www-form-urlencoded' : 'json';
  return new Request(`${SITE}/api/${form}`, {
    method: 'POST',
    headers: { 'content-type': `application/${type}`, ...headers },
    body: isAsIs ? body : JSON.stringify(body),
  });
};
