import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { livePath } from '#contracts/live/live-hints';
import { chromiumPath } from '#e2e/chromium';
import { chooseScenario } from '#e2e/console';
import { type PersonName, signIn } from '#e2e/people';
import { screens } from '#e2e/screens';
import type { ShownScreen } from '#e2e/screens/shown-screen';
import { buildSpa } from '#scripts/bundle/build';
import { startChild, untilReady } from '#scripts/child-process';
import { demoEnvironment } from '#scripts/demo/demo-environment';

// Every screen at 1280 and 375 pixels, light and dark. `-- chat calendar` takes only screens whose name contains one of
// the words.
const folder = '.demo/screenshots';
const addresses = { spaPort: 3400, platformPort: 4410 };
const origin = `http://localhost:${addresses.spaPort}`;
const platformOrigin = `http://127.0.0.1:${addresses.platformPort}`;
const words = process.argv.slice(2);
const wanted = screens.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
const forms = [
  { suffix: '1280', viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  { suffix: '1280-dark', viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
  { suffix: '375', viewport: { width: 375, height: 780 }, colorScheme: 'light' },
  { suffix: '375-dark', viewport: { width: 375, height: 780 }, colorScheme: 'dark' },
] as const;

rmSync('.demo/pictures-state', { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await buildSpa();
const platform = startChild('scripts/demo/start-platform.ts', [], { PORT: String(addresses.platformPort) });
const backEnd = startChild('bff/server/main.ts', [], demoEnvironment(addresses, '.demo/pictures-state'));
await untilReady(platform, `${platformOrigin}/`);
await untilReady(backEnd, `${origin}/readyz`);
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox'] });
for (const form of forms) {
  for (const person of [...new Set(wanted.map(({ as }) => as))]) {
    const shown = wanted.filter(({ as }) => as === person);
    await takePictures(browser, person, shown, form);
  }
}
await browser.close();
await Promise.all([backEnd.stop(), platform.stop()]);

async function takePictures(
  from: Browser,
  person: PersonName | null,
  shown: readonly ShownScreen[],
  { suffix, ...form }: (typeof forms)[number],
): Promise<void> {
  const context = await from.newContext({
    ...form,
    reducedMotion: 'reduce',
    baseURL: origin,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
  });
  // A page with a stream of hints is never at rest.
  await context.route(
    (url) => url.pathname === livePath,
    (route) => route.abort(),
  );
  const page = await context.newPage();
  if (person) await signIn(page, person);
  for (const screen of shown) {
    await chooseScenario({ origin: platformOrigin }, screen.scenario);
    await open(page, screen);
    await page.screenshot({ path: join(folder, `${screen.name}-${suffix}.png`), fullPage: !screen.open });
    console.log(`${screen.name} ${suffix}`);
  }
  await context.close();
}

/** Shows a screen in a fresh page, so that a dialog left open does not appear in the next picture. */
async function open(page: Page, screen: ShownScreen): Promise<void> {
  await page.goto('about:blank');
  await page.goto(screen.address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await screen.open?.(page);
}
