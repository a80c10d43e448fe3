import type { BrowserContext, Page } from '@playwright/test';
import { watchConsole } from '#e2e/console-errors';
import { expect, test } from '#e2e/fixtures';
import { goTo } from '#e2e/open-afresh';
import { expectRegistered, fillPatientWizard } from '#e2e/register';
import { tellTheStory } from '#e2e/tell-the-story';

test.beforeEach(async ({ chain }) => chain.platform.reset());

/** Translates the pages loaded from now on, as Chrome does: React no longer finds the text nodes it has drawn. */
async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript({ path: 'e2e/translate-page.js' });
}

test('keeps every screen while the browser translates the page: registration, search, chat, appointments, tickets', async ({
  page,
  signInAs,
}) => {
  await test.step('a visitor registers', async () => {
    await translatePages(page.context());
    await fillPatientWizard(page);
    await page.getByRole('button', { name: 'registrati' }).click();
    await expectRegistered(page, 'patient');
    await isTranslated(page);
  });

  const patient = await signInAs('sara');
  const therapist = await signInAs('rinaldi');
  const errors = [patient, therapist].map((other) => watchConsole(other.context()));
  await test.step('a patient finds a therapist and agrees on an appointment, which the therapist books and cancels', async () => {
    for (const other of [patient, therapist]) {
      await translatePages(other.context());
      await other.reload();
    }
    await tellTheStory({ patient, therapist });
    await isTranslated(patient);
    await isTranslated(therapist);
  });
  await test.step('a patient filters the therapists by area', () => filterByArea(patient));
  await test.step('a patient writes and comments a ticket', () => writeTicket(patient));
  expect(errors.flatMap((take) => take())).toEqual([]);
});

/** Checks that the page is translated and that it is no error screen. */
async function isTranslated(page: Page): Promise<void> {
  await expect(page.locator('h1 > font > font')).toBeVisible();
  await expect(page.getByText('Questa pagina non si è aperta')).toHaveCount(0);
}

/** Searches by an area and without it: the total follows. */
async function filterByArea(page: Page): Promise<void> {
  await goTo(page, '/#/dashboard/therapist');
  const results = page.getByRole('heading', { name: /^Risultati: .*terapeut/ });
  const area = page.getByRole('button', { name: 'Ansia', exact: true });
  const all = await results.innerText();
  await area.click();
  await expect(area).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'CERCA' }).click();
  await expect(results).not.toHaveText(all);
  await area.click();
  await expect(area).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'CERCA' }).click();
  await expect(results).toHaveText(all);
  await isTranslated(page);
}

async function writeTicket(page: Page): Promise<void> {
  await goTo(page, '/#/dashboard/ticket');
  await page.getByRole('button', { name: 'nuovo ticket' }).click();
  await page.getByRole('textbox', { name: 'Oggetto' }).fill('Cambio di indirizzo');
  await page.getByRole('textbox', { name: 'Descrizione' }).fill('Come si fa?');
  await page.getByRole('button', { name: 'Invia il ticket' }).click();
  await expect(page.getByText('Ticket salvate con successo')).toBeVisible();
  await page.getByRole('row').filter({ hasText: 'Cambio di indirizzo' }).getByRole('link').click();
  await page.getByRole('textbox', { name: 'Il tuo commento' }).fill('Ho trovato, grazie.');
  await page.getByRole('button', { name: 'Invia il commento' }).click();
  await expect(page.getByRole('list', { name: 'Conversazione' })).toContainText('Ho trovato, grazie.');
  await isTranslated(page);
}
