import type { Page } from '@playwright/test';
import { goOffline } from '#e2e/connection';
import { setFault } from '#e2e/console';
import { expect, test } from '#e2e/fixtures';
import { layoutShiftsOf, recordLayoutShifts, totalShift } from '#e2e/layout-shifts';
import { reloadAfterDialog } from '#e2e/open-afresh';

test.beforeEach(async ({ chain }) => chain.platform.reset());

const saved = "Stato d'animo aggiunto con successo";
const rows = (page: Page) => page.getByRole('table', { name: 'Note del diario' }).getByRole('row');
const openDiary = async (page: Page) => {
  await page.goto('/#/dashboard/diary');
  await expect(rows(page).nth(1)).toBeVisible();
};

test('a mood is noted from the home with two presses, changed, deleted, and brought back', async ({ signInAs }) => {
  const page = await signInAs('giulia');
  await page.goto('/#/dashboard');
  await page.getByRole('button', { name: 'Ottimista' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText(saved)).toBeVisible();

  await page.getByRole('link', { name: 'Apri il diario' }).click();
  await expect(rows(page).nth(1)).toContainText('Ottimista');
  await rows(page)
    .nth(1)
    .getByRole('button', { name: /^Modifica/ })
    .click();
  const form = page.getByRole('dialog', { name: 'Modifica la nota' });
  await form.getByLabel('Nota (facoltativa)').fill('Dopo la passeggiata.');
  await form.getByRole('button', { name: 'Salva' }).click();
  await expect(rows(page).nth(1)).toContainText('Dopo la passeggiata.');

  await rows(page).nth(1).getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Elimina' }).click();
  await page.getByRole('button', { name: 'Sì, elimina' }).click();
  await expect(page.getByText('Note cancellate')).toBeVisible();
  await expect(page.getByText('Dopo la passeggiata.')).toBeHidden();
  await page.getByRole('button', { name: 'Annulla' }).click();
  await expect(rows(page).nth(1)).toContainText('Dopo la passeggiata.');
  await page.reload();
  await expect(rows(page).nth(1)).toContainText('Dopo la passeggiata.');
});

test('with the keys alone a mood is chosen, written about and saved', async ({ signInAs }) => {
  const page = await signInAs('giulia');
  await openDiary(page);
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
  await expect(page.getByText(saved)).toBeVisible();
  await expect(rows(page).nth(1)).toContainText('Scritto con i tasti.');
});

for (const { width, columns } of [
  { width: 1280, columns: 3 },
  { width: 768, columns: 3 },
  { width: 767, columns: 2 },
  { width: 501, columns: 2 },
  { width: 500, columns: 1 },
]) {
  test(`at ${width} pixels the moods stand in ${columns} columns (DIARY-04, DIARY-05, DIARY-06)`, async ({
    signInAs,
  }) => {
    const page = await signInAs('giulia');
    await page.setViewportSize({ width, height: 800 });
    await openDiary(page);
    await page.getByRole('button', { name: 'Aggiungi un’emozione' }).click();
    const radios = page.getByRole('dialog').getByRole('radio');
    await expect(radios).toHaveCount(19);
    const lefts = await radios.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
    expect(new Set(lefts).size).toBe(columns);
  });
}

test('two tabs: what both add stays, and what one changed the other is told of', async ({ signInAs }) => {
  const one = await signInAs('giulia');
  const other = await one.context().newPage();
  for (const page of [one, other]) await openDiary(page);
  for (const [page, mood] of [
    [one, 'Grato'],
    [other, 'Deluso'],
  ] as const) {
    await page.getByRole('button', { name: mood, exact: true }).click();
  }
  await Promise.all(
    [one, other].map((page) => page.getByRole('dialog').getByRole('button', { name: 'Salva' }).click()),
  );
  for (const page of [one, other]) await expect(page.getByText(saved)).toBeVisible();
  for (const page of [one, other]) {
    await reloadAfterDialog(page);
    await expect(rows(page).nth(2)).toBeVisible();
    expect((await rows(page).allTextContents()).slice(1, 3).join()).toMatch(/(Grato.*Deluso)|(Deluso.*Grato)/);
  }

  for (const page of [one, other])
    await rows(page)
      .nth(1)
      .getByRole('button', { name: /^Modifica/ })
      .click();
  const note = (page: Page) => page.getByRole('dialog').getByLabel('Nota (facoltativa)');
  await note(one).fill('Dal primo');
  await note(other).fill('Dal secondo');
  await one.getByRole('dialog').getByRole('button', { name: 'Salva' }).click();
  await expect(one.getByText('Nota salvata')).toBeVisible();
  await other.getByRole('dialog').getByRole('button', { name: 'Salva' }).click();
  const told = other.getByRole('dialog').getByRole('alert');
  await expect(told).toContainText('Dal primo');
  await expect(note(other)).toHaveValue('Dal secondo');
});

test('offline and after the platform came back: what was typed stays, and two presses make one entry', async ({
  chain,
  signInAs,
}) => {
  const page = await signInAs('giulia');
  await openDiary(page);
  await page.getByRole('button', { name: 'Stanco', exact: true }).click();
  const dialog = page.getByRole('dialog');
  // As fast as a hand: what tells of a lost connection comes within the first two seconds.
  await dialog.getByLabel('Nota (facoltativa)').pressSequentially('Scritto senza rete.', { delay: 150 });
  await goOffline(page);
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('error', { exact: true })).toBeVisible();
  await page.context().setOffline(false);
  await chain.platform.goDown();
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('error', { exact: true })).toBeVisible();
  await chain.platform.comeBack();
  // The breaker before the platform opens the way again in its own time.
  await expect(async () => {
    const save = dialog.getByRole('button', { name: 'Salva' });
    if (await save.isVisible()) await save.dblclick({ timeout: 2_000 });
    await expect(dialog).toBeHidden({ timeout: 3_000 });
  }).toPass({ timeout: 90_000 });
  await reloadAfterDialog(page);
  await expect(page.getByText('Scritto senza rete.')).toHaveCount(1);
});

test('on paper there are the notes of the period alone, black on white', async ({ signInAs }) => {
  const page = await signInAs('giulia');
  await openDiary(page);
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
});

for (const width of [375, 320]) {
  test(`at ${width} pixels nothing moves as the diary opens, and what a failed save says leaves Salva in reach`, async ({
    chain: { platform },
    signInAs,
  }) => {
    const page = await signInAs('giulia');
    await recordLayoutShifts(page.context());
    await page.setViewportSize({ width, height: 640 });
    await openDiary(page);
    await page.reload();
    await expect(rows(page).nth(1)).toBeVisible();
    await expect(page.getByText(/annotati questo mese/)).toBeVisible();
    expect(totalShift(await layoutShiftsOf(page))).toBeLessThanOrEqual(0.02);
    await page.getByRole('button', { name: 'Aggiungi un’emozione' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Grato' }).check();
    await setFault(platform, 'updateUser', 'status-500');
    await setFault(platform, 'session', 'status-500');
    const save = dialog.getByRole('button', { name: 'Salva' });
    await save.click();
    await expect(page.getByRole('alert').filter({ hasText: 'error' })).toBeVisible();
    await setFault(platform, 'updateUser');
    await setFault(platform, 'session');
    // A press that meets the toast instead would wait for it to go.
    await save.click({ timeout: 5_000 });
    await expect(page.getByText(saved)).toBeVisible();
  });
}
