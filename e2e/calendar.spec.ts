import type { Locator, Page } from '@playwright/test';
import { type Chain, expect, test } from '#e2e/fixtures';
import { press, tabTo } from '#e2e/keyboard';
import type { PersonName } from '#e2e/people';

test.beforeEach(async ({ chain }) => chain.platform.reset());

/** Rinaldi's session with Giulia, on Monday evening of the next week whatever the present day. */
const session = /^Giulia Moretti, 18:30-19:30, Seduta terapeutica singola, Confermato$/;
const moving = 'Sposta o modifica l’appuntamento';

async function open(page: Page, { signIns }: Chain, as: PersonName, view: string): Promise<void> {
  await signIns.giveTo(page.context(), as);
  await page.goto(`/#/dashboard/calendar?view=${view}`);
  await page.getByRole('heading', { level: 1, name: 'Calendario' }).waitFor();
}

/** Presses an arrow key until the focus is on a half hour that begins at that time. */
async function walkTo(page: Page, time: string): Promise<void> {
  const nameOfFocus = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  const timeOfFocus = async () => /, (\d\d:\d\d),/.exec(await nameOfFocus())?.[1] ?? '';
  for (let presses = 0; presses < 48 && (await timeOfFocus()) !== time; presses += 1) {
    await page.keyboard.press((await timeOfFocus()) < time ? 'ArrowDown' : 'ArrowUp');
  }
  expect(await timeOfFocus()).toBe(time);
}

const isOnView = (page: Page) =>
  page.getByRole('radio', { name: 'Mese' }).evaluate((one) => one === document.activeElement);

const focused = (page: Page): Locator => page.locator(':focus');

test('the month is read out as a grid of named days', async ({ page, chain }) => {
  await open(page, chain, 'rinaldi', 'month');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Calendario" [level=1]
    - heading /^[a-z]+ \\d{4}$/ [level=2]
    - button "Mese precedente"
    - button "Oggi"
    - button "Mese successivo"
    - radiogroup "Vista":
      - radio "Mese" [checked]
      - radio "Settimana"
      - radio "Giorno"
      - radio "Agenda"
    - button "Nuovo appuntamento"
    - button "Altro sul calendario"
    - region "Calendario":
      - grid "Giorni del mese":
        - rowgroup:
          - row:
            - columnheader "Lun"
            - columnheader "Mar"
            - columnheader "Mer"
            - columnheader "Gio"
            - columnheader "Ven"
            - columnheader "Sab"
            - columnheader "Dom"
        - rowgroup:
          - row:
            - gridcell:
              - button /^lunedì \\d+ [a-z]+ \\d{4}, (nessun|\\d+) appuntament[oi](, .+)?$/
            - gridcell:
              - button /^martedì \\d+ [a-z]+ \\d{4}, (nessun|\\d+) appuntament[oi](, .+)?$/
    - region "Prossimi Appuntamenti":
      - list:
        - listitem:
          - article /^[a-z]{3} \\d+ [a-z]+ \\d{4}, \\d\\d:\\d\\d-\\d\\d:\\d\\d$/
  `);
});

test('the week is read out as a grid of named half hours, an appointment within the one it begins in', async ({
  page,
  chain,
}) => {
  await open(page, chain, 'rinaldi', 'week');
  await page.getByRole('button', { name: 'Settimana successiva' }).click();
  await expect(page.getByRole('button', { name: session })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Calendario' })).toMatchAriaSnapshot(`
    - grid "Ore della settimana":
      - rowgroup:
        - row:
          - columnheader "Ora"
          - columnheader /^lun \\d+/
          - columnheader /^mar \\d+/
      - rowgroup:
        - row:
          - rowheader "18:30"
          - gridcell:
            - button /^lunedì \\d+ [a-z]+ \\d{4}, 18:30, 1 appuntamento(, .+)?$/
            - button "Giulia Moretti, 18:30-19:30, Seduta terapeutica singola, Confermato"
          - gridcell:
            - button /^martedì \\d+ [a-z]+ \\d{4}, 18:30, (nessun|\\d+) appuntament[oi](, .+)?$/
  `);
});

test('the agenda is read out as days with their appointments and what can be done', async ({ page, chain }) => {
  await open(page, chain, 'giulia', 'agenda');
  await expect(page.getByRole('region', { name: 'Agenda' })).toMatchAriaSnapshot(`
    - button "Mostra i giorni precedenti"
    - region /^[a-zì]+ \\d+ [a-z]+ \\d{4}$/:
      - heading /^(oggi, )?[a-zì]+ \\d+ [a-z]+ \\d{4}$/ [level=3]
      - list:
        - listitem:
          - article /^[a-z]{3} \\d+ [a-z]+ \\d{4}, \\d\\d:\\d\\d-\\d\\d:\\d\\d$/:
            - paragraph: /^Seduta terapeutica singola con Andrea Rinaldi$/
  `);
});

test('with the keyboard alone one changes the view, walks the week, begins an appointment and opens one to move it', async ({
  page,
  chain,
}) => {
  await open(page, chain, 'rinaldi', 'month');
  // The radio is drawn by its label; Tab still reaches it.
  await tabTo(page, page.getByRole('button', { name: 'Nuovo appuntamento' }));
  for (let presses = 0; presses < 5 && !(await isOnView(page)); presses += 1) await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await tabTo(page, page.locator('[data-slot][tabindex="0"]'));
  await page.keyboard.press('PageDown');
  await page.keyboard.press('End');
  await expect(focused(page)).toHaveAccessibleName(/^domenica .*, nessun appuntamento/);
  await page.keyboard.press('Enter');
  const booking = page.getByRole('dialog', { name: 'Nuovo appuntamento' });
  await expect(booking.getByRole('combobox', { name: 'Paziente' })).toBeFocused();
  await press(page, booking.getByRole('button', { name: 'Altre opzioni' }));
  await expect(booking.getByLabel('Titolo')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(focused(page)).toHaveAccessibleName(/^domenica /);

  await page.keyboard.press('Home');
  await expect(focused(page)).toHaveAccessibleName(/^lunedì /);
  await walkTo(page, '18:30');
  await page.keyboard.press('Enter');
  const entry = page.getByRole('dialog', { name: 'Appuntamento', exact: true });
  await expect(entry.locator(':focus')).toBeVisible();
  await press(page, entry.getByRole('button', { name: 'Modifica' }));
  await expect(page.getByRole('dialog', { name: moving }).getByLabel('Data', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: moving })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(focused(page)).toHaveAccessibleName(/^lunedì .*, 18:30, 1 appuntamento(, .+)?$/);
});

test('dragging an appointment to another half hour asks first, with the new time filled in, also after Esc has closed its entry', async ({
  page,
  chain,
}) => {
  await open(page, chain, 'rinaldi', 'week');
  await page.getByRole('button', { name: 'Settimana successiva' }).click();
  const block = page.getByRole('button', { name: session });
  await block.scrollIntoViewIfNeeded();
  const target = page.getByRole('button', { name: /^martedì .*, 20:00, nessun appuntamento/ });
  await target.scrollIntoViewIfNeeded();
  await block.click({ position: { x: 20, y: 10 } });
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(focused(page)).toHaveAccessibleName(/^lunedì .*, 18:30, 1 appuntamento(, .+)?$/);
  await block.hover({ position: { x: 20, y: 10 } });
  await page.mouse.down();
  await target.hover({ force: true });
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: moving });
  await expect(dialog.getByText(/^lun .*, 18:30-19:30$/)).toBeVisible();
  await expect(dialog.getByText(/^mar .*, 20:00-21:00$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: session })).toBeVisible();
});
