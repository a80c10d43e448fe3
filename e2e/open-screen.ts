import { expect, type Page } from '@playwright/test';
import type { Demonstration } from '#e2e/fixtures';
import { signIn } from '#e2e/people';
import type { ShownScreen } from '#e2e/screens';

/** Opens a screen as a person would see it, whole: in its state of the world, signed in, at rest and with its dialog open. */
export async function openScreen(page: Page, screen: ShownScreen, platform: Demonstration): Promise<void> {
  await platform.reset(screen.scenario);
  if (screen.as) await signIn(page, screen.as);
  await goTo(page, screen.address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await isAtRest(page);
  await screen.open?.(page);
  await isAtRest(page);
}

/** The network is at rest for good once the first screen was: what a later one awaits, it says itself. */
async function isAtRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** An address with another path shows another screen: that of before must be gone, or its heading would be taken for it. */
async function goTo(page: Page, address: string): Promise<void> {
  const pathBefore = pathOf(page.url());
  const heading =
    pathBefore === undefined ? null : await page.getByRole('heading', { level: 1 }).first().elementHandle();
  await page.goto(address);
  if (heading && pathOf(page.url()) !== pathBefore) await page.waitForFunction((old) => !old.isConnected, heading);
}

/** The path behind the hash, without its query; undefined before anything is shown. */
function pathOf(url: string): string | undefined {
  return /#([^?]*)/.exec(url)?.[1];
}
