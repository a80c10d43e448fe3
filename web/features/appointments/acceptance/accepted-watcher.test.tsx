import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openConfirmation, serveTabs, withCredit } from '#web/testing/open-confirmation.tsx';
import { type RenderedApp, renderApp, renderScreen } from '#web/testing/render-app.tsx';
import { shownToast } from '#web/ui/messages/toast-store';

const toast = 'Appuntamento confermato con successo';

/** The other party, or another tab, confirms the appointment. */
function accept({ platform }: RenderedApp, token: string): void {
  const event = platform.db.events.get(token);
  if (!event) throw new Error(`There is no ${token}.`);
  platform.db.events.change(token, { configuration: { ...event.configuration, status: 'accepted' } });
}

/** Triggers a refresh of all queries, as happens every half minute. */
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
  'shows $who once, on any screen, that an appointment was confirmed and its time, but no name ($id)',
  async ({ who, screenAt }) => {
    const app = renderApp(screenAt, { signedInAs: who });
    await waitFor(() => expect(app.asked).toContain('appointments/list-appointments'));
    await screen.findByRole('heading', { level: 1 });
    accept(app, 'event-giulia-unpaid');
    await refreshed(app);
    const shown = (await screen.findByText(toast)).closest('[role="status"]') as HTMLElement;
    expect(shown).toHaveTextContent(new RegExp(`^Fatto${toast}lun 7 dicembre 2026, 18:30-19:30$`));
    await app.user.click(within(shown).getByRole('button', { name: 'Chiudi' }));
    expect(shownToast()).toBeUndefined();
    // Any other change: a list that reads the same is not compared again.
    app.platform.db.events.remove('event-giulia-accepted');
    await refreshed(app);
    await app.settled();
    expect(shownToast()).toBeUndefined();
  },
);

test('tells of nothing that was confirmed before the first look, and of nothing that stays', async () => {
  const app = renderApp('#/dashboard/calendar', { signedInAs: 'giulia' });
  await screen.findByRole('grid');
  await refreshed(app);
  expect(screen.queryByText(toast)).not.toBeInTheDocument();
});

test('says nothing beside the dialog that says it: whoever confirms is told once', async () => {
  const app = renderScreen('#/dashboard', { signedInAs: 'giulia' });
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
  expect(shownToast()).toBeUndefined();
});

test('says nothing again of a session its dialog told as paid with credit, however late the list is read anew (PAY-22)', async () => {
  serveTabs();
  const app = await openConfirmation({ prepare: (platform) => withCredit(platform, '100.00') });
  const press = async (name: string) => app.user.click(await screen.findByRole('button', { name }));
  await press('Vai al pagamento');
  await app.user.click(await screen.findByRole('radio', { name: 'PayPal' }));
  app.platform.faults.set('listUsers', ['status-500']);
  await press('Conferma con il credito');
  await screen.findByRole('dialog', { name: toast });
  await press('OK');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  app.platform.faults.set('listUsers', []);
  await refreshed(app);
  const entry = await screen.findByRole('article', { name: /^lun 7 dicembre/ });
  await waitFor(() => expect(entry).toHaveTextContent('APPUNTAMENTO CONFERMATO'));
  expect(shownToast()).toBeUndefined();
});
