const DATA_FILE = '/lijst.json';

/** The address of the JSON of the list at `href`: `/programma/lijst.json?thema=kids`. */
export function dataHref(href: string): string {
  const [path = '', query] = href.split('?');
  return path + DATA_FILE + (query ? `?${query}` : '');
}

/** The page that shows what `url` serves as JSON. */
export function pageOfData(url: URL): URL {
  const page = new URL(url);
  page.pathname = url.pathname.slice(0, -DATA_FILE.length);
  return page;
}
