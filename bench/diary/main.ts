import { fileURLToPath } from 'node:url';
import { chromium, type Locator, type Page } from '@playwright/test';
import { startBuiltProduct } from '#bench/built-product';
import { bytesOfSave, diaryLength, longDiary, storeDiary } from '#bench/diary/long-diary';
import { mostEntries } from '#contracts/diary/diary.api';
import { instantFromMs } from '#contracts/kernel/instant';
import { romeDate } from '#contracts/kernel/rome-time';
import { chromiumPath } from '#e2e/chromium';
import { signIn } from '#e2e/people';
import { personas } from '#mocks/personas';
import { buildSpa } from '#scripts/bundle/build';

// A diary with room for one entry more in the built product, through the real transport: how long each press takes
// until something answers it on the screen, what one save sends, and how long it takes.
const entries = mostEntries - 1;
const budgetMs = 100;
const { privateToken } = personas.giulia;

await buildSpa();
const product = await startBuiltProduct({ spaPort: 4516, platformPort: 4517 });
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox'] });
let isWell = true;
try {
  await storeDiary(product.platform, privateToken, longDiary(entries, romeDate(instantFromMs(Date.now()))));
  const page = await browser.newPage({ baseURL: product.origin, viewport: { width: 1280, height: 900 } });
  await notePresses(page);
  await signIn(page, 'giulia');
  for (const press of await pressesIn(page)) isWell = say(press) && isWell;
  isWell = (await measureSave(page)) && isWell;
} finally {
  await browser.close();
  await product.stop();
}
process.exitCode = isWell ? 0 : 1;

/** The presses of a long diary, the whole of it read and on the screen as far as it comes. */
async function pressesIn(page: Page): Promise<MeasuredPress[]> {
  const all = page.getByRole('checkbox', { name: /^Seleziona tutte le note/ });
  const boxes = page.getByRole('table', { name: 'Note del diario' }).getByRole('checkbox');
  const close = async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  };
  await page.goto('/#/dashboard/diary');
  await boxes.first().waitFor();
  await all.click();
  await page.getByText(`${entries} note selezionate`).waitFor({ timeout: 30_000 });
  await all.click();
  return [
    await measurePress(page, { name: 'one entry is chosen', target: boxes.nth(3) }),
    await measurePress(page, { name: 'all entries are chosen, or let go', target: all, times: 6 }),
    await measurePress(page, {
      name: 'fifty more are shown',
      target: page.getByRole('button', { name: /^Mostra altre/ }),
    }),
    await measurePress(page, { name: 'one is chosen among three hundred', target: boxes.nth(250) }),
    await measurePress(page, {
      name: 'moods and notes are hidden',
      target: page.getByRole('button', { name: /^(?:Nascondi|Mostra)$/ }),
    }),
    await measurePress(page, {
      name: 'the picker opens',
      target: page.getByRole('button', { name: 'Aggiungi un’emozione' }),
      reset: close,
    }),
    await measurePress(page, {
      name: 'the form of an entry opens',
      target: page.getByRole('button', { name: /^Modifica / }).nth(2),
      reset: close,
    }),
  ];
}

function say({ name, ms }: MeasuredPress): boolean {
  const sorted = ms.toSorted((one, other) => one - other);
  const [median = 0, most = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  const keeps = median <= budgetMs;
  console.log(
    `${name}: ${median.toFixed(0)} ms, at most ${most.toFixed(0)} ms of ${ms.length} (budget ${budgetMs} ms): ` +
      `${keeps ? 'within budget' : 'OVER BUDGET'}`,
  );
  return keeps;
}

/** One entry more: the press that saves it, the whole way there and back, and what is sent to the platform. */
async function measureSave(page: Page): Promise<boolean> {
  await page.getByRole('button', { name: 'Grato', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const sent = page.waitForRequest(/diary\/add-entry/);
  const began = performance.now();
  const press = await measurePress(page, {
    name: 'Save answers that it is at work',
    target: dialog.getByRole('button', { name: 'Salva' }),
    times: 1,
  });
  await dialog.waitFor({ state: 'hidden', timeout: 30_000 });
  const wholeMs = performance.now() - began;
  const stands = (await diaryLength(product.platform, privateToken)) === entries + 1;
  const body = (await sent).postData() ?? '';
  console.log(
    `One save: ${Buffer.byteLength(body)} bytes from the browser, ${await bytesOfSave(product.platform, privateToken)} ` +
      `bytes to the platform, ${wholeMs.toFixed(0)} ms until it is confirmed: ${stands ? 'it stands' : 'IT IS NOT THERE'}`,
  );
  return say(press) && stands;
}

/** The times from presses to the next picture on the screen, in milliseconds. */
interface MeasuredPress {
  readonly name: string;
  readonly ms: readonly number[];
}

/** Has every page that is opened from here on note its presses. */
async function notePresses(page: Page): Promise<void> {
  await page.addInitScript({ path: fileURLToPath(new URL('note-presses.js', import.meta.url)) });
}

interface PressSetup {
  readonly name: string;
  readonly target: Locator;
  readonly times?: number;
  /** Brings back what the press changed, unmeasured. */
  readonly reset?: () => Promise<unknown>;
}

/** Presses several times, and gives the times. */
async function measurePress(page: Page, { name, target, times = 5, reset }: PressSetup): Promise<MeasuredPress> {
  const ms: number[] = [];
  for (let time = 0; time < times; time += 1) {
    await target.scrollIntoViewIfNeeded();
    const before = await page.evaluate<number>('noted.length');
    await target.click();
    await page.waitForFunction(
      (known) => (globalThis as unknown as { noted: readonly number[] }).noted.length > known,
      before,
    );
    ms.push(await page.evaluate<number>(`noted[${before}]`));
    await reset?.();
  }
  return { name, ms };
}
