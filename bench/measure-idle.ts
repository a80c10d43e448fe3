import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { type BuiltProduct, startBuiltProduct } from '#bench/built-product';
import { startChromium } from '#bench/chromium';
import { atMost, type Figure } from '#bench/figures';
import type { AtEnd } from '#bench/run-parts';
import { followEveryCall } from '#e2e/console';
import { type PersonName, signIn } from '#e2e/people';

const minutes = 4;
const mostCallsPerMinute = 2;
/** Calls of the directory are made for all users together. */
const callForAll = 'listUsers';

interface IdleCase {
  readonly person: PersonName;
  /** One tab for each. */
  readonly screens: readonly string[];
  readonly ports: { readonly spaPort: number; readonly platformPort: number };
}

const chat = '/#/dashboard/chat?selected_chat=chat-giulia-rinaldi';
const cases: readonly IdleCase[] = [
  { person: 'giulia', screens: ['/#/dashboard'], ports: { spaPort: 4550, platformPort: 4551 } },
  { person: 'giulia', screens: ['/#/dashboard', chat], ports: { spaPort: 4552, platformPort: 4553 } },
  { person: 'rinaldi', screens: ['/#/dashboard/calendar'], ports: { spaPort: 4554, platformPort: 4555 } },
  {
    person: 'rinaldi',
    screens: ['/#/dashboard/calendar', '/#/dashboard/patients'],
    ports: { spaPort: 4556, platformPort: 4557 },
  },
];

/** How often the platform is called for a user whose tabs are open and idle. Each case has a platform of its own. */
export async function measureIdle(atEnd: AtEnd): Promise<Figure[]> {
  const browser = await startChromium(atEnd);
  const open: { readonly idle: IdleCase; readonly product: BuiltProduct }[] = [];
  for (const idle of cases) {
    const product = await startBuiltProduct(idle.ports, atEnd);
    await openTabs(browser, product, idle);
    open.push({ idle, product });
  }
  // The calls for what the tabs showed first are over.
  await pause(10_000);
  return Promise.all(open.map(({ idle, product }) => countCalls(product, idle)));
}

async function openTabs(browser: Browser, { origin }: BuiltProduct, { person, screens }: IdleCase): Promise<void> {
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' });
  const first = await context.newPage();
  await signIn(first, person);
  for (const [at, address] of screens.entries()) {
    const page = at === 0 ? first : await context.newPage();
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  }
}

async function countCalls({ platform }: BuiltProduct, { person, screens }: IdleCase): Promise<Figure> {
  const readCalls = await followEveryCall({ origin: platform });
  await pause(minutes * 60_000);
  const names = (await readCalls()).map(({ name }) => name).filter((name) => name !== callForAll);
  console.log(`${person}, tabs: ${screens.length}, calls in ${minutes} minutes: ${names.join(' ')}`);
  const figure = `${person}, ${screens.length === 1 ? 'one tab' : 'two tabs'}: calls a minute`;
  return atMost(figure, { value: names.length / minutes, budget: mostCallsPerMinute });
}
