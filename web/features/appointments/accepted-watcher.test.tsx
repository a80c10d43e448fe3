import { notificationsStore } from '@mantine/notifications';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type RenderedApp, renderApp } from '#web/testing/render-app.tsx';

const toast = 'Appuntamento confermato con successo';

/** The other side, or another tab, confirms it. */
function accept({ platform }: RenderedApp, token: string): void {
  const event = platform.db.events.get(token);
  if (!event) throw new Error(`There is no ${token}.`);
  platform.db.events.change(token, { configuration: { ...event.configuration, status: 'accepted' } });
}

/** Every view is read anew, as it is by itself every half minute. */
async function refreshed({ asked }: RenderedApp) {
  const asks = () => asked.filter((name) => name === 'appointments/list-appointments').length;
  const before = asks();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(asks()).toBeGreaterThan(before));
}

test.each([
  { who: 'giulia', screenAt: '#/dashboard/chat', id: 'LIVE-05' },
  { who: 'rinaldi', screenAt: '#/dashboard/calendar', id: 'LIVE-08' },
] as const)(
  'tells $who once, wherever they are, that an appointment was confirmed meanwhile ($id)',
  async ({ who, screenAt }) => {
    const app = renderApp(screenAt, { signedInAs: who });
    await waitFor(() => expect(app.asked).toContain('appointments/list-appointments'));
    await screen.findByRole('heading', { level: 1 });
    accept(app, 'event-giulia-unpaid');
    await refreshed(app);
    const told = await screen.findByText(toast);
    expect(told.closest('[role="status"]')).toHaveTextContent(new RegExp(`^${toast}$`));
    await refreshed(app);
    expect(screen.getAllByText(toast)).toHaveLength(1);
  },
);

test('tells of nothing that was confirmed before the first look, and of nothing that stays', async () => {
  const app = renderApp('#/dashboard/calendar', { signedInAs: 'giulia' });
  await screen.findByRole('grid');
  await refreshed(app);
  expect(screen.queryByText(toast)).not.toBeInTheDocument();
});

test('says nothing beside the dialog that says it: whoever confirms is told once', async () => {
  const app = renderApp('#/dashboard', { signedInAs: 'giulia' });
  await screen.findByRole('grid');
  const talk = app.platform.db.events.list(
    ({ targets, name, configuration }) =>
      targets.includes('pt-giulia') && name === 'small talk' && configuration.status === 'pending',
  );
  expect(talk).toHaveLength(1);
  const entry = screen.getAllByRole('article').find((one) => /Colloquio conoscitivo/.test(one.textContent ?? ''));
  const confirm = [...(entry?.querySelectorAll('button') ?? [])].find(
    (one) => one.textContent === 'conferma appuntamento',
  );
  await app.user.click(confirm as HTMLElement);
  expect(await screen.findByRole('dialog', { name: toast })).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(entry).toHaveTextContent('APPUNTAMENTO CONFERMATO'));
  await refreshed(app);
  // Asked for here, since a toast is drawn only when its part has been fetched.
  expect(notificationsStore.getState().notifications).toEqual([]);
});
