import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepPaymentRecord } from '#web/features/payments/payment/payment-record';
import { renderScreen } from '#web/testing/render-app.tsx';

test('a payment under way in this tab is noted with the session it is for, among those of a series', async () => {
  const waiting = 'event-giulia-unpaid';
  const opened = { tab: 'pay', taxCode: null, method: 'paypal', waitsFor: waiting } as const;
  keepPaymentRecord('pt-giulia', { token: waiting, movedFrom: [] }, opened);
  const { platform, user } = renderScreen('#/dashboard/chat?selected_chat=chat-giulia-rinaldi', {
    signedInAs: 'giulia',
  });
  const { events, messages } = platform.db;
  for (const token of ['event-giulia-accepted', waiting]) {
    const event = events.get(token);
    if (!event) throw new Error('The seed lost a session.');
    events.change(token, { configuration: { ...event.configuration, series: 'series-of-giulia' } });
  }
  for (const one of messages.list(({ chat }) => chat === 'chat-giulia-rinaldi')) {
    if (!one.body.includes(waiting)) messages.remove(one.public_token);
    else messages.change(one.public_token, { body: `Appuntamenti settimanali: batch:key event_pt:${waiting}` });
  }
  const chat = within(await screen.findByRole('log'));
  await user.click(await chat.findByRole('button', { name: 'Vedi le sedute della serie' }));
  expect(chat.getByText(/^Hai aperto la pagina di pagamento/)).toBeVisible();
});
