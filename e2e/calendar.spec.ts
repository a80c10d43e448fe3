import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures';
import { press, pressEscape, tabTo } from '#e2e/keyboard';

test.beforeEach(async ({ chain }) => chain.platform.reset());

/** Rinaldi's session with Giulia, on Monday evening of the next week whatever the present day. */
const session = /^Giulia Moretti, 18:30-19:30, Seduta terapeutica singola, Confermato$/;
const moving = 'Sposta o modifica l’appuntamento';

test('names every day and half hour, and lets a therapist book and move with the keyboard or by dragging', async ({
  page,
  chain,
}) => {
  await chain.signIns.giveTo(page.context(), 'rinaldi');
  await page.goto('/#/dashboard/calendar?view=month');
  await page.getByRole('heading', { level: 1, name: 'Calendario' }).waitFor();
  await test.step('the month is a grid of named days', () => hasGridOfDays(page));
  await test.step('the keyboard changes the view', () => changesToWeekByKeys(page));
  await test.step('the keyboard begins an appointment', () => opensNewAppointmentByKeys(page));
  await test.step('the keyboard opens an appointment to move it', () => opensMoveByKeys(page));
  await test.step('the week is a grid of named half hours', () => hasGridOfHalfHours(page));
  await test.step('dragging asks first, with the new time filled in', () => asksAfterDragging(page));
});

async function hasGridOfDays(page: Page): Promise<void> {
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
}

async function changesToWeekByKeys(page: Page): Promise<void> {
  // The radio is drawn by its label; Tab still reaches it.
  await tabTo(page, page.getByRole('button', { name: 'Nuovo appuntamento' }));
  for (let presses = 0; presses < 5 && !(await isOnView(page)); presses += 1) await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowRight');
}

async function opensNewAppointmentByKeys(page: Page): Promise<void> {
  await tabTo(page, page.locator('[data-slot][tabindex="0"]'));
  await page.keyboard.press('PageDown');
  // On a Sunday the focused half hour is called `domenica` even before the next week is shown.
  await expect(page.getByRole('button', { name: session })).toBeVisible();
  await page.keyboard.press('End');
  await expect(focused(page)).toHaveAccessibleName(/^domenica .*, nessun appuntamento/);
  await page.keyboard.press('Enter');
  const booking = page.getByRole('dialog', { name: 'Nuovo appuntamento' });
  await expect(booking.getByRole('combobox', { name: 'Paziente' })).toBeFocused();
  await press(page, booking.getByRole('button', { name: 'Altre opzioni' }));
  await expect(booking.getByLabel('Titolo')).toBeFocused();
  await pressEscape(page);
  await expect(focused(page)).toHaveAccessibleName(/^domenica /);
}

async function opensMoveByKeys(page: Page): Promise<void> {
  await page.keyboard.press('Home');
  await expect(focused(page)).toHaveAccessibleName(/^lunedì /);
  await walkTo(page, '18:30');
  await page.keyboard.press('Enter');
  const entry = page.getByRole('dialog', { name: 'Appuntamento', exact: true });
  await expect(entry.locator(':focus')).toBeVisible();
  await press(page, entry.getByRole('button', { name: 'Modifica' }));
  await expect(page.getByRole('dialog', { name: moving }).getByLabel('Data', { exact: true })).toBeFocused();
  await pressEscape(page);
  await expect(page.getByRole('dialog', { name: moving })).toBeHidden();
  await expect(entry.getByRole('button', { name: 'Modifica' })).toBeFocused();
  await pressEscape(page);
  await expect(focused(page)).toHaveAccessibleName(/^lunedì .*, 18:30, 1 appuntamento(, .+)?$/);
}

/** An appointment is within the half hour it begins in. */
async function hasGridOfHalfHours(page: Page): Promise<void> {
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
}

/** Also after Esc has closed the entry of the appointment. */
async function asksAfterDragging(page: Page): Promise<void> {
  const block = page.getByRole('button', { name: session });
  const target = page.getByRole('button', { name: /^martedì .*, 20:00, nessun appuntamento/ });
  // Held near the lower edge, the grid scrolls on beneath the pointer.
  await target.evaluate((slot) => slot.scrollIntoView({ block: 'center' }));
  await block.click({ position: { x: 20, y: 10 } });
  await expect(page.getByRole('dialog')).toBeVisible();
  await pressEscape(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(focused(page)).toHaveAccessibleName(/^lunedì .*, 18:30, 1 appuntamento(, .+)?$/);
  await block.hover({ position: { x: 20, y: 10 } });
  await page.mouse.down();
  await target.hover({ force: true });
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: moving });
  await expect(dialog.getByText(/^lun .*, 18:30-19:30$/)).toBeVisible();
  await expect(dialog.getByText(/^mar .*, 20:00-21:00$/)).toBeVisible();
  await pressEscape(page);
  await expect(page.getByRole('button', { name: session })).toBeVisible();
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
