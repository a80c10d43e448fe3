import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { enterText } from '#web/testing/enter-text';
import { renderApp, renderScreen } from '#web/testing/render-app.tsx';

const password = 'Ascolto2026!';
const required = 'il campo è obbligatorio';

const email = () => screen.getByLabelText('Email');
const passwordField = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'ACCEDI ALLA PIATTAFORMA' });
const form = () => screen.getByRole('form', { name: 'Accesso' });
const signInCalls = (asked: readonly string[]) => asked.filter((name) => name.startsWith('login/'));
const isAt = (address: string) => waitFor(() => expect(window.location.hash).toBe(address));

test.each([
  { address: '#/', title: 'Area professionisti', id: 'ROUTE-02, GUARD-04, GUARD-05, LOGIN-01' },
  { address: '#/patient', title: 'Area pazienti', id: 'ROUTE-03, GUARD-04, GUARD-06, LOGIN-01' },
  { address: '#/doctor', title: 'Area professionisti', id: 'ROUTE-04, GUARD-04, GUARD-07, LOGIN-01' },
])('$address opens without a session the login of the type its path says ($id)', async ({ address, title }) => {
  const { asked } = renderApp(address);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(submit()).toBeEnabled();
  await waitFor(() => expect(signInCalls(asked)).toEqual(['login/current-session']));
  expect(window.location.hash).toBe(address);
  expect(window.location.pathname).toBe('/');
});

test('each audience says in words whom it is for and leads to the other (LOGIN-02, LOGIN-03, LOGIN-04, LOGIN-05)', async () => {
  const { user } = renderScreen('#/doctor');
  expect(screen.getByText(/Per chi esercita come psicologo o psicoterapeuta/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Vai all’area pazienti' }));
  expect(await screen.findByText(/Per chi cerca un terapeuta o ha già un percorso/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Vai all’area professionisti' }));
  await isAt('#/doctor');
});

test('asks e-mail and a masked password that can be shown and hidden again (LOGIN-06, LOGIN-07, LOGIN-08)', async () => {
  const { user } = renderScreen('#/patient');
  expect(email()).toHaveAttribute('autocomplete', 'username');
  expect(passwordField()).toHaveAttribute('autocomplete', 'current-password');
  expect(passwordField()).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Mostra la password' }));
  expect(passwordField()).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Nascondi la password' }));
  expect(passwordField()).toHaveAttribute('type', 'password');
});

test.each([
  [false, 'ends with the browser'],
  [true, 'outlives the browser'],
])(
  'with ‘Rimani connesso’ %s, which is not ticked beforehand, the session %s (LOGIN-09, LOGIN-10)',
  async (isTicked) => {
    const { user, platform } = renderScreen('#/patient');
    expect(screen.getByRole('checkbox', { name: 'Rimani connesso' })).not.toBeChecked();
    if (isTicked) await user.click(screen.getByRole('checkbox', { name: 'Rimani connesso' }));
    await enterText(user, email(), 'giulia.moretti@example.it');
    await user.type(passwordField(), `${password}{Enter}`);
    await isAt('#/dashboard');
    expect(platform.session.read()?.remembered).toBe(isTicked);
  },
);

test('signs in with fields that a password manager filled in without an event (LOGIN-06)', async () => {
  const { user, settled } = renderScreen('#/patient');
  await settled();
  Object.assign(email(), { value: 'giulia.moretti@example.it' });
  Object.assign(passwordField(), { value: password });
  await user.click(submit());
  await isAt('#/dashboard');
});

test('a password with signs that nobody sees is not sent, and the field says so', async () => {
  const { user, asked } = renderScreen('#/patient');
  await enterText(user, email(), 'giulia.moretti@example.it');
  await enterText(user, passwordField(), `${password}\u0000`);
  await user.click(submit());
  expect(await screen.findByText('Contiene caratteri invisibili: riscrivilo a mano.')).toBeVisible();
  expect(passwordField()).toHaveFocus();
  expect(asked).not.toContain('login/log-in');
});

test('social buttons stand on the patients’ audience alone (LOGIN-13, LOGIN-14)', async () => {
  const { user } = renderScreen('#/patient');
  expect(screen.getAllByRole('button', { name: /^Continua con/ }).map((button) => button.textContent)).toEqual([
    'Continua con Google',
    'Continua con Facebook',
  ]);
  await user.click(screen.getByRole('link', { name: 'Vai all’area professionisti' }));
  await screen.findByRole('heading', { level: 1, name: 'Area professionisti' });
  expect(screen.queryByRole('button', { name: /^Continua con/ })).not.toBeInTheDocument();
});

test.each([
  ['#/patient', '#/register?role=patient'],
  ['#/doctor', '#/register?role=doctor'],
])(
  '‘Registrati’ on %s passes the type of the audience on (LOGIN-15, LOGIN-16, ROUTE-08)',
  async (address, registration) => {
    const { user } = renderScreen(address);
    await user.click(screen.getByRole('link', { name: 'Registrati' }));
    await isAt(registration);
  },
);

test.each([
  ['', password, ['email']],
  ['giulia', password, ['email']],
  ['giulia@example', password, ['email']],
  ['giulia@example.i', password, ['email']],
  ['giulia.moretti@example.it', '', ['password']],
  ['', '', ['email', 'password']],
])(
  'with e-mail ‘%s’ and password ‘%s’ nothing is sent and %j is flagged (LOGIN-17, LOGIN-18, LOGIN-19, LOGIN-20)',
  async (typedEmail, typedPassword, wrong) => {
    const { user, asked } = renderScreen('#/patient');
    if (typedEmail) await user.type(email(), typedEmail);
    if (typedPassword) await user.type(passwordField(), typedPassword);
    await user.click(submit());
    expect(await within(form()).findAllByText(required)).toHaveLength(wrong.length);
    const fields = { email: email(), password: passwordField() };
    for (const name of ['email', 'password'] as const) {
      expect(fields[name].getAttribute('aria-invalid') === 'true').toBe(wrong.includes(name));
    }
    expect(fields[wrong[0] as 'email' | 'password']).toHaveFocus();
    expect(asked).not.toContain('login/log-in');
  },
);

test('turning to a field clears its flag and leaves the other’s (LOGIN-22)', async () => {
  const { user } = renderScreen('#/patient');
  await user.click(submit());
  expect(await within(form()).findAllByText(required)).toHaveLength(2);
  await user.click(passwordField());
  await waitFor(() => expect(passwordField()).not.toHaveAttribute('aria-invalid', 'true'));
  expect(email()).toHaveAttribute('aria-invalid', 'true');
  await user.type(email(), 'g');
  await waitFor(() => expect(email()).not.toHaveAttribute('aria-invalid', 'true'));
});

test('valid credentials, sent with Enter, open the dashboard of the account (LOGIN-21, LOGIN-24, LOGIN-25, GUARD-31)', async () => {
  const { user, asked } = renderApp('#/patient');
  await enterText(user, email(), ' giulia.moretti@example.it ');
  await user.type(passwordField(), `${password}{Enter}`);
  await isAt('#/dashboard');
  expect(asked.filter((name) => name === 'login/log-in')).toHaveLength(1);
  expect(await screen.findByRole('link', { name: 'Diario' })).toBeVisible();
});

test('while the call runs the button is off, and a second press sends nothing (LOGIN-12, LOGIN-25)', async () => {
  const { user, asked, platform } = renderScreen('#/patient');
  const login = platform.heldCalls.hold('login');
  await enterText(user, email(), 'giulia.moretti@example.it');
  await user.type(passwordField(), password);
  await user.click(submit());
  expect(submit()).toBeDisabled();
  await user.type(passwordField(), '{Enter}');
  login.release();
  await isAt('#/dashboard');
  expect(asked.filter((name) => name === 'login/log-in')).toHaveLength(1);
});

test('a failed login says so once, by a toast that describes the fields until one changes; it keeps the e-mail and returns to the password (LOGIN-23)', async () => {
  const { user } = renderScreen('#/patient');
  await enterText(user, email(), 'giulia.moretti@example.it');
  await user.type(passwordField(), 'sbagliata{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Username o password errati');
  expect(within(form()).queryByText('Username o password errati')).not.toBeInTheDocument();
  for (const field of [email(), passwordField()]) {
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Username o password errati. Controlla email e password, poi riprova.');
  }
  expect(email()).toHaveValue('giulia.moretti@example.it');
  expect(passwordField()).toHaveFocus();
  await user.keyboard('A');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(passwordField()).toBeValid();
});

test('after ten failures it says in minutes how long to wait (LOGIN-23)', async () => {
  const { user } = renderScreen('#/patient');
  await enterText(user, email(), 'giulia.moretti@example.it');
  for (let attempt = 0; attempt <= 10; attempt += 1) {
    await user.clear(passwordField());
    await user.type(passwordField(), 'no{Enter}');
    await waitFor(() => expect(submit()).toBeEnabled());
  }
  expect(await screen.findByText(/potrai riprovare tra 15 minuti\./)).toBeVisible();
});

test('a connection that is lost is told as such, and the form stays filled (LOGIN-23)', async () => {
  const { user, dropConnection } = renderScreen('#/patient');
  await enterText(user, email(), 'giulia.moretti@example.it');
  await user.type(passwordField(), password);
  dropConnection();
  await user.click(submit());
  expect(await screen.findByText('Sembra che manchi la connessione')).toBeVisible();
  expect(passwordField()).toHaveValue(password);
});

test('a professional who is not approved yet is told to wait and not let in (PERM-07, PERM-08, GUARD-34)', async () => {
  const { user, platform } = renderScreen('#/doctor');
  await enterText(user, email(), 'elena.serra@example.it');
  await user.type(passwordField(), `${password}{Enter}`);
  expect(await screen.findByText('Il tuo account è in attesa di verifica')).toBeVisible();
  expect(window.location.hash).toBe('#/doctor');
  expect(platform.session.read()).toBeNull();
});

test('who waits is told since when, what is checked and whom to ask, and not that the password is wrong (PERM-08)', async () => {
  const { user } = renderScreen('#/doctor');
  await enterText(user, email(), 'elena.serra@example.it');
  await user.type(passwordField(), `${password}{Enter}`);
  expect(await screen.findByText('Hai inviato la registrazione venerdì 20 novembre 2026.')).toBeVisible();
  expect(screen.getByText(/controlla i documenti che hai inviato e la tua iscrizione all’Albo/)).toBeVisible();
  const notice = screen.getByRole('status', { name: 'Il tuo account è in attesa di verifica' });
  expect(notice).toHaveFocus();
  expect(passwordField()).not.toHaveAttribute('aria-invalid', 'true');
  await user.click(within(notice).getByRole('button', { name: 'Scrivi a una persona' }));
  expect(await screen.findByRole('dialog', { name: 'Richiedi informazioni' })).toBeVisible();
});

test('who was refused reads calmly what can be done and reaches a person, with the right password alone (PERM-07, PERM-08)', async () => {
  const { user, platform } = renderScreen('#/doctor');
  const row = platform.db.users.get('pt-serra');
  const manager_configuration = { ...row?.manager_configuration, autorizzazioni: 'rifiutato' };
  platform.db.users.change('pt-serra', { manager_configuration });
  await enterText(user, email(), 'elena.serra@example.it');
  await user.type(passwordField(), 'sbagliata{Enter}');
  expect(await screen.findAllByText('Username o password errati')).not.toHaveLength(0);
  expect(screen.queryByText(/non risulta approvato/)).not.toBeInTheDocument();
  await user.clear(passwordField());
  await user.type(passwordField(), `${password}{Enter}`);
  const notice = await screen.findByRole('status', { name: 'Il tuo account non risulta approvato' });
  expect(await within(notice).findByText(/ti diciamo che cosa serve/)).toBeVisible();
  expect(within(notice).queryByText(/attesa/)).not.toBeInTheDocument();
  await user.click(within(notice).getByRole('button', { name: 'Scrivi a una persona' }));
  expect(await screen.findByRole('dialog', { name: 'Richiedi informazioni' })).toBeVisible();
  expect(platform.session.read()).toBeNull();
});

test('without the right password nobody reads that an account waits, nor since when (PERM-07)', async () => {
  const { user } = renderScreen('#/doctor');
  await enterText(user, email(), 'elena.serra@example.it');
  await user.type(passwordField(), 'sbagliata{Enter}');
  expect(await screen.findAllByText('Username o password errati')).not.toHaveLength(0);
  expect(screen.queryByText(/attesa|Hai inviato la registrazione|tua iscrizione all’Albo/)).not.toBeInTheDocument();
});

test('a professional whose approval was withdrawn is signed out and told on the login (PERM-07, PERM-08, GUARD-34)', async () => {
  renderApp('#/dashboard', { signedInAs: 'serra' });
  expect(await screen.findByText('Il tuo account è in attesa di verifica')).toBeVisible();
  await isAt('#/');
});

test.each([
  ['#/patient', 'andrea.rinaldi@example.it', /Il tuo è l’Area professionisti/, 'Pazienti'],
  ['#/doctor', 'giulia.moretti@example.it', /Il tuo è l’Area pazienti/, 'Diario'],
])(
  'who comes in by %s as %s gets the own dashboard and a note about the loginAudiences (PERM-01)',
  async (address, typedEmail, note, item) => {
    const { user } = renderApp(address);
    await user.type(email(), typedEmail);
    await user.type(passwordField(), `${password}{Enter}`);
    expect(await screen.findByRole('link', { name: item })).toBeVisible();
    expect(await screen.findByText(note)).toBeVisible();
  },
);

test('who was led to the login at / is not told off for its audience (PERM-01)', async () => {
  const { user } = renderApp('#/dashboard/calendar');
  await enterText(user, await screen.findByLabelText('Email'), 'giulia.moretti@example.it');
  await user.type(passwordField(), `${password}{Enter}`);
  expect(await screen.findByRole('link', { name: 'Diario' })).toBeVisible();
  expect(screen.queryByText(/Hai usato l’ingresso/)).not.toBeInTheDocument();
});

test('says when the capitals are locked, for as long as they are (LOGIN-07)', async () => {
  const { user } = renderScreen('#/patient');
  await user.click(passwordField());
  await user.keyboard('{CapsLock}a');
  expect(await screen.findByText('Il blocco maiuscole è attivo.')).toBeVisible();
  await user.keyboard('{CapsLock}b');
  await waitFor(() => expect(screen.queryByText('Il blocco maiuscole è attivo.')).not.toBeInTheDocument());
});
