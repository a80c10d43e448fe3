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
page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
await page.goto('/#/dashboard/therapist');
await page.getByRole('article').first().waitFor();
await page.getByRole('button', { name: /^Indirizzo/ }).click();
await page.getByRole('button', { name: 'Come ordiniamo i risultati' }).click();
await page.getByRole('button', { name: /^Tipo di terapia/ }).click();
await page.waitForTimeout(400);
await page.screenshot({ path: '/work/shots/find/look-open.png' });
// keyboard: tab order from the first card's link
await page.keyboard.press('Escape');
await page.getByRole('article').first().getByRole('link').focus();
const order: string[] = [];
for (let i = 0; i < 6; i++) {
  order.push(
    await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    ),
  );
  await page.keyboard.press('Tab');
}
console.log(order);
await browser.close();
