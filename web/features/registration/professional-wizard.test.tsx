import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addFile, fillPassword } from '#web/features/registration/testing/fill-wizard';
import { goodProfessional } from '#web/features/registration/testing/good-professional';
import { storeDraft } from '#web/forms/draft-store';
import { partedValues, wizardDraftKind } from '#web/forms/wizard-draft';
import { type RenderedApp, renderApp, renderScreen } from '#web/testing/render-app.tsx';

const address = '#/register?role=doctor';
const required = 'il campo è obbligatorio';
const files = ['identityDocuments', 'certificates', 'psychotherapyCertificates'];

const heading = (step: string) =>
  screen.findByRole('heading', { level: 1, name: `Registrazione professionisti: ${step}` });
const go = () => screen.getByRole('button', { name: 'avanti' });
const send = () => screen.getByRole('button', { name: 'registrati' });
const bar = () => screen.getByRole('progressbar', { name: 'Avanzamento' }).firstElementChild;
const isAt = (hash: string) => waitFor(() => expect(window.location.hash).toBe(hash));
const summaryLines = async () =>
  within(await screen.findByRole('alert'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

/** Opens the wizard with the draft of a user who had filled in everything; passwords and files are not kept in it. */
async function openWithDraft(
  options: { at?: string; changes?: object } = {},
  render = renderScreen,
): Promise<RenderedApp> {
  const neverKept = ['password', 'passwordConfirmation', ...files];
  const typed = partedValues({ ...goodProfessional, ...options.changes }, neverKept);
  const kind = wizardDraftKind('registration:professional', {}, neverKept);
  storeDraft(kind, 'visitor', { savedAt: 1_795_000_000_000, ...typed, attempt: null });
  const app = render(options.at ?? address);
  await heading('account');
  return app;
}

async function goToInformation(app: RenderedApp) {
  await fillPassword(app.user);
  await app.user.click(go());
  await heading('informazioni');
}

async function goToTitles(app: RenderedApp) {
  await goToInformation(app);
  await addFile(app.user, 'Documento d’identità e codice fiscale', 'carta.pdf');
  await app.user.click(go());
  await heading('titolo di studi');
}

const accountOf = ({ platform }: RenderedApp) =>
  platform.db.users.list(({ email }) => email === goodProfessional.email)[0];

test('a professional registers in three steps, the documents follow, and what comes next is told (REG-23, REG-26, REG-28, REG-117)', async () => {
  const app = await openWithDraft();
  await goToTitles(app);
  await addFile(app.user, 'Certificato di laurea e altri titoli', 'laurea.pdf');
  await app.user.click(send());
  expect(await screen.findByText('registrazione avvenuta con successo')).toBeVisible();
  await isAt('#/info/successful-register');
  expect(accountOf(app)?.public_configuration).toMatchObject({ type: 'dottore', nome: 'Lucia', cognome: 'De santis' });
  expect(accountOf(app)?.public_configuration.identity_documents).toHaveLength(1);
  expect(sessionStorage).toHaveLength(0);
});

test('three tabs, a bar of a third for each, and the buttons of each step (REG-01, REG-02, REG-03, REG-04)', async () => {
  const app = await openWithDraft();
  const tabs = within(screen.getByRole('navigation', { name: 'Passi della registrazione' })).getAllByRole('button');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['01 Account', '02 Informazioni', '03 Titolo di studi']);
  expect(bar()).toHaveStyle({ width: '33.33%' });
  await goToInformation(app);
  expect(bar()).toHaveStyle({ width: '66.66%' });
  await addFile(app.user, 'Documento d’identità e codice fiscale', 'carta.pdf');
  await app.user.click(go());
  await heading('titolo di studi');
  expect(bar()).toHaveStyle({ width: '99.99%' });
  expect(send()).toBeEnabled();
});

test.each(['#/register', '#/register?role=doctor', '#/register?role=altro'])(
  '%s opens the professional’s wizard, which says what to have at hand (ROUTE-05, ROUTE-07, AMB-03)',
  async (hash) => {
    renderScreen(hash);
    await heading('account');
    expect(screen.getByText('Tieni a portata di mano')).toBeVisible();
    expect(screen.getByText(/documento d’identità valido/)).toBeVisible();
  },
);

test('the first step of a professional asks who one is too, and each missing field says so (REG-32, REG-40, REG-41, REG-44)', async () => {
  const { user } = renderScreen(address);
  await heading('account');
  await user.click(go());
  expect((await summaryLines()).slice(0, 8)).toEqual([
    `Email: ${required}`,
    `Conferma email: ${required}`,
    `Password: ${required}`,
    `Conferma la password: ${required}`,
    `Cognome: ${required}`,
    `Nome: ${required}`,
    `Data di nascita: ${required}`,
    `Telefono: ${required}`,
  ]);
});

test('a repeated e-mail that differs and names of two letters are told in their words (REG-35, REG-38, REG-39)', async () => {
  const { user } = await openWithDraft({
    changes: { emailConfirmation: 'lucia@example.it', lastName: 'De', firstName: 'Lu' },
  });
  await fillPassword(user);
  await user.click(go());
  expect(await summaryLines()).toEqual([
    'Conferma email: indirizzo email errato.',
    expect.stringMatching(/^Cognome: Il cognome deve contenere almeno 3 lettere\. Se il tuo è più corto/),
    expect.stringMatching(/^Nome: Il nome deve contenere almeno 3 lettere\. Se il tuo è più corto/),
  ]);
});

test('leaving the first step tells the platform once, and nobody waits for its answer (REG-20, REG-21)', async () => {
  const app = await openWithDraft();
  app.platform.faults.set('userValidate', ['status-500']);
  expect(app.asked).not.toContain('registration/validate-account');
  await goToInformation(app);
  expect(app.asked.filter((name) => name === 'registration/validate-account')).toHaveLength(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the second step has the names of the first, and is not left before it is complete (REG-22, REG-64)', async () => {
  const app = await openWithDraft({ changes: { gender: '', taxRegime: '' } });
  await goToInformation(app);
  expect(screen.getByLabelText('Cognome')).toHaveValue('De Santis');
  expect(screen.getByLabelText('Nome')).toHaveValue('Lucia');
  await app.user.click(go());
  expect(await summaryLines()).toEqual([
    `Genere: ${required}`,
    `Documento d’identità e codice fiscale: ${required}`,
    `Regime fiscale: ${required}`,
  ]);
  await heading('informazioni');
});

test('an address asking for the third step leads to the first that is not complete (REG-19, REG-22)', async () => {
  const { user } = await openWithDraft({ at: `${address}&passo=3` });
  await isAt(address);
  await fillPassword(user);
  await user.click(go());
  await isAt(`${address}&passo=2`);
  await heading('informazioni');
});

test('files that were chosen are named as to be added again after a reload, and leaving with files asks first', async () => {
  const app = await openWithDraft({}, renderApp);
  await goToTitles(app);
  expect(sessionStorage.getItem('ascolto-draft:1:visitor:registration:professional')).toContain('identityDocuments');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('carta.pdf');
  await app.user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Accedi' }));
  const dialog = await screen.findByRole('dialog', { name: 'Lasciare la registrazione?' });
  await app.user.click(within(dialog).getByRole('button', { name: 'No, resta qui' }));
  await heading('titolo di studi');
  await app.user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Accedi' }));
  await app.user.click(await screen.findByRole('button', { name: 'Sì, esci' }));
  await screen.findByRole('heading', { level: 1, name: 'Area professionisti' });
  await app.user.click(screen.getByRole('link', { name: 'Registrati' }));
  await heading('account');
  expect(screen.getByText(/Inserisci di nuovo: .*il documento d’identità e il codice fiscale\./)).toBeVisible();
});

test('files that could not be added are told on the page that follows (REG-119)', async () => {
  const app = await openWithDraft();
  app.platform.faults.set('upload', ['status-500']);
  await goToTitles(app);
  await addFile(app.user, 'Certificato di laurea e altri titoli', 'laurea.pdf');
  await app.user.click(send());
  await screen.findByRole('heading', { level: 1, name: 'Invio dei documenti' });
  await app.user.click(await screen.findByRole('button', { name: 'Continua' }));
  await isAt('#/info/successful-register');
  expect(await screen.findByText('Alcuni file sono ancora da aggiungere')).toBeVisible();
  expect(within(screen.getByRole('main')).getByText(/carta\.pdf/)).toBeVisible();
});

test('whoever is registered finds the login at / (REG-12, REG-14)', async () => {
  renderScreen(address);
  await heading('account');
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Accedi' })).toHaveAttribute('href', '#/');
});

test('both documents of professionals can be downloaded (REG-17, REG-18)', async () => {
  renderScreen(address);
  await heading('account');
  expect(screen.getAllByRole('link', { name: /docx/ }).map((link) => link.getAttribute('href'))).toEqual([
    '/files/terms/Professional_Termini_e_Condizioni.docx',
    '/files/terms/Professional_Privacy.docx',
  ]);
});

test.each([
  { field: /Aree di intervento/, link: /Non trovi la tua area/, title: 'Richiedi un’area di intervento' },
  { field: /Specializzazioni/, link: /Non trovi la tua specializzazione/, title: 'Richiedi una specializzazione' },
])('what no list has can be asked for from within it: $title (REG-16)', async ({ field, link, title }) => {
  const { user, ...app } = await openWithDraft({ changes: { role: 'psychotherapist', interventionAreas: [] } });
  await goToTitles({ user, ...app });
  await user.click(
    within(screen.getByRole('group', { name: field })).getByRole('button', { name: /scegli|modifica/i }),
  );
  await user.click(await screen.findByRole('button', { name: link }));
  const dialog = await screen.findByRole('dialog', { name: title });
  await user.click(within(dialog).getByRole('button', { name: 'Invia richiesta' }));
  expect(await screen.findByText('richiesta inviata non riuscita')).toBeVisible();
  expect(screen.queryByText('scegline almeno uno')).not.toBeInTheDocument();
  expect(accountOf({ user, ...app })).toBeUndefined();
});

test('what the plans comprise can be read while the prices are being set (MODAL-05)', async () => {
  const app = await openWithDraft();
  await goToTitles(app);
  await app.user.click(screen.getByRole('button', { name: 'Che cosa comprendono i piani?' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('Premium');
});
