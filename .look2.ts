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
await page.goto('/#/dashboard/therapist');
await page.getByRole('article').first().waitFor();
await page.waitForTimeout(500);
const walk = async () => {
  const order: string[] = [];
  await page.getByRole('article').first().getByRole('link').focus();
  for (let i = 0; i < 5; i++) {
    order.push(
      await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      ),
    );
    await page.keyboard.press('Tab');
  }
  console.log(order);
};
await walk();
await page.getByRole('button', { name: /^Lingua/ }).click();
await page.waitForTimeout(300);
await page.keyboard.press('Escape');
await page.waitForTimeout(300);
console.log(await page.evaluate(() => document.activeElement?.textContent));
await walk();
await page.setViewportSize({ width: 375, height: 780 });
await page.evaluate(() => {
  document.documentElement.style.fontSize = '200%';
});
const b = page.getByRole('button', { name: /^Confronta/ });
await b.nth(0).click();
await b.nth(1).click();
await page.getByRole('button', { name: 'Vedi il confronto' }).waitFor();
await page.waitForTimeout(300);
console.log(
  await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter(
        (e) =>
          e.getBoundingClientRect().right > 376 && ![...e.children].some((c) => c.getBoundingClientRect().right > 376),
      )
      .slice(0, 6)
      .map((e) => `${e.tagName}.${e.className} ${e.textContent?.slice(0, 30)} ${e.getBoundingClientRect().right}`),
  ),
);
await page.screenshot({ path: '/work/shots/find/look-200.png' });
await browser.close();
