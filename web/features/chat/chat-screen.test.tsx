import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { secondsFromInstant } from '#contracts/kernel/instant';
import { productName } from '#web/product';
import { enterText } from '#web/testing/enter-text';
import { type RenderedApp, renderApp, renderScreen } from '#web/testing/render-app.tsx';

const withRinaldi = '#/dashboard/chat?selected_chat=chat-giulia-rinaldi';
const withSerafini = '#/dashboard/chat?selected_chat=chat-giulia-serafini';

const list = async () => within(await screen.findByRole('region', { name: 'Conversazioni' }));
const log = async () => within(await screen.findByRole('log'));

test('lists each conversation with its last message, its date and its unread count (CHAT-01, CHAT-03, CHAT-33)', async () => {
  renderScreen('#/dashboard/chat', { signedInAs: 'giulia' });
  const conversations = (await list()).getAllByRole('link');
  expect(conversations.map(({ textContent }) => textContent)).toEqual([
    'Andrea RinaldiieriAppuntamento: 7 dic, 18:302 messaggi non letti',
    'Chiara SerafinivenerdìAppuntamento: 2 dic, 13:00',
    // The first letter stands for a picture.
    'Aamministrazione24/04/2026Tu: Grazie, per ora tutto chiaro.',
  ]);
});

test('the page’s title carries how many messages wait, and nothing of anybody', async () => {
  const { user } = renderApp('#/dashboard/chat', { signedInAs: 'giulia' });
  await waitFor(() => expect(document.title).toBe(`(2) Chat · ${productName}`));
  await user.click((await list()).getByRole('link', { name: /Andrea Rinaldi/ }));
  await waitFor(() => expect(document.title).toBe(`Chat · ${productName}`));
});

test('it carries the number on every screen, and none once nobody is signed in', async () => {
  const { user } = renderApp('#/dashboard/calendar', { signedInAs: 'giulia' });
  await waitFor(() => expect(document.title).toBe(`(2) Calendario · ${productName}`));
  await user.click(screen.getByRole('button', { name: 'Account di Giulia Moretti' }));
  await user.click(await screen.findByRole('button', { name: 'Esci' }));
  await screen.findByRole('form', { name: 'Accesso' });
  expect(document.title).not.toMatch(/\d/);
});

test('calls the administration by that name alone (CHAT-11, MSG-09)', async () => {
  renderScreen('#/dashboard/chat?selected_chat=chat-giulia-amministrazione', { signedInAs: 'giulia' });
  expect(await screen.findByRole('heading', { level: 2, name: 'amministrazione' })).toBeVisible();
  expect((await list()).getByRole('link', { name: /amministrazione/ })).toHaveAttribute('aria-current', 'true');
});

test('the search keeps the conversations it matches and says how many they are (CHAT-02)', async () => {
  const { user } = renderScreen('#/dashboard/chat', { signedInAs: 'giulia' });
  const conversations = await list();
  await user.type(conversations.getByRole('searchbox'), 'seraf');
  expect(conversations.getAllByRole('link')).toHaveLength(1);
  expect(conversations.getByText('1 conversazione trovata')).toBeInTheDocument();
  await user.type(conversations.getByRole('searchbox'), 'xyz');
  expect(conversations.getByText(/Nessuna conversazione trovata/)).toBeVisible();
});

test('the address opens the conversation, a press on another one changes it (CHAT-04, CHAT-05, ROUTE-14)', async () => {
  const { user } = renderScreen(withSerafini, { signedInAs: 'giulia' });
  expect(await screen.findByRole('log', { name: 'Messaggi con Chiara Serafini' })).toBeVisible();
  await user.click((await list()).getByRole('link', { name: /Andrea Rinaldi/ }));
  expect(await screen.findByRole('log', { name: 'Messaggi con Andrea Rinaldi' })).toBeVisible();
  expect(window.location.hash).toBe(withRinaldi);
});

test('opening marks the received messages as seen, and every badge follows (CHAT-32)', async () => {
  const { platform } = renderScreen(withRinaldi, { signedInAs: 'giulia' });
  await log();
  await waitFor(() => expect(unseenByGiulia(platform)).toEqual([]));
  const conversations = await list();
  await waitFor(() => expect(conversations.queryByText(/non lett/)).not.toBeInTheDocument());
  expect(screen.queryByText(/messaggi da leggere/)).not.toBeInTheDocument();
});

test('what came while nobody looked is seen only when somebody looks (CHAT-32)', async () => {
  const showTab = hideTab();
  const { user, platform } = renderScreen(withRinaldi, { signedInAs: 'giulia' });
  await enterText(user, await screen.findByRole('textbox', { name: 'Il tuo messaggio' }), 'Grazie');
  expect(unseenByGiulia(platform)).toHaveLength(2);
  showTab();
  await waitFor(() => expect(unseenByGiulia(platform)).toEqual([]));
});

test('what comes while others are marked as seen is marked after them (CHAT-32)', async () => {
  const { platform, asked } = renderScreen(withRinaldi, { signedInAs: 'giulia' });
  const marking = platform.heldCalls.hold('markSeen');
  const messages = await log();
  await marking.received();
  const [like] = platform.db.messages.list(
    ({ owner, chat }) => owner === 'pt-rinaldi' && chat === 'chat-giulia-rinaldi',
  );
  if (!like) throw new Error('The seed has no message of Rinaldi.');
  const now = platform.now() / 1000;
  platform.db.messages.put({
    ...like,
    public_token: 'message-late',
    body: 'Ancora una cosa',
    creation_timestamp: now,
    seen: false,
  });
  window.dispatchEvent(new Event('online'));
  await messages.findByText('Ancora una cosa');
  const marks = () => asked.filter((name) => name === 'chat/mark-read').length;
  expect(marks()).toBe(1);
  marking.release();
  await waitFor(() => expect(marks()).toBe(2));
  await waitFor(() => expect(unseenByGiulia(platform)).toEqual([]));
});

test('what is marked as seen while the user turns away is counted no more (CHAT-32)', async () => {
  const { platform, settled } = renderScreen(withRinaldi, { signedInAs: 'giulia' });
  const marking = platform.heldCalls.hold('markSeen');
  await log();
  await marking.received();
  hideTab();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  marking.release();
  await settled();
  await waitFor(() => expect(document.title).toBe(`Chat · ${productName}`));
});

test('what came while the conversation was closed stands behind the divider, also where it is read after opening', async () => {
  const app = renderScreen(withSerafini, { signedInAs: 'giulia' });
  await log();
  await app.open('/dashboard/chat');
  const reading = app.platform.heldCalls.hold('listChats');
  receive(app.platform, { body: 'Mentre non guardavi' });
  await app.open(withSerafini.slice(1));
  expect((await log()).queryByText('Mentre non guardavi')).not.toBeInTheDocument();
  reading.release();
  const message = await (await log()).findByText('Mentre non guardavi');
  expect(message.closest('li')?.previousElementSibling).toHaveTextContent('Nuovi messaggi');
});

test('new messages stand behind a divider that stays though they are seen by then', async () => {
  const { platform } = renderScreen(withRinaldi, { signedInAs: 'giulia' });
  const messages = await log();
  await waitFor(() => expect(unseenByGiulia(platform)).toEqual([]));
  const after = messages.getByText('Nuovi messaggi').closest('li')?.nextElementSibling;
  expect(after).toHaveTextContent('Le ho proposto anche la data successiva.');
});

test('counts on the button to the new messages only those received and not seen (CHAT-33)', async () => {
  hideTab();
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(2_000);
  const { platform } = renderScreen(withRinaldi, { signedInAs: 'giulia' });
  receive(platform, { chat: 'chat-giulia-rinaldi', owner: 'pt-giulia', body: 'Non ancora letto da lui' });
  const messages = await screen.findByRole('log');
  expect(within(messages).getByText('Non ancora letto da lui')).toBeVisible();
  messages.scrollTop = 100;
  fireEvent.scroll(messages);
  expect(screen.getByRole('button', { name: '2 nuovi messaggi' })).toBeVisible();
});

test('own and received messages are told apart in words, with author, time and whether they were read (CHAT-17)', async () => {
  renderScreen(withRinaldi, { signedInAs: 'giulia' });
  const messages = await log();
  const own = messages.getByText('Confermate tutte e due.').closest('li');
  expect(own).toHaveTextContent(/^Tu 13:30Confermate tutte e due\.Letto$/);
  const received = messages.getByText(/^Bene. Non serve farlo perfettamente/).closest('li');
  expect(received).toHaveTextContent(/^Andrea Rinaldi 08:55Bene/);
});

test('an appointment shows as a card without its marker (CHAT-18, CHAT-20)', async () => {
  renderScreen(withSerafini, { signedInAs: 'giulia' });
  const card = await (await log()).findByRole('article', { name: 'mer 2 dicembre 2026, 13:00-13:30' });
  expect(card).toBeVisible();
  expect(screen.queryByText(/event_pt/)).not.toBeInTheDocument();
});

test('messages appear together with the appointments among them, so that none moves while it is read', async () => {
  const { platform } = renderScreen(withSerafini, { signedInAs: 'giulia' });
  const listEvents = platform.heldCalls.hold('listEvents');
  expect(await screen.findByText('Caricamento: la conversazione')).toBeInTheDocument();
  await list();
  expect(screen.queryByRole('log')).not.toBeInTheDocument();
  listEvents.release();
  expect((await log()).queryByText('Caricamento: l’appuntamento')).not.toBeInTheDocument();
});

test('an image shows as an image, another file as a download (CHAT-21, CHAT-22)', async () => {
  const { platform } = renderScreen(withSerafini, { signedInAs: 'giulia' });
  for (const media_url of ['pagina.PNG', 'esercizio.pdf']) receive(platform, { media_url });
  const messages = await log();
  expect(messages.getByRole('img', { name: /pagina\.PNG/ })).toHaveAttribute(
    'src',
    '/files/chat/chat-giulia-serafini/pagina.PNG',
  );
  expect(messages.getByRole('link', { name: /esercizio\.pdf/ })).toHaveAttribute('download', 'esercizio.pdf');
});

test('for a patient the name leads to the profile (CHAT-12)', async () => {
  renderScreen(withRinaldi, { signedInAs: 'giulia' });
  const heading = within(await screen.findByRole('heading', { level: 2, name: /Andrea Rinaldi/ }));
  expect(heading.getByRole('link')).toHaveAttribute('href', '#/dashboard/therapist-detail?pt=pt-rinaldi');
});

test('for a therapist the patient’s name leads to the card', async () => {
  renderScreen('#/dashboard/chat?selected_chat=chat-giulia-rinaldi', { signedInAs: 'rinaldi' });
  expect(await screen.findByRole('link', { name: 'Giulia Moretti , apri la scheda' })).toHaveAttribute(
    'href',
    '#/dashboard/patient-card?user_pt=pt-giulia',
  );
});

test('in a narrow window the list is shown over the open conversation, and hidden again (CHAT-09)', async () => {
  narrowWindow();
  const { user } = renderScreen(withRinaldi, { signedInAs: 'giulia' });
  const toggle = await screen.findByRole('button', { name: 'Mostra le conversazioni' });
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(toggle).toHaveAccessibleName('Nascondi le conversazioni');
  expect((await list()).getByRole('link', { name: /Andrea Rinaldi/ })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(toggle).toHaveFocus();
  await user.click(toggle);
  await user.click((await list()).getByRole('link', { name: /Chiara Serafini/ }));
  expect(await screen.findByRole('log', { name: 'Messaggi con Chiara Serafini' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Mostra le conversazioni' })).toBeVisible();
});

test('what the list covers can be neither reached nor pressed', async () => {
  narrowWindow();
  const { user } = renderScreen(withRinaldi, { signedInAs: 'giulia' });
  await user.click(await screen.findByRole('button', { name: 'Mostra le conversazioni' }));
  expect(screen.getByLabelText('Il tuo messaggio').closest('[inert]')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Nascondi le conversazioni' }));
  expect(screen.getByLabelText('Il tuo messaggio').closest('[inert]')).toBeNull();
});

test('a new patient reads that conversations will appear, and how to begin one (CHAT-10)', async () => {
  renderScreen('#/dashboard/chat', { signedInAs: 'sara' });
  const text = 'Le tue conversazioni con i terapeuti appariranno qui, non appena verrai contattato.';
  expect(await screen.findByText(text)).toBeVisible();
});

test('a therapist without conversations reads of patients (CHAT-10)', async () => {
  const { platform } = renderScreen('#/dashboard/chat', { signedInAs: 'serafini' });
  for (const { public_token } of platform.db.chats.list()) platform.db.chats.remove(public_token);
  const text = 'Le tue conversazioni con i pazienti appariranno qui, non appena verrai contattato.';
  expect(await screen.findByText(text)).toBeVisible();
});

test('a conversation that is somebody else’s, or gone, shows nothing of anybody', async () => {
  renderScreen('#/dashboard/chat?selected_chat=chat-marco-rinaldi', { signedInAs: 'giulia' });
  expect(await screen.findByText('Questa conversazione non è tra le tue')).toBeVisible();
  expect(screen.queryByText(/Marco/)).not.toBeInTheDocument();
});

test('a conversation that is gone offers the way back to the others and nothing to write into', async () => {
  const { user } = renderScreen('#/dashboard/chat?selected_chat=chat-marco-rinaldi', { signedInAs: 'giulia' });
  const back = await screen.findByRole('link', { name: 'Torna alle conversazioni' });
  expect(screen.queryByRole('textbox', { name: 'Il tuo messaggio' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Invia' })).not.toBeInTheDocument();
  await user.click(back);
  expect(await screen.findByText('Scegli una conversazione')).toBeVisible();
});

test('a refresh brings new messages and leaves what is being typed (LIVE-03)', async () => {
  const { user, platform } = renderScreen(withSerafini, { signedInAs: 'giulia' });
  const box = await screen.findByRole('textbox', { name: 'Il tuo messaggio' });
  await enterText(user, box, 'Sto scriv');
  receive(platform, { body: 'Le va bene giovedì?' });
  window.dispatchEvent(new Event('online'));
  expect(await (await log()).findByText('Le va bene giovedì?')).toBeVisible();
  expect(box).toHaveValue('Sto scriv');
  expect(box).toHaveFocus();
});

test('the arrows lead from message to message', async () => {
  const { user } = renderScreen(withSerafini, { signedInAs: 'giulia' });
  const box = await screen.findByRole('log');
  const messages = within(box).getAllByRole('listitem');
  box.focus();
  await user.keyboard('{ArrowUp}');
  expect(messages.at(-1)).toHaveFocus();
  await user.keyboard('{ArrowUp}{Home}');
  expect(messages.at(0)).toHaveFocus();
});

test('list and open conversation show a new message together, and no badge counts it (CHAT-33)', async () => {
  const { platform, settled } = renderScreen(withSerafini, { signedInAs: 'giulia' });
  await log();
  await settled();
  const before = document.title;
  receive(platform, { body: newText });
  const listChats = platform.heldCalls.hold('listChats');
  window.dispatchEvent(new Event('online'));
  for (let answers = 0; answers < 3; answers += 1) {
    listChats.answerOne();
    await waitFor(() => expect(inPane()).toBe(inList()));
    expect(document.title).toBe(before);
  }
  listChats.release();
  await waitFor(() => expect([inList(), inPane()]).toEqual([true, true]));
  await settled();
  expect(document.title).toBe(before);
});

test('the number for an emergency stands above every chat; what it is about is read in full once on a device', async () => {
  const { user } = renderScreen(withSerafini, { signedInAs: 'giulia' });
  expect(await screen.findByText(/non è un servizio di emergenza/)).toBeVisible();
  await user.click((await list()).getByRole('link', { name: /Andrea Rinaldi/ }));
  const line = await screen.findByText(/^In caso di pericolo chiama il/);
  expect(line).toHaveTextContent('112');
  const whole = screen.getByRole('button', { name: 'Avviso sulle emergenze' });
  expect(whole).toHaveAttribute('aria-expanded', 'false');
  await user.click(whole);
  expect(screen.getByText(/non è un servizio di emergenza/)).toBeVisible();
});

test('beside large text on a phone the number for an emergency is one line from the start, which opens the rest', async () => {
  onTestFinished(() => {
    document.documentElement.style.removeProperty('font-size');
    vi.unstubAllGlobals();
  });
  document.documentElement.style.fontSize = '32px';
  vi.stubGlobal('innerWidth', 375);
  const { user } = renderScreen(withSerafini, { signedInAs: 'giulia' });
  expect(await screen.findByText(/^In caso di pericolo chiama il/)).toHaveTextContent('112');
  expect(screen.queryByText(/non è un servizio di emergenza/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Avviso sulle emergenze' }));
  expect(screen.getByText(/non è un servizio di emergenza/)).toBeVisible();
});

test('a therapist is not told what a patient in danger can do', async () => {
  renderScreen(withRinaldi, { signedInAs: 'rinaldi' });
  await log();
  expect(screen.queryByText(/In caso di pericolo/)).not.toBeInTheDocument();
});

const newText = 'Le va bene giovedì?';

function inList(): boolean {
  return within(screen.getByRole('region', { name: 'Conversazioni' })).queryByText(newText) !== null;
}

function inPane(): boolean {
  return within(screen.getByRole('log')).queryByText(newText) !== null;
}

/** Makes the window of this test too narrow for list and conversation side by side. */
function narrowWindow(): void {
  const wide = window.matchMedia;
  window.matchMedia = (query) => Object.assign(Object.create(wide(query)), { matches: query.includes('max-width') });
  onTestFinished(() => {
    window.matchMedia = wide;
  });
}

/** Hides the tab until the returned function is called. */
function hideTab(): () => void {
  const spy = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  return () => {
    spy.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
  };
}

function unseenByGiulia({ db }: RenderedApp['platform']) {
  return db.messages.list(({ chat, owner, seen }) => chat === 'chat-giulia-rinaldi' && owner !== 'pt-giulia' && !seen);
}

type Messages = RenderedApp['platform']['db']['messages'];

/** Chiara Serafini writes to Giulia, unless the fields say otherwise. */
function receive({ db, now }: RenderedApp['platform'], fields: Partial<Parameters<Messages['put']>[0]>): void {
  db.messages.put({
    public_token: db.nextToken('message'),
    chat: 'chat-giulia-serafini',
    owner: 'pt-serafini',
    subject: 'Messaggio',
    body: '',
    media_url: '',
    type: 'message',
    configuration: {},
    creation_timestamp: secondsFromInstant(now()),
    seen: false,
    ...fields,
  });
}
