import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recoverPassword } from '#contracts/login/login.api';
import { call } from '#web/api/call';
import { enterText } from '#web/testing/enter-text';
import { type RenderedApp, renderScreen } from '#web/testing/render-app.tsx';

const sent = "Abbiamo inviato all'indirizzo email il link per il recupero password";
const known = 'giulia.moretti@example.it';

async function openRecovery({ user }: RenderedApp) {
  await user.click(screen.getByRole('button', { name: 'Password dimenticata?' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Password dimenticata?' }));
  return {
    email: dialog.getByLabelText('Email'),
    send: dialog.getByRole('button', { name: 'RECUPERA PASSWORD' }),
    cancel: dialog.getByRole('button', { name: 'Annulla' }),
    dialog,
  };
}

test('‘Password dimenticata?’ opens the recovery with the e-mail already typed (LOGIN-11, RECOV-01, HELP-45)', async () => {
  const app = renderScreen('#/patient');
  await app.user.type(screen.getByLabelText('Email'), known);
  const { email } = await openRecovery(app);
  expect(email).toHaveValue(known);
  expect(email).toHaveFocus();
});

test('sends the address that a password manager filled in without an event (RECOV-01)', async () => {
  const app = renderScreen('#/patient');
  const { email, send } = await openRecovery(app);
  // Drawing the field again empties it: the answer about the session does so, and the focus moving to the field.
  await app.settled();
  await waitFor(() => expect(email).toHaveFocus());
  Object.assign(email, { value: known });
  await app.user.click(send);
  await waitFor(() => expect(app.asked).toContain('login/recover-password'));
});

test('‘Annulla’ closes without a call and gives the focus back (RECOV-03)', async () => {
  const app = renderScreen('#/patient');
  const { cancel } = await openRecovery(app);
  await app.user.click(cancel);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(app.asked).not.toContain('login/recover-password');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Password dimenticata?' })).toHaveFocus());
});

test('a badly formed e-mail is told in the specified words and not sent; turning to it clears the flag (RECOV-04, RECOV-06)', async () => {
  const app = renderScreen('#/patient');
  const { email, send, dialog } = await openRecovery(app);
  await enterText(app.user, email, 'giulia@example');
  await app.user.click(send);
  expect(await dialog.findByText('Invalid email address.')).toBeVisible();
  expect(email).toHaveAttribute('aria-invalid', 'true');
  await app.user.click(email);
  expect(dialog.queryByText('Invalid email address.')).not.toBeInTheDocument();
  expect(app.asked).not.toContain('login/recover-password');
});

test('an empty e-mail is told by a toast alone, which also describes the field until one turns to it; it is not sent (RECOV-05, RECOV-06)', async () => {
  const app = renderScreen('#/patient');
  const { email, send, dialog } = await openRecovery(app);
  await app.user.click(send);
  expect(await screen.findByRole('alert')).toHaveTextContent('inserisci un nome utente valido');
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  expect(email).toBeInvalid();
  expect(email).toHaveAccessibleDescription(/^inserisci un nome utente valido\./);
  await app.user.click(email);
  expect(email).toBeValid();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(app.asked).not.toContain('login/recover-password');
});

test('an address the platform refuses is told by the same toast, and the dialog stays (RECOV-07, RECOV-08)', async () => {
  const app = renderScreen('#/patient');
  const { email, send } = await openRecovery(app);
  await enterText(app.user, email, 'nessuno@example.it');
  await app.user.click(send);
  expect(await screen.findByText('inserisci un nome utente valido')).toBeVisible();
  expect(app.asked).toContain('login/recover-password');
  expect(email).toHaveValue('nessuno@example.it');
  expect(app.platform.db.outbox.list()).toEqual([]);
});

test('from empty to unknown to right, each message goes when it is no longer true, and the success is not kept waiting (RECOV-05, RECOV-08, RECOV-09)', async () => {
  const app = renderScreen('#/patient');
  const { email, send } = await openRecovery(app);
  await app.user.click(send);
  await screen.findByRole('alert');
  await enterText(app.user, email, 'nessuno@example.it');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await app.user.click(send);
  expect(await screen.findByRole('alert')).toHaveTextContent('inserisci un nome utente valido');
  expect(email).toHaveAccessibleDescription(/^inserisci un nome utente valido\. Controlla l’indirizzo/);
  await app.user.clear(email);
  await app.user.type(email, `${known}{Enter}`);
  expect(await screen.findByText(sent)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('what was said of the address goes with the dialog', async () => {
  const app = renderScreen('#/patient');
  const { send } = await openRecovery(app);
  await app.user.click(send);
  await screen.findByRole('alert');
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('a platform of which nobody knows whether it sent the e-mail is told by the same toast, and nobody is said to try again (RECOV-08)', async () => {
  const app = renderScreen('#/patient', { faults: { restorePassword: ['status-500'] } });
  const { email, send } = await openRecovery(app);
  await app.user.type(email, known);
  await app.user.click(send);
  expect(await screen.findByText('inserisci un nome utente valido')).toBeVisible();
  expect(screen.getByText(/Non sappiamo se l’email è partita/)).toBeVisible();
  expect(screen.queryByText(/Riproviamo da soli/)).toBeNull();
});

test('an account asked for too often is told so, and when to ask again (RECOV-07)', async () => {
  const app = renderScreen('#/patient');
  for (let time = 0; time < 5; time += 1) await call(recoverPassword, { email: known }, 'visitor');
  const { email, send } = await openRecovery(app);
  await app.user.type(email, known);
  await app.user.click(send);
  expect(await screen.findByText('Troppe richieste in poco tempo')).toBeVisible();
  const advice = 'Guarda anche nello spam. Se l’email non c’è, potrai riprovare tra 15 minuti.';
  expect(screen.getByText(advice)).toBeVisible();
  expect(screen.queryByText('inserisci un nome utente valido')).not.toBeInTheDocument();
  expect(email).toHaveValue(known);
  expect(app.platform.db.outbox.list()).toHaveLength(5);
});

test('once sent it closes, says so and explains what comes next (RECOV-02, RECOV-09, RECOV-10, RECOV-11)', async () => {
  const app = renderScreen('#/patient');
  const { email, send } = await openRecovery(app);
  await app.user.type(email, known);
  await app.user.click(send);
  expect(await screen.findByText(sent)).toBeVisible();
  const message = await screen.findByRole('dialog', { name: 'Richiesta modifica password' });
  expect(message).toHaveTextContent('Riceverai una email con le indicazioni per modificare la password');
  expect(message).toHaveTextContent('spam');
  expect(screen.queryByRole('dialog', { name: 'Password dimenticata?' })).not.toBeInTheDocument();
  expect(app.platform.db.outbox.list()).toHaveLength(1);
});

test('the link can be sent again after a minute, counted down, and not before (RECOV-07)', async () => {
  const app = renderScreen('#/patient', { clock: 'by-hand' });
  const { email, send } = await openRecovery(app);
  await app.user.type(email, known);
  await app.user.click(send);
  await screen.findByRole('dialog', { name: 'Richiesta modifica password' });
  expect(screen.getByText('Puoi chiederla di nuovo tra 60 s.')).toBeVisible();
  app.passTime(59_000);
  expect(screen.getByText('Puoi chiederla di nuovo tra 1 s.')).toBeVisible();
  app.passTime(1_000);
  await app.user.click(screen.getByRole('button', { name: 'Invia di nuovo' }));
  expect(await screen.findByText('Puoi chiederla di nuovo tra 60 s.')).toBeVisible();
  expect(app.platform.db.outbox.list()).toHaveLength(2);
});

test('once the message is read the recovery starts anew (RECOV-11)', async () => {
  const app = renderScreen('#/patient');
  const { email, send } = await openRecovery(app);
  await app.user.type(email, known);
  await app.user.click(send);
  const message = await screen.findByRole('dialog', { name: 'Richiesta modifica password' });
  await app.user.click(within(message).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect((await openRecovery(app)).email).toBeVisible();
});
