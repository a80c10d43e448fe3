import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { goOffline } from '#e2e/connection';
import { expect, test } from '#e2e/fixtures';
import { layoutShiftsOf, recordLayoutShifts, totalShift } from '#e2e/layout-shifts';
import { openAfresh } from '#e2e/open-afresh';
import { openChat } from '#e2e/sessions';
import { samplePdf } from '#mocks/media/media-file';

const chat = 'chat-giulia-rinaldi';

test.beforeEach(async ({ chain }) => chain.platform.reset());

test('a photo is chosen with words, seen before it leaves, and is in the other’s conversation with its size (CHAT-21, CHAT-34)', async ({
  signInAs,
}) => {
  const [giulia, rinaldi] = [await signInAs('giulia'), await signInAs('rinaldi')];
  await openChat(giulia, chat);
  await choose(giulia, { name: 'quaderno.png', mimeType: 'image/png', buffer: await giulia.screenshot() });
  await expect(chosen(giulia)).toContainText('quaderno.png');
  await isDrawn(chosen(giulia).getByRole('presentation'));
  await messageBox(giulia).fill('La pagina di ieri');
  await giulia.keyboard.press('Enter');
  await expect(bubbleOf(giulia, 'La pagina di ieri')).toContainText('Inviato');
  await recordLayoutShifts(rinaldi.context());
  await openChat(rinaldi, chat);
  const image = bubbleOf(rinaldi, 'La pagina di ieri').getByRole('img', { name: /^Immagine quaderno\.png/ });
  await isDrawn(image);
  expect(totalShift(await layoutShiftsOf(rinaldi))).toBeLessThanOrEqual(0.02);
  const { width = 0, height = 1 } = (await image.boundingBox()) ?? {};
  const { width: wide, height: high } = giulia.viewportSize() ?? { width: 0, height: 1 };
  expect(width / height).toBeCloseTo(wide / high, 1);
  await image.click();
  const large = rinaldi.getByRole('dialog', { name: 'quaderno.png' }).getByAltText('Immagine quaderno.png');
  await isDrawn(large);
  expect((await large.boundingBox())?.width).toBeGreaterThan(width);
  await rinaldi.goBack();
  await expect(large).toBeHidden();
  await expect(image).toBeInViewport();
});

test('a picture is pasted and leaves without words: the list says that it is a photo (CHAT-34)', async ({
  signInAs,
}) => {
  const [giulia, rinaldi] = [await signInAs('giulia'), await signInAs('rinaldi')];
  await openChat(giulia, chat);
  await messageBox(giulia).focus();
  await giulia.evaluate(pasteFile, { name: 'image.png', type: 'image/png', base64: await screenshot(giulia) });
  await expect(chosen(giulia)).toContainText('image.png');
  await giulia.keyboard.press('Enter');
  await isDrawn(giulia.getByRole('log').getByRole('img', { name: /^Immagine image\.png, si ingrandisce/ }));
  await openAfresh(rinaldi, '/#/dashboard/chat');
  const row = rinaldi.getByRole('region', { name: 'Conversazioni' }).getByRole('link', { name: /Giulia Moretti/ });
  await expect(row).toContainText('Foto');
});

test('a PDF is a card, which the other side saves under its own name and nobody else reads (CHAT-22, CHAT-34)', async ({
  signInAs,
}) => {
  const [giulia, rinaldi] = [await signInAs('giulia'), await signInAs('rinaldi')];
  await openChat(giulia, chat);
  await choose(giulia, { name: 'Diario di marzo.pdf', mimeType: 'application/pdf', buffer: diary });
  await giulia.getByRole('button', { name: 'Invia' }).click();
  await openChat(rinaldi, chat);
  const card = rinaldi.getByRole('log').getByRole('link', { name: /^Scarica Diario di marzo\.pdf, PDF/ });
  const saving = rinaldi.waitForEvent('download');
  await card.click();
  expect((await saving).suggestedFilename()).toBe('Diario di marzo.pdf');
  const address = (await card.getAttribute('href')) ?? '';
  expect((await rinaldi.request.get(address)).status()).toBe(200);
  const marco = await signInAs('marco');
  expect((await marco.request.get(address)).status()).toBe(404);
});

test('a file that is not what its name says is refused in words, and what was typed stays (CHAT-34)', async ({
  signInAs,
}) => {
  const giulia = await signInAs('giulia');
  await openChat(giulia, chat);
  await messageBox(giulia).fill('Guardi la foto');
  await choose(giulia, { name: 'foto.png', mimeType: 'image/png', buffer: diary });
  await expect(giulia.getByRole('alert')).toContainText('«foto.png»: il contenuto non corrisponde al nome');
  await expect(messageBox(giulia)).toHaveValue('Guardi la foto');
  await expect(chosen(giulia)).toBeHidden();
});

test('a photo leaves the browser upright and without where it was taken (CHAT-34)', async ({ signInAs }) => {
  const giulia = await signInAs('giulia');
  await openChat(giulia, chat);
  const taken = withPlace(await giulia.screenshot({ type: 'jpeg' }));
  expect(taken.includes('Casa mia')).toBe(true);
  await choose(giulia, { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: taken });
  await expect(chosen(giulia)).toContainText('IMG_0001.jpg');
  await giulia.evaluate(keepSentFile);
  await giulia.getByRole('button', { name: 'Invia' }).click();
  const sent = Buffer.from(await giulia.evaluate(() => Reflect.get(window, 'sentFile')), 'latin1');
  expect(sent.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  expect([sent.includes('Casa mia'), sent.includes('Exif')]).toEqual([false, false]);
  const image = giulia.getByRole('log').getByRole('img', { name: /^Immagine IMG_0001\.jpg, si ingrandisce/ });
  await isDrawn(image);
  const { width, height } = giulia.viewportSize() ?? { width: 0, height: 0 };
  const drawn = await image.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [
    naturalWidth,
    naturalHeight,
  ]);
  // The camera was held upright: what it wrote lying stands.
  expect(drawn).toEqual([height, width]);
});

test('a file on its way says how far it is and is called back; sent again it arrives (CHAT-34)', async ({
  signInAs,
}) => {
  const giulia = await signInAs('giulia');
  await openChat(giulia, chat);
  const line = await giulia.context().newCDPSession(giulia);
  const uploadAt = (uploadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await choose(giulia, { name: 'quaderno.png', mimeType: 'image/png', buffer: await giulia.screenshot() });
  await expect(chosen(giulia)).toContainText('quaderno.png');
  await messageBox(giulia).fill('Ci ripenso');
  await uploadAt(2000);
  await giulia.keyboard.press('Enter');
  const bubble = bubbleOf(giulia, 'Ci ripenso');
  await expect(bubble.getByRole('progressbar', { name: 'Invio di quaderno.png' })).toBeVisible();
  await bubble.getByRole('button', { name: 'Annulla l’invio di quaderno.png' }).click();
  await expect(bubble).toContainText('Hai interrotto l’invio.');
  await uploadAt(-1);
  await bubble.getByRole('button', { name: 'Riprova' }).click();
  await expect(bubble).toContainText('Inviato');
});

test('a file sent offline waits, with the words around it in their order, and leaves by itself on return (CHAT-34)', async ({
  signInAs,
}) => {
  const giulia = await signInAs('giulia');
  const log = await openChat(giulia, chat);
  await goOffline(giulia);
  await messageBox(giulia).fill('Ora scrivo');
  await giulia.keyboard.press('Enter');
  await choose(giulia, { name: 'Diario.pdf', mimeType: 'application/pdf', buffer: diary });
  await expect(chosen(giulia)).toContainText('Diario.pdf');
  await messageBox(giulia).fill('Il diario');
  await giulia.keyboard.press('Enter');
  await messageBox(giulia).fill('E saluto');
  await giulia.keyboard.press('Enter');
  await expect(bubbleOf(giulia, 'Il diario')).toContainText('In attesa di connessione');
  await expect(giulia.getByText(/non chiudere e non ricaricare questa scheda, il file andrebbe perso/)).toBeVisible();
  await giulia.context().setOffline(false);
  for (const words of ['Ora scrivo', 'Il diario', 'E saluto'])
    await expect(bubbleOf(giulia, words)).toContainText('Inviato');
  await openChat(giulia, chat);
  await expect(log.getByRole('listitem').last()).toContainText('E saluto');
  const own = (await log.getByRole('listitem').allTextContents()).slice(-3);
  expect(own.map((text) => /Ora scrivo|Il diario|E saluto/.exec(text)?.[0])).toEqual([
    'Ora scrivo',
    'Il diario',
    'E saluto',
  ]);
});

test('a reload that would lose a file is asked about first; the lost file is named, with its words, and is chosen again in its place (CHAT-34)', async ({
  signInAs,
}) => {
  const giulia = await signInAs('giulia');
  await openChat(giulia, chat);
  await goOffline(giulia);
  await choose(giulia, { name: 'Diario.pdf', mimeType: 'application/pdf', buffer: diary });
  await expect(chosen(giulia)).toContainText('Diario.pdf');
  await messageBox(giulia).fill('Il diario');
  await giulia.keyboard.press('Enter');
  await expect(bubbleOf(giulia, 'Il diario')).toContainText('In attesa di connessione');
  await giulia.route('**/files/chat/**', (route) => route.abort());
  await giulia.context().setOffline(false);
  const asked: string[] = [];
  giulia.once('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await giulia.reload();
  expect(asked).toEqual(['beforeunload']);
  const bubble = bubbleOf(giulia, 'Il diario');
  // Whichever is true: the reload may come before or after the attempt that follows the connection's return.
  await expect(bubble).toContainText(/Il file «Diario\.pdf» (forse è già arrivato|non è stato inviato)/);
  await giulia.unroute('**/files/chat/**');
  const choosing = giulia.waitForEvent('filechooser');
  await bubble.getByRole('button', { name: 'Scegli di nuovo' }).click();
  await (await choosing).setFiles({ name: 'Diario.pdf', mimeType: 'application/pdf', buffer: diary });
  await expect(bubble).toContainText('Inviato');
});

for (const { look, width, fontSize, colorScheme } of [
  { look: 'on the smallest phone', width: 320, fontSize: '100%', colorScheme: 'light' },
  { look: 'with text of twice the size', width: 375, fontSize: '200%', colorScheme: 'light' },
  { look: 'in the dark', width: 1280, fontSize: '100%', colorScheme: 'dark' },
] as const) {
  test(`files are chosen, refused and sent ${look} without a barrier, and by keys alone (CHAT-34)`, async ({
    signInAs,
  }) => {
    const giulia = await signInAs('giulia');
    await giulia.setViewportSize({ width, height: 780 });
    await giulia.emulateMedia({ colorScheme });
    await giulia.getByRole('button', { name: 'Ho capito' }).click();
    await openChat(giulia, chat);
    await giulia.evaluate((size) => document.documentElement.style.setProperty('font-size', size), fontSize);
    await choose(giulia, { name: 'quaderno.png', mimeType: 'image/png', buffer: await giulia.screenshot() });
    await expect(chosen(giulia)).toContainText('quaderno.png');
    await choose(giulia, { name: 'foto.png', mimeType: 'image/png', buffer: diary });
    await expect(giulia.getByRole('alert')).toBeVisible();
    await hasNoBarrier(giulia);
    await giulia.getByRole('button', { name: 'Chiudi l’avviso' }).press('Enter');
    await expect(giulia.getByRole('button', { name: /^Allega un file/ })).toBeFocused();
    await giulia.keyboard.press('Shift+Tab');
    await expect(giulia.getByRole('button', { name: 'Togli quaderno.png' })).toBeFocused();
    for (const control of [messageBox(giulia), giulia.getByRole('button', { name: 'Invia' })]) {
      await expect(control).toBeInViewport({ ratio: 1 });
    }
    await messageBox(giulia).press('Enter');
    await isDrawn(giulia.getByRole('log').getByRole('img', { name: /^Immagine quaderno\.png, si ingrandisce/ }));
    await hasNoBarrier(giulia);
    expect(await giulia.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
}

const diary = Buffer.from(samplePdf('diario'));
const messageBox = (page: Page) => page.getByRole('textbox', { name: 'Il tuo messaggio' });
const chosen = (page: Page) => page.getByRole('list', { name: 'Allegati' });
const bubbleOf = (page: Page, text: string) => page.getByRole('log').getByRole('listitem').filter({ hasText: text });

async function screenshot(page: Page): Promise<string> {
  return (await page.screenshot()).toString('base64');
}

/** Chooses a file by the button, in the device's dialog. */
async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Allega un file/ }).click();
  await (await choosing).setFiles(file);
}

/** Runs in the page: what the clipboard holds is pasted where the focus is. */
function pasteFile({ name, type, base64 }: { name: string; type: string; base64: string }): void {
  const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
  const clipboardData = new DataTransfer();
  clipboardData.items.add(new File([bytes], name, { type }));
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}

/** Runs in the page: the next file that leaves is kept, byte by byte, as Playwright does not tell what is in a form. */
function keepSentFile(): void {
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function (body) {
    const file = body instanceof FormData ? body.get('file') : null;
    const kept = file instanceof File && file.arrayBuffer().then((bytes) => new TextDecoder('latin1').decode(bytes));
    if (kept) Reflect.set(window, 'sentFile', kept);
    send.call(this, body);
  };
}

async function hasNoBarrier(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

async function isDrawn(image: Locator): Promise<void> {
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
}

/** The photo as a phone writes it that was held upright: lying, with a note of how to turn it and of where it was. */
function withPlace(jpeg: Buffer): Buffer {
  const words = 'Casa mia\0';
  const tiff = Buffer.alloc(38 + words.length);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(2, 8);
  // ImageDescription: text, which stands behind the list.
  tiff.set([0x01, 0x0e, 0, 2, 0, 0, 0, words.length, 0, 0, 0, 38], 10);
  // Orientation: a quarter turn to the right.
  tiff.set([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0], 22);
  tiff.write(words, 38, 'latin1');
  const content = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, content.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}
