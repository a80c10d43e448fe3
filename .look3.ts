import { chromium } from '@playwright/test';
import { chromiumPath } from '#e2e/chromium';

const browser = await chromium.launch({ executablePath: (await chromiumPath()) as string, args: ['--no-sandbox'] });
const context = await browser.newContext({
  viewport: { width: 1280, height: 900 },
  reducedMotion: 'reduce',
  baseURL: 'http://localhost:3740',
  locale: 'it-IT',
});
const page = await context.newPage();
await page.route(/filter-choices/, async (r) => {
  await new Promise((x) => setTimeout(x, 1500));
  await r.continue();
});
await page.goto('/#/dashboard/therapist');
await page.getByRole('article').first().waitFor();
await page.getByRole('button', { name: /^Lingua/ }).click();
await page.getByRole('article').first().getByRole('link').focus();
const order: string[] = [];
for (let i = 0; i < 8; i++) {
  order.push(
    await page.evaluate(
      () =>
        document.activeElement?.getAttribute('aria-label') ??
        document.activeElement?.textContent ??
        document.activeElement?.tagName ??
        '',
    ),
  );
  await page.keyboard.press('Tab');
  await page.waitForTimeout(350);
}
console.log(order, await page.getByRole('dialog').count());
await browser.close();
