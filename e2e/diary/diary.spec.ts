import type { Page } from '@playwright/test';
import { goOffline } from '#e2e/connection';
import { setFault } from '#e2e/console';
import { type Demonstration, expect, test } from '#e2e/fixtures';
import { pressEscape } from '#e2e/keyboard';
import { layoutShiftsOf, recordLayoutShifts, totalShift } from '#e2e/layout-shifts';

test.beforeEach(async ({ chain }) => chain.platform.reset());

const saved = "Stato d'animo aggiunto con successo";

test('notes a mood with two presses or with the keyboard, changes, deletes, restores and prints it (DIARY-04, DIARY-05, DIARY-06)', async ({
  page,
  chain,
}) => {
  await chain.signIns.giveTo(page.context(), 'giulia');
  await page.goto('/#/dashboard');
  await test.step('two presses on the home', async () => {
    await page.getByRole('button', { name: 'Ottimista' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Salva' }).click();
    await expect(page.getByText(saved)).toBeVisible();
    await page.getByRole('link', { name: 'Apri il diario' }).click();
    await expect(rows(page).nth(1)).toContainText('Ottimista');
  });
  await test.step('changing, deleting and restoring', () => changesDeletesAndRestores(page));
  await test.step('the keyboard alone', () => notesMoodByKeys(page));
  await test.step('the columns of the moods', () => arrangesMoodsInColumns(page));
  await test.step('paper', () => printsNotesAlone(page));
});

test('keeps what two tabs add at once, and shows a tab what the other one changed', async ({ signInAs }) => {
  const one = await signInAs('giulia');
  const other = await one.context().newPage();
  for (const page of [one, other]) await openDiary(page);
  await test.step('both add a note', async () => {
    await one.getByRole('button', { name: 'Grato', exact: true }).click();
    await other.getByRole('button', { name: 'Deluso', exact: true }).click();
    await Promise.all([one, other].map(pressSave));
    for (const page of [one, other]) {
      await expect(page.getByText(saved)).toBeVisible();
      const newest = async () => (await rows(page).allTextContents()).slice(1, 3).join();
      await expect.poll(newest).toMatch(/(Grato.*Deluso)|(Deluso.*Grato)/);
    }
  });
  await test.step('both change the same note', async () => {
    const note = (page: Page) => page.getByRole('dialog').getByLabel('Nota (facoltativa)');
    for (const page of [one, other]) await pressChange(page);
    await note(one).fill('Dal primo');
    await note(other).fill('Dal secondo');
    await pressSave(one);
    await expect(one.getByText('Nota salvata')).toBeVisible();
    await pressSave(other);
    await expect(other.getByRole('dialog').getByRole('alert')).toContainText('Dal primo');
    await expect(note(other)).toHaveValue('Dal secondo');
  });
});

test('moves nothing while the diary loads on a phone, and keeps Salva in reach after a failed save', async ({
  page,
  chain,
}) => {
  await recordLayoutShifts(page.context());
  await chain.signIns.giveTo(page.context(), 'giulia');
  await page.setViewportSize({ width: 375, height: 640 });
  await openDiary(page);
  await hasNotMoved(page);
  await test.step('a failed save at 375 pixels', () => savesAfterFailure(page, chain.platform));
  await page.setViewportSize({ width: 320, height: 640 });
  await page.reload();
  await hasNotMoved(page);
  await test.step('a failed save at 320 pixels', () => savesAfterFailure(page, chain.platform));
  await test.step('a save without a connection', () => savesOnceAfterOffline(page));
});

const rows = (page: Page) => page.getByRole('table', { name: 'Note del diario' }).getByRole('row');
const pressSave = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Salva' }).click();

/** Opens the form of the newest note. */
const pressChange = (page: Page) =>
  rows(page)
    .nth(1)
    .getByRole('button', { name: /^Modifica/ })
    .click();

async function openDiary(page: Page): Promise<void> {
  await page.goto('/#/dashboard/diary');
  await expect(rows(page).nth(1)).toBeVisible();
}

async function changesDeletesAndRestores(page: Page): Promise<void> {
  const newest = rows(page).nth(1);
  await pressChange(page);
  await page
    .getByRole('dialog', { name: 'Modifica la nota' })
    .getByLabel('Nota (facoltativa)')
    .fill('Una passeggiata.');
  await pressSave(page);
  await expect(newest).toContainText('Una passeggiata.');
  await newest.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Elimina' }).click();
  await page.getByRole('button', { name: 'Sì, elimina' }).click();
  await expect(page.getByText('Note cancellate')).toBeVisible();
  await expect(page.getByText('Una passeggiata.')).toBeHidden();
  await page.getByRole('button', { name: 'Annulla' }).click();
  await expect(newest).toContainText('Una passeggiata.');
}

async function notesMoodByKeys(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Felice', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Felice' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Triste' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Scritto con i tasti.');
  for (const name of ['Data', 'Data: scegli dal calendario', 'Annulla', 'Salva']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAccessibleName(name);
  }
  await page.keyboard.press('Enter');
  await expect(rows(page).nth(1)).toContainText('Scritto con i tasti.');
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function arrangesMoodsInColumns(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Aggiungi un’emozione' }).click();
  const radios = page.getByRole('dialog').getByRole('radio');
  await expect(radios).toHaveCount(19);
  const columns = async () => {
    const lefts = await radios.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
    return new Set(lefts).size;
  };
  for (const [width, count] of [
    [1280, 3],
    [768, 3],
    [767, 2],
    [501, 2],
    [500, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(columns, `at ${width} pixels`).toBe(count);
  }
  await pressEscape(page);
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Checks that paper shows the notes of the period alone, black on white. */
async function printsNotesAlone(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: 'Esporta' }).click();
  await page.getByRole('button', { name: 'Stampa o salva in PDF' }).click();
  const paper = page.locator('body > section');
  await expect(paper).toBeAttached();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(paper.getByRole('heading', { name: 'Diario' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeHidden();
  expect(
    await paper.evaluate((element) => [getComputedStyle(element).color, getComputedStyle(element).backgroundColor]),
  ).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
}

async function hasNotMoved(page: Page): Promise<void> {
  await expect(rows(page).nth(1)).toBeVisible();
  await expect(page.getByText(/annotati questo mese/)).toBeVisible();
  expect(totalShift(await layoutShiftsOf(page))).toBeLessThanOrEqual(0.02);
}

/** Saves while the platform fails, and again once it works; the toast in between leaves the button uncovered. */
async function savesAfterFailure(page: Page, platform: Demonstration): Promise<void> {
  await page.getByRole('button', { name: 'Aggiungi un’emozione' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Grato' }).check();
  for (const call of ['updateUser', 'session']) await setFault(platform, call, 'status-500');
  await pressSave(page);
  await expect(page.getByRole('alert').filter({ hasText: 'error' })).toBeVisible();
  const save = page.getByRole('dialog').getByRole('button', { name: 'Salva' });
  expect(await save.evaluate(isUncovered)).toBe(true);
  for (const call of ['updateUser', 'session']) await setFault(platform, call);
  await save.click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText(saved)).toBeVisible();
}

async function savesOnceAfterOffline(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Aggiungi un’emozione' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Stanco' }).check();
  await dialog.getByLabel('Nota (facoltativa)').fill('Scritto senza rete.');
  await goOffline(page);
  await pressSave(page);
  await expect(page.getByText('error', { exact: true })).toBeVisible();
  await page.context().setOffline(false);
  await dialog.getByRole('button', { name: 'Salva' }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Scritto senza rete.')).toHaveCount(1);
}

/** Runs in the page: whether a press on the middle of the element reaches it. */
function isUncovered(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}
