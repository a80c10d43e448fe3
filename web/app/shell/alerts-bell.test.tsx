import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { secondsFromInstant } from '#contracts/kernel/instant';
import classes from '#web/app/shell/shell-header.module.css';
import { type RenderedApp, renderApp } from '#web/testing/render-app.tsx';

// A test of the panel begins with its code.
await import('#web/features/alerts/alerts-panel.tsx');
await import('#web/app/shell/late-parts.tsx');

const minute = 60;
const day = 24 * 60 * minute;

interface Sent {
  readonly title: string;
  readonly message?: string;
  readonly file?: readonly string[];
  readonly seen?: string;
  readonly secondsAgo: number;
}

async function openWith(alerts: readonly Sent[], as: 'giulia' | 'rinaldi' = 'giulia'): Promise<RenderedApp> {
  const app = renderApp('#/dashboard/ticket', { signedInAs: as });
  put(app, alerts, as);
  await screen.findByRole('button', { name: 'Notifiche' });
  return app;
}

function put({ platform }: RenderedApp, alerts: readonly Sent[], as: 'giulia' | 'rinaldi' = 'giulia'): void {
  const user = platform.db.users.get(`pt-${as}`);
  if (!user) throw new Error(`Nobody is called ${as}.`);
  const rows = alerts.map(({ secondsAgo, message = '', file = [], seen = '0', title }) => ({
    ...{ title, message, seen },
    file: [...file],
    timestamp: secondsFromInstant(platform.now()) - secondsAgo,
  }));
  platform.db.users.change(user.public_token, {
    public_configuration: { ...user.public_configuration, alerts: rows },
  });
}

const bell = () => screen.getByRole('button', { name: 'Notifiche' });
const redDot = () => bell().querySelector(`.${classes['dot']}`);

async function opened({ user }: RenderedApp) {
  await user.click(bell());
  return within(await screen.findByRole('dialog', { name: 'Notifiche' }));
}

function seenOf({ platform }: RenderedApp) {
  const alerts = platform.db.users.get('pt-giulia')?.public_configuration['alerts'] ?? [];
  return (alerts as { title: string; seen: unknown }[]).map(({ title, seen }) => [title, seen]);
}

test('Back and the cross close the notifications, and the screen below stays', async () => {
  const app = await openWith([{ title: 'Di adesso', secondsAgo: minute }]);
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const panel = await opened(app);
  await app.user.click(panel.getByRole('button', { name: 'Chiudi le notifiche' }));
  await gone();
  await waitFor(() => expect(bell()).toHaveFocus());
  await opened(app);
  await waitFor(() => expect(window.history.state?.usr?.dialogs).toHaveLength(1));
  window.history.back();
  await gone();
  expect(window.location.hash).toBe('#/dashboard/ticket');
});

test('shows a red dot while a notification is unseen, and removes it once the panel is opened (NOTIF-02, NOTIF-03, NOTIF-04, NOTIF-08)', async () => {
  const app = await openWith([
    { title: 'Vecchia', secondsAgo: 3 * day, seen: '1' },
    { title: 'Di ieri', secondsAgo: day },
    { title: 'Di adesso', secondsAgo: 5 * minute },
  ]);
  await waitFor(() => expect(bell()).toHaveAccessibleDescription('Non lette: 2'));
  expect(redDot()).toBeInTheDocument();
  expect(seenOf(app).map(([, seen]) => seen)).toEqual(['1', '0', '0']);
  const panel = await opened(app);
  const items = await panel.findAllByRole('listitem');
  const titles = items.map((item) => within(item).getByText(/^(Vecchia|Di ieri|Di adesso)$/).parentElement);
  expect(titles.map((title) => title?.textContent)).toEqual(['Nuova Di adesso', 'Nuova Di ieri', 'Vecchia']);
  await waitFor(() => expect(bell()).not.toHaveAccessibleDescription());
  expect(redDot()).not.toBeInTheDocument();
  expect(seenOf(app)).toEqual([
    ['Vecchia', '1'],
    ['Di ieri', true],
    ['Di adesso', true],
  ]);
  // Marked as new until the panel closes.
  expect(panel.getAllByText('Nuova')).toHaveLength(2);
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(bell()).toHaveFocus());
  expect((await opened(app)).queryByText('Nuova')).toBeNull();
});

test('notifications are grouped by day, each with how long ago it was sent (NOTIF-05, NOTIF-08)', async () => {
  const app = await openWith([
    { title: 'Uno', secondsAgo: 20 * day, seen: '1' },
    { title: 'Due', secondsAgo: day, seen: '1' },
    { title: 'Tre', secondsAgo: 5 * minute, seen: '1' },
    { title: 'Quattro', secondsAgo: -30, seen: '1' },
  ]);
  const panel = await opened(app);
  const group = async (name: string) => within(await panel.findByRole('region', { name }));
  expect((await group('Oggi')).getByText('ora')).toBeVisible();
  expect((await group('Oggi')).getByText('5 minuti fa')).toBeVisible();
  expect((await group('Ieri')).getByText('ieri')).toBeVisible();
  expect((await group('Prima')).getByText('2 settimane fa')).toBeVisible();
});

test('with no notifications the panel says so (NOTIF-06, LIVE-09)', async () => {
  const panel = await opened(await openWith([]));
  expect(await panel.findByText('Non hai notifiche.')).toBeVisible();
});

test('keeps the red dot of a single notification that could not be marked, without a message, and marks it at the next opening (NOTIF-02, NOTIF-03)', async () => {
  const app = await openWith([{ title: 'Promemoria', secondsAgo: day }]);
  await waitFor(() => expect(bell()).toHaveAccessibleDescription('Non lette: 1'));
  app.platform.faults.set('updateUser', ['status-500', 'status-500', 'status-500']);
  await opened(app);
  await app.settled();
  expect(bell()).toHaveAccessibleDescription('Non lette: 1');
  expect(redDot()).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
  app.platform.faults.set('updateUser', []);
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await opened(app);
  await waitFor(() => expect(bell()).not.toHaveAccessibleDescription());
});

test('a file that came with a notification is saved by its name (NOTIF-07)', async () => {
  const panel = await opened(await openWith([{ title: 'Ricevuta', secondsAgo: day, file: ['ricevuta-ottobre.pdf'] }]));
  const link = await panel.findByRole('link', { name: 'ricevuta-ottobre.pdf' });
  expect(link).toHaveAttribute('href', '/files/alert/ricevuta-ottobre.pdf');
  expect(link).toHaveAttribute('download');
});

test('each notification leads to what it is about, and the panel closes behind', async () => {
  const app = await openWith(
    [
      { title: 'Firma consenso', message: 'Giulia Moretti ha firmato il consenso informato.', secondsAgo: day },
      { title: 'choose_plan', message: 'Scegli il tuo piano tariffario', secondsAgo: minute },
      { title: 'Profilo Completo', message: 'Il tuo profilo non è ancora completo.', secondsAgo: minute },
    ],
    'rinaldi',
  );
  const panel = await opened(app);
  expect(await panel.findByText('Scegli il tuo piano tariffario')).toBeVisible();
  expect(panel.queryByText('choose_plan')).toBeNull();
  expect(panel.getByRole('link', { name: 'Vai al profilo' })).toHaveAttribute('href', '#/dashboard/profile');
  await app.user.click(panel.getByRole('button', { name: 'Scegli il piano' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Notifiche' })).toBeNull());
  await screen.findByRole('dialog');
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await app.user.click((await opened(app)).getByRole('link', { name: 'Vai ai tuoi pazienti' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Pazienti' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a patient’s words are shown as they are, never as markup', async () => {
  const message = '<img src=x onerror=alert(1)> & «ciao»';
  const panel = await opened(await openWith([{ title: '<b>Titolo</b>', message, secondsAgo: day }]));
  expect(await panel.findByText(message)).toBeVisible();
  expect(panel.getByText('<b>Titolo</b>')).toBeVisible();
});
