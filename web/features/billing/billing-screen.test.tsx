import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  button,
  company,
  field,
  fill,
  goToPayment,
  isAt,
  openWizard,
  payment,
  put,
  step,
} from '#web/features/billing/testing/billing-wizard';
import { enterText } from '#web/testing/enter-text';
import { renderApp, renderScreen } from '#web/testing/render-app.tsx';

describe('who meets it', () => {
  test('a visitor is led to / and, once signed in, back (COMPL-22, GUARD-10)', async () => {
    const { user } = renderApp('#/complete-profile', { scenario: 'personas-only' });
    await isAt('#/');
    await enterText(user, await screen.findByLabelText('Email'), 'lidia.bassani@example.it');
    await user.type(screen.getByLabelText('Password'), 'Ascolto2026!{Enter}');
    await isAt('#/complete-profile');
    expect(await screen.findByRole('heading', { level: 1, name: 'Dati per la fatturazione' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Sezioni' })).not.toBeInTheDocument();
  });

  test('a patient is led to the dashboard', async () => {
    renderApp('#/complete-profile', { scenario: 'personas-only', signedInAs: 'giulia' });
    await isAt('#/dashboard');
  });

  test.each([
    ['lidia.bassani@example.it', '#/info/almost-there'],
    ['andrea.rinaldi@example.it', '#/dashboard'],
  ])('%s is led to %s after signing in', async (email, address) => {
    const { user } = renderScreen('#/doctor', { scenario: 'personas-only' });
    await user.type(await screen.findByLabelText('Email'), email);
    await user.type(screen.getByLabelText('Password'), 'Ascolto2026!{Enter}');
    await isAt(address);
  });

  test('an address that was wanted before signing in comes first', async () => {
    const { user } = renderApp('#/dashboard/calendar', { scenario: 'personas-only' });
    await enterText(user, await screen.findByLabelText('Email'), 'lidia.bassani@example.it');
    await user.type(screen.getByLabelText('Password'), 'Ascolto2026!{Enter}');
    await isAt('#/dashboard/calendar');
  });
});

describe('the two steps', () => {
  test('the first asks for the company data, with what is known already (COMPL-01, COMPL-02, COMPL-07, ROUTE-10)', async () => {
    await openWizard();
    expect(screen.getByRole('heading', { level: 1, name: 'Dati per la fatturazione' })).toBeVisible();
    for (const name of Object.keys(company)) expect(field(name)).toHaveValue('');
    expect(field('Nome')).toHaveValue('Lidia');
    expect(field('Cognome')).toHaveValue('Bassani');
    expect(field('Telefono')).toHaveValue('399 218 5540');
    expect(field('Email')).toHaveValue('lidia.bassani@example.it');
    expect(field('Email')).toHaveAttribute('readonly');
  });

  test('the second asks for IBAN, holder and bank, under what the first holds (COMPL-03, COMPL-15)', async () => {
    const app = await openWizard();
    await goToPayment(app);
    for (const name of ['IBAN', 'Banca']) expect(field(name)).toHaveValue('');
    expect(field('Intestatario del conto')).toHaveValue('Lidia Bassani');
    const review = within(screen.getByRole('region', { name: 'Dati societari inseriti' }));
    expect(review.getByText('RNLNDR78E22F205W')).toBeVisible();
    await app.user.click(review.getByRole('button', { name: /^Modifica/ }));
    expect(await step('Dati societari')).toHaveFocus();
    expect(field('Ragione sociale')).toHaveValue('Studio Bassani');
  });

  test.each([
    { label: 'Nome', id: 'COMPL-04' },
    { label: 'Cognome', id: 'COMPL-05' },
    { label: 'Telefono', id: 'COMPL-06' },
    { label: 'Ragione sociale', id: 'COMPL-08' },
    { label: 'Partita IVA', id: 'COMPL-09' },
    { label: 'Indirizzo di fatturazione', id: 'COMPL-10' },
  ])('the second does not open without $label ($id)', async ({ label }) => {
    const app = await openWizard();
    await fill(app, { ...company, [label]: '' });
    await app.user.click(button('Continua'));
    const line = await screen.findByRole('button', { name: `${label}: il campo è obbligatorio` });
    await app.user.click(line);
    expect(field(label)).toHaveFocus();
    expect(window.location.hash).toBe('#/complete-profile');
  });

  test('nor with a tax code of less than eight characters (COMPL-11, COMPL-13)', async () => {
    const app = await openWizard();
    await fill(app, { ...company, 'Codice fiscale': 'rnl ndr7' });
    await app.user.click(button('Continua'));
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    expect(field('Codice fiscale')).toHaveAccessibleDescription('Deve contenere almeno 8 caratteri');
    await put(app.user, 'Codice fiscale', 'rnl ndr78');
    await app.user.click(button('Continua'));
    expect(await step('Dati per il pagamento')).toHaveFocus();
  });

  test('its address opens it only once the first is complete (COMPL-13)', async () => {
    renderScreen('#/complete-profile?passo=2', { scenario: 'personas-only', signedInAs: 'bassani' });
    await step('Dati societari');
    await isAt('#/complete-profile');
  });

  test.each([
    { label: 'IBAN', id: 'COMPL-14' },
    { label: 'Intestatario del conto', id: 'COMPL-15' },
    { label: 'Banca', id: 'COMPL-16' },
  ])('without $label nothing is saved ($id)', async ({ label }) => {
    const app = await openWizard();
    await goToPayment(app);
    await fill(app, { ...payment, [label]: '' });
    await app.user.click(button('Salva i dati'));
    expect(await screen.findByRole('button', { name: `${label}: il campo è obbligatorio` })).toBeVisible();
    expect(app.asked).not.toContain('billing/complete-billing-data');
  });

  test('a missing field says so beside it once it is left (COMPL-21)', async () => {
    const app = await openWizard();
    await app.user.click(field('Ragione sociale'));
    await app.user.tab();
    expect(await screen.findByText('il campo è obbligatorio')).toBeVisible();
    await put(app.user, 'Ragione sociale', 'S');
    await waitFor(() => expect(screen.queryByText('il campo è obbligatorio')).not.toBeInTheDocument());
  });

  test('the holder follows the names until another is typed (COMPL-15)', async () => {
    const app = await openWizard();
    await put(app.user, 'Nome', 'Lidia Maria');
    await goToPayment(app);
    expect(field('Intestatario del conto')).toHaveValue('Lidia Maria Bassani');
    await put(app.user, 'Intestatario del conto', 'Studio Bassani');
    await app.user.click(button('Indietro'));
    await step('Dati societari');
    await put(app.user, 'Nome', 'Lidia');
    await app.user.click(button('Continua'));
    await step('Dati per il pagamento');
    expect(field('Intestatario del conto')).toHaveValue('Studio Bassani');
  });
});

describe('codes', () => {
  test('are written in one form once the field is left', async () => {
    const app = await openWizard();
    await goToPayment(app);
    await put(app.user, 'IBAN', payment.IBAN);
    await app.user.tab();
    expect(field('IBAN')).toHaveValue('IT60 X054 2811 1010 0000 0123 456');
    expect(field('IBAN')).not.toHaveAccessibleDescription();
  });

  test.each([
    ['Codice fiscale', 'RNLNDR78E22F205X'],
    ['Partita IVA', '01234567890'],
  ])('%s %s is doubted, and goes through all the same', async (name, code) => {
    const app = await openWizard();
    await fill(app, { ...company, [name]: code });
    await app.user.click(button('Continua'));
    await step('Dati per il pagamento');
    await app.user.click(button('Indietro'));
    await step('Dati societari');
    expect(field(name)).toHaveAccessibleDescription(/Sembra esserci un errore di battitura/);
  });

  test('an IBAN that does not check itself is doubted, and saved all the same', async () => {
    const app = await openWizard();
    await goToPayment(app);
    await fill(app, { ...payment, IBAN: 'IT60X0542811101000000123457' });
    await app.user.click(field('Banca'));
    expect(field('IBAN')).toHaveAccessibleDescription(/Sembra esserci un errore di battitura/);
    await app.user.click(button('Salva i dati'));
    await isAt('#/info/complete-profile');
  });
});

describe('data that is saved already', () => {
  test('an IBAN is shown in full, and can be changed, only on request', async () => {
    const { user } = renderScreen('#/complete-profile?passo=2', { scenario: 'personas-only', signedInAs: 'rinaldi' });
    await step('Dati per il pagamento');
    expect(field('IBAN')).toHaveValue('IT •••• 3456');
    expect(field('IBAN')).toHaveAttribute('readonly');
    await user.click(button('Mostra e modifica l’IBAN'));
    expect(field('IBAN')).toHaveValue('IT60X0542811101000000123456');
    expect(field('IBAN')).toHaveFocus();
    await put(user, 'IBAN', '');
    await user.tab();
    expect(await screen.findByText('il campo è obbligatorio')).toBeVisible();
  });

  test('an IBAN that is left hidden is saved as it was', async () => {
    const app = renderScreen('#/complete-profile?passo=2', { scenario: 'personas-only', signedInAs: 'rinaldi' });
    await step('Dati per il pagamento');
    await put(app.user, 'Banca', 'Altra Banca');
    await app.user.click(button('Salva i dati'));
    await isAt('#/info/complete-profile');
    expect(app.platform.db.users.get('pt-rinaldi')?.public_configuration).toMatchObject({
      payment_detail: { codice_iban: 'IT60X0542811101000000123456', banca: 'Altra Banca' },
    });
  });
});

test('an address without postcode or town is doubted, and goes through all the same', async () => {
  const app = await openWizard();
  await fill(app, { ...company, 'Indirizzo di fatturazione': 'via che non esiste 999' });
  await app.user.click(field('Nome'));
  expect(field('Indirizzo di fatturazione')).toHaveAccessibleDescription(/manchino il CAP o il comune/);
  await app.user.click(button('Continua'));
  await step('Dati per il pagamento');
});
