import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { faqEntries, loadHelp } from '#web/features/help/help-content';
import { enterText } from '#web/testing/enter-text';
import { hearSaving } from '#web/testing/hear-saving';
import { renderScreen } from '#web/testing/render-app.tsx';

afterEach(() => vi.restoreAllMocks());

const demoPassword = 'Ascolto2026!';

async function openProfile(options: Parameters<typeof renderScreen>[1] = {}) {
  const app = renderScreen('#/dashboard/patient-details', {
    scenario: 'personas-only',
    signedInAs: 'giulia',
    ...options,
  });
  await screen.findByRole('heading', { name: 'Il tuo account' });
  return app;
}

type App = Awaited<ReturnType<typeof openProfile>>;

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const dialog = (name: string) => screen.findByRole('dialog', { name });

async function openDialog({ user }: App, press: string, name: string) {
  await user.click(button(press));
  return within(await dialog(name));
}

async function fill({ user }: App, label: HTMLElement, text: string) {
  await user.clear(label);
  await enterText(user, label, text);
}

function row({ platform }: App) {
  return platform.db.users.get('pt-giulia');
}

describe('the e-mail', () => {
  async function change(app: App, email: string, password = demoPassword) {
    const form = await openDialog(app, 'Cambia email', 'Cambia email');
    for (const label of email === '' ? [] : ['Nuova email', 'Conferma email']) {
      await fill(app, form.getByLabelText(label), email);
    }
    if (password !== '') await fill(app, form.getByLabelText('Password di ora'), password);
    await app.user.click(form.getByRole('button', { name: 'Cambia email' }));
    return form;
  }

  test('is changed with the password, and shown wherever the account is (PATIENT-19, PATIENT-35)', async () => {
    const app = await openProfile();
    await change(app, 'giulia.nuova@example.it');
    expect(await screen.findByText('Email cambiata')).toBeVisible();
    expect(row(app)).toMatchObject({ email: 'giulia.nuova@example.it', username: 'giulia.nuova@example.it' });
    await waitFor(() => expect(screen.getByText('giulia.nuova@example.it')).toBeVisible());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test.each([
    { email: '', password: demoPassword, label: 'Nuova email', says: 'il campo è obbligatorio' },
    { email: 'giulia', password: demoPassword, label: 'Nuova email', says: 'indirizzo email non valido' },
    {
      email: 'Giulia.Moretti@example.it',
      password: demoPassword,
      label: 'Nuova email',
      says: 'È già l’email con cui accedi.',
    },
    { email: 'nuova@example.it', password: '', label: 'Password di ora', says: 'il campo è obbligatorio' },
  ])(
    '"$email" with the password "$password" is not sent: $says (PATIENT-35)',
    async ({ email, password, label, says }) => {
      const app = await openProfile();
      const form = await change(app, email, password);
      await waitFor(() => expect(form.getByLabelText(label)).toHaveAccessibleDescription(says));
      expect(app.asked).not.toContain('patient-profile/change-email');
    },
  );

  test.each([
    { email: 'marco.ferri@example.it', password: demoPassword, label: 'Nuova email', says: /già registrata/ },
    {
      email: 'nuova@example.it',
      password: 'Sbagliata-2026',
      label: 'Password di ora',
      says: /La password non è giusta/,
    },
  ])('what the back end refuses stands at its field: $says', async ({ email, password, label, says }) => {
    const app = await openProfile();
    const form = await change(app, email, password);
    await waitFor(() => expect(form.getByLabelText(label)).toHaveAccessibleDescription(says));
    expect(form.getByLabelText('Nuova email')).toHaveValue(email);
    expect(row(app)).toMatchObject({ email: 'giulia.moretti@example.it' });
  });

  test('is typed twice, what is wrong with it is said on leaving the field, and what changes before it is sent (PATIENT-35)', async () => {
    const app = await openProfile();
    const form = await openDialog(app, 'Cambia email', 'Cambia email');
    expect(form.getByText(/accedi, recuperi la password e ricevi i messaggi con$/)).toBeVisible();
    expect(form.getByText('la nuova email')).toBeVisible();
    await app.user.tab();
    expect(form.getByLabelText('Nuova email')).not.toHaveAccessibleDescription();
    await fill(app, form.getByLabelText('Nuova email'), 'pippo');
    await app.user.tab();
    expect(form.getByLabelText('Nuova email')).toHaveAccessibleDescription('indirizzo email non valido');
    await fill(app, form.getByLabelText('Nuova email'), 'nuova@example.it');
    await fill(app, form.getByLabelText('Conferma email'), 'nouva@example.it');
    await app.user.tab();
    expect(form.getByLabelText('Conferma email')).toHaveAccessibleDescription('indirizzo email errato.');
    expect(form.getByText('nuova@example.it')).toBeVisible();
    await fill(app, form.getByLabelText('Password di ora'), demoPassword);
    await app.user.click(form.getByRole('button', { name: 'Cambia email' }));
    expect(app.asked).not.toContain('patient-profile/change-email');
    await fill(app, form.getByLabelText('Conferma email'), 'nuova@example.it');
    await app.user.click(form.getByRole('button', { name: 'Cambia email' }));
    expect(await screen.findByText('Email cambiata')).toBeVisible();
  });

  test('a platform that fails is told in the dialog, and nothing typed is lost', async () => {
    const app = await openProfile({ faults: { updateUser: ['status-500'] } });
    const form = await change(app, 'nuova@example.it');
    expect(await form.findByRole('alert')).toHaveTextContent('Non sappiamo se è riuscito');
    expect(form.getByLabelText('Nuova email')).toHaveValue('nuova@example.it');
  });
});

test('another password is asked for by e-mail (PATIENT-13, PATIENT-14)', async () => {
  const app = await openProfile();
  const ask = await openDialog(app, 'Richiedi modifica password', 'Vuoi cambiare la password?');
  await app.user.click(ask.getByRole('button', { name: 'Invia l’email' }));
  const message = within(await dialog('Richiesta modifica password'));
  expect(message.getByText('Riceverai una email con le indicazioni per modificare la password')).toBeVisible();
  expect(app.platform.db.outbox.list().map(({ to }) => to)).toEqual(['giulia.moretti@example.it']);
});

describe('the consents', () => {
  const consent = (name: RegExp) => screen.getByRole('checkbox', { name });

  test('keeps them ticked and locked once given, with date and version, but not the newsletter (PATIENT-40, PATIENT-41)', async () => {
    await openProfile();
    for (const name of [/Termini e condizioni/, /Informativa sulla privacy/, /sulla salute/, /quota di servizio/]) {
      expect(consent(name)).toBeChecked();
      expect(consent(name)).toBeDisabled();
      expect(consent(name)).toHaveAccessibleDescription(/Dato il 23\/04\/2026, versione 1 dei testi/);
    }
    expect(consent(/newsletter/)).not.toBeChecked();
    expect(consent(/newsletter/)).toBeEnabled();
  });

  test('the newsletter toggles freely, and its change is dated (PATIENT-23, PATIENT-40, PATIENT-41, C-39)', async () => {
    const app = await openProfile();
    await app.user.click(consent(/newsletter/));
    await app.user.click(button('Salva informazioni'));
    expect(await screen.findByText('Informazioni salvate con successo')).toBeVisible();
    expect(row(app)?.public_configuration['isNewsLetter']).toBe(true);
    expect(await screen.findByText('Ultima modifica: 23/11/2026')).toBeVisible();
  });

  test('taking one back says what it means and leads to the closure or to a person', async () => {
    const app = await openProfile();
    const [, , health] = screen.getAllByRole('button', { name: 'Revoca il consenso' });
    await app.user.click(health as HTMLElement);
    const revoke = within(await dialog('Revocare «Dati personali sulla salute»?'));
    expect(revoke.getByText(/Revocarlo vuol dire quindi chiudere l’account/)).toBeVisible();
    expect(revoke.getByRole('button', { name: 'Scrivi all’assistenza' })).toBeVisible();
    await app.user.click(revoke.getByRole('button', { name: 'Vai alla chiusura dell’account' }));
    expect(await dialog('Chiedere la chiusura dell’account?')).toBeVisible();
    expect(row(app)?.public_configuration['isPersonalData']).toBe(true);
  });
});

test('an e-mail that is put right puts its repeat right too, and one that is changed again is judged with it', async () => {
  const app = await openProfile();
  const form = await openDialog(app, 'Cambia email', 'Cambia email');
  const repeat = form.getByLabelText('Conferma email');
  await fill(app, form.getByLabelText('Nuova email'), 'nuova@exmple.it');
  await fill(app, repeat, 'nuova@example.it');
  await app.user.tab();
  expect(repeat).toHaveAccessibleDescription('indirizzo email errato.');
  await fill(app, form.getByLabelText('Nuova email'), 'nuova@example.it');
  expect(repeat).toHaveAccessibleDescription('');
  await fill(app, form.getByLabelText('Nuova email'), 'altra@example.it');
  await app.user.tab();
  expect(repeat).toHaveAccessibleDescription('indirizzo email errato.');
});

test.each([
  { press: 'Cambia email', name: 'Cambia email' },
  { press: 'Scarica i tuoi dati', name: 'Scarica i tuoi dati' },
  { press: 'Chiudi l’account', name: 'Chiedere la chiusura dell’account?' },
])('a press beside «$name» loses nothing typed; without a password it says how to have one', async (given) => {
  const app = await openProfile();
  const form = await openDialog(app, given.press, given.name);
  await fill(app, form.getByLabelText(/^Password/), 'Quasi');
  await app.user.click(document.querySelector('.mantine-Modal-overlay') as Element);
  expect(form.getByLabelText(/^Password/)).toHaveValue('Quasi');
  expect(form.getByText(/^Se accedi solo con Google o Facebook, scegli prima una password/)).toBeVisible();
});

describe('one’s own data', () => {
  test('saves them in one file under Italian keys once the password is right, with a message where to find it', async () => {
    const saved = hearSaving();
    const app = await openProfile();
    const form = await openDialog(app, 'Scarica i tuoi dati', 'Scarica i tuoi dati');
    const press = () => app.user.click(form.getByRole('button', { name: 'Prepara e salva' }));
    await press();
    expect(form.getByLabelText('Password')).toHaveAccessibleDescription('il campo è obbligatorio');
    await fill(app, form.getByLabelText('Password'), 'Sbagliata-2026');
    await press();
    await waitFor(() => expect(form.getByLabelText('Password')).toHaveAccessibleDescription(/non è giusta/));
    expect(saved).toEqual([]);
    await fill(app, form.getByLabelText('Password'), demoPassword);
    await press();
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['I tuoi dati 2026-11-23.json']));
    const message = (await screen.findByText('File salvato')).closest('[role="status"]');
    expect(message).toHaveTextContent('Lo trovi tra i tuoi download. Tienilo in un posto sicuro.');
    const text = await saved[0]?.file.text();
    expect(JSON.parse(text ?? '')).toMatchObject({ formato: 'ascolto-i-tuoi-dati', profilo: { nome: 'Giulia' } });
  });

  test('closing the account says what happens and when, asks for the password, and stands as requested (HELP-18)', async () => {
    const app = await openProfile();
    const ask = await openDialog(app, 'Chiudi l’account', 'Chiedere la chiusura dell’account?');
    expect(ask.getByText(/entro 72 ore lavorative/)).toBeVisible();
    const confirm = () => app.user.click(ask.getByRole('button', { name: 'Sì, chiedi la chiusura' }));
    await confirm();
    expect(ask.getByLabelText('Password')).toHaveAccessibleDescription('il campo è obbligatorio');
    await fill(app, ask.getByLabelText('Password'), 'Sbagliata-2026');
    await confirm();
    await waitFor(() => expect(ask.getByLabelText('Password')).toHaveAccessibleDescription(/non è giusta/));
    expect(app.calls).not.toContain('requestInfo');
    await fill(app, ask.getByLabelText('Password'), demoPassword);
    await confirm();
    expect(await screen.findByText('Chiusura richiesta il 23/11/2026 alle 10:00')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Chiudi l’account' })).not.toBeInTheDocument();
    expect(app.calls.filter((call) => call === 'requestInfo')).toHaveLength(1);
  });

  test('what becomes of the credit is told in the same words by the question before closing and by the help (HELP-18)', async () => {
    const told =
      /il credito che resta non si usa più per prenotare: ti viene restituito, e il modo lo concordi con l’assistenza/i;
    const ask = await openDialog(await openProfile(), 'Chiudi l’account', 'Chiedere la chiusura dell’account?');
    expect(ask.getByText(told)).toBeVisible();
    const answer = faqEntries(await loadHelp('patient'))
      .find(({ id }) => id === 'chiudere-account')
      ?.answer.join(' ');
    expect(answer).toMatch(told);
    expect(answer).toContain('In «Profilo», sotto «I tuoi dati», premi «Chiudi l’account»');
  });

  test('a request that may not have arrived is not told as made, and can be made again', async () => {
    const app = await openProfile({ faults: { requestInfo: ['status-500'] } });
    const ask = await openDialog(app, 'Chiudi l’account', 'Chiedere la chiusura dell’account?');
    await fill(app, ask.getByLabelText('Password'), demoPassword);
    await app.user.click(ask.getByRole('button', { name: 'Sì, chiedi la chiusura' }));
    expect(await screen.findByText('Non sappiamo se la richiesta è arrivata')).toBeVisible();
    expect(screen.queryByText(/Chiusura richiesta/)).not.toBeInTheDocument();
    expect(button('Chiudi l’account')).toBeVisible();
  });
});
