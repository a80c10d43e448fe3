import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  button,
  field,
  fill,
  goToPayment,
  isAt,
  openWizard,
  payment,
  put,
  step,
  type Wizard,
} from '#web/features/billing/testing/billing-wizard';
import { companyLabels } from '#web/fields/billing/billing-values';
import { keepDraft } from '#web/forms/tab-drafts';
import { enterText } from '#web/testing/enter-text';
import { renderApp } from '#web/testing/render-app.tsx';

const emptyBilling = Object.fromEntries(
  [...Object.keys(companyLabels), 'accountHolder', 'bankName'].map((name) => [name, '']),
);

async function finish(app: Wizard) {
  await goToPayment(app);
  await fill(app, payment);
  await app.user.click(button('Salva i dati'));
}

function profileOf({ platform }: Wizard) {
  return platform.db.users.get('pt-bassani')?.public_configuration;
}

function alertsOf(app: Wizard) {
  const { alerts = [] } = (profileOf(app) ?? {}) as { alerts?: { title: string }[] };
  return alerts.filter(({ title }) => title === 'Profilo Completo');
}

describe('finishing', () => {
  test('saves the data, tells the user once and leads on (COMPL-17, COMPL-18, COMPL-20)', async () => {
    const app = await openWizard();
    await finish(app);
    await isAt('#/info/complete-profile');
    expect(profileOf(app)).toMatchObject({
      company: { ragione_sociale: 'Studio Bassani', codice_fiscale: 'RNLNDR78E22F205W', partita_iva: '01234567897' },
      payment_detail: { codice_iban: 'IT60X0542811101000000123456', intestatario: 'Lidia Bassani' },
    });
    expect(alertsOf(app)).toHaveLength(1);
    expect(screen.queryByText(/errore/)).not.toBeInTheDocument();
    expect(await screen.findByText('I dati per la fatturazione sono salvati')).toBeVisible();
  });

  test('leads on also when saving failed, says errore once, and keeps all that was typed for a retry, the IBAN in the page alone (COMPL-20, AMB-26)', async () => {
    const app = await openWizard({ faults: { updateUser: ['status-500'] } });
    await finish(app);
    await isAt('#/info/complete-profile');
    expect(await screen.findAllByText(/errore/)).toHaveLength(1);
    expect(screen.getByText('errore: non sappiamo se i dati per la fatturazione sono salvati')).toBeVisible();
    app.platform.faults.set('updateUser', []);
    await app.user.click(screen.getByRole('link', { name: 'Torna ai dati per la fatturazione' }));
    await step('Dati societari');
    expect(field('Ragione sociale')).toHaveValue('Studio Bassani');
    await app.user.click(button('Continua'));
    await step('Dati per il pagamento');
    expect(field('IBAN')).toHaveValue('IT60 X054 2811 1010 0000 0123 456');
    expect(field('Banca')).toHaveValue('Banca Esempio');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage, ...window.history.state })).not.toMatch(
      /0542811101|X054/i,
    );
    await app.user.click(button('Salva i dati'));
    await isAt('#/info/complete-profile');
    expect(profileOf(app)).toMatchObject({
      company: { ragione_sociale: 'Studio Bassani' },
      payment_detail: { codice_iban: 'IT60X0542811101000000123456' },
    });
    expect(alertsOf(app)).toHaveLength(1);
  });

  test('a save that was certainly not made is told as such, once, beside the way back to what was typed (COMPL-20)', async () => {
    const app = await openWizard();
    await goToPayment(app);
    await fill(app, payment);
    app.platform.faults.set('session', ['status-500']);
    await app.user.click(button('Salva i dati'));
    await isAt('#/info/complete-profile');
    expect(await screen.findAllByText(/errore/)).toHaveLength(1);
    expect(screen.getByText('errore: i dati per la fatturazione non sono salvati')).toBeVisible();
    app.platform.faults.set('session', []);
    await app.user.click(screen.getByRole('link', { name: 'Torna ai dati per la fatturazione' }));
    await step('Dati societari');
    expect(field('Ragione sociale')).toHaveValue('Studio Bassani');
  });

  test('a phone that another tab has changed meanwhile is asked about here, and replaced only knowingly', async () => {
    const app = await openWizard();
    await goToPayment(app);
    await app.user.click(button('Indietro'));
    await step('Dati societari');
    await put(app.user, 'Telefono', '399 000 1122');
    app.platform.db.users.change('pt-bassani', {
      public_configuration: { ...profileOf(app), nome: 'Lidia Maria', telefono: '+39 02 111' } as never,
    });
    await app.user.click(button('Continua'));
    await step('Dati per il pagamento');
    await fill(app, payment);
    await app.user.click(button('Salva i dati'));
    expect(await screen.findByText(/Telefono: ora è «\+39 02 111»/)).toBeVisible();
    expect(window.location.hash).toBe('#/complete-profile?passo=2');
    expect(field('IBAN')).toHaveValue('IT60 X054 2811 1010 0000 0123 456');
    await app.user.click(button('Salva i dati'));
    await isAt('#/info/complete-profile');
    expect(profileOf(app)).toMatchObject({ nome: 'Lidia Maria', telefono: '+39 399 000 1122' });
  });

  test('the IBAN of a failed saving is asked about before one leaves, and then it is forgotten', async () => {
    const app = await openWizard({ faults: { updateUser: ['status-500'] } }, renderApp);
    await finish(app);
    await app.user.click(await screen.findByRole('link', { name: 'Torna ai dati per la fatturazione' }));
    await step('Dati societari');
    await app.user.click(screen.getByRole('link', { name: /Ascolto/ }));
    await screen.findByRole('dialog', { name: 'Lasciare i dati per la fatturazione?' });
    await app.user.click(button('Sì, esci'));
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    await app.open('/complete-profile?passo=2');
    await step('Dati per il pagamento');
    expect(field('Banca')).toHaveValue('Banca Esempio');
    expect(field('IBAN')).toHaveValue('');
  });

  test('afterwards the login leads on to the dashboard, no longer back to these data (COMPL-20)', async () => {
    const app = await openWizard({}, renderApp);
    await finish(app);
    await isAt('#/info/complete-profile');
    await app.open('/');
    await isAt('#/dashboard');
    const steps = within(await screen.findByRole('region', { name: 'Ti mancano 4 passi per iniziare' }));
    await app.user.click(steps.getByRole('button', { name: /^Già fatto/ }));
    expect(steps.getByText('Dati per la fatturazione')).toBeVisible();
    expect(steps.queryByRole('link', { name: 'Completa i dati' })).not.toBeInTheDocument();
  });

  test('two quick presses save once', async () => {
    const app = await openWizard();
    await goToPayment(app);
    await fill(app, payment);
    await app.user.dblClick(button('Salva i dati'));
    await isAt('#/info/complete-profile');
    expect(app.asked.filter((name) => name === 'billing/complete-billing-data')).toHaveLength(1);
  });

  test('a session that has ended leads to the login and keeps what was typed', async () => {
    const app = await openWizard({}, renderApp);
    await goToPayment(app);
    await fill(app, payment);
    await app.platform.session.clear();
    await app.user.click(button('Salva i dati'));
    await isAt('#/doctor');
    await enterText(app.user, await screen.findByLabelText('Email'), 'lidia.bassani@example.it');
    await app.user.type(screen.getByLabelText('Password'), 'Ascolto2026!{Enter}');
    await step('Dati per il pagamento');
    expect(field('Banca')).toHaveValue('Banca Esempio');
  });
});

describe('what is typed', () => {
  test('stays in the tab for the user alone, without the IBAN, until it is saved', async () => {
    const app = await openWizard();
    await goToPayment(app);
    await fill(app, payment);
    const [draft] = Object.values({ ...sessionStorage }) as string[];
    expect(draft).toContain('Studio Bassani');
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/0542811101|X054/i);
    expect(Object.keys({ ...sessionStorage }).join()).toContain('pt-bassani');
    await app.user.click(button('Salva i dati'));
    await isAt('#/info/complete-profile');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Studio Bassani');
  });

  test('can be forgotten: the fields show again what is kept', async () => {
    const app = await openWizard();
    await put(app.user, 'Nome', 'Altra');
    await app.user.click(button('Elimina bozza'));
    await app.user.click(await screen.findByRole('button', { name: 'Sì, elimina la bozza' }));
    await waitFor(() => expect(field('Nome')).toHaveValue('Lidia'));
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Altra');
  });

  test('of before, in the first format, is still there', async () => {
    const values = { ...emptyBilling, firstName: 'Lidia', companyName: 'Studio di prima' };
    keepDraft('pt-bassani', 'billing', JSON.stringify({ version: 1, values }));
    await openWizard();
    expect(field('Ragione sociale')).toHaveValue('Studio di prima');
  });

  test('an IBAN alone is asked about before one leaves', async () => {
    const app = await openWizard({}, renderApp);
    await goToPayment(app);
    await put(app.user, 'IBAN', payment.IBAN);
    await app.user.click(screen.getByRole('link', { name: /Ascolto/ }));
    expect(await screen.findByRole('dialog', { name: 'Lasciare i dati per la fatturazione?' })).toBeVisible();
    await app.user.click(button('Sì, esci'));
    await isAt('#/dashboard');
  });
});
