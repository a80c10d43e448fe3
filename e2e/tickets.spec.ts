import type { Page } from '@playwright/test';
import { answerTicket, setFault } from '#e2e/console';
import { expect, test } from '#e2e/fixtures';
import { goTo } from '#e2e/open-afresh';

test.beforeEach(async ({ chain }) => chain.platform.reset());

/** The id in the address of the open ticket. */
const idOf = (page: Page) => /[?&]id=([\w.-]+)/.exec(page.url())?.[1] ?? '';
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text }).first();

test('takes a ticket from a failed first attempt through answer, comment and closing to a new one (TICKET-08, TICKET-22, TICKET-32, TICKET-35)', async ({
  signInAs,
  chain: { platform },
}) => {
  const page = await signInAs('giulia');
  const thread = page.getByRole('list', { name: 'Conversazione' });
  const row = rowOf(page, 'Cambio di indirizzo');
  await page.goto('/#/dashboard/ticket');
  await test.step('on a phone the card of a ticket begins with its subject', () => cardBeginsWithSubject(page));

  await test.step('a failed attempt is reported once, and what was typed survives a reload', async () => {
    await setFault(platform, 'addTicket', 'status-500');
    await page.getByRole('button', { name: 'nuovo ticket' }).click();
    await page.getByRole('textbox', { name: 'Oggetto' }).fill('Cambio di indirizzo');
    await page.getByRole('textbox', { name: 'Descrizione' }).fill('Come si fa?');
    await page.getByRole('button', { name: 'Invia il ticket' }).click();
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(page.getByRole('alert')).toContainText(/^error/);
    await page.reload();
    await page.getByRole('button', { name: 'nuovo ticket' }).click();
    await expect(page.getByRole('textbox', { name: 'Descrizione' })).toHaveValue('Come si fa?');
    await setFault(platform, 'addTicket');
    await page.getByRole('button', { name: 'Invia il ticket' }).click();
    await expect(page.getByText('Ticket salvate con successo')).toBeVisible();
    await expect(row).toContainText('in corso');
  });

  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Ticket [0-9a-f]{4}$/);
  const id = idOf(page);

  await test.step('the answer of the team is counted until it is read, and a comment waits for the team', async () => {
    await goTo(page, '/#/dashboard');
    await answerTicket(platform, id, { text: 'Dal profilo, in alto.' });
    await goTo(page, '/#/dashboard/ticket');
    // The dashboard may have read the tickets a moment before the team answered.
    await page.reload();
    await expect(row).toContainText('1 risposta da leggere');
    await row.getByRole('link').click();
    await expect(thread).toContainText('Dal profilo, in alto.');
    await page.getByRole('textbox', { name: 'Il tuo commento' }).fill('Fatto, grazie.');
    await page.getByRole('button', { name: 'Invia il commento' }).click();
    await expect(page.getByText('commento aggiungi con successo')).toBeVisible();
    await expect(thread).toContainText('Fatto, grazie.');
    await page.getByRole('link', { name: 'Tutti i ticket' }).click();
    await expect(row).toContainText('attesa operatore');
    await expect(row).not.toContainText('da leggere');
  });

  await test.step('a closed ticket continues in a new one', async () => {
    await answerTicket(platform, id, { text: 'Bene, chiudiamo.', act: 'close' });
    await row.getByRole('link').click();
    // The ticket was read a moment before the team closed it.
    await page.reload();
    await expect(page.getByText(/Questo ticket è chiuso/)).toBeVisible();
    await page.getByRole('button', { name: 'Apri un nuovo ticket su questo' }).click();
    await expect(page.getByRole('textbox', { name: 'Oggetto' })).toHaveValue(/Cambio di indirizzo$/);
    await page.getByRole('textbox', { name: 'Descrizione' }).fill('Non è cambiato.');
    await page.getByRole('button', { name: 'Invia il ticket' }).click();
    await expect(thread).toContainText('Non è cambiato.');
    expect(idOf(page)).not.toBe(id);
  });
});

/** Compares the rows of an open and of a closed ticket as a phone shows them. */
async function cardBeginsWithSubject(page: Page): Promise<void> {
  await page.setViewportSize({ width: 375, height: 780 });
  const [open, closed] = [rowOf(page, 'in corso'), rowOf(page, 'chiusa')];
  const [subject, id] = [open.getByRole('rowheader'), open.getByText('ID', { exact: true })];
  await expect(subject).toBeVisible();
  const tops = await Promise.all([subject, id].map(async (part) => (await part.boundingBox())?.y ?? 0));
  expect(tops[0]).toBeLessThan(tops[1] ?? 0);
  await expect(open.getByText('Data chiusura')).toBeHidden();
  await expect(closed.getByText('Data chiusura')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 720 });
}
