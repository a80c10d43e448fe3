import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InformationRequestDialog } from '#web/features/information-request/information-request-dialog.tsx';
import { SessionProvider } from '#web/session/session-provider.tsx';
import { enterText } from '#web/testing/enter-text';
import { renderScreen } from '#web/testing/render-app.tsx';
import { renderServedPart } from '#web/testing/render-served-part.tsx';
import { discardDraft, expectNoDraft, leavePage, seeResumed } from '#web/testing/resumed-draft';

const dialogName = 'Richiedi informazioni';
const send = () => screen.getByRole('button', { name: 'Invia richiesta' });
const field = (name: string) => screen.getByLabelText(name, { selector: 'input, textarea' });
const sending = 'information-request/send-information-request';

const question = {
  Nome: 'Lucia',
  Email: 'lucia.desantis@example.it',
  Telefono: '347 555 0199',
  Messaggio: 'Quando arriva la conferma?',
};

async function openForm(options: Parameters<typeof renderScreen>[1] = {}) {
  const app = renderScreen('#/info/successful-register', { scenario: 'personas-only', ...options });
  await app.user.click(await screen.findByRole('button', { name: 'contatta l’assistenza clienti' }));
  const dialog = within(await screen.findByRole('dialog', { name: dialogName }));
  return { ...app, dialog };
}

type OpenForm = Awaited<ReturnType<typeof openForm>>;

async function fill({ user }: OpenForm, changes: Partial<typeof question> = {}) {
  for (const [name, text] of Object.entries({ ...question, ...changes })) {
    await user.clear(field(name));
    if (text !== '') await user.type(field(name), text);
  }
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('asks for name, surname, e-mail, phone and message, and the help of an info page opens it (MODAL-06)', async () => {
  await openForm();
  for (const name of ['Nome', 'Cognome (facoltativo)', 'Email', 'Telefono', 'Messaggio']) {
    expect(field(name)).toBeVisible();
  }
  expect(screen.queryByLabelText(/che manca/)).not.toBeInTheDocument();
});

test('sent without a surname it says so, closes, and opens empty the next time (MODAL-09, MODAL-10, MODAL-12)', async () => {
  const app = await openForm();
  await fill(app);
  await app.user.click(send());
  expect(await screen.findByText('richiesta inviata con successo')).toBeVisible();
  await isClosed();
  expect(app.platform.db.outbox.list()).toHaveLength(1);
  await app.user.click(screen.getByRole('button', { name: 'contatta l’assistenza clienti' }));
  await waitFor(() => expect(field('Messaggio')).toBeVisible());
  expect(field('Messaggio')).toHaveValue('');
  expect(field('Nome')).toHaveValue('');
});

test.each(['Nome', 'Email', 'Telefono', 'Messaggio'] as const)(
  'without %s it is not sent: the field is flagged and nothing is called (MODAL-08)',
  async (name) => {
    const app = await openForm();
    await fill(app, { [name]: '' });
    await app.user.click(send());
    expect(await screen.findByText('richiesta inviata non riuscita')).toBeVisible();
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining('il campo è obbligatorio'));
    const summary = await app.dialog.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    await app.user.click(within(summary).getByRole('button', { name: `${name}: il campo è obbligatorio` }));
    expect(field(name)).toHaveFocus();
    expect(app.asked).not.toContain(sending);
  },
);

test('an e-mail that is none is told once the field is left, and forgotten as soon as it is right', async () => {
  const app = await openForm();
  await enterText(app.user, field('Email'), 'lucia@');
  expect(app.dialog.queryByText('indirizzo email non valido')).not.toBeInTheDocument();
  await app.user.tab();
  expect(await app.dialog.findByText('indirizzo email non valido')).toBeVisible();
  await enterText(app.user, field('Email'), 'example.it');
  await waitFor(() => expect(app.dialog.queryByText('indirizzo email non valido')).not.toBeInTheDocument());
});

test.each(['status-500', 'connection-lost-after'] as const)(
  'a failure (%s) says error with a helpful line and keeps what was typed (MODAL-11)',
  async (fault) => {
    const app = await openForm({ faults: { requestInfo: [fault] } });
    await fill(app);
    await app.user.click(send());
    expect(await app.dialog.findByText('error')).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(await app.dialog.findByRole('alert')).toHaveTextContent('Quello che hai scritto resta qui');
    expect(field('Messaggio')).toHaveValue(question.Messaggio);
  },
);

test('what was said of a failure is taken back when the request is sent again', async () => {
  const app = await openForm({ faults: { requestInfo: ['status-500'] } });
  await fill(app);
  await app.user.click(send());
  expect(await screen.findByText('error')).toBeVisible();
  app.platform.faults.set('requestInfo', []);
  await app.user.click(send());
  expect(await screen.findByText('richiesta inviata con successo')).toBeVisible();
  expect(screen.queryByText('error')).not.toBeInTheDocument();
});

test('closed without sending it opens again as it was', async () => {
  const app = await openForm();
  await enterText(app.user, field('Messaggio'), 'Una domanda');
  await app.user.keyboard('{Escape}');
  await isClosed();
  await app.user.click(screen.getByRole('button', { name: 'contatta l’assistenza clienti' }));
  await waitFor(() => expect(field('Messaggio')).toHaveValue('Una domanda'));
});

test('of somebody signed in it asks nothing that is known', async () => {
  await openForm({ signedInAs: 'bassani' });
  expect(field('Nome')).toHaveValue('Lidia');
  expect(field('Email')).toHaveValue('lidia.bassani@example.it');
});

test.each([
  ['info', 'Richiedi informazioni', undefined, 'Richiesta di informazioni'],
  ['specialisation', 'Richiedi una specializzazione', 'Specializzazione che manca', 'Specializzazione mancante'],
  ['intervention', 'Richiedi un’area di intervento', 'Area di intervento che manca', 'Area di intervento mancante'],
] as const)(
  'a request about %s has the extra field its kind needs, and reaches the team as that (MODAL-07, REG-16)',
  async (kind, title, extra, subject) => {
    const { user, platform } = renderServedPart(
      <SessionProvider>
        <InformationRequestDialog opened kind={kind} userType="professional" onClose={() => undefined} />
      </SessionProvider>,
    );
    await screen.findByRole('dialog', { name: title });
    expect(screen.queryAllByLabelText(/che manca/)).toHaveLength(extra ? 1 : 0);
    if (extra) await enterText(user, field(`${extra} (facoltativo)`), 'Psicologia dello sport');
    for (const [name, text] of Object.entries(question)) await user.type(field(name), text);
    await user.click(send());
    await waitFor(() => expect(platform.db.outbox.list()).toMatchObject([{ subject }]));
    const [sent] = platform.db.outbox.list();
    expect(sent?.text.includes('Riguarda: Psicologia dello sport.')).toBe(extra !== undefined);
    expect(sent?.text).toContain('(professionista)');
  },
);

test('says that a draft was resumed; dropping it leaves what is known of the user, keeps the focus and is for good', async () => {
  const first = await openForm({ signedInAs: 'bassani' });
  await enterText(first.user, field('Messaggio'), 'Una domanda');
  await first.user.clear(field('Nome'));
  leavePage();
  const app = await openForm({ signedInAs: 'bassani' });
  await seeResumed();
  expect(field('Messaggio')).toHaveValue('Una domanda');
  await app.user.click(send());
  await app.dialog.findByRole('alert');
  await discardDraft(app.user);
  expect(field('Messaggio')).toHaveValue('');
  expect(field('Nome')).toHaveValue('Lidia');
  expect(field('Nome')).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  leavePage();
  await openForm({ signedInAs: 'bassani' });
  expect(field('Nome')).toHaveValue('Lidia');
  expectNoDraft();
});
