import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type RenderedApp, renderScreen } from '#web/testing/render-app.tsx';

const weeks = ['2026-11-30', '2026-12-14', '2026-12-21'] as const;
const firstToken = 'event-giulia-accepted';
const tokens = [firstToken, 'event-week-1', 'event-week-2'] as const;

interface Card {
  readonly text: string;
  readonly of?: string;
}

interface Series {
  readonly statuses?: readonly ('pending' | 'denied')[];
  /** In euros, of each that was paid. */
  readonly paid?: readonly (number | undefined)[];
  readonly cards?: readonly Card[];
}

const booked: Card = { text: 'Appuntamenti settimanali: da lun 30 novembre 2026, 18:30-19:30' };
const moved: Card = {
  text: 'Appuntamenti della serie modificati: da lun 30 novembre 2026, 18:30-19:30 (prima 17:30-18:30)',
};
const cancelledFrom14: Card = {
  text: 'Appuntamenti della serie annullati: da lun 14 dicembre 2026, 18:30-19:30',
  of: 'event-week-1',
};

/** Giulia's chat with Rinaldi, who has put her evening session and two more into a series, with these cards. */
function open({ statuses = [], paid = [], cards = [booked] }: Series = {}): RenderedApp {
  const app = renderScreen('#/dashboard/chat?selected_chat=chat-giulia-rinaldi', { signedInAs: 'giulia' });
  const { events, messages } = app.platform.db;
  const event = events.get(firstToken);
  const message = messages.list(({ chat }) => chat === 'chat-giulia-rinaldi').at(-1);
  if (!event || !message) throw new Error('The seed lost the session or its chat.');
  for (const one of messages.list(({ chat }) => chat === 'chat-giulia-rinaldi')) messages.remove(one.public_token);
  const { paid_amount: _, wallet_amount: __, ...plain } = event.configuration;
  for (const [index, day] of weeks.entries()) {
    const start_timestamp = Date.parse(`${day}T17:30:00Z`) / 1000;
    const amount = paid[index];
    events.put({
      ...{ ...event, start_timestamp, end_timestamp: start_timestamp + 3600 },
      public_token: tokens[index] ?? '',
      configuration: {
        ...plain,
        ...(amount !== undefined && { paid_amount: amount }),
        ...{ status: statuses[index] ?? 'pending', series: 'series-of-giulia' },
      },
    });
  }
  for (const [index, { text, of = firstToken }] of cards.entries()) {
    messages.put({
      ...{ ...message, public_token: `message-of-series-${index}`, owner: 'pt-rinaldi', seen: false },
      subject: 'Event Notification',
      body: `${text} batch:key-of-act-${index} event_pt:${of}`,
    });
  }
  return app;
}

const log = async () => within(await screen.findByRole('log'));

test('a series is one card: its weekday and hour, the price of each, and each behind a line (CHAT-18, CHAT-23)', async () => {
  const { user } = open();
  const chat = await log();
  expect(await chat.findByText('ogni lunedì, 18:30-19:30')).toBeVisible();
  expect(chat.getByText(booked.text)).toBeVisible();
  expect(chat.getByText('Seduta terapeutica singola · 70,00 € ciascuna')).toBeVisible();
  const line = chat.getByRole('button', { name: 'Vedi le sedute della serie' });
  expect(line).toHaveAttribute('aria-expanded', 'false');
  await user.click(line);
  const second = chat.getByText(/lun 14 dicembre 2026/).closest('li') as HTMLElement;
  expect(within(second).getByText('70,00 €')).toBeVisible();
  await user.click(within(second).getByRole('button', { name: 'conferma appuntamento' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('each card of a series keeps its own words, and none counts what became of it later (CHAT-18)', async () => {
  open({ statuses: ['pending', 'denied', 'denied'], cards: [booked, moved, cancelledFrom14] });
  const chat = await log();
  for (const { text } of [booked, moved, cancelledFrom14]) expect(await chat.findByText(text)).toBeVisible();
  expect(chat.queryByText(/\d sedut[ae]|\d annullat/)).not.toBeInTheDocument();
});

test('a series that was moved since is not said to be every week at the old hour', async () => {
  open({ cards: [{ text: 'Appuntamenti settimanali: da mar 1 dicembre 2026, 12:00-13:00' }] });
  const chat = await log();
  expect(await chat.findByText(/da mar 1 dicembre 2026, 12:00-13:00/)).toBeVisible();
  expect(await chat.findByText(/ciascuna$/)).toBeVisible();
  expect(chat.queryByText(/^ogni /)).not.toBeInTheDocument();
});

test('the credit of a cancelled series is told once, as the sum that was paid for what was cancelled (CHAT-24, APPT-63)', async () => {
  open({ statuses: ['pending', 'denied', 'denied'], paid: [70, 70, 70], cards: [booked, moved, cancelledFrom14] });
  const chat = await log();
  expect(await chat.findByText(/^140,00 € di queste sedute sono tornati come credito/)).toBeVisible();
  expect(chat.getAllByRole('button', { name: 'Il tuo credito' })).toHaveLength(1);
});

test('two cards of a cancelled series tell each of its own sessions (APPT-63)', async () => {
  const fromFirst = { text: 'Appuntamenti della serie annullati: da lun 30 novembre 2026, 18:30-19:30' };
  open({ statuses: ['denied', 'denied', 'denied'], paid: [60, 70, 70], cards: [cancelledFrom14, fromFirst] });
  const chat = await log();
  expect(await chat.findByText(/^140,00 € di queste sedute/)).toBeVisible();
  expect(chat.getByText(/^60,00 € di questa seduta/)).toBeVisible();
});

test('no money is named where what was cancelled was not paid, even if what is kept was (APPT-63)', async () => {
  open({ statuses: ['pending', 'denied', 'denied'], paid: [70], cards: [booked, moved, cancelledFrom14] });
  const chat = await log();
  expect(await chat.findByText('Per un altro orario scrivi qui al terapeuta.')).toBeVisible();
  expect(chat.queryByText(/credito|pagat/)).not.toBeInTheDocument();
});
