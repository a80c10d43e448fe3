import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures';

/** Cuts the connection, and waits until the browser has done so: under load a request right after still leaves. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  const reaches = () =>
    page.evaluate(() =>
      fetch('/healthz', { cache: 'no-store' }).then(
        () => true,
        () => false,
      ),
    );
  await expect.poll(reaches).toBe(false);
}
