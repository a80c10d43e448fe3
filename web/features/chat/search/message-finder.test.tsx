import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dayMs } from '#contracts/kernel/instant';
import { type RenderedApp, renderScreen } from '#web/testing/render-app.tsx';

const chat = 'chat-giulia-serafini';

/** The chat with three messages of Serafini's of their own days, and what is asked of its menu. */
async function find(by: 'Cerca nei messaggi' | 'Vai a un giorno') {
  const app = renderScreen(`#/dashboard/chat?selected_chat=${chat}`, { signedInAs: 'giulia' });
  write(app, 40, 'Il quaderno verde');
  write(app, 30, 'Un quaderno nuovo');
  write(app, 20, 'Senza parole');
  await screen.findByText('Un quaderno nuovo');
  await app.user.click(screen.getByRole('button', { name: 'Altro sulla conversazione' }));
  await app.user.click(await screen.findByRole('button', { name: by }));
  return { app, finder: within(await screen.findByRole('region', { name: 'Trova nella conversazione' })) };
}

function write({ platform }: RenderedApp, daysAgo: number, body: string): void {
  const message = { public_token: `message-${daysAgo}`, chat, owner: 'pt-serafini', subject: 'Messaggio', body };
  const sent = { creation_timestamp: (platform.now() - daysAgo * dayMs) / 1000, seen: true };
  platform.db.messages.put({ ...message, ...sent, media_url: '', type: 'message', configuration: {} });
}

const marked = () => document.querySelector('[data-message][aria-current]');

test('words are found from the newest message on, by keys and by buttons, and how many there are is said', async () => {
  const { app, finder } = await find('Cerca nei messaggi');
  const box = finder.getByRole('searchbox', { name: 'Cerca nei messaggi' });
  expect(box).toHaveFocus();
  await app.user.type(box, 'quaderno');
  expect(finder.getByRole('status')).toHaveTextContent(/^2 di 2$/);
  expect(marked()).toHaveTextContent('Un quaderno nuovo');
  await app.user.keyboard('{Enter}');
  expect(finder.getByRole('status')).toHaveTextContent('1 di 2: Il quaderno verde');
  expect(marked()).toHaveTextContent('Il quaderno verde');
  await app.user.keyboard('{Enter}');
  expect(marked()).toHaveTextContent('Un quaderno nuovo');
  await app.user.click(finder.getByRole('button', { name: 'Messaggio successivo' }));
  expect(marked()).toHaveTextContent('Il quaderno verde');
  await app.user.click(finder.getByRole('button', { name: 'Messaggio precedente' }));
  expect(marked()).toHaveTextContent('Un quaderno nuovo');
});

test('what is nowhere is said to be nowhere, and Esc closes the search, gives the focus back and marks nothing', async () => {
  const { app, finder } = await find('Cerca nei messaggi');
  await app.user.type(finder.getByRole('searchbox'), 'quaderno x');
  expect(finder.getByRole('status')).toHaveTextContent('Nessuno');
  expect(finder.getByRole('button', { name: 'Messaggio precedente' })).toBeDisabled();
  await app.user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Trova nella conversazione' })).not.toBeInTheDocument();
  expect(marked()).toBeNull();
  expect(screen.getByRole('button', { name: 'Altro sulla conversazione' })).toHaveFocus();
});

test('a day leads to its first message, and one on which nobody wrote says what is shown instead', async () => {
  const { app, finder } = await find('Vai a un giorno');
  const field = finder.getByRole('textbox', { name: 'Vai al giorno' });
  expect(field).toHaveFocus();
  await app.user.type(field, '14/10/2026');
  await waitFor(() => expect(marked()).toHaveTextContent('Il quaderno verde'));
  expect(finder.getByRole('status')).toHaveTextContent('mercoledì 14 ottobre 2026');
  await app.user.clear(field);
  await app.user.type(field, '20/10/2026');
  await waitFor(() => expect(marked()).toHaveTextContent('Un quaderno nuovo'));
  expect(finder.getByRole('status')).toHaveTextContent('Nessun messaggio quel giorno: ecco sabato 24 ottobre 2026');
});

test.each([
  { typed: '31/02/2026', why: 'Questo giorno non esiste: controlla la data.' },
  { typed: 'ieri', why: 'Scrivi il giorno così: 14/09/2026.' },
])('what is no day says why: $typed', async ({ typed, why }) => {
  const { app, finder } = await find('Vai a un giorno');
  await app.user.type(finder.getByRole('textbox', { name: 'Vai al giorno' }), typed);
  expect(finder.getByRole('status')).toHaveTextContent(why);
  expect(marked()).toBeNull();
});
