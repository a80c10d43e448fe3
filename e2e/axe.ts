import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The accessibility checks, whose half megabyte is loaded into a page only once. */
export async function axeOf(page: Page): Promise<AxeBuilder> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: '/* Already in the page. */' }) });
  // The other mode opens a second page to check frames of other sites, and there are none.
  return axe.options({ resultTypes: ['violations'], preload: { assets: ['media'] } }).setLegacyMode();
}
