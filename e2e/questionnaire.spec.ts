import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures';
import { press, pressEscape, tabTo } from '#e2e/keyboard';

test.beforeEach(async ({ chain }) => chain.platform.reset());

/** Chooses a radio by the keyboard: from the first one with the arrow keys. */
async function choose(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('dialog').getByRole('radio').first());
  await page.keyboard.press('Space');
  const wanted = page.getByRole('dialog').getByRole('radio', { name, exact: true });
  for (let presses = 0; presses < 10 && !(await wanted.isChecked()); presses += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(wanted).toBeChecked();
}

async function goOn(page: Page, step: number): Promise<void> {
  await press(page, page.getByRole('button', { name: 'Avanti' }));
  await expect(page.getByRole('heading', { name: new RegExp(`^Passo ${step} di 9 `) })).toBeFocused();
}

test('from the questionnaire to the results and a first message, with the keyboard alone (QUEST-15, QUEST-16)', async ({
  signInAs,
}) => {
  const page = await signInAs('sara', '/#/dashboard/therapist');
  await expect(page.getByRole('dialog', { name: 'Trova il Tuo terapeuta' })).toBeVisible();
  await pressEscape(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await press(page, page.getByRole('tab', { name: 'Cerca terapeuta' }), 'ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Passo 1 di 9 / })).toBeFocused();
  await goOn(page, 2);
  await choose(page, 'Singola');
  await goOn(page, 3);
  await choose(page, 'Online');
  await goOn(page, 4);
  await press(page, page.getByRole('checkbox', { name: 'Ansia o agitazione' }), 'Space');
  await goOn(page, 5);
  await choose(page, 'Preferisco non rispondere');
  await goOn(page, 6);
  await press(page, page.getByRole('checkbox', { name: 'Un lutto o una perdita' }), 'Space');
  await goOn(page, 7);
  await goOn(page, 8);
  await choose(page, 'Italiano');
  // The last step leads on by itself: on a busy machine it may be gone before a look at it.
  await press(page, page.getByRole('button', { name: 'Avanti' }));
  await expect(page).toHaveURL(
    /#\/dashboard\/therapist\/\?therapy=online&service=single&language=Italiano&interventions=Ansia%2CLutto&/,
  );
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await press(page, page.getByRole('article').first().getByRole('link'));
  await press(page, page.getByRole('button', { name: /^Scrivi (?:un messaggio|in chat)$/ }).first());
  await tabTo(page, page.getByRole('dialog').getByRole('textbox', { name: 'Il tuo messaggio' }));
  await page.keyboard.type('Buongiorno, vorrei un primo colloquio.');
  await press(page, page.getByRole('dialog').getByRole('button', { name: /^Invia/ }));
  await expect(page).toHaveURL(/#\/dashboard\/chat\?selected_chat=/);
  await expect(page.getByRole('log')).toContainText('Buongiorno, vorrei un primo colloquio.');
});
