import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { secondsFromInstant } from '#contracts/kernel/instant';
import { type RenderedApp, renderApp } from '#web/testing/render-app.tsx';

// A test of the panel begins with its code.
await import('#web/features/alerts/alerts-panel.tsx');
await import('#web/app/shell/late-parts.tsx');

/** The browser's own class: what it was asked to show, and whether it was asked for its permission. */
class DrivenNotification extends EventTarget {
  static permission: NotificationPermission = 'default';
  static answer: NotificationPermission = 'granted';
  static asked = 0;
  static readonly shown: string[] = [];
  static async requestPermission() {
    DrivenNotification.asked += 1;
    DrivenNotification.permission = DrivenNotification.answer;
    return DrivenNotification.permission;
  }
  constructor(title: string, { body = '' }: NotificationOptions = {}) {
    super();
    DrivenNotification.shown.push(`${title}: ${body}`);
  }
  close() {}
}

beforeEach(() => {
  Object.assign(DrivenNotification, { permission: 'default', answer: 'granted', asked: 0 });
  DrivenNotification.shown.length = 0;
  vi.stubGlobal('Notification', DrivenNotification);
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const choiceIn = async ({ user }: RenderedApp) => {
  await user.click(await screen.findByRole('button', { name: 'Notifiche' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Notifiche' }));
  return panel.findByRole('checkbox', { name: /^Avvisi su questo dispositivo/ });
};

/** Serafini writes, and the page reads again. */
async function receive(app: RenderedApp, number: number): Promise<void> {
  app.platform.db.messages.put({
    ...{ public_token: `message-${number}`, chat: 'chat-giulia-serafini', owner: 'pt-serafini', subject: 'Messaggio' },
    ...{ body: 'Una cosa privata', media_url: '', type: 'message', configuration: {}, seen: false },
    creation_timestamp: secondsFromInstant(app.platform.now()) + number,
  });
  act(() => void window.dispatchEvent(new Event('online')));
  await app.settled();
}

function hide(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
}

test('no browser is asked for its permission by itself, and without it nothing is shown', async () => {
  const app = renderApp('#/dashboard/calendar', { signedInAs: 'giulia' });
  expect(await choiceIn(app)).not.toBeChecked();
  hide(true);
  await receive(app, 1);
  expect([DrivenNotification.asked, DrivenNotification.shown]).toEqual([0, []]);
});

test('once asked for, a message shows a notice without a name or a word of it, while the page is out of sight', async () => {
  const app = renderApp('#/dashboard/calendar', { signedInAs: 'giulia' });
  await app.user.click(await choiceIn(app));
  await waitFor(async () => expect(await screen.findByRole('checkbox')).toBeChecked());
  expect(DrivenNotification.asked).toBe(1);
  hide(false);
  await receive(app, 1);
  expect(DrivenNotification.shown).toEqual([]);
  hide(true);
  await receive(app, 2);
  await waitFor(() => expect(DrivenNotification.shown).toEqual(['Ascolto: Hai un nuovo messaggio.']));
});

test('they are switched off as they were switched on, and a browser that blocks them says so', async () => {
  const app = renderApp('#/dashboard/calendar', { signedInAs: 'giulia' });
  const notices = await choiceIn(app);
  await app.user.click(notices);
  await waitFor(() => expect(notices).toBeChecked());
  await app.user.click(notices);
  await waitFor(() => expect(notices).not.toBeChecked());
  DrivenNotification.answer = 'denied';
  await app.user.click(notices);
  expect(await screen.findByText(/^Il browser li blocca/)).toBeVisible();
  expect(notices).toHaveAttribute('aria-disabled', 'true');
  expect(notices).toHaveFocus();
  const { asked } = DrivenNotification;
  await app.user.click(notices);
  expect(notices).not.toBeChecked();
  expect(DrivenNotification.asked).toBe(asked);
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Notifiche' })).not.toBeInTheDocument());
});

test('nobody who signs in afterwards on the same device is shown any', async () => {
  localStorage.setItem('ascolto-device-notices', 'pt-marco');
  DrivenNotification.permission = 'granted';
  const app = renderApp('#/dashboard/calendar', { signedInAs: 'giulia' });
  expect(await choiceIn(app)).not.toBeChecked();
  hide(true);
  await receive(app, 1);
  expect(DrivenNotification.shown).toEqual([]);
});

test('no notice is shown while another tab of the same user is in sight', async () => {
  const held = [{ name: 'ascolto-in-sight/pt-giulia' }];
  const request = vi.fn(async () => undefined);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request, query: async () => ({ held }) } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  localStorage.setItem('ascolto-device-notices', 'pt-giulia');
  DrivenNotification.permission = 'granted';
  const app = renderApp('#/dashboard/calendar', { signedInAs: 'giulia' });
  await choiceIn(app);
  hide(true);
  await receive(app, 1);
  expect(DrivenNotification.shown).toEqual([]);
  held.length = 0;
  await receive(app, 2);
  await waitFor(() => expect(DrivenNotification.shown).toHaveLength(1));
});
