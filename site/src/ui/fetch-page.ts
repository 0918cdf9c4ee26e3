type Asking = {
  readonly signal?: AbortSignal;
  /** Sent as JSON, with POST. */
  readonly body?: string;
  /** Milliseconds until it gives up; without it the browser's own patience. */
  readonly patience?: number;
};

/** A page as the server sent it, and the address it turned out to have. */
export type FetchedPage = { readonly page: Document; readonly url: URL };

/**
 * Reads a page of this site. The browser parses it on the way in: text that becomes markup by script is refused
 * everywhere (Trusted Types). Rejects when there is no answer, when it is not a page, and when `signal` stops it.
 */
export function fetchPage(
  address: string,
  { signal, body, patience = 0 }: Asking = {},
): Promise<FetchedPage> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (why: string) => () => reject(new Error(`${address}: ${why}`));
    request.open(body === undefined ? 'GET' : 'POST', address);
    request.responseType = 'document';
    // An answer that does not say what it is would be read as XML.
    request.overrideMimeType('text/html');
    request.timeout = patience;
    request.setRequestHeader('Accept', 'text/html');
    if (body !== undefined) request.setRequestHeader('Content-Type', 'application/json');
    request.addEventListener('load', () => {
      const page = request.responseXML;
      const isPage = request.getResponseHeader('Content-Type')?.startsWith('text/html');
      if (request.status === 200 && isPage && page) resolve({ page, url: new URL(request.responseURL) });
      else fail(`no page, but ${request.status}`)();
    });
    request.addEventListener('error', fail('no answer'));
    request.addEventListener('timeout', fail('no answer in time'));
    request.addEventListener('abort', fail('stopped'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (signal?.aborted) return fail('stopped')();
    request.send(body);
  });
}
