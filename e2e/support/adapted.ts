import { expect, type Locator, type Page } from '@playwright/test';

/** What a visitor asks of text (WCAG 1.4.12): lines, paragraphs, letters and words further apart. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Sets the text of the page wider, as the stylesheet of a visitor does; no policy of a page prevents it. */
export const spaceText = (page: Page): Promise<void> =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, SPACING);

/** How far the page is wider than the window, in CSS px; 0 when nothing scrolls sideways. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });

/** Words that are cut off: the boxes that hide more than a line's worth of rounding of their own text. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ROUNDING = 2;
    const hides = (value: string) => value === 'hidden' || value === 'clip';
    return [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((node) => {
      const style = getComputedStyle(node);
      const box = node.getBoundingClientRect();
      // What only a screen reader reads is one pixel on purpose.
      if (box.width <= 1 || box.height <= 1 || style.visibility === 'hidden') return [];
      // Words in a drawing are beside it as text.
      if (node.closest('[aria-hidden=true]')) return [];
      const words = [...node.childNodes].some((child) => child.nodeType === 3 && child.textContent?.trim());
      if (!words) return [];
      const down = hides(style.overflowY) && node.scrollHeight > node.clientHeight + ROUNDING;
      const across = hides(style.overflowX) && node.scrollWidth > node.clientWidth + ROUNDING;
      return down || across ? [`${node.tagName} “${node.textContent?.trim().slice(0, 40)}”`] : [];
    });
  });

/** Text under 14 px (requirements D3), and fields under 16 px, which an iPhone enlarges: as large as they are drawn. */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement | SVGGraphicsElement>('*')].flatMap((node) => {
      const least = node.matches('input, select, textarea') ? 16 : 14;
      const words = [...node.childNodes].some((one) => one.nodeType === 3 && one.nodeValue?.trim());
      if ((least === 14 && !words) || !node.checkVisibility() || node.getBoundingClientRect().width <= 1)
        return [];
      const scale = node instanceof SVGGraphicsElement ? (node.getScreenCTM()?.a ?? 1) : 1;
      const size = Number.parseFloat(getComputedStyle(node).fontSize) * scale;
      return size < least - 0.1 ? [`${size} px: ${node.outerHTML.slice(0, 80)}`] : [];
    }),
  );

/** Words that go on in another line without a hyphen; not those that only a screen reader reads. */
export const tornWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const torn: string[] = [];
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const parent = node.parentElement;
      // Breadcrumbs are only read aloud on a phone.
      if (!(node instanceof Text) || !parent?.checkVisibility() || parent.closest('nav ol')) continue;
      if (parent.clientWidth === 1 || getComputedStyle(parent).hyphens === 'auto') continue;
      const range = new Range();
      for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (range.getClientRects().length < 2) continue;
        const lines = new Set<number>();
        // The first letter may be a drop cap, or have the box of a hyphen before it.
        for (let at = index + 1; at < index + word.length; at += 1) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const box = [...range.getClientRects()].at(-1);
          if (box) lines.add(Math.round(box.top));
        }
        if (lines.size > 1) torn.push(word);
      }
    }
    return torn;
  });

/** Words of the page that end under the arms which rise from its footer; not those that only a screen reader reads. */
export const underArms = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const arms = document.querySelector('body > footer img')?.getBoundingClientRect();
    const main = document.querySelector('main');
    if (!arms || !main) return [];
    const words = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const under: string[] = [];
    for (let text = words.nextNode(); text; text = words.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const isUnder = [...range.getClientRects()].some(
        ({ left, right, bottom, width }) =>
          width > 1 && right > arms.left && left < arms.right && bottom > arms.top,
      );
      const parent = text.parentElement;
      if (isUnder && parent?.checkVisibility() && parent.clientWidth !== 1)
        under.push(text.textContent ?? '');
    }
    return under;
  });

/** Items of the sheet whose title or status does not show whole: it lies below another box, or the foot. */
export async function hiddenWords(page: Page): Promise<readonly (string | null)[]> {
  await page.setViewportSize({ width: 1300, height: 1200 });
  return page.locator('[data-sheet-item]').evaluateAll((boxes) =>
    boxes.flatMap((box) => {
      const { bottom: foot } = box.getBoundingClientRect();
      // Lines below the box are those that an ellipsis stands for.
      const lines = [...box.querySelectorAll('h3, p')]
        .flatMap((part) => [...part.getClientRects()])
        .filter(({ bottom, height }) => bottom - height / 2 < foot);
      const isSeen = ({ left, bottom, width, height }: DOMRect) => {
        const top = document
          .elementFromPoint(left + 3, bottom - height / 2)
          ?.closest('[data-sheet-item], tbody, footer');
        return width < 2 || top === box || top?.tagName === 'TBODY';
      };
      return lines.every(isSeen) ? [] : [box.textContent];
    }),
  );
}

/** Animations and transitions that take longer than this, in s. */
export const moving = (page: Page, longest: number): Promise<string[]> =>
  page.evaluate((most) => {
    const seconds = (value: string) =>
      Math.max(
        0,
        ...value.split(',').map((one) => Number.parseFloat(one) / (one.trim().endsWith('ms') ? 1000 : 1)),
      );
    return [...document.querySelectorAll('*')].flatMap((node) =>
      ['', '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(node, pseudo || null);
        const isRunning = style.animationName !== 'none' && style.animationPlayState !== 'paused';
        const animated = isRunning && seconds(style.animationDuration) > most;
        const changing = style.transitionProperty !== 'none' && seconds(style.transitionDuration) > most;
        return animated || changing ? [`${node.tagName}.${node.getAttribute('class') ?? ''}${pseudo}`] : [];
      }),
    );
  }, longest);

/** Tabs until something has the focus; fails when it is not reached. */
export async function tabTo(page: Page, target: Locator, max = 80): Promise<void> {
  for (let step = 0; step < max; step += 1) {
    if (await target.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
