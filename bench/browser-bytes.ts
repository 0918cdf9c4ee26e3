import type { Browser, Request } from '@playwright/test';

/** Bytes of bodies as they come over the wire, compressed, by what they are. */
export type Transferred = {
  readonly document: number;
  readonly style: number;
  readonly script: number;
  readonly font: number;
  readonly image: number;
};

/** What a page weighs before pictures and fonts. */
export const plainBytes = ({ document, style, script }: Transferred): number => document + style + script;

const kinds = {
  document: 'document',
  stylesheet: 'style',
  script: 'script',
  font: 'font',
  image: 'image',
} as const satisfies Record<string, keyof Transferred>;

const isKind = (type: string): type is keyof typeof kinds => type in kinds;

/** What the browser calls something, as a kind of ours; undefined for what is none of these. */
export const kindOf = (type: string): keyof Transferred | undefined =>
  isKind(type) ? kinds[type] : undefined;

/** Loads a page into an empty browser, with script or without, scrolls to its end and weighs all that came. */
export async function weigh(
  browser: Browser,
  url: string,
  { script }: { readonly script: boolean },
): Promise<Transferred> {
  const context = await browser.newContext({ javaScriptEnabled: script });
  try {
    const page = await context.newPage();
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    await page.goto(url);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const sums = { document: 0, style: 0, script: 0, font: 0, image: 0 };
    for (const request of requests) {
      const kind = kindOf(request.resourceType());
      if (kind) sums[kind] += (await request.sizes()).responseBodySize;
    }
    return sums;
  } finally {
    await context.close();
  }
}
