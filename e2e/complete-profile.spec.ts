import type { Page } from '@playwright/test';
import { setFault } from '#e2e/console';
import { type Demonstration, expect, test } from '#e2e/fixtures';
import { personas } from '#mocks/personas';

test.beforeEach(async ({ chain }) => chain.platform.reset());

const { privateToken } = personas.bassani;

/** The user's profile as the platform has it, read without the back end. */
async function profileAt(platform: Demonstration) {
  const answer = await fetch(`${platform.origin}/appserver/endpoint.php/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ private_token: privateToken }),
  });
  const { user } = (await answer.json()) as { user: { public_configuration: Record<string, unknown> } };
  return user.public_configuration;
}

async function alertsAt(platform: Demonstration) {
  const { alerts } = await profileAt(platform);
  return Object.values(alerts as { title: string }[]).filter(({ title }) => title === 'Profilo Completo');
}

async function fillCompany(page: Page) {
  await page.getByRole('link', { name: 'Completa i dati' }).click();
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Lidia');
  await page.getByLabel('Ragione sociale').fill('Studio Bassani');
  await page.getByLabel('Codice fiscale').fill('bss ldi 92p43 a944x');
  await page.getByLabel('Partita IVA').fill('0123 4567 897');
  await page.getByLabel('Indirizzo di fatturazione').fill('Via Saragozza 112, 40135 Bologna BO');
  await page.getByRole('button', { name: 'Continua' }).click();
}

async function fillPayment(page: Page) {
  await page.getByLabel('IBAN').fill('it60x0542811101000000123456');
  await page.getByLabel('Banca').fill('Banca Esempio');
  await page.getByRole('button', { name: 'Salva i dati' }).click();
  await expect(page).toHaveURL(/#\/info\/complete-profile$/);
}

test('leads an approved professional through the company data, and saves them at the second try when the first fails (COMPL-17, COMPL-18, COMPL-20, LEGACY-15)', async ({
  chain: { platform },
  signInAs,
}) => {
  const page = await signInAs('bassani');
  await expect(page).toHaveURL(/#\/info\/almost-there/);
  await test.step('a platform that refuses to save is reported, and the professional continues', async () => {
    await setFault(platform, 'updateUser', 'status-500');
    await fillCompany(page);
    await expect(page.getByLabel('Intestatario del conto')).toHaveValue('Lidia Bassani');
    await fillPayment(page);
    await expect(page.getByRole('alert').filter({ hasText: 'errore' })).toBeVisible();
    expect(await alertsAt(platform)).toHaveLength(1);
  });

  await test.step('the second try saves what was typed, and notifies the professional no second time', async () => {
    await setFault(platform, 'updateUser');
    await page.getByRole('link', { name: 'Torna ai dati per la fatturazione' }).click();
    await expect(page.getByLabel('Ragione sociale')).toHaveValue('Studio Bassani');
    await page.getByRole('button', { name: 'Continua' }).click();
    await fillPayment(page);
    expect(await profileAt(platform)).toMatchObject({
      company: { ragione_sociale: 'Studio Bassani', codice_fiscale: 'BSSLDI92P43A944X', partita_iva: '01234567897' },
      payment_detail: { codice_iban: 'IT60X0542811101000000123456', intestatario: 'Lidia Bassani' },
    });
    expect(await alertsAt(platform)).toHaveLength(1);
  });
  await page.goto('/#/');
  await expect(page).toHaveURL(/#\/dashboard/);
});
