import { type Browser, type BrowserContextOptions, chromium, devices, type Page } from '@playwright/test';
import { livePath } from '#contracts/live/live-hints';
import { chromiumPath } from '#e2e/chromium';
import { type LayoutShift, layoutShiftsOf, recordLayoutShifts, totalShift } from '#e2e/layout-shifts';
import { type PersonName, signIn } from '#e2e/people';

/** The screens on the way from the first visit to the work of every day. */
const story: readonly { readonly name: string; readonly as: PersonName | null; readonly address: string }[] = [
  { name: 'login, patient', as: null, address: '/#/patient' },
  { name: 'login, professional', as: null, address: '/#/doctor' },
  { name: 'search, visitor', as: null, address: '/#/dashboard/therapist' },
  { name: 'profile, visitor', as: null, address: '/#/dashboard/therapist-detail?pt=pt-rinaldi' },
  { name: 'dashboard, patient', as: 'giulia', address: '/#/dashboard' },
  { name: 'dashboard, new patient', as: 'marco', address: '/#/dashboard' },
  { name: 'search, patient', as: 'giulia', address: '/#/dashboard/therapist' },
  { name: 'chat, patient', as: 'giulia', address: '/#/dashboard/chat?selected_chat=chat-giulia-rinaldi' },
  { name: 'chats, patient', as: 'giulia', address: '/#/dashboard/chat' },
  { name: 'calendar, patient', as: 'giulia', address: '/#/dashboard/calendar' },
  { name: 'dashboard, professional', as: 'rinaldi', address: '/#/dashboard' },
  { name: 'chat, professional', as: 'rinaldi', address: '/#/dashboard/chat?selected_chat=chat-giulia-rinaldi' },
  { name: 'calendar, professional', as: 'rinaldi', address: '/#/dashboard/calendar' },
];

const windows: readonly { readonly name: string; readonly options: BrowserContextOptions }[] = [
  { name: 'phone', options: { ...devices['Pixel 5'], viewport: { width: 375, height: 780 } } },
  { name: 'desktop', options: { viewport: { width: 1280, height: 900 } } },
];

/** Slow 4G, as Lighthouse has it: shifts that a fast line hides are seen. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };

export interface ScreenShift {
  readonly screen: string;
  readonly window: string;
  readonly total: number;
  readonly shifts: readonly LayoutShift[];
}

/** How much each screen of the story moves while it loads on a slow line. */
export async function measureStory(origin: string, words: readonly string[] = []): Promise<ScreenShift[]> {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox'] });
  const measured: ScreenShift[] = [];
  const chosen = story.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  for (const { name: window, options } of windows) {
    for (const person of new Set(chosen.map(({ as }) => as))) {
      const session = person ? await sessionOf(browser, origin, person) : {};
      for (const { name: screen, address } of chosen.filter(({ as }) => as === person)) {
        const shifts = await shiftsOf(browser, { ...options, ...session, baseURL: origin }, address);
        measured.push({ screen, window, total: totalShift(shifts), shifts });
      }
    }
  }
  await browser.close();
  return measured;
}

async function sessionOf(browser: Browser, origin: string, person: PersonName): Promise<BrowserContextOptions> {
  const context = await browser.newContext({ baseURL: origin });
  await signIn(await context.newPage(), person);
  const storageState = await context.storageState();
  await context.close();
  return { storageState };
}

/** In a browser of its own, which has no file yet. */
async function shiftsOf(
  browser: Browser,
  options: BrowserContextOptions,
  address: string,
): Promise<readonly LayoutShift[]> {
  const context = await browser.newContext({ ...options, locale: 'it-IT', timezoneId: 'Europe/Rome' });
  await recordLayoutShifts(context);
  // A page with a stream of hints is never at rest.
  await context.route(
    ({ pathname }) => pathname === livePath,
    (route) => route.abort(),
  );
  const page = await context.newPage();
  await onSlowLine(page);
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  const shifts = await layoutShiftsOf(page);
  await context.close();
  return shifts;
}

async function onSlowLine(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', slowLine);
}
