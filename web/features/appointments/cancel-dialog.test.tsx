import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type RenderedApp, renderApp } from '#web/testing/render-app.tsx';

const evening = 'lun 30 novembre 2026, 18:30-19:30';
const question = "Sei sicuro di voler annullare l'appuntamento in programma?";

/** Dottor Rinaldi asks to cancel the evening session with Giulia. */
async function askToCancel({ user }: RenderedApp) {
  const entry = await screen.findByRole('article', { name: evening });
  await user.click(within(entry).getByRole('button', { name: 'Annulla' }));
  return within(await screen.findByRole('dialog', { name: question }));
}

const open = () => renderApp('#/dashboard/calendar?day=2026-11-30', { signedInAs: 'rinaldi' });
const statusOf = ({ platform }: RenderedApp) => platform.db.events.get('event-giulia-accepted')?.configuration.status;

test('says what is cancelled, who is told and what is credited, and can be left (APPT-54, APPT-56, APPT-61, APPT-63)', async () => {
  const app = open();
  const dialog = await askToCancel(app);
  expect(dialog.getByText(/Giulia Moretti, lun 30 novembre 2026, 18:30-19:30/)).toBeVisible();
  expect(dialog.getByText(/accredita 70,00 €/)).toBeVisible();
  expect(dialog.getByText(/almeno 24 ore prima/)).toBeVisible();
  await app.user.click(dialog.getByRole('button', { name: 'No, non annullare' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(statusOf(app)).toBe('accepted');
});

test('cancels, says so, and leaves the focus on the list it is gone from (APPT-55, APPT-57, APPT-59, CAL-29)', async () => {
  const app = open();
  const dialog = await askToCancel(app);
  await app.user.click(dialog.getByRole('button', { name: 'Sì, annulla appuntamento' }));
  expect(await screen.findByText('Appuntamento eliminato con successo')).toBeVisible();
  expect(statusOf(app)).toBe('denied');
  await waitFor(() => expect(screen.queryByRole('article', { name: evening })).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('heading', { name: '30/11/2026' })).toHaveFocus());
});

test('tells a failure inside the dialog, where it can be tried again (APPT-60)', async () => {
  const app = open();
  const dialog = await askToCancel(app);
  app.platform.faults.set('listEvents', ['status-500']);
  await app.user.click(dialog.getByRole('button', { name: 'Sì, annulla appuntamento' }));
  const problem = await dialog.findByRole('alert');
  expect(problem).toHaveTextContent('errore generico');
  expect(problem).toHaveTextContent('L’appuntamento resta in programma.');
  expect(statusOf(app)).toBe('accepted');
  app.platform.faults.set('listEvents', []);
  await app.user.click(dialog.getByRole('button', { name: 'Sì, annulla appuntamento' }));
  await waitFor(() => expect(statusOf(app)).toBe('denied'));
});

test('says that the outcome is not known when the answer to a cancellation was lost', async () => {
  const app = open();
  const dialog = await askToCancel(app);
  app.platform.faults.set('updateBooking', ['status-500']);
  await app.user.click(dialog.getByRole('button', { name: 'Sì, annulla appuntamento' }));
  expect(await screen.findByText('Non sappiamo se è riuscito')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
