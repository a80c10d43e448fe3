import type { Page } from '@playwright/test';

/** Slow 4G with Lighthouse's values: 150 ms, 1.6 Mbit/s down and 750 kbit/s up. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };

/** Slows down what the page loads from now on. */
export async function putOnSlowLine(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', slowLine);
}
