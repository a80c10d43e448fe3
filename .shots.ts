import { chromium } from '@playwright/test';
import { chromiumPath } from '#e2e/chromium';
import { signIn } from '#e2e/people';
import { screens } from '#e2e/screens';

// usage: node .shots.ts <tag> <width>x<height> <text%> <light|dark> <full|view> names...
const [tag, size, text, scheme, mode, ...names] = process.argv.slice(2) as string[];
const [width, height] = size!.split('x').map(Number) as [number, number];
const origin = process.env['ORIGIN'] ?? 'http://localhost:3740';
const browser = await chromium.launch({ executablePath: (await chromiumPath()) as string, args: ['--no-sandbox'] });
const wanted = screens.filter(({ name }) => names.some((n) => (n.endsWith('*') ? name.startsWith(n.slice(0, -1)) : n === name)));
for (const person of [...new Set(wanted.map((s) => s.as))]) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: scheme as 'light', reducedMotion: 'reduce', baseURL: origin, locale: 'it-IT', timezoneId: 'Europe/Rome', hasTouch: width < 700 });
  await context.addInitScript((t) => { addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = t; }); }, text!);
  const page = await context.newPage(); page.setDefaultTimeout(9000);
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
  if (person) await signIn(page, person);
  for (const screen of wanted.filter((s) => s.as === person)) {
    try {
      if (!person) await page.goto('about:blank');
      await page.goto(screen.address);
      if (person) await page.reload();
      await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 20000 });
      await page.waitForLoadState('networkidle');
      
      await screen.open?.(page).catch(() => console.log("open failed"));
      await page.waitForTimeout(600);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      const culprits = wide > width ? await page.evaluate((w) => [...document.querySelectorAll('body *')].filter((e) => e.getBoundingClientRect().right > w + 1 && ![...e.children].some((c) => c.getBoundingClientRect().right > w + 1)).slice(0, 6).map((e) => `${e.tagName}.${(e as HTMLElement).className?.toString().slice(0, 40)}:${(e.textContent ?? '').slice(0, 30)}`), width) : [];
      console.log(screen.name, 'scrollWidth', wide, culprits.join(' | '));
      await page.screenshot({ path: `/work/shots/find/${tag}-${screen.name}-${width}${text === '100%' ? '' : '-200'}${scheme === 'dark' ? '-dark' : ''}.png`, fullPage: mode === 'full' });
    } catch (e) { console.log(screen.name, 'FAILED', String(e).slice(0, 200)); }
  }
  await context.close();
}
await browser.close();
