import { expect } from '@playwright/test';
import { type Browser, clickAt, type KEYS, type Point, pressKeys } from './browser.ts';

const SELECTORS = {
  link: 'a[href]',
  button: 'button, summary',
  checkbox: 'label',
  field: 'input, textarea',
  option: '[role=option]',
  heading: 'h1, h2, h3',
  text: 'p, li, dt, span, time, h2',
} as const;
type Role = keyof typeof SELECTORS;

type Visible = {
  readonly text: string;
  readonly isChecked: boolean;
  readonly isFocused: boolean;
  /** Its middle, once it has been brought into the window; null when something else lies there. */
  readonly middle: Point | null;
};

/** What a visitor does and sees, in any browser; each look waits until it is there. */
export type Visitor = ReturnType<typeof visitorOf>;

/** A page that is being replaced returns nothing: the question is repeated, as for an element that is not there yet. */
const until = (look: () => Promise<void>) =>
  expect(look).toPass({ timeout: 60_000, intervals: [50, 100, 250] });

export function visitorOf(browser: Browser, site: string) {
  const find = async (selector: string, name: string, bring = false) =>
    (await browser.evaluate(
      `(${visible})(${[selector, name, bring].map((one) => JSON.stringify(one))})`,
    )) as Visible[];
  /** Sees it with this in it: checked, or with the focus. */
  const seesThat = (role: Role, name: string, state: Partial<Pick<Visible, 'isChecked' | 'isFocused'>>) =>
    until(async () =>
      expect((await find(SELECTORS[role], name))[0], `${role} “${name}”`).toMatchObject(state),
    );
  const click = async (role: Role, name: string): Promise<void> => {
    let place: Point | null = null;
    // Where it stays for a moment: what moves is not clicked.
    await until(async () => {
      const before = place;
      // Brought again, it would stand on one of two neighbouring pixels in turn (Firefox 115).
      place = (await find(SELECTORS[role], name, before === null))[0]?.middle ?? null;
      expect(place, `${role} “${name}” can be clicked`).not.toBeNull();
      expect(place).toEqual(before);
    });
    if (place) await browser.perform([clickAt(place)]);
  };
  return {
    async goto(path: string, options?: { readonly isHeld?: boolean }): Promise<void> {
      await browser.open(site + path, options);
      if (options?.isHeld)
        await until(async () =>
          expect(
            // A page is drawn by its style sheets: before they came everything stands elsewhere.
            await browser.evaluate(
              "document.readyState !== 'loading' && [...document.querySelectorAll('link[rel=stylesheet]')].every(({ sheet }) => sheet) && [...document.fonts].every(({ status }) => status !== 'loading')",
            ),
          ).toBe(true),
        );
    },
    back: async () => void (await browser.evaluate('history.back()')),
    resize: browser.resize,
    evaluate: browser.evaluate,
    click,
    async type(field: string, text: string): Promise<void> {
      await click('field', field);
      await browser.perform([pressKeys([...text])]);
    },
    press: (key: (typeof KEYS)[keyof typeof KEYS]) => browser.perform([pressKeys([key])]),
    /** Brings the first of these into the window, where an island waits to be seen. */
    scrollTo: async (selector: string) => void (await find(selector, '', true)),
    sees: (role: Role, name: string) => seesThat(role, name, {}),
    seesThat,
    misses: (role: Role, name: string) =>
      until(async () => expect(await find(SELECTORS[role], name), `no ${role} “${name}”`).toEqual([])),
    isAt: (address: string | RegExp) =>
      until(async () => {
        const here = await browser.evaluate('location.pathname + location.search');
        expect(here).toEqual(typeof address === 'string' ? address : expect.stringMatching(address));
      }),
    /** Waits for what no visitor sees: that a script has started. */
    waitsFor: (selector: string) =>
      until(async () =>
        expect(
          await browser.evaluate(`document.querySelector(${JSON.stringify(selector)}) !== null`),
          selector,
        ).toBe(true),
      ),
    fits: () =>
      until(async () =>
        expect(
          await browser.evaluate(
            'document.documentElement.scrollWidth - document.documentElement.clientWidth',
          ),
        ).toBeLessThanOrEqual(0),
      ),
  };
}

/** Runs in the page: what can be seen and has `name` in its name, the same name first. `bring`: into the window. */
function visible(selector: string, name: string, bring: boolean): Visible[] {
  const tidy = (text: string | null | undefined) =>
    (text ?? '')
      .replace(/\u00AD/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  const nameOf = (node: HTMLElement) => {
    const label =
      node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement ? node.labels?.[0] : node;
    const said = label?.cloneNode(true) as Element | undefined;
    for (const silent of said?.querySelectorAll('[aria-hidden=true]') ?? []) silent.remove();
    return tidy(node.getAttribute('aria-label') ?? said?.textContent);
  };
  // Names are made for what has the words in some form: making one copies the element.
  const words = name.split(' ');
  const mayHave = (node: HTMLElement) => {
    const text = `${tidy(node.textContent)} ${node.ariaLabel}`;
    return node.matches('input, textarea') || words.every((word) => text.includes(word));
  };
  const found = [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((node) => !(node instanceof HTMLLabelElement) || node.control?.matches('[type=checkbox]'))
    .filter(mayHave)
    .filter((node) => nameOf(node).includes(name) && node.checkVisibility({ visibilityProperty: true }))
    .sort((a, b) => Number(nameOf(b) === name) - Number(nameOf(a) === name));
  if (bring) found[0]?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  return found.map((node) => {
    const { left = 0, top = 0, width = 0, height = 0 } = node.getClientRects()[0] ?? {};
    const middle = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    const hit = document.elementFromPoint(middle.x, middle.y);
    // A sheet that slides in may stand still for as long as nothing is drawn.
    const isMoving = document
      .getAnimations()
      .some(
        ({ playState, effect }) =>
          playState === 'running' && effect instanceof KeyframeEffect && effect.target?.contains(node),
      );
    return {
      text: tidy(node.textContent),
      isChecked: node.querySelector('input')?.checked === true,
      isFocused: node.contains(document.activeElement),
      middle: !isMoving && hit && (node.contains(hit) || hit.contains(node)) ? middle : null,
    };
  });
}
