import type { Page } from '@playwright/test';

export async function refusals(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Reflect.set(window, 'refusals', said);
    document.addEventListener('securitypolicyviolation', (event) => {
      said.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'refusals'));
}
