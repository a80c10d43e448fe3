import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type RenderedApp, renderScreen } from '#web/testing/render-app.tsx';

const pausedSeconds = Date.parse('2026-10-05T08:00:00Z') / 1000;

const panel = async () => within(await screen.findByRole('region', { name: 'Nuove richieste' }));
const stored = ({ platform }: RenderedApp) => platform.db.users.get('pt-rinaldi')?.configuration['ascolto'];

function openProfile() {
  return renderScreen('#/dashboard/profile', { scenario: 'personas-only', signedInAs: 'rinaldi' });
}

function pauseRequests({ platform }: RenderedApp): void {
  platform.db.users.change('pt-rinaldi', { configuration: { ascolto: { requests_paused_at: pausedSeconds } } });
}

test('the profile says that new requests are accepted and what a pause does, and pauses them at once', async () => {
  const app = openProfile();
  const shown = await panel();
  expect(await shown.findByText('Le accetti')).toBeVisible();
  const button = shown.getByRole('button', { name: 'Sospendi le nuove richieste' });
  expect(button).toHaveAccessibleDescription(/resti nell’elenco.*già in chat o in seduta con te non cambia nulla/);
  await app.user.click(button);
  expect(await shown.findByText('Sospese dal 23/11/2026')).toBeVisible();
  expect(stored(app)).toMatchObject({ requests_paused_at: expect.any(Number) });
  expect(screen.queryByText(/modific/)).not.toBeInTheDocument();
  expect(shown.getByRole('button', { name: 'Riprendi le nuove richieste' })).toHaveFocus();
});

test('the same button takes a pause back, by keys alone, and what stands is announced where it is read', async () => {
  const app = openProfile();
  const shown = await panel();
  (await shown.findByRole('button', { name: 'Sospendi le nuove richieste' })).focus();
  await app.user.keyboard('{Enter}');
  await waitFor(() => expect(shown.getByRole('status')).toHaveTextContent('Sospese dal 23/11/2026'));
  await app.user.keyboard('{Enter}');
  await waitFor(() => expect(shown.getByRole('status')).toHaveTextContent('Le accetti'));
  expect(stored(app)).toMatchObject({ requests_paused_at: null });
});

test('a pause that fails is told, and nothing else is said to stand', async () => {
  const app = openProfile();
  const shown = await panel();
  app.platform.faults.set('updateUser', ['status-500']);
  await app.user.click(await shown.findByRole('button', { name: 'Sospendi le nuove richieste' }));
  expect(await screen.findByText('Non sappiamo se è riuscito')).toBeVisible();
  expect(shown.getByText('Le accetti')).toBeVisible();
  expect(screen.queryByText(/Sospese dal/)).not.toBeInTheDocument();
});

test('the home reminds of a pause with its day, ends it with a way back, and keeps the focus on the screen', async () => {
  const app = renderScreen('#/dashboard', { signedInAs: 'rinaldi' });
  pauseRequests(app);
  expect(await screen.findByText('Hai sospeso le nuove richieste dal 05/10/2026')).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Riprendi' }));
  expect(await screen.findByText('Accetti di nuovo nuove richieste')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/Hai sospeso/)).not.toBeInTheDocument());
  expect(stored(app)).toMatchObject({ requests_paused_at: null });
  expect(screen.getByRole('main')).toHaveFocus();
  await app.user.click(screen.getByRole('button', { name: 'Sospendi di nuovo' }));
  expect(await screen.findByText('Hai sospeso le nuove richieste dal 23/11/2026')).toBeVisible();
});

test('the home of who accepts requests says nothing of them', async () => {
  renderScreen('#/dashboard', { signedInAs: 'rinaldi' });
  await screen.findByRole('region', { name: 'Oggi' });
  expect(screen.queryByText(/nuove richieste/)).not.toBeInTheDocument();
});

test.each(['Ho capito', 'Annulla'])(
  '‘Disponibile subito’ opens, says that it is not there yet, closes with ‘%s’ and saves nothing (HELP-46, HELP-47)',
  async (closing) => {
    const app = openProfile();
    const before = app.platform.db.snapshot();
    await app.user.click((await panel()).getByRole('button', { name: 'Attiva «Disponibile subito»' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Disponibile subito' }));
    expect(dialog.getByText(/non si attiva nulla e non salviamo nulla/)).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: closing }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await app.settled();
    expect(app.platform.db.snapshot()).toEqual(before);
  },
);
