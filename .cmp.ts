import { chromium } from '@playwright/test';
import { chromiumPath } from '#e2e/chromium';

const browser = await chromium.launch({ executablePath: (await chromiumPath()) as string, args: ['--no-sandbox'] });
for (const [w, h, fs] of [
  [1280, 900, '100%'],
  [375, 780, '100%'],
  [375, 780, '200%'],
] as const) {
  const context = await browser.newContext({
    viewport: { width: w, height: h },
    reducedMotion: 'reduce',
    baseURL: 'http://localhost:3740',
    locale: 'it-IT',
  });
  await context.addInitScript((t) => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = t;
    });
  }, fs);
  const page = await context.newPage();
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
  page.on('console', (m) => m.type() === 'error' && console.log('ERR', m.text().slice(0, 200)));
  await page.goto('/#/dashboard/therapist?language=Inglese,Francese&interventions=Ansia,Lutto');
  const b = page.getByRole('button', { name: /^Confronta/ });
  await b.first().waitFor();
  const n = fs === '100%' ? 3 : 2;
  for (let i = 0; i < n; i++) await b.nth(i).click();
  await page.getByRole('button', { name: 'Vedi il confronto' }).waitFor();
  await page.waitForTimeout(500);
  await page.screenshot({ path: `/work/shots/find/cmp-bar-${w}-${fs.slice(0, 3)}.png` });
  await page.getByRole('button', { name: 'Vedi il confronto' }).click();
  await page.getByRole('dialog').getByRole('rowheader').first().waitFor();
  await page.waitForTimeout(700);
  console.log(w, await page.evaluate(() => document.documentElement.scrollWidth));
  await page.screenshot({ path: `/work/shots/find/cmp-dialog-${w}-${fs.slice(0, 3)}.png` });
  await context.close();
}
await browser.close();
