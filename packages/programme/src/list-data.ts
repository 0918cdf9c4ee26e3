const DATA_FILE = '/lijst.json';

/** `/programma/lijst.json?thema=kids` */
export function dataHref(href: string): string {
  const [path = '', query] = href.split('?');
  return path + DATA_FILE + (query ? `?${query}` : '');
}

export function pageOfData(url: URL): URL {
  const page = new URL(url);
  page.pathname = url.pathname.slice(0, -DATA_FILE.length);
  return page;
}
