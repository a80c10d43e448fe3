import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { logIn } from '#contracts/login/login.api';
import { call } from '#web/api/call';
import { keptForm, notSent, queued } from '#web/features/chat/outbox/outgoing';
import { keepDraft, readDraft } from '#web/forms/tab-drafts';
import { sessionChannel } from '#web/session/other-tabs';
import { type RenderedApp, renderApp } from '#web/testing/render-app.tsx';
import { expectedComplaints } from '#web/testing/setup';
import { shownToast } from '#web/ui/messages/toast-store';

// What asks before a sign-out is there by the time anybody presses.
await import('#web/session/session-watch.tsx');

const open = () => renderApp('#/dashboard/chat?selected_chat=chat-giulia-serafini', { signedInAs: 'giulia' });
const messageBox = () => screen.findByRole('textbox', { name: 'Il tuo messaggio' });
const log = async () => within(await screen.findByRole('log'));
const bubbleOf = async (text: string) => within((await (await log()).findByText(text)).closest('li') as HTMLElement);

/** How often the chat has this message of Giulia's on the platform. */
const timesSent = ({ platform }: RenderedApp, text: string) =>
  platform.db.messages.list(({ owner, body }) => owner === 'pt-giulia' && body === text).length;

function goOffline({ dropConnection }: RenderedApp): void {
  dropConnection();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
}

function comeBack({ dropConnection }: RenderedApp): void {
  dropConnection(false);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
}

/** From here on every operation is carried out and its answer lost, until the returned function is called. */
function loseAnswers(): () => void {
  const ask = globalThis.fetch;
  const losing = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    await ask(input, init);
    throw new TypeError('Failed to fetch');
  });
  return () => losing.mockRestore();
}

async function write(app: RenderedApp, text: string): Promise<void> {
  await app.user.type(await messageBox(), `${text}{Enter}`);
}

test('what is written offline says that it waits, and leaves by itself on return, once and in its order', async () => {
  const app = open();
  await messageBox();
  goOffline(app);
  await write(app, 'Uno');
  await write(app, 'Due');
  expect(await (await bubbleOf('Uno')).findByText('In attesa di connessione')).toBeVisible();
  expect(await screen.findByText(/^2 messaggi partono da soli appena torna la connessione/)).toBeVisible();
  expect(shownToast()).toBeUndefined();
  comeBack(app);
  await waitFor(async () => expect((await bubbleOf('Due')).getByText('Inviato')).toBeVisible());
  const own = app.platform.db.messages.list(({ owner }) => owner === 'pt-giulia').map(({ body }) => body);
  expect(own.slice(-2)).toEqual(['Uno', 'Due']);
  comeBack(app);
  await app.settled();
  expect([timesSent(app, 'Uno'), timesSent(app, 'Due')]).toEqual([1, 1]);
});

test('the list says in which conversation a message waits, and no longer once it has left', async () => {
  const app = open();
  await messageBox();
  const list = within(await screen.findByRole('region', { name: 'Conversazioni' }));
  const row = () => list.getByRole('link', { name: /Chiara Serafini/ });
  goOffline(app);
  await write(app, 'Scritto in galleria');
  await waitFor(() => expect(row()).toHaveTextContent('In attesa di invio: Scritto in galleria'));
  expect(list.getByRole('link', { name: /Andrea Rinaldi/ })).not.toHaveTextContent('In attesa');
  comeBack(app);
  await waitFor(() => expect(row()).toHaveTextContent('Tu: Scritto in galleria'));
  expect(row()).not.toHaveTextContent('In attesa');
});

test('it leaves on return though another screen is open', async () => {
  const app = open();
  await messageBox();
  goOffline(app);
  await write(app, 'Da un’altra pagina');
  await (await bubbleOf('Da un’altra pagina')).findByText('In attesa di connessione');
  comeBack(app);
  await app.open('/dashboard/calendar');
  await waitFor(() => expect(timesSent(app, 'Da un’altra pagina')).toBe(1));
});

test('what was held when the tab was reloaded leaves once it is open again, on any screen', async () => {
  const message = { idempotencyKey: 'key-reloaded', chat: 'chat-giulia-serafini', text: 'Prima del buio' };
  const held = notSent(queued([], { ...message, writtenAt: '2026-11-23T08:59:00.000Z' }), 'key-reloaded', {
    code: 'no_connection',
    requestId: '',
  });
  keepDraft('pt-giulia', 'outbox', keptForm(held));
  const app = renderApp('#/dashboard/calendar', { signedInAs: 'giulia' });
  await waitFor(() => expect(timesSent(app, 'Prima del buio')).toBe(1));
  await waitFor(() => expect(readDraft('pt-giulia', 'outbox')).toBe(''));
});

test('outside the dashboard, too, signing out asks about what was held when the tab was reloaded', async () => {
  const message = { idempotencyKey: 'key-reloaded', chat: 'chat-giulia-serafini', text: 'Prima del buio' };
  keepDraft('pt-giulia', 'outbox', keptForm(queued([], { ...message, writtenAt: '2026-11-23T08:59:00.000Z' })));
  const app = renderApp('#/info/successful-register-patient', { signedInAs: 'giulia' });
  const giulia = app.platform.db.users.get('pt-giulia');
  if (!giulia) throw new Error('Giulia is not there.');
  app.platform.db.users.put({
    ...giulia,
    public_configuration: { ...giulia.public_configuration, isTerms: false },
  });
  await app.user.click(within(await screen.findByRole('dialog', { name: 'Consensi' })).getByText('Esci'));
  const question = within(await screen.findByRole('dialog', { name: 'Vuoi uscire adesso?' }));
  expect(question.getByText(/^1 messaggio non risulta ancora inviato/)).toBeVisible();
});

test('a message that may have left says that nobody knows, and is found out by itself without a second copy', async () => {
  const app = open();
  await messageBox();
  const regained = loseAnswers();
  await write(app, 'Forse');
  expect(await (await bubbleOf('Forse')).findByText('Non sappiamo se è arrivato')).toBeVisible();
  expect(
    await screen.findByText(/Non sappiamo se il messaggio è arrivato\. Appena torna la connessione/),
  ).toBeVisible();
  regained();
  comeBack(app);
  await waitFor(async () => expect((await bubbleOf('Forse')).getByText('Inviato')).toBeVisible());
  expect(timesSent(app, 'Forse')).toBe(1);
});

test('what is held never leaves for another account that has signed in meanwhile, though it has the same chat', async () => {
  const app = open();
  await messageBox();
  goOffline(app);
  await write(app, 'Solo mio');
  await (await bubbleOf('Solo mio')).findByText('In attesa di connessione');
  app.dropConnection(false);
  await call(logIn, { email: 'chiara.serafini@example.it', password: 'Ascolto2026!', rememberMe: false }, undefined);
  comeBack(app);
  await waitFor(() => expect(screen.queryByText('Solo mio')).not.toBeInTheDocument());
  await app.settled();
  expect(app.platform.db.messages.list(({ body }) => body === 'Solo mio')).toEqual([]);
  expect(await screen.findByText('Ora sei nell’account di Chiara Serafini')).toBeVisible();
  expect(readDraft('pt-giulia', 'outbox')).toContain('Solo mio');
});

test('what is held never leaves once its author has signed out in another tab without a connection', async () => {
  const app = open();
  await messageBox();
  goOffline(app);
  await write(app, 'Ci ripenso');
  await (await bubbleOf('Ci ripenso')).findByText('In attesa di connessione');
  localStorage.setItem('ascolto-leave-pending', 'yes');
  const channel = new BroadcastChannel(sessionChannel);
  channel.postMessage('left');
  channel.close();
  expect(await screen.findByRole('form', { name: 'Accesso' })).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
  expect(expectedComplaints()).toEqual([expect.stringContaining('The session could not be read: no_connection')]);
  comeBack(app);
  await app.settled();
  expect(timesSent(app, 'Ci ripenso')).toBe(0);
});

test('the question before signing out says what is at stake now, and stays open when that is nothing', async () => {
  const app = open();
  await messageBox();
  goOffline(app);
  await write(app, 'Ancora un momento');
  await (await bubbleOf('Ancora un momento')).findByText('In attesa di connessione');
  await app.user.click(screen.getByRole('button', { name: 'Account di Giulia Moretti' }));
  await app.user.click(await screen.findByRole('button', { name: 'Esci' }));
  const question = within(await screen.findByRole('dialog', { name: 'Vuoi uscire adesso?' }));
  expect(question.getByText(/^1 messaggio non risulta ancora inviato/)).toBeVisible();
  expect(question.getByText(/^Sei senza connessione/)).toBeVisible();
  comeBack(app);
  expect(await question.findByText(/se esci non perdi nessun messaggio/)).toBeVisible();
  expect(question.queryByText(/non risulta ancora inviato|Sei senza connessione/)).not.toBeInTheDocument();
  expect(timesSent(app, 'Ancora un momento')).toBe(1);
  await app.user.click(question.getByRole('button', { name: 'Esci' }));
  expect(await screen.findByRole('form', { name: 'Accesso' })).toBeVisible();
});

test('a message of a chat that is gone on return stays with its words and the reason', async () => {
  const app = open();
  await messageBox();
  goOffline(app);
  await write(app, 'Non perdermi');
  await (await bubbleOf('Non perdermi')).findByText('In attesa di connessione');
  app.platform.db.chats.remove('chat-giulia-serafini');
  comeBack(app);
  expect(await screen.findByText('Questa conversazione è stata eliminata')).toBeVisible();
  const unsent = within(await screen.findByRole('region', { name: 'Messaggi non inviati' }));
  expect(unsent.getByText('Non perdermi')).toBeVisible();
  await app.user.click(unsent.getByRole('button', { name: 'Togli' }));
  expect(screen.queryByText('Non perdermi')).not.toBeInTheDocument();
});
