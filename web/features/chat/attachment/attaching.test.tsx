import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keptForm, queued } from '#web/features/chat/outbox/outgoing';
import { keepDraft } from '#web/forms/tab-drafts';
import { enterText } from '#web/testing/enter-text';
import { type RenderedApp, renderApp, renderScreen } from '#web/testing/render-app.tsx';
import { servePhotos, smallPhoto } from '#web/testing/serve-canvas';

const chat = 'chat-giulia-serafini';
const open = (render = renderScreen) => render(`#/dashboard/chat?selected_chat=${chat}`, { signedInAs: 'giulia' });
const messageBox = () => screen.findByRole('textbox', { name: 'Il tuo messaggio' });
const log = async () => within(await screen.findByRole('log'));
const bubbleOf = async (text: string | RegExp) =>
  within((await (await log()).findByText(text)).closest('li') as HTMLElement);
const chosenList = () => screen.findByRole('list', { name: 'Allegati' });
const diary = (name = 'Diario.pdf') => new File(['%PDF-1.7\n%%EOF\n'], name, { type: 'application/pdf' });

const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

/** Chooses files in the device's dialog. */
async function choose({ user }: RenderedApp, ...files: readonly File[]): Promise<void> {
  await messageBox();
  await user.upload(screen.getByLabelText('File da allegare'), [...files]);
}

/** Giulia's messages in the chat on the platform, oldest first: words, and the name each file was sent with. */
function sentIn({ platform }: RenderedApp) {
  const own = platform.db.messages.list((message) => message.chat === chat && message.configuration.act !== undefined);
  return own.map(({ body, configuration }) => [body, configuration.file?.name ?? null]);
}

test('a PDF chosen by the button shows its name and size, and leaves with the words (CHAT-34)', async () => {
  const app = open();
  await enterText(app.user, await messageBox(), 'Ecco il diario');
  await choose(app, diary());
  expect(await chosenList()).toHaveTextContent(/^Diario\.pdf0,1 kB$/);
  expect(sentIn(app)).toEqual([]);
  await app.user.click(screen.getByRole('button', { name: 'Invia' }));
  await waitFor(async () => expect((await bubbleOf('Ecco il diario')).getByText('Inviato')).toBeVisible());
  expect(sentIn(app)).toEqual([['Ecco il diario', 'Diario.pdf']]);
  const card = (await bubbleOf('Ecco il diario')).getByRole('link', { name: /^Scarica Diario\.pdf, PDF/ });
  expect(card).toHaveAttribute('href', `/files/chat/${chat}/${app.platform.db.files.list()[0]?.name}`);
  expect(screen.queryByRole('list', { name: 'Allegati' })).not.toBeInTheDocument();
  expect(await messageBox()).toHaveValue('');
});

test('what may be attached, and how large, is said before anything is chosen (CHAT-34)', async () => {
  open();
  await messageBox();
  expect(screen.getByRole('button', { name: /^Allega un file: foto JPEG o PNG e PDF, fino a 15 MB$/ })).toBeVisible();
});

test('a photo is drawn anew in the browser, and shown with its size from the press on (CHAT-21, CHAT-34)', async () => {
  const drawn = servePhotos({ width: 4032, height: 3024 });
  const app = open();
  await choose(app, smallPhoto('IMG_0001.jpg'));
  expect(await screen.findByText('Le foto partono senza luogo, data e altri dati nascosti.')).toBeVisible();
  expect(drawn).toEqual([{ width: 2560, height: 1920 }]);
  const upload = app.platform.heldCalls.hold('upload');
  await app.user.type(await messageBox(), '{Enter}');
  const own = await (await log()).findByRole('img', { name: 'Immagine IMG_0001.jpg' });
  expect(Number.parseFloat(own.parentElement?.style.aspectRatio ?? '')).toBeCloseTo(4 / 3);
  upload.release();
  const sent = await (await log()).findByRole('img', { name: /^Immagine IMG_0001\.jpg, si ingrandisce/ });
  expect(sent).toHaveAttribute('src', `/files/chat/${chat}/${app.platform.db.files.list()[0]?.name}`);
  const list = within(await screen.findByRole('region', { name: 'Conversazioni' }));
  await waitFor(() => expect(list.getByRole('link', { name: /Chiara Serafini/ })).toHaveTextContent('Tu: Foto'));
});

test.each([
  { name: 'foto.png', file: () => smallPhoto('foto.png'), shown: 'foto.jpg' },
  { name: 'foto.HEIC', file: () => smallPhoto('foto.HEIC'), shown: 'foto.jpg' },
  { name: 'foto.jfif', file: () => smallPhoto('foto.jfif'), shown: 'foto.jpg' },
  { name: 'foto.jpg', file: () => new File(['\x89PNG\r\n\x1a\n'].map(latin), 'foto.jpg'), shown: 'foto.png' },
  { name: 'foto.jpg', file: () => new File(['RIFF\x24\0\0\0WEBP'].map(latin), 'foto.jpg'), shown: 'foto.jpg' },
  { name: 'carta.jpg', file: () => diary('carta.jpg'), shown: 'carta.pdf' },
  { name: 'noi 👨‍👩‍👧.pdf ', file: () => diary('noi 👨‍👩‍👧.pdf '), shown: 'noi 👨‍👩‍👧.pdf' },
])('attaches $name as $shown (CHAT-34)', async ({ file, shown }) => {
  servePhotos({ width: 800, height: 600 });
  open();
  fireEvent.drop(await screen.findByRole('log'), { dataTransfer: { files: [file()], types: ['Files'] } });
  expect(within(await chosenList()).getByText(shown)).toBeVisible();
});

test('an image opens large with its words, and Esc leads back to it (CHAT-21, CHAT-34)', async () => {
  const app = open();
  const configuration = { file: { name: 'Al mare.jpg', size: 7, width: 8, height: 10 } };
  const sent = { public_token: 'message-photo', chat, owner: 'pt-serafini', subject: 'Messaggio', body: 'Si riposi' };
  const rest = { media_url: 'a1b2c3.jpg', type: 'message', configuration, seen: false };
  app.platform.db.messages.put({ ...sent, ...rest, creation_timestamp: app.platform.now() / 1000 });
  const image = await (await log()).findByRole('button', { name: 'Immagine Al mare.jpg, si ingrandisce' });
  await app.user.click(image);
  const dialog = within(await screen.findByRole('dialog', { name: 'Al mare.jpg' }));
  const url = `/files/chat/${chat}/a1b2c3.jpg`;
  expect(dialog.getByRole('img', { name: 'Immagine Al mare.jpg' })).toHaveAttribute('src', url);
  expect(dialog.getByText('Si riposi')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Scarica l’immagine' })).toHaveAttribute('download', 'Al mare.jpg');
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(image).toHaveFocus());
});

test('an image that does not come says so in its place, and is asked for again by a press and by a connection that is back (CHAT-21)', async () => {
  const app = open();
  const configuration = { file: { name: 'Al mare.jpg', size: 7, width: 8, height: 10 } };
  const sent = { public_token: 'message-photo', chat, owner: 'pt-serafini', subject: 'Messaggio', body: 'Si riposi' };
  const rest = { media_url: 'a1b2c3.jpg', type: 'message', configuration, seen: false };
  app.platform.db.messages.put({ ...sent, ...rest, creation_timestamp: app.platform.now() / 1000 });
  const fail = async () => fireEvent.error(await (await log()).findByRole('img', { name: /^Immagine Al mare/ }));
  const missing = () => screen.findByRole('button', { name: 'Immagine non disponibile ora: Al mare.jpg Riprova' });
  await fail();
  await app.user.click(await missing());
  await fail();
  await missing();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('button', { name: 'Immagine Al mare.jpg, si ingrandisce' })).toBeVisible();
});

test('the browser asks before the page is left with a file that is chosen or waits, and no longer once it is sent (CHAT-34)', async () => {
  const app = open(renderApp);
  const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await choose(app, diary());
  await chosenList();
  await waitFor(() => expect(leaves()).toBe(false));
  await app.user.click(screen.getByRole('button', { name: 'Togli Diario.pdf' }));
  expect(leaves()).toBe(true);
  const upload = app.platform.heldCalls.hold('upload');
  await choose(app, diary());
  await chosenList();
  await app.user.type(await messageBox(), 'Ecco{Enter}');
  await bubbleOf('Ecco');
  expect(leaves()).toBe(false);
  upload.release();
  await waitFor(async () => expect((await bubbleOf('Ecco')).getByText('Inviato')).toBeVisible());
  expect(leaves()).toBe(true);
});

test('a picture from the clipboard is attached, and copied words beside one stay words (CHAT-34)', async () => {
  servePhotos({ width: 800, height: 600 });
  open();
  const box = await messageBox();
  const paste = (name: string, ...types: readonly string[]) =>
    fireEvent.paste(box, { clipboardData: { files: [smallPhoto(name)], types, getData: () => '' } });
  const isLeftToBrowser = [paste('cella.jpg', 'Files', 'text/plain'), paste('image.jpg', 'Files')];
  expect(await chosenList()).toHaveTextContent(/^image\.jpg/);
  expect(isLeftToBrowser).toEqual([true, false]);
});

test.each([
  { what: 'a file', text: 'Referto.pdf', types: ['text/plain', 'Files'], isAttached: true },
  {
    what: 'its name in another Unicode form',
    text: 'Refertò.pdf'.normalize('NFD'),
    types: ['text/plain'],
    isAttached: true,
  },
  { what: 'other words', text: 'Ecco Referto.pdf', types: ['text/plain', 'Files'], isAttached: false },
  { what: 'formatted text', text: 'Referto.pdf', types: ['text/plain', 'text/html', 'Files'], isAttached: false },
])('pastes $what copied in the Finder, attached: $isAttached (CHAT-34)', async ({ text, types, isAttached }) => {
  open();
  const files = [diary(text.normalize('NFC').replace('Ecco ', ''))];
  const clipboardData = { files, types, getData: () => text };
  expect(fireEvent.paste(await messageBox(), { clipboardData })).toBe(!isAttached);
});

test('a file dropped on the conversation is attached (CHAT-34)', async () => {
  open();
  fireEvent.drop(await screen.findByRole('log'), { dataTransfer: { files: [diary()], types: ['Files'] } });
  expect(await chosenList()).toHaveTextContent('Diario.pdf');
});

test('an attachment is taken away before it is sent, and the focus stays at hand (CHAT-34)', async () => {
  const app = open();
  await choose(app, diary('Uno.pdf'), diary('Due.pdf'));
  await app.user.click(await screen.findByRole('button', { name: 'Togli Uno.pdf' }));
  expect(await chosenList()).toHaveTextContent(/^Due\.pdf/);
  expect(screen.getByRole('button', { name: /^Allega un file/ })).toHaveFocus();
});

test('what is chosen in a conversation waits there while another is open (CHAT-34)', async () => {
  const app = open();
  await choose(app, diary());
  await chosenList();
  const list = within(await screen.findByRole('region', { name: 'Conversazioni' }));
  await app.user.click(list.getByRole('link', { name: /Andrea Rinaldi/ }));
  await screen.findByRole('log', { name: /Andrea Rinaldi/ });
  expect(screen.queryByRole('list', { name: 'Allegati' })).not.toBeInTheDocument();
  await app.user.click(list.getByRole('link', { name: /Chiara Serafini/ }));
  expect(await chosenList()).toHaveTextContent('Diario.pdf');
});

test.each([
  { what: 'a GIF called a photo', file: () => new File(['GIF89a'], 'f.png'), words: /«f\.png»: il contenuto non corr/ },
  { what: 'a page called a PDF', file: () => new File(['<html>'], 'a.pdf'), words: /«a\.pdf»: il contenuto non corr/ },
  { what: 'another type', file: () => new File(['x'], 'nota.docx'), words: /«nota\.docx»: formato non supportato/ },
  { what: 'an empty file', file: () => new File([], 'vuoto.pdf'), words: /«vuoto\.pdf»: il file è vuoto/ },
  {
    what: 'a PDF of more than 15 MB',
    file: () => new File(['%PDF-1.7', new Uint8Array(15 * 1024 * 1024)], 'grande.pdf'),
    words: /«grande\.pdf»: il file è troppo grande: il limite è 15\sMB/,
  },
  {
    what: 'a HEIC this browser cannot draw',
    file: () => new File(['\0\0\0$ftypheic'], 'IMG_1.HEIC'),
    words: /«IMG_1\.HEIC»: questo browser non apre le foto HEIC\. Condividila come JPEG/,
  },
  { what: 'a photo cut short', file: () => smallPhoto('foto.jpg'), words: /«foto\.jpg»: la foto è rovinata/ },
])('$what is refused in words, and what was typed stays (CHAT-34)', async ({ file, words }) => {
  servePhotos(null);
  const app = open();
  await enterText(app.user, await messageBox(), 'Guardi qui');
  fireEvent.drop(await screen.findByRole('log'), { dataTransfer: { files: [file()], types: ['Files'] } });
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(await messageBox()).toHaveValue('Guardi qui');
  expect(screen.queryByRole('list', { name: 'Allegati' })).not.toBeInTheDocument();
  expect(app.platform.db.files.list()).toEqual([]);
  await app.user.click(screen.getByRole('button', { name: 'Chiudi l’avviso' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('words and files leave in the order they were sent, each file a message of its own (CHAT-34)', async () => {
  const app = open();
  const upload = app.platform.heldCalls.hold('upload');
  await choose(app, diary('Uno.pdf'), diary('Due.pdf'));
  await chosenList();
  await app.user.type(await messageBox(), 'Con il primo{Enter}');
  await app.user.type(await messageBox(), 'Dopo{Enter}');
  upload.release();
  await waitFor(async () => expect((await bubbleOf('Dopo')).getByText('Inviato')).toBeVisible());
  expect(sentIn(app)).toEqual([
    ['Con il primo', 'Uno.pdf'],
    ['', 'Due.pdf'],
    ['Dopo', null],
  ]);
});

test('a file that is leaving is called back, keeps its words, holds up nothing, and is sent again once (CHAT-34)', async () => {
  const app = open();
  const upload = app.platform.heldCalls.hold('upload');
  await choose(app, diary());
  await chosenList();
  await app.user.type(await messageBox(), 'Ci ripenso{Enter}');
  await app.user.type(await messageBox(), 'Dopo{Enter}');
  const bubble = await bubbleOf('Ci ripenso');
  expect(bubble.getByRole('progressbar', { name: 'Invio di Diario.pdf' })).toBeVisible();
  await app.user.click(bubble.getByRole('button', { name: 'Annulla l’invio di Diario.pdf' }));
  expect(await (await bubbleOf('Ci ripenso')).findByText('Hai interrotto l’invio.')).toBeVisible();
  await waitFor(async () => expect((await bubbleOf('Dopo')).getByText('Inviato')).toBeVisible());
  upload.release();
  await app.user.click((await bubbleOf('Ci ripenso')).getByRole('button', { name: 'Riprova' }));
  await waitFor(async () => expect((await bubbleOf('Ci ripenso')).getByText('Inviato')).toBeVisible());
  expect(sentIn(app).filter(([words]) => words === 'Ci ripenso')).toEqual([['Ci ripenso', 'Diario.pdf']]);
});

test('a file that the back end refuses stays with its words and the reason, and is not offered again (CHAT-34)', async () => {
  const app = open();
  await choose(app, new File(['%PDF-1.7 senza fine'], 'rotto.pdf', { type: 'application/pdf' }));
  await chosenList();
  await app.user.type(await messageBox(), 'Guardi{Enter}');
  const bubble = await bubbleOf('Guardi');
  expect(await bubble.findByText(/^Il file non è stato accettato/)).toBeVisible();
  expect(bubble.queryByRole('button', { name: 'Riprova' })).not.toBeInTheDocument();
  await app.user.click(bubble.getByRole('button', { name: 'Togli' }));
  expect((await log()).queryByText('Guardi')).not.toBeInTheDocument();
});

test.each([
  {
    state: 'held',
    inList: 'Non inviato: Eccola',
    says: 'Il file «foto.jpg» non è stato inviato: sceglilo di nuovo.',
  },
  {
    state: 'unresolved',
    inList: 'Non sappiamo se è arrivato: Eccola',
    says: 'Il file «foto.jpg» forse è già arrivato: se non lo trovi tra i messaggi, sceglilo di nuovo.',
  },
] as const)(
  'a file that a reload has lost ($state) is named, and it is chosen again in its place (CHAT-34)',
  async ({ state, inList, says }) => {
    const attachment = {
      name: 'foto.jpg',
      mediaType: 'image/jpeg',
      bytes: 7,
      size: { width: 8, height: 10 },
      file: null,
    };
    const written = { idempotencyKey: 'key-reloaded', chat, text: 'Eccola', writtenAt: '2026-11-23T08:59:00.000Z' };
    keepDraft(
      'pt-giulia',
      'outbox',
      keptForm(queued([], { ...written, attachment }).map((each) => ({ ...each, state }))),
    );
    const app = open();
    const bubble = await bubbleOf('Eccola');
    expect(bubble.getByText(says)).toBeVisible();
    const list = within(await screen.findByRole('region', { name: 'Conversazioni' }));
    expect(list.getByRole('link', { name: /Chiara Serafini/ })).toHaveTextContent(inList);
    expect(sentIn(app)).toEqual([]);
    await app.user.upload(bubble.getByLabelText('File da scegliere di nuovo'), diary('Questa.pdf'));
    await waitFor(async () => expect((await bubbleOf('Eccola')).getByText('Inviato')).toBeVisible());
    expect(sentIn(app)).toEqual([['Eccola', 'Questa.pdf']]);
  },
);
