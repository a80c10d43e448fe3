import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { enterText } from '#web/testing/enter-text';
import { renderApp, renderScreen } from '#web/testing/render-app.tsx';
import { expectNoDraft, leavePage, seeResumed } from '#web/testing/resumed-draft';

const field = (name: string) => screen.getByRole('textbox', { name });
const saveButton = () => screen.getByRole('button', { name: 'Salva informazioni' });
const tab = (name: string) => screen.getByRole('tab', { name });
const saved = 'Informazioni salvate con successo';

async function openProfile(
  where = 'informazioni',
  options: Parameters<typeof renderScreen>[1] = {},
  render = renderScreen,
) {
  const address = `#/dashboard/patient-details?tab=${where}`;
  const app = render(address, { scenario: 'personas-only', signedInAs: 'giulia', ...options });
  await screen.findByRole('button', { name: 'Salva informazioni' });
  return app;
}

type App = Awaited<ReturnType<typeof openProfile>>;

async function write({ user }: App, name: string, text: string) {
  await user.clear(field(name));
  if (text !== '') await user.paste(text);
}

function published({ platform }: App) {
  return platform.db.users.get('pt-giulia')?.public_configuration;
}

/** Puts other values into what the platform has of Giulia, as another tab does. */
function change({ platform }: App, fields: object) {
  const row = platform.db.users.get('pt-giulia');
  if (row) platform.db.users.put({ ...row, public_configuration: { ...row.public_configuration, ...fields } } as never);
}

/** Takes away what this program has written down of Giulia's choices. */
function withoutRecord({ platform }: App) {
  const row = platform.db.users.get('pt-giulia');
  if (row) platform.db.users.put({ ...row, configuration: { ...row.configuration, ascolto: {} } } as never);
}

describe('the frame', () => {
  test('is called Profilo and has five tabs in their order, each in the address (PATIENT-01, PATIENT-02, PATIENT-03, PATIENT-04)', async () => {
    const app = await openProfile();
    expect(screen.getByRole('heading', { level: 1, name: 'Profilo' })).toBeVisible();
    const tabs = ['Informazioni', 'Fatturazione', 'Documenti', 'Psicoterapia', 'Preferiti'];
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(tabs);
    for (const name of tabs) {
      await app.user.click(tab(name));
      expect(window.location.hash).toBe(`#/dashboard/patient-details?tab=${name.toLowerCase()}`);
      expect(screen.getByRole('tabpanel', { name })).toBeVisible();
    }
  });

  test('has a sign-out that lands on the patients’ login (PATIENT-10, PATIENT-11)', async () => {
    const app = await openProfile('informazioni', {}, renderApp);
    await app.user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Esci' }));
    await waitFor(() => expect(window.location.hash).toBe('#/patient'));
  });

  test('what could not be read is said, and read when asked again', async () => {
    const app = renderScreen('#/dashboard/calendar', { scenario: 'personas-only', signedInAs: 'giulia' });
    await app.settled();
    app.dropConnection();
    await app.open('/dashboard/patient-details');
    const retry = await screen.findByRole('button', { name: 'Riprova' });
    app.dropConnection(false);
    await app.user.click(retry);
    expect(await screen.findByRole('heading', { name: 'Il tuo account' })).toBeVisible();
  });
});

describe('what is only read', () => {
  test('stands as text, with the reason and the way to have it corrected (PATIENT-15, PATIENT-16, PATIENT-17, PATIENT-18)', async () => {
    const app = await openProfile();
    const section = within(screen.getByRole('region', { name: 'Informazioni personali' }));
    const facts = section.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(facts).toEqual([
      ['Nome', 'Giulia'],
      ['Cognome', 'Moretti'],
      ['Data di nascita', '14/03/1993'],
      ['Genere', 'Donna'],
      ['Luogo di nascita', 'Milano MI, Italia'],
      ['Residenza', 'Via Carlo Farini 41, 20159 Milano MI, Italia'],
      ['CAP', '20159'],
    ]);
    expect(section.queryByRole('textbox')).not.toBeInTheDocument();
    expect(section.getByText(/perciò da qui non si cambiano/)).toBeVisible();
    await app.user.click(section.getByRole('button', { name: 'Scrivi all’assistenza' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
});

describe('a save', () => {
  test('counts the changes of both tabs, stores them together and says so (PATIENT-12, PATIENT-20, PATIENT-22, PATIENT-24)', async () => {
    const app = await openProfile();
    await write(app, 'Telefono', '399 000 1122');
    expect(await screen.findByText('Una modifica da salvare')).toBeVisible();
    await app.user.click(tab('Fatturazione'));
    await write(app, 'Codice fiscale', 'MRTGLI93C54F205X');
    expect(await screen.findByText('2 modifiche da salvare')).toBeVisible();
    await app.user.click(saveButton());
    expect(await screen.findByText(saved)).toBeVisible();
    expect(published(app)).toMatchObject({
      telefono: '+39 399 000 1122',
      billing_info: { codice_fiscale: 'MRTGLI93C54F205X', deduct_cost: 'true' },
    });
    await waitFor(() => expect(screen.queryByText(/da salvare/)).not.toBeInTheDocument());
    expectNoDraft();
  });

  test('lets letters fall out of a phone number while it is typed (PATIENT-29, PATIENT-30)', async () => {
    const app = await openProfile();
    await app.user.clear(field('Telefono'));
    await enterText(app.user, field('Telefono'), '34a7 (5)b55-0');
    expect(field('Telefono')).toHaveValue('347 (5)55-0');
  });

  test('asks for a tax code where it is emptied, and for eight characters of it (PATIENT-25, PATIENT-26)', async () => {
    const app = await openProfile('fatturazione');
    await write(app, 'Codice fiscale', '');
    await app.user.tab();
    await waitFor(() => expect(field('Codice fiscale')).toHaveAccessibleDescription('il campo è obbligatorio'));
    await write(app, 'Codice fiscale', 'MRTGLI9');
    await waitFor(() =>
      expect(field('Codice fiscale')).toHaveAccessibleDescription('Deve contenere almeno 8 caratteri'),
    );
  });

  test('refuses a short tax code from wherever it is pressed, and stores nothing (PATIENT-27)', async () => {
    const app = await openProfile('fatturazione');
    await write(app, 'Codice fiscale', 'MRTGLI9');
    await app.user.click(tab('Informazioni'));
    await write(app, 'Telefono', '399 000 1122');
    await app.user.click(saveButton());
    const toast = await screen.findByText('Il campo Codice Fiscale deve contenere almeno 8 caratteri.');
    expect(toast).toBeVisible();
    await waitFor(() => expect(field('Codice fiscale')).toHaveFocus());
    expect(window.location.hash).toBe('#/dashboard/patient-details?tab=fatturazione');
    expect(app.asked).not.toContain('patient-profile/save-patient-profile');
  });

  test('doubts a tax code that looks wrong, and saves it all the same', async () => {
    const app = await openProfile('fatturazione');
    await write(app, 'Codice fiscale', 'MRTGLI93C54F205X');
    await app.user.tab();
    expect(await screen.findByText(/errore di battitura/)).toBeVisible();
    await app.user.click(saveButton());
    expect(await screen.findByText(saved)).toBeVisible();
  });

  test('takes an address only as chosen from the suggestions (PATIENT-21, PATIENT-28, C-38)', async () => {
    const app = await openProfile('fatturazione');
    const address = () => screen.getByRole('combobox', { name: 'Indirizzo di fatturazione' });
    await app.user.clear(address());
    await enterText(app.user, address(), 'via garibaldi torino');
    await app.user.click(saveButton());
    expect(await screen.findByText('Controlla i campi segnati')).toBeVisible();
    expect(app.asked).not.toContain('patient-profile/save-patient-profile');
    await app.user.clear(address());
    await enterText(app.user, address(), 'via garibaldi torino');
    await app.user.click(await screen.findByRole('option', { name: /Via Garibaldi, Torino/ }));
    await waitFor(() => expect(address()).toHaveValue('Via Garibaldi, 10122 Torino TO, Italia'));
    await app.user.click(saveButton());
    expect(await screen.findByText(saved)).toBeVisible();
    expect(published(app)?.['indirizzo']).toMatchObject({
      formatted_address: 'Via Garibaldi, 10122 Torino TO, Italia',
    });
  });

  test('stores whether the cost goes to the tax office, with its day, and says what that means (PATIENT-33)', async () => {
    const app = await openProfile('fatturazione');
    expect(screen.getByRole('radio', { name: 'Sì, va inviato' })).toBeChecked();
    expect(screen.getByText(/può detrarre lo stesso il 19 %/)).toBeVisible();
    await app.user.click(screen.getByRole('radio', { name: 'No, mi oppongo all’invio' }));
    await app.user.click(saveButton());
    expect(await screen.findByText(saved)).toBeVisible();
    expect(published(app)?.['billing_info']).toMatchObject({ deduct_cost: false, codice_fiscale: 'MRTGLI93C54F205D' });
    expect(await screen.findByText(/Scelta del 23\/11\/2026/)).toBeVisible();
  });

  test.each([
    { stored: undefined, checked: [], says: /^Non hai ancora scelto\./ },
    { stored: '', checked: [], says: /^Non hai ancora scelto\./ },
    {
      stored: 'true',
      checked: ['Sì, va inviato'],
      says: /^È quello che risulta sulla piattaforma; quando l’hai scelto non è segnato\./,
    },
  ])(
    'of the tax office shows a choice only where the platform holds one, $stored, and whose it is (PATIENT-33)',
    async ({ stored, checked, says }) => {
      const app = renderScreen('#/dashboard/patient-details?tab=fatturazione', { signedInAs: 'giulia' });
      const billing = { codice_fiscale: 'MRTGLI93C54F205D', ...(stored !== undefined && { deduct_cost: stored }) };
      change(app, { billing_info: billing });
      withoutRecord(app);
      expect(await screen.findByText(says)).toBeVisible();
      const radios = screen.getAllByRole<HTMLInputElement>('radio');
      expect(radios.filter((radio) => radio.checked).map(({ labels }) => labels?.[0]?.textContent)).toEqual(checked);
    },
  );

  test('shows a patient just registered no choice and no birthplace that was never given', async () => {
    const { user } = await openProfile('fatturazione', { signedInAs: 'sara' });
    expect(screen.getByText(/^Non hai ancora scelto\./)).toBeVisible();
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
    await user.click(tab('Informazioni'));
    const birthPlace = (await screen.findByText('Luogo di nascita')).nextElementSibling;
    expect(birthPlace).toBeVisible();
    expect(birthPlace).not.toHaveTextContent(/Via|\d/);
  });

  test('a platform that fails is told, and what was typed is kept, also over a reload (PATIENT-34)', async () => {
    const app = await openProfile('informazioni', { faults: { updateUser: ['status-500'] } });
    await write(app, 'Telefono', '399 000 1122');
    await app.user.click(saveButton());
    expect(await screen.findByText('error')).toBeVisible();
    expect(field('Telefono')).toHaveValue('399 000 1122');
    leavePage();
    await openProfile();
    await seeResumed();
    expect(field('Telefono')).toHaveValue('399 000 1122');
  });
});

describe('two tabs', () => {
  test('that change different fields: both survive', async () => {
    const app = await openProfile();
    await write(app, 'Telefono', '399 000 1122');
    change(app, { billing_info: { codice_fiscale: 'MRTGLI93C54F205X', deduct_cost: 'true' } });
    await app.user.click(saveButton());
    expect(await screen.findByText(saved)).toBeVisible();
    expect(published(app)).toMatchObject({
      telefono: '+39 399 000 1122',
      billing_info: { codice_fiscale: 'MRTGLI93C54F205X' },
    });
  });

  test('that change the same field: the second is asked, is shown the other value, and loses neither', async () => {
    const app = await openProfile();
    await write(app, 'Telefono', '399 000 1122');
    change(app, { telefono: '+39 399 777 8899' });
    await app.user.click(saveButton());
    const note = await screen.findByRole('button', { name: 'Telefono: riprendi «+39 399 777 8899»' });
    expect(field('Telefono')).toHaveValue('399 000 1122');
    expect(published(app)).toMatchObject({ telefono: '+39 399 777 8899' });
    await app.user.click(note);
    expect(field('Telefono')).toHaveValue('399 777 8899');
    await write(app, 'Telefono', '399 000 3344');
    await app.user.click(saveButton());
    expect(await screen.findByText(saved)).toBeVisible();
    expect(published(app)).toMatchObject({ telefono: '+39 399 000 3344' });
  });
});
