import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { companyLabels } from '#web/fields/billing/billing-values';
import { keepDraft } from '#web/forms/tab-drafts';
import { renderApp } from '#web/testing/render-app.tsx';

const isAt = (address: string) => waitFor(() => expect(window.location.hash).toBe(address));
const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const step = (name: string) => screen.findByRole('heading', { level: 2, name });
const button = (name: string) => screen.getByRole('button', { name });

const company = {
  'Ragione sociale': 'Studio Bassani',
  'Codice fiscale': 'rnl ndr 78e22 f205w',
  'Partita IVA': '0123 4567 897',
  'Indirizzo di fatturazione': 'Via Larga 1, 40121 Bologna BO',
};
const emptyBilling = Object.fromEntries(
  [...Object.keys(companyLabels), 'accountHolder', 'bankName'].map((name) => [name, '']),
);
const payment = { IBAN: 'it60x0542811101000000123456', Banca: 'Banca Esempio' };

async function openWizard(options: Parameters<typeof renderApp>[1] = {}) {
  const app = renderApp('#/complete-profile', { scenario: 'personas-only', signedInAs: 'bassani', ...options });
  await step('Dati societari');
  return app;
}

type Wizard = Awaited<ReturnType<typeof openWizard>>;

/** Replaces the text of a field. */
async function put(user: UserEvent, name: string, text: string) {
  await user.clear(field(name));
  if (text !== '') await user.paste(text);
}

async function fill({ user }: Wizard, values: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(values)) await put(user, name, text);
}

async function goToPayment(app: Wizard) {
  await fill(app, company);
  await app.user.click(button('Continua'));
  await step('Dati per il pagamento');
}

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

describe('who meets it', () => {
  test('a visitor is led to / and, once signed in, back (COMPL-22, GUARD-10)', async () => {
    const { user } = renderApp('#/complete-profile', { scenario: 'personas-only' });
    await isAt('#/');
    await user.type(await screen.findByLabelText('Email'), 'lidia.bassani@example.it');
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
    const { user } = renderApp('#/doctor', { scenario: 'personas-only' });
    await user.type(await screen.findByLabelText('Email'), email);
    await user.type(screen.getByLabelText('Password'), 'Ascolto2026!{Enter}');
    await isAt(address);
  });

  test('an address that was wanted before signing in comes first', async () => {
    const { user } = renderApp('#/dashboard/calendar', { scenario: 'personas-only' });
    await user.type(await screen.findByLabelText('Email'), 'lidia.bassani@example.it');
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
    renderApp('#/complete-profile?passo=2', { scenario: 'personas-only', signedInAs: 'bassani' });
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
    const { user } = renderApp('#/complete-profile?passo=2', { scenario: 'personas-only', signedInAs: 'rinaldi' });
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
    const app = renderApp('#/complete-profile?passo=2', { scenario: 'personas-only', signedInAs: 'rinaldi' });
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
    const app = await openWizard({ faults: { updateUser: ['status-500'] } });
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
    const app = await openWizard();
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
    const app = await openWizard();
    await goToPayment(app);
    await fill(app, payment);
    await app.platform.session.clear();
    await app.user.click(button('Salva i dati'));
    await isAt('#/doctor');
    await app.user.type(await screen.findByLabelText('Email'), 'lidia.bassani@example.it');
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
    const app = await openWizard();
    await goToPayment(app);
    await put(app.user, 'IBAN', payment.IBAN);
    await app.user.click(screen.getByRole('link', { name: /Ascolto/ }));
    expect(await screen.findByRole('dialog', { name: 'Lasciare i dati per la fatturazione?' })).toBeVisible();
    await app.user.click(button('Sì, esci'));
    await isAt('#/dashboard');
  });
});
