import { type Browser, type BrowserContextOptions, devices } from '@playwright/test';
import { putOnSlowLine } from '#bench/slow-line';
import { livePath } from '#contracts/live/live-hints';
import { type LayoutShift, layoutShiftsOf, recordLayoutShifts, totalShift } from '#e2e/layout-shifts';
import { type PersonName, signIn } from '#e2e/people';

/** The screens from the first visit to everyday work. */
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

export interface ScreenShift {
  readonly screen: string;
  readonly window: string;
  readonly total: number;
  readonly shifts: readonly LayoutShift[];
}

/** The layout shift of each screen of the story while it loads on a slow line. */
export async function measureStory(browser: Browser, origin: string): Promise<ScreenShift[]> {
  const measured: ScreenShift[] = [];
  for (const { name: window, options } of windows) {
    for (const person of new Set(story.map(({ as }) => as))) {
      const session = person ? await sessionOf(browser, origin, person) : {};
      for (const { name: screen, address } of story.filter(({ as }) => as === person)) {
        const shifts = await shiftsOf(browser, { ...options, ...session, baseURL: origin }, address);
        measured.push({ screen, window, total: totalShift(shifts), shifts });
      }
    }
  }
  return measured;
}

async function sessionOf(browser: Browser, origin: string, person: PersonName): Promise<BrowserContextOptions> {
  const context = await browser.newContext({ baseURL: origin });
  await signIn(await context.newPage(), person);
  const storageState = await context.storageState();
  await context.close();
  return { storageState };
}

/** In a context of its own, with an empty cache. */
async function shiftsOf(
  browser: Browser,
  options: BrowserContextOptions,
  address: string,
): Promise<readonly LayoutShift[]> {
  const context = await browser.newContext({ ...options, locale: 'it-IT', timezoneId: 'Europe/Rome' });
  await recordLayoutShifts(context);
  // A page with an open stream of hints is never idle.
  await context.route(
    ({ pathname }) => pathname === livePath,
    (route) => route.abort(),
  );
  const page = await context.newPage();
  await putOnSlowLine(page);
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  const shifts = await layoutShiftsOf(page);
  await context.close();
  return shifts;
}
