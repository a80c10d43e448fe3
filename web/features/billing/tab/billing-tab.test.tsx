import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { hearSaving } from '#web/testing/hear-saving';
import { type RenderedApp, renderApp, renderScreen } from '#web/testing/render-app.tsx';
import { discardDraft, leavePage } from '#web/testing/resumed-draft';

afterEach(() => vi.restoreAllMocks());

const address = '#/dashboard/profile?tab=dati-fatturazione';
const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const button = (name: string) => screen.getByRole('button', { name });
const region = (name: string) => screen.findByRole('region', { name });
const saving = 'billing/save-billing-data';
const saved = 'Informazioni salvate con successo';

function openTab(options: Parameters<typeof renderScreen>[1] = {}, render = renderScreen) {
  return render(address, { scenario: 'personas-only', signedInAs: 'rinaldi', ...options });
}

async function openEditing(options: Parameters<typeof renderScreen>[1] = {}, render = renderScreen) {
  const app = openTab(options, render);
  await app.user.click(await screen.findByRole('button', { name: 'Modifica informazioni' }));
  return app;
}

/** Replaces the text of a field. */
async function put(user: UserEvent, name: string, text: string) {
  await user.clear(field(name));
  if (text !== '') await user.paste(text);
}

function profileOf({ platform }: RenderedApp) {
  const row = platform.db.users.get('pt-rinaldi');
  if (!row) throw new Error('pt-rinaldi is not there.');
  return row.public_configuration as Record<string, unknown>;
}

function manage({ platform }: RenderedApp, managed: object) {
  const { manager_configuration } = platform.db.users.get('pt-rinaldi') ?? {};
  platform.db.users.change('pt-rinaldi', { manager_configuration: { ...manager_configuration, ...managed } });
}

describe('reading', () => {
  test('shows company and payment data, which cannot be edited (BILL-09, BILL-10, BILL-14)', async () => {
    openTab();
    const data = within(await region('Dati di fatturazione'));
    await data.findByRole('button', { name: 'Modifica informazioni' });
    const terms = data.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms).toEqual([
      ...['Nome', 'Cognome', 'Telefono', 'Ragione sociale', 'Codice fiscale', 'Partita IVA'],
      ...['Indirizzo di fatturazione', 'Email', 'IBAN', 'Intestatario del conto', 'Banca'],
    ]);
    expect(data.getByText('RNLNDR78E22F205W')).toBeVisible();
    expect(data.getByText('andrea.rinaldi@example.it')).toBeVisible();
    expect(data.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Salva informazioni', hidden: false })).not.toBeInTheDocument();
  });

  test('the IBAN is shown in full only on request, and hidden again', async () => {
    const { user } = openTab();
    expect(await screen.findByText('IT •••• 3456')).toBeVisible();
    expect(document.body).not.toHaveTextContent('0542');
    await user.click(button('Mostra l’IBAN'));
    expect(screen.getByText('IT60 X054 2811 1010 0000 0123 456')).toBeVisible();
    await user.click(button('Nascondi l’IBAN'));
    expect(document.body).not.toHaveTextContent('0542');
  });

  test('a code that was saved though its own check fails is doubted where it stands, one that passes is not', async () => {
    const app = await openEditing();
    await put(app.user, 'Codice fiscale', 'RNLNDR78E22F205X');
    await put(app.user, 'Partita IVA', '123');
    await app.user.click(button('Salva informazioni'));
    expect(await screen.findByText(saved)).toBeVisible();
    const factOf = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement;
    for (const label of ['Codice fiscale', 'Partita IVA']) {
      expect(factOf(label)).toHaveTextContent(/errore di battitura.*Da qui dipendono fatture e pagamenti/);
    }
    expect(factOf('IBAN')).not.toHaveTextContent('errore di battitura');
  });

  test('data that cannot be read are told, and read again on request', async () => {
    const app = renderScreen('#/dashboard/profile', { scenario: 'personas-only', signedInAs: 'rinaldi' });
    const tab = await screen.findByRole('tab', { name: 'dati fatturazione' });
    await app.settled();
    app.platform.faults.set('session', ['status-500']);
    await app.user.click(tab);
    const retry = await within(await region('Dati di fatturazione')).findByRole('button', { name: 'Riprova' });
    app.platform.faults.set('session', []);
    await app.user.click(retry);
    expect(await screen.findByRole('button', { name: 'Modifica informazioni' })).toBeVisible();
  });
});

describe('editing', () => {
  test('one button opens it with the focus in the first field; the e-mail is shown and stays (BILL-15)', async () => {
    await openEditing();
    expect(field('Nome')).toHaveFocus();
    expect(button('Salva informazioni')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Modifica informazioni' })).not.toBeInTheDocument();
    expect(within(screen.getByRole('form', { name: 'Dati di fatturazione' })).getByLabelText('Email')).toHaveAttribute(
      'readonly',
    );
  });

  test('saving stores what was changed, says so and leaves the edit mode (BILL-16, BILL-22)', async () => {
    const app = await openEditing();
    await put(app.user, 'Banca', 'Banca Nuova');
    await app.user.click(button('Salva informazioni'));
    expect(await screen.findByText(saved)).toBeVisible();
    expect(profileOf(app)['payment_detail']).toMatchObject({
      banca: 'Banca Nuova',
      codice_iban: 'IT60X0542811101000000123456',
    });
    expect(await screen.findByText('Banca Nuova')).toBeVisible();
    expect(button('Modifica informazioni')).toHaveFocus();
  });

  test('a short tax code is told twice, saves nothing, and the edit mode stays (BILL-17, BILL-18, BILL-19)', async () => {
    const app = await openEditing();
    await put(app.user, 'Codice fiscale', 'rnl ndr7');
    await app.user.click(button('Salva informazioni'));
    expect(await screen.findByText('Il campo Codice Fiscale deve contenere almeno 8 caratteri.')).toBeVisible();
    expect(field('Codice fiscale')).toHaveAccessibleDescription('Deve contenere almeno 8 caratteri');
    expect(field('Codice fiscale')).toHaveFocus();
    expect(app.asked).not.toContain(saving);
    await put(app.user, 'Codice fiscale', 'rnl ndr78');
    await app.user.click(button('Salva informazioni'));
    expect(await screen.findByText(saved)).toBeVisible();
    expect(profileOf(app)['company']).toMatchObject({ codice_fiscale: 'RNLNDR78' });
  });

  test('everything but the tax code may be emptied, names and phone excepted, which the profile needs (BILL-17)', async () => {
    const app = await openEditing();
    await put(app.user, 'Partita IVA', '');
    await put(app.user, 'Nome', '');
    await app.user.click(button('Salva informazioni'));
    await app.user.click(await screen.findByRole('button', { name: 'Nome: il campo è obbligatorio' }));
    expect(field('Nome')).toHaveFocus();
    await app.user.paste('Andrea');
    await app.user.click(button('Salva informazioni'));
    expect(await screen.findByText(saved)).toBeVisible();
    expect(profileOf(app)['company']).toMatchObject({ partita_iva: '' });
  });

  test('a failure says errore, and what was typed is still there for another try', async () => {
    const app = await openEditing();
    app.platform.faults.set('updateUser', ['status-500']);
    await put(app.user, 'Banca', 'Banca Nuova');
    await app.user.click(button('Salva informazioni'));
    expect(await screen.findByText('errore')).toBeVisible();
    expect(field('Banca')).toHaveValue('Banca Nuova');
    app.platform.faults.set('updateUser', []);
    await app.user.click(button('Salva informazioni'));
    expect(await screen.findByText(saved)).toBeVisible();
  });

  test('two quick presses save once', async () => {
    const app = await openEditing();
    await put(app.user, 'Banca', 'Banca Nuova');
    await app.user.dblClick(button('Salva informazioni'));
    expect(await screen.findByText(saved)).toBeVisible();
    expect(app.asked.filter((name) => name === saving)).toHaveLength(1);
  });

  test('what another tab has saved meanwhile is shown with the focus, and overwritten only knowingly', async () => {
    const app = await openEditing();
    await put(app.user, 'Banca', 'Banca di qui');
    const payment = profileOf(app)['payment_detail'] as object;
    const elsewhere = {
      ...profileOf(app),
      telefono: '+39 02 111',
      payment_detail: { ...payment, banca: 'Banca di là' },
    };
    app.platform.db.users.change('pt-rinaldi', { public_configuration: elsewhere as never });
    await app.user.click(button('Salva informazioni'));
    expect(await screen.findByText(/Banca: ora è «Banca di là»/)).toBeVisible();
    expect(field('Banca')).toHaveValue('Banca di qui');
    await waitFor(() => expect(screen.getByRole('alert', { name: /cambiati nel frattempo/ })).toHaveFocus());
    expect(field('Telefono')).toHaveValue('02 111');
    await app.user.click(button('Salva informazioni'));
    expect(await screen.findByText(saved)).toBeVisible();
    expect(profileOf(app)).toMatchObject({ telefono: '+39 02 111', payment_detail: { banca: 'Banca di qui' } });
  });

  test('cancelling asks only when something was changed, and then forgets it', async () => {
    const app = await openEditing();
    await app.user.click(button('Annulla'));
    await app.user.click(await screen.findByRole('button', { name: 'Modifica informazioni' }));
    await put(app.user, 'Banca', 'Banca Nuova');
    await app.user.click(button('Annulla'));
    await app.user.click(await screen.findByRole('button', { name: 'Sì, annulla le modifiche' }));
    expect(await screen.findByText('Banca Esempio')).toBeVisible();
    expect(app.asked).not.toContain(saving);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Banca Nuova');
  });
});

describe('what was typed and not saved', () => {
  test('is there again after a reload, without the IBAN, which is asked for', async () => {
    const app = await openEditing();
    await put(app.user, 'Banca', 'Banca Nuova');
    await app.user.click(button('Mostra e modifica l’IBAN'));
    await put(app.user, 'IBAN', 'IT00X0542');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('X0542');
    leavePage();
    const { user } = openTab();
    expect(await screen.findByText(/Inserisci di nuovo l’IBAN/)).toBeVisible();
    expect(field('Banca')).toHaveValue('Banca Nuova');
    await discardDraft(user);
    await waitFor(() => expect(field('Banca')).toHaveValue('Banca Esempio'));
  });

  test('is asked about before the screen is left, and only then', async () => {
    const app = await openEditing({}, renderApp);
    const home = () => screen.getAllByRole('link', { name: /Dashboard/ })[0] as HTMLElement;
    await put(app.user, 'Banca', 'Banca Nuova');
    await app.user.click(home());
    expect(await screen.findByRole('dialog', { name: 'Lasciare i dati di fatturazione?' })).toBeVisible();
    await app.user.click(button('No, resta qui'));
    await put(app.user, 'Banca', 'Banca Esempio');
    await app.user.click(home());
    await waitFor(() => expect(window.location.hash).toBe('#/dashboard'));
  });

  test('stays while another tab of the profile is looked at', async () => {
    const app = await openEditing();
    await put(app.user, 'Banca', 'Banca Nuova');
    await app.user.click(screen.getByRole('tab', { name: 'RECENSIONI' }));
    await app.user.click(screen.getByRole('tab', { name: 'dati fatturazione' }));
    expect(field('Banca')).toHaveValue('Banca Nuova');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('on another tab of the profile is asked about as well, although nothing was changed here', async () => {
    const app = await openEditing({}, renderApp);
    await app.user.click(screen.getByRole('tab', { name: 'Informazioni' }));
    const biography = await screen.findByRole('button', { name: /^Biografia/ });
    await app.user.click(biography);
    await app.user.click(await screen.findByRole('textbox', { name: /biografia/i }));
    await app.user.paste(' Altro.');
    await app.user.click(screen.getAllByRole('link', { name: /Dashboard/ })[0] as HTMLElement);
    // Tests render dialogs in place, here in the tab that is not shown; a browser has them above everything.
    expect(await screen.findByRole('dialog', { name: 'Lasciare il profilo?', hidden: true })).toBeInTheDocument();
    expect(window.location.hash).toContain('/dashboard/profile');
  });
});

describe('signed documents', () => {
  test('the contract in force and every document are downloaded under their names (BILL-06, BILL-11, BILL-12)', async () => {
    const files = hearSaving();
    const { user } = openTab();
    const contract = within(await region('Contratto'));
    await user.click(await contract.findByRole('link', { name: 'Scarica il contratto' }));
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['contratto-online-studio-188.pdf']));
    expect(await files[0]?.file.slice(0, 5).text()).toBe('%PDF-');
    const rows = within(await region('Allegati')).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Contratto Premium.*Valido/),
      expect.stringMatching(/^Contratto Basic.*Non più valido/),
    ]);
    await user.click(within(rows[1] as HTMLElement).getByRole('link'));
    await waitFor(() => expect(files.map(({ name }) => name)).toContain('contratto-online-397.pdf'));
  });

  test('without any the texts say so (BILL-08, BILL-13)', async () => {
    const app = openTab({ signedInAs: 'bassani' });
    expect(await screen.findByText('nessun contratto valido disponibile')).toBeVisible();
    expect(screen.getByText('Non sono presenti allegati')).toBeVisible();
    expect(await screen.findByText('Non risultano pagamenti del piano.')).toBeVisible();
    expect(app.asked).toContain('billing/list-signed-documents');
  });

  test.each(['status-500', 'connection-lost-before', 'cut-short'] as const)(
    'a download that fails (%s) saves nothing and says so',
    async (fault) => {
      const files = hearSaving();
      const { user } = openTab({ faults: { signedDocument: [fault] } });
      await user.click(await screen.findByRole('link', { name: 'Scarica il contratto' }));
      expect(await screen.findByText(/^Il servizio (non risponde|ha risposto in modo incompleto)/)).toBeVisible();
      expect(files).toEqual([]);
    },
  );

  test('one without a file says so instead of a dead link', async () => {
    const app = openTab();
    manage(app, { sign_doc: [{ type: 'online', signature: '', accepted: '1', accepted_at: 1_700_000_000 }] });
    const contract = within(await region('Contratto'));
    expect(await contract.findByText('Il file non è disponibile: chiedilo all’assistenza.')).toBeVisible();
    expect(contract.queryByRole('link')).not.toBeInTheDocument();
  });
});

test('payments of the plan are listed with date and amount, their receipt, or that there is none (PDATA-11)', async () => {
  const files = hearSaving();
  const { user } = openTab();
  const payments = within(await region('Pagamenti del piano'));
  const rows = await payments.findAllByRole('listitem');
  expect(rows).toHaveLength(4);
  expect(rows[0]).toHaveTextContent(/^\d\d\/\d\d\/\d{4}: 59,78 €/);
  expect(rows[3]).toHaveTextContent('La piattaforma non ha una ricevuta per questo pagamento.');
  await user.click(within(rows[0] as HTMLElement).getByRole('link'));
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['ricevuta-pt-rinaldi-4.pdf']));
});
