import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type RenderedApp, renderApp } from '#web/testing/render-app.tsx';

const account = { name: 'Account di Giulia Moretti' };
const failedRecovery = 'inserisci un nome utente valido';
const sentTitle = { name: 'Richiesta modifica password' };

/** Opens the account menu and asks for another password; the caller answers the question in the dialog. */
async function askForPassword({ user }: RenderedApp) {
  await user.click(await screen.findByRole('button', account));
  await user.click(await screen.findByRole('button', { name: 'Cambia password' }));
  return within(await screen.findByRole('dialog', { name: 'Vuoi cambiare la password?' }));
}

test('the own password is asked about once, and the link goes to the own e-mail (RECOV-12, RECOV-13, MODAL-19)', async () => {
  const app = renderApp('#/dashboard/ticket', { signedInAs: 'giulia' });
  const question = await askForPassword(app);
  expect(question.getByText('giulia.moretti@example.it')).toBeVisible();
  expect(app.asked).not.toContain('login/recover-password');
  await app.user.click(question.getByRole('button', { name: 'Invia l’email' }));
  const message = await screen.findByRole('dialog', sentTitle);
  expect(message).toHaveTextContent('Riceverai una email con le indicazioni per modificare la password');
  expect(message).toHaveTextContent('spam');
  expect(app.platform.db.outbox.list()).toMatchObject([
    { to: 'giulia.moretti@example.it', subject: 'Recupero password' },
  ]);
  await app.user.click(within(message).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', account)).toHaveFocus());
});

test('‘Annulla’ sends nothing, and asking again begins anew (RECOV-13)', async () => {
  const app = renderApp('#/dashboard/ticket', { signedInAs: 'giulia' });
  const question = await askForPassword(app);
  await app.user.click(question.getByRole('button', { name: 'Annulla' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(app.asked).not.toContain('login/recover-password');
  expect((await askForPassword(app)).getByRole('button', { name: 'Invia l’email' })).toBeVisible();
});

test('a failure is told by the toast of the recovery, with what to do, and can be tried again (RECOV-13)', async () => {
  const app = renderApp('#/dashboard/ticket', {
    signedInAs: 'giulia',
    faults: { restorePassword: ['status-500'] },
  });
  const question = await askForPassword(app);
  await app.user.click(question.getByRole('button', { name: 'Invia l’email' }));
  expect(await screen.findByText(failedRecovery)).toBeVisible();
  expect(screen.getByText(/Non sappiamo se l’email è partita/)).toBeVisible();
  expect(screen.queryByRole('dialog', sentTitle)).not.toBeInTheDocument();
  app.platform.faults.set('restorePassword', []);
  await app.user.click(question.getByRole('button', { name: 'Invia l’email' }));
  expect(await screen.findByRole('dialog', sentTitle)).toBeVisible();
});

test('an e-mail the platform does not take is told by the same toast, with nothing to correct (RECOV-13)', async () => {
  const app = renderApp('#/dashboard/ticket', { signedInAs: 'giulia' });
  const question = await askForPassword(app);
  app.platform.db.users.remove('pt-giulia');
  await app.user.click(question.getByRole('button', { name: 'Invia l’email' }));
  expect(await screen.findByText(failedRecovery)).toBeVisible();
  expect(screen.getByText(/La richiesta non è partita\./)).toBeVisible();
});
