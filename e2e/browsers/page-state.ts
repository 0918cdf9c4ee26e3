/** What a visitor finds of a page once something was pressed. Runs in the page, by itself. */
export function pageState() {
  const tidy = (text: string | null | undefined) =>
    (text ?? '')
      .replace(/\u00AD/g, '')
      .replace(/\s+/g, ' ')
      .replace(/\b[2-9A-Z]{3}-[2-9A-Z]{3}\b/g, '###-###')
      .trim();
  const all = <T extends HTMLElement>(selector: string) =>
    [...document.querySelectorAll<T>(selector)].filter((node) => node.checkVisibility());
  const { documentElement, activeElement } = document;
  return {
    address: location.pathname + location.search,
    title: document.title,
    sideways: documentElement.scrollWidth - documentElement.clientWidth,
    open: [...all('details[open] > summary'), ...all(':popover-open'), ...all('dialog:modal')].map(
      ({ id, textContent }) => id || tidy(textContent),
    ),
    pressed: all('[aria-pressed=true], [aria-expanded=true]').map(({ textContent }) => tidy(textContent)),
    ticked: [...document.querySelectorAll<HTMLInputElement>('main input:checked')].map(({ value }) => value),
    typed: [...document.querySelectorAll<HTMLInputElement>('main input:not([type=hidden]), main textarea')]
      .filter(({ type }) => type !== 'checkbox')
      .map(({ value }) => value),
    focus: tidy(
      activeElement === document.body
        ? ''
        : (activeElement?.getAttribute('aria-label') ?? activeElement?.textContent),
    ),
    // The minute may have passed since, an announcement comes a moment later, and only where the page stayed, and the share
    // bar gets its button once it is in view.
    text: tidy(
      [...document.querySelectorAll<HTMLElement>('astro-island[client=minute], main [role=status]')]
        .reduce(
          (text, { innerText }) => text.replace(tidy(innerText), ''),
          tidy(document.querySelector('main')?.innerText),
        )
        .replace(/(oktober|november), \d+\.\d\d uur/g, '$1')
        .replace(' Kopieer link', ''),
    ),
  };
}

/** Replaces every text, also later ones, by elements with a text, as translators do. Runs in the page, by itself. */
export function translate(): void {
  const replaced = new WeakSet<Node>();
  const replace = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    for (
      let node: Node | null = root.nodeType === Node.TEXT_NODE ? root : walker.nextNode();
      node;
      node = walker.nextNode()
    )
      if (
        !replaced.has(node) &&
        !node.parentElement?.closest('script, style, noscript, template, title, textarea, svg')
      )
        texts.push(node);
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      const copy = document.createTextNode(text.textContent ?? '');
      replaced.add(copy);
      inner.append(copy);
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    }
  };
  replace(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) replace(node);
  }).observe(document.body, { childList: true, subtree: true });
}
