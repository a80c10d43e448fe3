import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  chooseAddress,
  fillAccount,
  fillPassword,
  fillPatientDetails,
  lucia,
  mandatoryBoxes,
} from '#web/features/registration/testing/fill-wizard';
import { closeApps } from '#web/testing/open-apps';
import { type RenderedApp, renderApp, renderScreen } from '#web/testing/render-app.tsx';

const address = '#/register?role=patient';
const required = 'il campo è obbligatorio';

const heading = (step: string) => screen.findByRole('heading', { level: 1, name: `Registrazione pazienti: ${step}` });
const go = () => screen.getByRole('button', { name: 'avanti' });
const send = () => screen.getByRole('button', { name: 'registrati' });
const tab = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Passi della registrazione' })).getByRole('button', { name });
const isAt = (hash: string) => waitFor(() => expect(window.location.hash).toBe(hash));
const accountsOf = ({ platform }: RenderedApp) =>
  platform.db.users.list(({ email }) => email === lucia.email.toLowerCase());

/** Closes the page; what the tab keeps remains. */
function closeVisit(): void {
  cleanup();
  closeApps();
}

async function openDetails(app: RenderedApp) {
  await heading('account');
  await fillAccount(app.user);
  await app.user.click(go());
  await heading('informazioni');
  await screen.findByLabelText('Cognome');
}

async function openFilled(render = renderScreen) {
  const app = render(address);
  await openDetails(app);
  await fillPatientDetails(app.user);
  return app;
}

test('a patient registers in two steps and is told what comes next (REG-05, REG-24, REG-27, REG-28)', async () => {
  const app = await openFilled(renderApp);
  await app.user.click(send());
  await isAt('#/info/successful-register-patient');
  expect(await screen.findByText('registrazione avvenuta con successo')).toBeVisible();
  expect(accountsOf(app)).toMatchObject([
    {
      username: 'lucia.desantis@example.it',
      public_configuration: { type: 'paziente', nome: 'Lucia', cognome: 'De santis' },
    },
  ]);
});

test('who has registered is signed in, says the page, and goes on from there without the login', async () => {
  const app = await openFilled(renderApp);
  await app.user.click(send());
  expect(await screen.findByText('Hai già fatto l’accesso')).toBeVisible();
  expect(app.platform.session.read()).toMatchObject({ publicToken: accountsOf(app)[0]?.public_token, scope: 'full' });
  expect(screen.queryByRole('link', { name: 'Vai all’accesso' })).not.toBeInTheDocument();
  await app.user.click(screen.getByRole('link', { name: 'Vai alla dashboard' }));
  expect(await screen.findByRole('link', { name: 'Diario' })).toBeVisible();
});

test('when the sign-in after it fails the registration stands, and the login begins with the e-mail', async () => {
  const app = await openFilled();
  app.platform.faults.set('login', ['status-500']);
  await app.user.click(send());
  expect(await screen.findByText('registrazione avvenuta con successo')).toBeVisible();
  expect(await screen.findByText(/La registrazione è riuscita, l’accesso automatico no/)).toHaveTextContent(
    lucia.email,
  );
  expect([accountsOf(app).length, JSON.stringify(window.history.state).includes(lucia.email)]).toEqual([1, false]);
  app.platform.faults.set('login', []);
  await app.user.click(screen.getByRole('link', { name: 'Vai all’accesso' }));
  expect(await screen.findByLabelText('Email')).toHaveValue(lucia.email);
  expect(JSON.stringify([window.history.state, { ...sessionStorage }])).not.toContain(lucia.email);
  await app.user.type(screen.getByLabelText('Password'), `${lucia.password}{Enter}`);
  await isAt('#/dashboard');
});

test('the page that was wanted is kept through the steps and led back to at the end', async () => {
  const wanted = '/dashboard/diary';
  const app = renderApp(address, { state: { wanted } });
  await openDetails(app);
  await app.user.click(tab('Account'));
  await heading('account');
  expect(screen.getByText(/^Sei già registrato\?/)).toBeVisible();
  await app.user.click(go());
  await heading('informazioni');
  await fillPatientDetails(app.user);
  await app.user.click(send());
  await isAt('#/info/successful-register-patient');
  await app.user.click(await screen.findByRole('link', { name: 'Torna alla pagina che cercavi' }));
  await isAt(`#${wanted}`);
});

test('afterwards the wizard is empty and at its first step, and nothing is left in the tab (REG-25)', async () => {
  const app = await openFilled(renderApp);
  // Not signed in: who is signed in meets the dashboard instead of the wizard.
  app.platform.faults.set('login', ['status-500']);
  await app.user.click(send());
  // The address changes a moment before the screen, and going back must start from the new screen.
  await screen.findByRole('heading', { level: 1, name: 'Registrazione ricevuta' });
  await isAt('#/info/successful-register-patient');
  window.history.back();
  await heading('account');
  await isAt(address);
  expect(screen.getByLabelText('Email')).toHaveValue('');
  expect(Object.values(sessionStorage).join()).not.toMatch(/desantis|Garibaldi/i);
});

test('steps and bar say where one is, and the buttons what they do (REG-05, REG-06, REG-07, REG-08)', async () => {
  const app = renderScreen(address);
  await heading('account');
  const bar = screen.getByRole('progressbar', { name: 'Avanzamento' });
  expect(tab('Account')).toHaveAttribute('aria-current', 'step');
  expect(bar.firstElementChild).toHaveStyle({ width: '50%' });
  expect(screen.getByText(/^Passo 1 di 2, circa 2 minuti/)).toBeVisible();
  await fillAccount(app.user);
  await app.user.click(go());
  expect(await heading('informazioni')).toHaveFocus();
  expect(tab('Informazioni')).toHaveAttribute('aria-current', 'step');
  expect(bar.firstElementChild).toHaveStyle({ width: '100%' });
  expect(send()).toBeEnabled();
});

test('a later tab does nothing and says why, an earlier one leads back with everything kept (REG-09, REG-10, REG-11)', async () => {
  const app = renderScreen(address);
  await heading('account');
  expect(tab('Informazioni')).toHaveAttribute('aria-disabled', 'true');
  expect(tab('Informazioni')).toHaveAccessibleDescription(/quando il passo prima è completo/);
  await fillAccount(app.user);
  await app.user.click(tab('Informazioni'));
  await heading('account');
  await app.user.click(go());
  await heading('informazioni');
  await app.user.type(await screen.findByLabelText('Cognome'), 'De Santis');
  await app.user.click(tab('Account'));
  await heading('account');
  expect(screen.getByLabelText('Email')).toHaveValue(lucia.email);
  expect(screen.getByLabelText('Password')).toHaveValue(lucia.password);
  await app.user.click(go());
  await heading('informazioni');
  expect(await screen.findByLabelText('Cognome')).toHaveValue('De Santis');
});

test('the first step asks of a patient account and consents, none ticked, and no personal data (REG-31, REG-33, ROUTE-06)', async () => {
  renderScreen(address);
  await heading('account');
  expect(screen.getAllByRole('checkbox')).toHaveLength(5);
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  for (const label of [/Conferma l’email/, 'Cognome', 'Nome', 'Data di nascita', 'Telefono']) {
    expect(screen.queryByLabelText(label)).not.toBeInTheDocument();
  }
});

test('the second step asks who one is and where one lives (REG-53, REG-54, REG-58)', async () => {
  await openDetails(renderScreen(address));
  for (const label of ['Cognome', 'Nome', 'Telefono', 'Data di nascita']) {
    expect(screen.getByLabelText(label)).toBeVisible();
  }
  const gender = within(screen.getByRole('group', { name: 'Genere' }));
  expect(gender.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['uomo', 'donna', 'altro']);
  expect(screen.getByRole('combobox', { name: 'Indirizzo' })).toBeVisible();
});

test('an empty first step is not left: each field says why, and the summary in their order (REG-19, REG-44, REG-45, REG-50)', async () => {
  const app = renderScreen(address);
  await heading('account');
  await app.user.click(go());
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  const lines = within(summary).getAllByRole('button');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    `Email: ${required}`,
    `Password: ${required}`,
    `Conferma la password: ${required}`,
    'Termini e condizioni: Accettare i termini e condizioni della piattaforma',
    'Privacy e profilazione: I dati di profilazione devono essere accettati',
    "Dati personali sulla salute: accetta la casella di controllo per l'accesso ai dati personali",
    "Quota di servizio e fatturazione: Attenzione: è obbligatorio compilare tutti i campi relativi alla privacy e alle condizioni d'uso per poter proseguire.",
  ]);
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(required);
  expect(document.title).toMatch(/^Errore: /);
  await heading('account');
});

test('one consent that is missing keeps the step, says why at its box, and lets go once it is given (REG-49, REG-50, AMB-05)', async () => {
  const app = renderScreen(address);
  await heading('account');
  await fillAccount(app.user);
  const box = mandatoryBoxes()[3] as HTMLElement;
  await app.user.click(box);
  await app.user.click(go());
  await waitFor(() => expect(box).toHaveAccessibleDescription(/Attenzione: è obbligatorio compilare tutti i campi/));
  await app.user.click(within(screen.getByRole('alert')).getByRole('button'));
  expect(box).toHaveFocus();
  await app.user.click(box);
  await app.user.click(go());
  await heading('informazioni');
});

test('a field is judged when it is left and cleared as soon as it is right (REG-34, REG-37)', async () => {
  const app = renderScreen(address);
  await heading('account');
  const email = screen.getByLabelText('Email');
  await app.user.type(email, 'lucia@example');
  expect(screen.queryByText('indirizzo email non valido')).not.toBeInTheDocument();
  await app.user.tab();
  expect(await screen.findByText('indirizzo email non valido')).toBeVisible();
  await app.user.type(email, '.it');
  await waitFor(() => expect(screen.queryByText('indirizzo email non valido')).not.toBeInTheDocument());
  await app.user.type(screen.getByLabelText('Password'), 'lunghissima');
  await app.user.type(screen.getByLabelText('Conferma la password'), 'lunghissim');
  await app.user.tab();
  expect(await screen.findByText('Password non valida')).toBeVisible();
  await app.user.type(screen.getByLabelText('Password'), '{Backspace}');
  await waitFor(() => expect(screen.queryByText('Password non valida')).not.toBeInTheDocument());
});

test('an empty second step is not sent, and each field says why (REG-55, REG-57, REG-61, REG-62)', async () => {
  const app = renderScreen(address);
  await openDetails(app);
  await app.user.type(screen.getByLabelText('Cognome'), 'De');
  await app.user.click(send());
  const summary = await screen.findByRole('alert');
  expect(
    within(summary)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^Cognome: Il cognome deve contenere almeno 3 lettere\. Se il tuo è più corto/),
    `Nome: ${required}`,
    `Telefono: ${required}`,
    `Genere: ${required}`,
    `Data di nascita: ${required}`,
    `Indirizzo: ${required}`,
  ]);
  await app.user.click(within(summary).getByRole('button', { name: /^Genere/ }));
  expect(screen.getByRole('button', { name: 'uomo' })).toHaveFocus();
  expect(app.asked).not.toContain('registration/register-patient');
});

test('an address that was typed and not chosen does not count, and the summary says what the field says (REG-60, ADDR-06)', async () => {
  const app = await openFilled(renderApp);
  await app.user.type(screen.getByLabelText('Indirizzo'), '{Backspace}');
  await app.user.click(send());
  expect(await screen.findByRole('button', { name: `Indirizzo: indirizzo suggerito` })).toBeVisible();
  await app.user.clear(screen.getByLabelText('Indirizzo'));
  await chooseAddress(app.user, 'Indirizzo');
  await app.user.click(send());
  await isAt('#/info/successful-register-patient');
});

test('whoever is not eighteen today in Rome is told so and not registered (REG-42, REG-59)', async () => {
  const app = await openFilled(renderApp);
  const birthDate = screen.getByLabelText('Data di nascita');
  await app.user.clear(birthDate);
  await app.user.type(birthDate, '24/11/2008');
  await app.user.click(send());
  expect(await screen.findByRole('button', { name: /^Data di nascita: .* compiuto 18 anni/ })).toBeVisible();
  await app.user.type(birthDate, '{Backspace}7');
  await app.user.click(send());
  await isAt('#/info/successful-register-patient');
});

test('pressing twice registers once (REG-29)', async () => {
  const app = await openFilled(renderApp);
  const register = app.platform.heldCalls.hold('register');
  await app.user.click(send());
  await waitFor(() => expect(send()).toBeDisabled());
  await app.user.keyboard('{Enter}');
  register.release();
  await isAt('#/info/successful-register-patient');
  expect(app.asked.filter((name) => name === 'registration/register-patient')).toHaveLength(1);
});

test('an e-mail that has an account leads to the first step, to its field and to the ways on (REG-112)', async () => {
  const app = renderApp(address);
  await heading('account');
  await fillAccount(app.user, { email: 'giulia.moretti@example.it' });
  await app.user.click(go());
  await fillPatientDetails(app.user);
  await app.user.click(send());
  await heading('account');
  const words = 'Questa email risulta già registrata con un altro profilo. Usa un’altra email';
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(summary).toHaveTextContent(`Email: ${words}`);
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(words);
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('link', { name: 'Accedi' })[0]).toHaveAttribute('href', '#/patient');
  await app.user.click(screen.getByRole('button', { name: 'Recupera password' }));
  const dialog = await screen.findByRole('dialog', { name: 'Password dimenticata?' });
  expect(within(dialog).getByLabelText('Email')).toHaveValue('giulia.moretti@example.it');
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await app.user.clear(screen.getByLabelText('Email'));
  await app.user.type(screen.getByLabelText('Email'), lucia.email);
  await app.user.click(go());
  await heading('informazioni');
  await app.user.click(send());
  await isAt('#/info/successful-register-patient');
});

test('a password the platform finds too short leads back to its field (REG-111)', async () => {
  const app = renderScreen(address);
  await heading('account');
  await fillAccount(app.user, { password: 'sette77  ' });
  await app.user.click(go());
  await heading('informazioni');
  await fillPatientDetails(app.user);
  await app.user.click(send());
  await heading('account');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
    'Password non sicura, inserire almeno 8 caratteri',
  );
});

test('a platform that does not answer: the form stays, and the retry makes one account (REG-29, REG-113)', async () => {
  const app = await openFilled(renderApp);
  app.platform.faults.set('register', ['connection-lost-after']);
  app.platform.faults.set('login', ['connection-lost-before']);
  await app.user.click(send());
  const problem = await screen.findByRole('alert');
  expect(problem).toHaveTextContent('Non sappiamo se la registrazione è riuscita');
  expect(problem).toHaveTextContent('Puoi riprovare senza rischi');
  expect(screen.getByLabelText('Cognome')).toHaveValue(lucia.lastName);
  app.platform.faults.set('register', []);
  app.platform.faults.set('login', []);
  await app.user.click(within(problem).getByRole('button', { name: 'Riprova' }));
  await isAt('#/info/successful-register-patient');
  expect(accountsOf(app)).toHaveLength(1);
});

test('after a reload everything is there but the passwords, which are named, and the first step comes first (REG-11)', async () => {
  await openFilled();
  expect(screen.getByText('bozza salvata alle 10:00')).toBeVisible();
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(lucia.password);
  closeVisit();
  const app = renderApp(`${address}&passo=2`);
  await heading('account');
  expect(screen.getByText(/Inserisci di nuovo: la password, la conferma della password\./)).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue(lucia.email);
  for (const box of mandatoryBoxes()) expect(box).toBeChecked();
  expect(screen.getByLabelText('Password')).toHaveValue('');
  await fillPassword(app.user);
  await app.user.click(go());
  await heading('informazioni');
  expect(await screen.findByLabelText('Telefono')).toHaveValue('347 555 0199');
  await app.user.click(send());
  await isAt('#/info/successful-register-patient');
});

test('the draft is deleted when asked for, and the wizard is empty', async () => {
  const app = renderScreen(address);
  await openDetails(app);
  await app.user.click(screen.getByRole('button', { name: 'Elimina bozza' }));
  await app.user.click(await screen.findByRole('button', { name: 'Sì, elimina la bozza' }));
  await heading('account');
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue(''));
  expect(sessionStorage).toHaveLength(0);
  expect(screen.queryByText(/^bozza salvata/)).not.toBeInTheDocument();
});

test('Back goes a step back', async () => {
  await openDetails(renderScreen(address));
  window.history.back();
  await heading('account');
  expect(screen.getByLabelText('Email')).toHaveValue(lucia.email);
});

test('whoever is registered finds the patients’ login, and whoever needs help the question to the team (REG-12, REG-13, REG-15)', async () => {
  const { user } = renderScreen(address);
  await heading('account');
  expect(screen.getByText(/^Sei già registrato\?/)).toHaveTextContent('Sei già registrato? Accedi');
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Accedi' })).toHaveAttribute('href', '#/patient');
  await user.click(screen.getByRole('button', { name: 'Serve aiuto?' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('both documents of patients can be downloaded (REG-17, REG-18)', async () => {
  renderScreen(address);
  await heading('account');
  expect(screen.getAllByRole('link', { name: /docx/ }).map((link) => link.getAttribute('href'))).toEqual([
    '/files/terms/Patient_Termini_e_Condizioni.docx',
    '/files/terms/Patient_Privacy.docx',
  ]);
});

test('whoever is signed in is led to the dashboard', async () => {
  renderScreen(address, { signedInAs: 'giulia' });
  await isAt('#/dashboard');
});
