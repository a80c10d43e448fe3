import type { Locator, Page } from '@playwright/test';
import { axeOf } from '#e2e/axe';
import { goOffline } from '#e2e/connection';
import { expect, test } from '#e2e/fixtures';
import { layoutShiftsOf, recordLayoutShifts, totalShift } from '#e2e/layout-shifts';
import { openChat } from '#e2e/sessions';
import { setTextSize } from '#e2e/text-size';
import { samplePdf } from '#mocks/media/media-file';

const chat = 'chat-giulia-rinaldi';
const diary = Buffer.from(samplePdf('diario'));

test.beforeEach(async ({ chain }) => chain.platform.reset());

test('sends a PDF and a photo, which the other user saves and enlarges (CHAT-21, CHAT-22, CHAT-34)', async ({
  page: rinaldi,
  chain,
  signInAs,
}) => {
  const giulia = await signInAs('giulia', `/#/dashboard/chat?selected_chat=${chat}`);
  await choose(giulia, { name: 'Diario di marzo.pdf', mimeType: 'application/pdf', buffer: diary });
  await giulia.getByRole('button', { name: 'Invia' }).click();
  await choose(giulia, { name: 'quaderno.png', mimeType: 'image/png', buffer: await giulia.screenshot() });
  await expect(chosen(giulia)).toContainText('quaderno.png');
  await isDrawn(chosen(giulia).getByRole('presentation'));
  await messageBox(giulia).fill('La pagina di ieri');
  await giulia.keyboard.press('Enter');
  await expect(bubbleOf(giulia, 'La pagina di ieri')).toContainText('Inviato');
  await recordLayoutShifts(rinaldi.context());
  await chain.signIns.giveTo(rinaldi.context(), 'rinaldi');
  await openChat(rinaldi, chat);
  await test.step('the photo', async () => {
    const image = bubbleOf(rinaldi, 'La pagina di ieri').getByRole('img', { name: /^Immagine quaderno\.png/ });
    await isDrawn(image);
    expect(totalShift(await layoutShiftsOf(rinaldi))).toBeLessThanOrEqual(0.02);
    await hasShapeOf(image, giulia.viewportSize());
    await enlargesAndReturns(rinaldi, image);
  });
  await test.step('the PDF', async () => {
    const card = rinaldi.getByRole('log').getByRole('link', { name: /^Scarica Diario di marzo\.pdf, PDF/ });
    const saving = rinaldi.waitForEvent('download');
    await card.click();
    expect((await saving).suggestedFilename()).toBe('Diario di marzo.pdf');
  });
});

test('turns a photo upright without its place, cancels a slow upload, and keeps files through lost connections (CHAT-34)', async ({
  signInAs,
}) => {
  const giulia = await signInAs('giulia', `/#/dashboard/chat?selected_chat=${chat}`);
  await test.step('a photo with its place', () => sendsUprightWithoutPlace(giulia));
  await test.step('a slow upload', () => cancelsSlowUpload(giulia));
  await test.step('a file sent offline', () => sendsInOrderAfterOffline(giulia));
  await test.step('a reload', () => losesFileInReload(giulia));
  const texts = await giulia.getByRole('log').getByRole('listitem').allTextContents();
  const own = /Ora scrivo|Il diario|E saluto|Ricaricato/;
  expect(texts.slice(-4).map((text) => own.exec(text)?.[0])).toEqual([
    'Ora scrivo',
    'Il diario',
    'E saluto',
    'Ricaricato',
  ]);
});

test('attaches, refuses and sends files by keyboard and without accessibility faults at every size and in the dark (CHAT-34)', async ({
  signInAs,
}) => {
  const giulia = await signInAs('giulia', `/#/dashboard/chat?selected_chat=${chat}`);
  await giulia.getByRole('button', { name: 'Ho capito' }).click();
  for (const { look, width, fontSize, colorScheme } of [
    { look: 'smallest-phone', width: 320, fontSize: '100%', colorScheme: 'light' },
    { look: 'large-text', width: 375, fontSize: '200%', colorScheme: 'light' },
    { look: 'dark', width: 1280, fontSize: '100%', colorScheme: 'dark' },
  ] as const) {
    await test.step(look, async () => {
      await giulia.setViewportSize({ width, height: 780 });
      await giulia.emulateMedia({ colorScheme });
      await setTextSize(giulia, fontSize);
      await attachesAndSendsByKeys(giulia, `${look}.png`);
      const wider = await giulia.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wider).toBeLessThanOrEqual(0);
    });
  }
});

const messageBox = (page: Page) => page.getByRole('textbox', { name: 'Il tuo messaggio' });
const chosen = (page: Page) => page.getByRole('list', { name: 'Allegati' });
const bubbleOf = (page: Page, text: string) => page.getByRole('log').getByRole('listitem').filter({ hasText: text });

async function hasShapeOf(image: Locator, shape: { width: number; height: number } | null): Promise<void> {
  const { width = 0, height = 1 } = (await image.boundingBox()) ?? {};
  expect(width / height).toBeCloseTo((shape?.width ?? 0) / (shape?.height ?? 1), 1);
}

async function enlargesAndReturns(page: Page, image: Locator): Promise<void> {
  const small = (await image.boundingBox())?.width ?? Number.NaN;
  await image.click();
  const large = page.getByRole('dialog', { name: 'quaderno.png' }).getByAltText('Immagine quaderno.png');
  await isDrawn(large);
  expect((await large.boundingBox())?.width).toBeGreaterThan(small);
  await page.goBack();
  await expect(large).toBeHidden();
  await expect(image).toBeInViewport();
}

async function sendsUprightWithoutPlace(page: Page): Promise<void> {
  const taken = withPlace(await page.screenshot({ type: 'jpeg' }));
  expect(taken.includes('Casa mia')).toBe(true);
  await choose(page, { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: taken });
  await expect(chosen(page)).toContainText('IMG_0001.jpg');
  await page.evaluate(keepSentFile);
  await page.getByRole('button', { name: 'Invia' }).click();
  const sent = Buffer.from(await page.evaluate(() => Reflect.get(window, 'sentFile')), 'latin1');
  expect(sent.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  expect([sent.includes('Casa mia'), sent.includes('Exif')]).toEqual([false, false]);
  const image = page.getByRole('log').getByRole('img', { name: /^Immagine IMG_0001\.jpg, si ingrandisce/ });
  await isDrawn(image);
  const drawn = await image.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => ({
    height: naturalWidth,
    width: naturalHeight,
  }));
  // The camera was held upright, so width and height change places.
  expect(drawn).toEqual(page.viewportSize());
}

/** Cancels an upload that shows its progress, and sends the same file again. */
async function cancelsSlowUpload(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  const uploadAt = (uploadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await choose(page, { name: 'quaderno.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await expect(chosen(page)).toContainText('quaderno.png');
  await messageBox(page).fill('Ci ripenso');
  await uploadAt(2000);
  await page.keyboard.press('Enter');
  const bubble = bubbleOf(page, 'Ci ripenso');
  await expect(bubble.getByRole('progressbar', { name: 'Invio di quaderno.png' })).toBeVisible();
  await bubble.getByRole('button', { name: 'Annulla l’invio di quaderno.png' }).click();
  await expect(bubble).toContainText('Hai interrotto l’invio.');
  await uploadAt(-1);
  await line.detach();
  await bubble.getByRole('button', { name: 'Riprova' }).click();
  await expect(bubble).toContainText('Inviato');
}

async function sendsInOrderAfterOffline(page: Page): Promise<void> {
  await goOffline(page);
  await send(page, 'Ora scrivo');
  await choose(page, { name: 'Diario.pdf', mimeType: 'application/pdf', buffer: diary });
  await expect(chosen(page)).toContainText('Diario.pdf');
  await send(page, 'Il diario');
  await send(page, 'E saluto');
  await expect(bubbleOf(page, 'Il diario')).toContainText('In attesa di connessione');
  await expect(page.getByText(/non chiudere e non ricaricare questa scheda, il file andrebbe perso/)).toBeVisible();
  await page.context().setOffline(false);
  for (const text of ['Ora scrivo', 'Il diario', 'E saluto'])
    await expect(bubbleOf(page, text)).toContainText('Inviato');
}

/** Reloads with an unsent file: the browser asks first, and the lost file is named and chosen again in its place. */
async function losesFileInReload(page: Page): Promise<void> {
  await goOffline(page);
  await choose(page, { name: 'Sonno.pdf', mimeType: 'application/pdf', buffer: diary });
  await expect(chosen(page)).toContainText('Sonno.pdf');
  await send(page, 'Ricaricato');
  const bubble = bubbleOf(page, 'Ricaricato');
  await expect(bubble).toContainText('In attesa di connessione');
  await page.route('**/files/chat/**', (route) => route.abort());
  await page.context().setOffline(false);
  const asked: string[] = [];
  page.once('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  // The reload may come before or after the attempt that follows the return of the connection.
  await expect(bubble).toContainText(/Il file «Sonno\.pdf» (forse è già arrivato|non è stato inviato)/);
  await page.unroute('**/files/chat/**');
  const choosing = page.waitForEvent('filechooser');
  await bubble.getByRole('button', { name: 'Scegli di nuovo' }).click();
  await (await choosing).setFiles({ name: 'Sonno.pdf', mimeType: 'application/pdf', buffer: diary });
  await expect(bubble).toContainText('Inviato');
}

/** The log has images already: those of the demonstration, and those sent at the sizes before. */
async function attachesAndSendsByKeys(page: Page, name: string): Promise<void> {
  await choose(page, { name, mimeType: 'image/png', buffer: await page.screenshot() });
  await expect(chosen(page)).toContainText(name);
  await choose(page, { name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('GIF89a') });
  await expect(page.getByRole('alert')).toBeVisible();
  await hasNoAccessibilityFault(page);
  await page.getByRole('button', { name: 'Chiudi l’avviso' }).press('Enter');
  await expect(page.getByRole('button', { name: /^Allega un file/ })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: `Togli ${name}` })).toBeFocused();
  for (const control of [messageBox(page), page.getByRole('button', { name: 'Invia' })]) {
    await expect(control).toBeInViewport({ ratio: 1 });
  }
  await messageBox(page).press('Enter');
  await isDrawn(page.getByRole('log').getByRole('img', { name: `Immagine ${name}, si ingrandisce` }));
}

async function send(page: Page, text: string): Promise<void> {
  await messageBox(page).fill(text);
  await page.keyboard.press('Enter');
}

/** Chooses a file by the button, in the device's dialog. */
async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Allega un file/ }).click();
  await (await choosing).setFiles(file);
}

/** Runs in the page: keeps the bytes of the next file that is sent, because Playwright shows no file in a form. */
function keepSentFile(): void {
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function (body) {
    const file = body instanceof FormData ? body.get('file') : null;
    const kept = file instanceof File && file.arrayBuffer().then((bytes) => new TextDecoder('latin1').decode(bytes));
    if (kept) Reflect.set(window, 'sentFile', kept);
    send.call(this, body);
  };
}

async function hasNoAccessibilityFault(page: Page): Promise<void> {
  const { violations } = await (await axeOf(page)).include('main').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

async function isDrawn(image: Locator): Promise<void> {
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
}

/** Adds the metadata of a phone held upright: that the photo must be turned, and where it was taken. */
function withPlace(jpeg: Buffer): Buffer {
  const words = 'Casa mia\0';
  const tiff = Buffer.alloc(38 + words.length);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(2, 8);
  // ImageDescription: text, after the list.
  tiff.set([0x01, 0x0e, 0, 2, 0, 0, 0, words.length, 0, 0, 0, 38], 10);
  // Orientation: a quarter turn to the right.
  tiff.set([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0], 22);
  tiff.write(words, 38, 'latin1');
  const content = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, content.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}
