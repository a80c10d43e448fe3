import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { enterText } from '#web/testing/enter-text';
import { type RenderedApp, renderApp, renderScreen } from '#web/testing/render-app.tsx';
import { shownToast } from '#web/ui/messages/toast-store';

const withSerafini = '#/dashboard/chat?selected_chat=chat-giulia-serafini';
const withRinaldi = '#/dashboard/chat?selected_chat=chat-giulia-rinaldi';

const open = (address = withSerafini, render = renderScreen) => render(address, { signedInAs: 'giulia' });
const messageBox = () => screen.findByRole('textbox', { name: 'Il tuo messaggio' });
const log = async () => within(await screen.findByRole('log'));
const bubbleOf = async (text: string) => within((await (await log()).findByText(text)).closest('li') as HTMLElement);

/** Giulia's messages in a chat on the platform, oldest first. */
function sentBy({ platform }: RenderedApp, chat = 'chat-giulia-serafini') {
  const own = platform.db.messages.list((message) => message.chat === chat && message.owner === 'pt-giulia');
  return own.map(({ body }) => body);
}

test('Enter sends and empties the box, Shift+Enter begins a line (CHAT-06, CHAT-07, CHAT-08)', async () => {
  const app = open();
  const box = await messageBox();
  await app.user.type(box, 'Prima riga{Shift>}{Enter}{/Shift}seconda{Enter}');
  expect(box).toHaveValue('');
  expect(box).toHaveFocus();
  await (await log()).findByText(/Prima riga/);
  await waitFor(() => expect(sentBy(app).at(-1)).toBe('Prima riga\nseconda'));
});

test('Enter that accepts what an input method proposes sends nothing', async () => {
  const app = open();
  const box = await messageBox();
  const before = sentBy(app);
  await app.user.type(box, 'にほ');
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
  expect(box).toHaveValue('にほ');
  expect(sentBy(app)).toEqual(before);
});

test('an empty message is not sent and says so, until something is written (CHAT-28)', async () => {
  const app = open();
  const before = sentBy(app);
  await app.user.type(await messageBox(), '   {Enter}');
  expect(await screen.findByText('messaggio valido')).toBeVisible();
  expect(sentBy(app)).toEqual(before);
  expect(await messageBox()).toBeInvalid();
  expect(await messageBox()).toHaveAccessibleDescription(/messaggio valido\. Scrivi qualche parola/);
  await app.user.type(await messageBox(), 'B');
  expect(screen.queryByText('messaggio valido')).not.toBeInTheDocument();
  expect(await messageBox()).toBeValid();
});

test('a message with signs that nobody can write is not sent, says so and stays', async () => {
  const app = open();
  const before = sentBy(app);
  const box = await messageBox();
  await enterText(app.user, box, 'una faccina a metà \ud83d');
  await app.user.keyboard('{Enter}');
  expect(await screen.findByText('messaggio valido')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Contiene caratteri invisibili: riscrivilo a mano.');
  expect(box).toHaveValue('una faccina a metà \ud83d');
  expect(sentBy(app)).toEqual(before);
});

test('with no conversation chosen there is nothing to write into, until one is chosen', async () => {
  const app = open('#/dashboard/chat');
  expect(await screen.findByText('Scegli una conversazione')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Il tuo messaggio' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Invia' })).not.toBeInTheDocument();
  await app.user.click(await screen.findByRole('link', { name: /Andrea Rinaldi/ }));
  expect(await messageBox()).toBeVisible();
});

test('a message to a chat that has just gone says so, stays, and nothing more can be written there (CHAT-27)', async () => {
  const app = open();
  await enterText(app.user, await messageBox(), 'A chi scrivo?');
  app.platform.db.chats.remove('chat-giulia-serafini');
  await app.user.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('chat valita');
  const unsent = within(await screen.findByRole('region', { name: 'Messaggi non inviati' }));
  expect(unsent.getByText('A chi scrivo?')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Il tuo messaggio' })).not.toBeInTheDocument();
});

test('what was being written into a conversation that goes is shown until it is taken away', async () => {
  const app = open();
  await enterText(app.user, await messageBox(), 'Avevo cominciato');
  app.platform.db.chats.remove('chat-giulia-serafini');
  window.dispatchEvent(new Event('online'));
  const unsent = within(await screen.findByRole('region', { name: 'Messaggi non inviati' }));
  expect(unsent.getByText('Avevo cominciato')).toBeVisible();
  const gone = await screen.findByText('Questa conversazione è stata eliminata');
  expect(document.activeElement).toContainElement(gone);
  expect(document.body).not.toHaveFocus();
  await app.user.click(unsent.getByRole('button', { name: 'Togli' }));
  expect(screen.queryByText('Avevo cominciato')).not.toBeInTheDocument();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Avevo cominciato');
});

test('a conversation that is gone does not come back when a later reading fails', async () => {
  const app = open();
  await messageBox();
  app.platform.db.chats.remove('chat-giulia-serafini');
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Questa conversazione è stata eliminata')).toBeVisible();
  app.platform.faults.set('listChats', ['status-500']);
  const before = app.asked.length;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(app.asked.slice(before)).toContain('chat/read-conversation'));
  await app.settled();
  expect(screen.getByText('Questa conversazione è stata eliminata')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Il tuo messaggio' })).not.toBeInTheDocument();
});

test('a failure says so in one way, keeps the message, and frees the box (CHAT-29, CHAT-30, CHAT-31, LEG-42)', async () => {
  const app = open();
  app.platform.faults.set('sendMessage', ['status-500']);
  const box = await messageBox();
  await app.user.type(box, 'Mi sente?{Enter}');
  expect(await screen.findByText('errore')).toBeVisible();
  expect((await bubbleOf('Mi sente?')).getByText('Non sappiamo se è arrivato')).toBeVisible();
  expect((await bubbleOf('Mi sente?')).queryByText('Non inviato')).not.toBeInTheDocument();
  expect(box).toBeEnabled();
});

test('what was said of a failure is taken back once the message is sent', async () => {
  const app = open();
  app.platform.faults.set('sendMessage', ['status-500']);
  await app.user.type(await messageBox(), 'Mi sente?{Enter}');
  expect(await screen.findByText('errore')).toBeVisible();
  app.platform.faults.set('sendMessage', []);
  await app.user.click((await bubbleOf('Mi sente?')).getByRole('button', { name: 'Riprova' }));
  await waitFor(async () => expect((await bubbleOf('Mi sente?')).getByText('Inviato')).toBeVisible());
  expect(screen.queryByText('errore')).not.toBeInTheDocument();
});

test('one thing is said at a time, the last, and none of it on another screen (CHAT-28, CHAT-30)', async () => {
  const app = open(withSerafini, renderApp);
  await messageBox();
  await app.user.click(await screen.findByRole('button', { name: 'Invia' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('messaggio valido');
  app.platform.faults.set('sendMessage', ['status-500']);
  await app.user.type(await messageBox(), 'Mi sente?{Enter}');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('errore'));
  await app.user.click(screen.getByRole('link', { name: 'Calendario' }));
  await screen.findByRole('heading', { level: 1, name: 'Calendario' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a session that ends while a message leaves takes no errore along to the login (CHAT-30, GUARD-35)', async () => {
  const app = open(withSerafini, renderApp);
  const box = await messageBox();
  await app.platform.session.clear();
  await app.user.type(box, 'Mi sente?{Enter}');
  expect(await screen.findByText('La sessione è terminata')).toBeVisible();
  await app.settled();
  expect(shownToast()).toBeUndefined();
});

test('a message whose answer the platform lost is sent once, and says that it was sent', async () => {
  const app = open();
  app.platform.faults.set('sendMessage', ['connection-lost-after']);
  await app.user.type(await messageBox(), 'Una volta sola{Enter}');
  await waitFor(async () => expect((await bubbleOf('Una volta sola')).getByText('Inviato')).toBeVisible());
  expect(sentBy(app).filter((body) => body === 'Una volta sola')).toHaveLength(1);
});

test('a message that failed is still there after leaving the screen, and can be sent then (CHAT-29)', async () => {
  const app = open();
  app.platform.faults.set('sendMessage', ['status-500']);
  await app.user.type(await messageBox(), 'Non perdermi{Enter}');
  await (await bubbleOf('Non perdermi')).findByText('Non sappiamo se è arrivato');
  app.platform.faults.set('sendMessage', []);
  await app.user.click(screen.getByRole('link', { name: /apri il profilo/ }));
  await app.user.click(await screen.findByRole('button', { name: 'Scrivi in chat' }));
  await app.user.click(await (await bubbleOf('Non perdermi')).findByRole('button', { name: 'Riprova' }));
  await waitFor(() => expect(sentBy(app).filter((body) => body === 'Non perdermi')).toHaveLength(1));
});

test('“Riprova” really sends, and messages keep the order they were written in', async () => {
  const app = open();
  app.platform.faults.set('sendMessage', ['status-500']);
  const box = await messageBox();
  await app.user.type(box, 'Uno{Enter}');
  await app.user.type(box, 'Due{Enter}');
  await waitFor(async () => expect((await bubbleOf('Due')).getByText('Non sappiamo se è arrivato')).toBeVisible());
  app.platform.faults.set('sendMessage', []);
  await app.user.click((await bubbleOf('Uno')).getByRole('button', { name: 'Riprova' }));
  await waitFor(async () => expect((await bubbleOf('Due')).getByText('Inviato')).toBeVisible());
  expect(sentBy(app).slice(-2)).toEqual(['Uno', 'Due']);
});

test('a failed message can be taken away, and is not sent later', async () => {
  const app = open();
  app.platform.faults.set('sendMessage', ['status-500']);
  await app.user.type(await messageBox(), 'Meglio di no{Enter}');
  await app.user.click((await bubbleOf('Meglio di no')).getByRole('button', { name: 'Togli' }));
  expect(screen.queryByText('Meglio di no')).not.toBeInTheDocument();
  expect(screen.getByRole('log')).toHaveFocus();
  expect(sentBy(app)).not.toContain('Meglio di no');
  await app.user.click(screen.getByRole('button', { name: 'Rimetti' }));
  expect((await bubbleOf('Meglio di no')).getByRole('button', { name: 'Togli' })).toBeVisible();
});

test('trying again keeps the focus on the message, which no later one announces anew', async () => {
  const app = open();
  app.platform.faults.set('sendMessage', ['status-500']);
  await app.user.type(await messageBox(), 'Mi sente?{Enter}');
  const again = (await bubbleOf('Mi sente?')).findByRole('button', { name: 'Riprova' });
  const message = (await (await log()).findByText('Mi sente?')).closest('li');
  await waitFor(() => expect(message).toHaveAttribute('aria-live', 'off'));
  app.platform.faults.set('sendMessage', []);
  await app.user.click(await again);
  await waitFor(async () => expect((await bubbleOf('Mi sente?')).getByText('Inviato')).toBeVisible());
  expect(message).toHaveFocus();
  expect(message).not.toHaveAttribute('aria-live');
});

test('a message read by the other side says so', async () => {
  const app = open();
  await app.user.type(await messageBox(), 'Letto?{Enter}');
  await waitFor(async () => expect((await bubbleOf('Letto?')).getByText('Inviato')).toBeVisible());
  const [message] = app.platform.db.messages.list(({ body }) => body === 'Letto?');
  app.platform.db.messages.change(message?.public_token ?? '', { seen: true });
  window.dispatchEvent(new Event('online'));
  await waitFor(async () => expect((await bubbleOf('Letto?')).getByText('Letto')).toBeVisible());
});

test('what is being written is kept for each chat in this tab alone, and marked in the list', async () => {
  const app = open();
  await enterText(app.user, await messageBox(), 'Da finire');
  const list = within(await screen.findByRole('region', { name: 'Conversazioni' }));
  await app.user.click(list.getByRole('link', { name: /Andrea Rinaldi/ }));
  await screen.findByRole('log', { name: /Andrea Rinaldi/ });
  expect(await messageBox()).toHaveValue('');
  const serafini = list.getByRole('link', { name: /Chiara Serafini/ });
  expect(serafini).toHaveTextContent('Bozza: Da finire');
  expect(JSON.stringify({ ...localStorage })).not.toContain('Da finire');
  await app.user.click(serafini);
  await screen.findByRole('log', { name: /Chiara Serafini/ });
  expect(await messageBox()).toHaveValue('Da finire');
});

test('sending wipes the draft', async () => {
  const app = open(withRinaldi);
  await app.user.type(await messageBox(), 'Va bene{Enter}');
  await bubbleOf('Va bene');
  expect(Object.keys(sessionStorage).filter((key) => key.includes('chat:chat-giulia-rinaldi'))).toEqual([]);
});

test('who signs out is asked first, and takes along what waits: nothing more is sent, kept or said', async () => {
  const app = open(withSerafini, renderApp);
  const sending = app.platform.heldCalls.hold('sendMessage');
  const box = await messageBox();
  await app.user.type(box, 'La prima{Enter}');
  await app.user.type(box, 'La seconda{Enter}');
  await waitFor(() => expect(app.asked).toContain('chat/send-text'));
  await app.user.click(screen.getByRole('button', { name: 'Account di Giulia Moretti' }));
  await app.user.click(await screen.findByRole('button', { name: 'Esci' }));
  const question = within(await screen.findByRole('dialog', { name: 'Vuoi uscire adesso?' }));
  expect(question.getByText(/^2 messaggi non risultano ancora inviati/)).toBeVisible();
  await app.user.click(question.getByRole('button', { name: 'Esci lo stesso' }));
  await screen.findByRole('form', { name: 'Accesso' });
  sending.release();
  await app.settled();
  expect(app.asked.filter((name) => name === 'chat/send-text')).toHaveLength(1);
  expect(sentBy(app)).not.toContain('La seconda');
  expect(sessionStorage).toHaveLength(0);
  expect(screen.queryByText('errore')).not.toBeInTheDocument();
});
