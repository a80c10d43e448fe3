import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { enterText } from '#web/testing/enter-text';
import { type RenderedApp, renderScreen } from '#web/testing/render-app.tsx';
import { discardDraft, expectNoDraft, leavePage, seeResumed } from '#web/testing/resumed-draft';

const serafini = '#/dashboard/therapist-detail?pt=pt-serafini';
const text = 'Buongiorno dottoressa, vorrei un primo colloquio.';

async function openDialog({ user }: RenderedApp) {
  await user.click(await screen.findByRole('button', { name: 'Scrivi un messaggio' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Scrivi a Chiara Serafini' }));
  return { box: dialog.getByRole('textbox'), send: dialog.getByRole('button', { name: 'Invia messaggio' }), dialog };
}

const chatsOfSara = ({ platform }: RenderedApp) =>
  platform.db.chats.list(({ participants }) => participants.includes('pt-sara'));

const messagesOfSara = ({ platform }: RenderedApp) => platform.db.messages.list(({ owner }) => owner === 'pt-sara');

test('the first message makes the chat and opens it (CHAT-36, CHAT-37, CHAT-40, LEG-39)', async () => {
  const app = renderScreen(serafini, { scenario: 'personas-only', signedInAs: 'sara' });
  const { box, send } = await openDialog(app);
  await app.user.type(box, text);
  await app.user.click(send);
  expect(await screen.findByText('chat successo')).toBeVisible();
  const [chat] = chatsOfSara(app);
  await waitFor(() => expect(window.location.hash).toBe(`#/dashboard/chat?selected_chat=${chat?.public_token}`));
  expect(within(await screen.findByRole('log')).getByText(text)).toBeVisible();
});

test('pressing twice makes one chat with one message, and says so (MSG-06, MSG-07)', async () => {
  const app = renderScreen(serafini, { scenario: 'personas-only', signedInAs: 'sara' });
  const { box, send } = await openDialog(app);
  await app.user.type(box, text);
  await app.user.dblClick(send);
  await screen.findByText('chat successo');
  expect(chatsOfSara(app)).toHaveLength(1);
  expect(messagesOfSara(app).map(({ body }) => body)).toEqual([text]);
});

test('while the message is on its way nothing can be added to it that would not go with it (CHAT-29)', async () => {
  const app = renderScreen(serafini, { scenario: 'personas-only', signedInAs: 'sara' });
  const { box, send, dialog } = await openDialog(app);
  await app.user.type(box, text);
  const held = app.platform.heldCalls.hold('createChat');
  await app.user.click(send);
  await held.received();
  await app.user.type(box, ' E un’altra cosa.{Enter}');
  await app.user.click(dialog.getByRole('button', { name: /quali giorni e orari/ }));
  expect(box).toHaveValue(text);
  held.release();
  expect(within(await screen.findByRole('log')).getByText(text)).toBeVisible();
});

test('a failure says so, keeps the text, and sending again makes one chat (CHAT-38)', async () => {
  const app = renderScreen(serafini, { scenario: 'personas-only', signedInAs: 'sara' });
  const { box, send, dialog } = await openDialog(app);
  await app.user.type(box, text);
  app.platform.faults.set('createChat', ['status-500']);
  await app.user.click(send);
  expect(await screen.findByText('error')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/Premi di nuovo Invia messaggio/);
  expect(dialog.queryByText(/Premi di nuovo Invia messaggio/)).not.toBeInTheDocument();
  expect(box).toHaveValue(text);
  app.platform.faults.set('createChat', []);
  await app.user.click(send);
  await screen.findByText('chat successo');
  expect(messagesOfSara(app)).toHaveLength(1);
});

test('what was said of a failure is taken back when the message is sent again', async () => {
  const app = renderScreen(serafini, { scenario: 'personas-only', signedInAs: 'sara' });
  const { box, send } = await openDialog(app);
  await app.user.type(box, text);
  app.platform.faults.set('createChat', ['status-500']);
  await app.user.click(send);
  expect(await screen.findByText('error')).toBeVisible();
  app.platform.faults.set('createChat', []);
  await app.user.click(send);
  await screen.findByText('chat successo');
  expect(screen.queryByText('error')).not.toBeInTheDocument();
});

test('an empty message is not sent, and the box says what to do', async () => {
  const app = renderScreen(serafini, { scenario: 'personas-only', signedInAs: 'sara' });
  const { box, send } = await openDialog(app);
  await app.user.type(box, '   ');
  await app.user.click(send);
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription(/Scrivi qualche parola/);
  expect(chatsOfSara(app)).toEqual([]);
});

test('a message with signs that nobody can write is not sent, and the box says so', async () => {
  const app = renderScreen(serafini, { scenario: 'personas-only', signedInAs: 'sara' });
  const { box, send } = await openDialog(app);
  await enterText(app.user, box, 'una faccina a metà \ud83d');
  await app.user.click(send);
  expect(box).toHaveAccessibleDescription(/Contiene caratteri invisibili/);
  expect(chatsOfSara(app)).toEqual([]);
});

test('a way to begin is written into the box and never sent by itself', async () => {
  const app = renderScreen(serafini, { scenario: 'personas-only', signedInAs: 'sara' });
  const { box, dialog } = await openDialog(app);
  await app.user.click(dialog.getByRole('button', { name: /primo colloquio per capire/ }));
  expect(box).toHaveValue('Buongiorno, vorrei un primo colloquio per capire se possiamo lavorare insieme.');
  expect(box).toHaveFocus();
  expect(chatsOfSara(app)).toEqual([]);
});

test('what was written is there again when the dialog is, for the same patient and therapist alone', async () => {
  const app = renderScreen(serafini, { scenario: 'personas-only', signedInAs: 'sara' });
  const first = await openDialog(app);
  await enterText(app.user, first.box, 'Buongiorno');
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const again = await openDialog(app);
  expect(again.box).toHaveValue('Buongiorno');
  expect(Object.keys(localStorage).filter((key) => localStorage.getItem(key)?.includes('Buongiorno'))).toEqual([]);
});

test('where a chat exists by now it is opened, nothing is sent, and the text waits in its box (CHAT-35, MSG-04)', async () => {
  const app = renderScreen(serafini, { scenario: 'personas-only', signedInAs: 'sara' });
  const { box, send } = await openDialog(app);
  await app.user.type(box, text);
  app.platform.db.chats.put({
    public_token: 'chat-made-elsewhere',
    name: 'Sara Lombardi - Chiara Serafini',
    participants: ['pt-sara', 'pt-serafini'],
    admin_list: [],
  });
  await app.user.click(send);
  await waitFor(() => expect(window.location.hash).toBe('#/dashboard/chat?selected_chat=chat-made-elsewhere'));
  expect(await screen.findByRole('textbox', { name: 'Il tuo messaggio' })).toHaveValue(text);
  expect(messagesOfSara(app)).toEqual([]);
  expect(screen.queryByText('chat successo')).not.toBeInTheDocument();
});

test('says before anything is sent that chat is no emergency service', async () => {
  const app = renderScreen(serafini, { scenario: 'personas-only', signedInAs: 'sara' });
  const { dialog } = await openDialog(app);
  expect(dialog.getByText(/non è un servizio di emergenza/)).toHaveTextContent('112');
});

test('says that a draft was resumed; dropping it empties the box, takes back the failure, keeps the focus and is for good', async () => {
  const open = async () => {
    const app = renderScreen(serafini, { scenario: 'personas-only', signedInAs: 'sara' });
    return { ...app, ...(await openDialog(app)) };
  };
  const first = await open();
  await first.user.type(first.box, text);
  leavePage();
  const app = await open();
  await seeResumed();
  expect(app.box).toHaveValue(text);
  app.platform.faults.set('createChat', ['status-500']);
  await app.user.click(app.send);
  const advice = /premi di nuovo invia messaggio/i;
  expect(await screen.findByText(advice)).toBeVisible();
  await discardDraft(app.user);
  expect(app.box).toHaveValue('');
  expect(app.box).toHaveFocus();
  expect(screen.queryByText(advice)).not.toBeInTheDocument();
  leavePage();
  expect((await open()).box).toHaveValue('');
  expectNoDraft();
});
