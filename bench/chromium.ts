import { type Browser, chromium } from '@playwright/test';
import type { AtEnd } from '#bench/run-parts';
import { chromiumPath } from '#e2e/chromium';

export async function startChromium(atEnd: AtEnd): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox'] });
  atEnd(() => browser.close());
  return browser;
}
