import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type RenderedApp, renderApp } from '#web/testing/render-app.tsx';

const weeks = ['2026-11-30', '2026-12-14', '2026-12-21'] as const;

/** Giulia's chat with Rinaldi, who has put her evening session and two more into a series and told her once. */
function open(
  statuses: readonly ('pending' | 'denied')[],
  body = 'Appuntamenti settimanali: lun 30 novembre 2026',
): RenderedApp {
  const app = renderApp('#/dashboard/chat?selected_chat=chat-giulia-rinaldi', { signedInAs: 'giulia' });
  const { events, messages } = app.platform.db;
  const event = events.get('event-giulia-accepted');
  const message = messages.list(({ chat }) => chat === 'chat-giulia-rinaldi').at(-1);
  if (!event || !message) throw new Error('The seed lost the session or its chat.');
  const { paid_amount: _, wallet_amount: __, ...plain } = event.configuration;
  for (const [index, day] of weeks.entries()) {
    const start_timestamp = Date.parse(`${day}T17:30:00Z`) / 1000;
    const status = statuses[index] ?? 'pending';
    const paid = status === 'denied' ? { paid_amount: 70 } : {};
    events.put({
      ...{ ...event, start_timestamp, end_timestamp: start_timestamp + 3600 },
      public_token: index === 0 ? event.public_token : `event-week-${index}`,
      configuration: { ...plain, ...paid, status, series: 'series-of-giulia' },
    });
  }
  messages.put({
    ...{ ...message, public_token: 'message-of-series', owner: 'pt-rinaldi', seen: false },
    subject: 'Event Notification',
    body: `${body}, 18:30-19:30 series_act:key-of-act event_pt:event-giulia-accepted`,
  });
  return app;
}

test('a series is one card, which counts its sessions and opens to each, where it is confirmed (CHAT-18, CHAT-23)', async () => {
  const { user } = open([]);
  expect(await screen.findByText('3 sedute, dal 30/11/2026 al 21/12/2026')).toBeVisible();
  expect(screen.getByText('Appuntamenti settimanali')).toBeVisible();
  const line = screen.getByRole('button', { name: 'Vedi le sedute della serie' });
  expect(line).toHaveAttribute('aria-expanded', 'false');
  await user.click(line);
  const second = screen.getByText(/lun 14 dicembre 2026/).closest('li') as HTMLElement;
  await user.click(within(second).getByRole('button', { name: 'conferma appuntamento' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('a series that was cancelled says so as it stands now, with its credit once (CHAT-24, APPT-63)', async () => {
  open(['pending', 'denied', 'denied'], 'Appuntamenti della serie annullati: lun 14 dicembre 2026');
  expect(await screen.findByText('1 seduta, il 30/11/2026 (2 annullate)')).toBeVisible();
  expect(screen.getByText(/^140,00 € di queste sedute sono tornati come credito/)).toBeVisible();
});
