import type { Page } from '@playwright/test';
import { signIn } from '#e2e/people';
import type { ShownScreen } from '#e2e/screens';

/** Opens a screen as a person would see it, whole: signed in, at rest and with its dialog open. */
export async function openScreen(page: Page, screen: ShownScreen): Promise<void> {
  if (screen.as) await signIn(page, screen.as);
  await page.goto(screen.address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await screen.open?.(page);
}
