import type { Page } from '@playwright/test';
import { registrationExamples } from '#contracts/registration/registration.examples';
import { expect, test } from '#e2e/fixtures';
import { expectRegistered } from '#e2e/register';

test.beforeEach(async ({ chain }) => chain.platform.reset());

const { idempotencyKey, password, psychotherapy, ...typed } = registrationExamples.registerProfessional.visitor;
const draft = {
  version: 1,
  savedAt: 0,
  values: { ...typed, ...psychotherapy, emailConfirmation: typed.email },
  leftOut: [],
  attempt: null,
};
const pdf = { mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n') };

/** Chooses a file by the field's button and the device's file dialog. */
async function choose(page: Page, field: string, file: { name: string; mimeType: string; buffer: Buffer }) {
  const group = page.getByRole('group', { name: field });
  const window = page.waitForEvent('filechooser');
  await group.getByRole('button', { name: 'Scegli file' }).click();
  await (await window).setFiles(file);
  await expect(group.getByRole('listitem')).toContainText(file.name);
}

/** Opens the wizard with everything filled in but the password, and chooses the files; the certificate is large. */
async function registerUpToFiles(page: Page) {
  const certificate = Buffer.concat([
    pdf.buffer.subarray(0, 9),
    Buffer.alloc(3_000_000, '%\n'),
    pdf.buffer.subarray(9),
  ]);
  await page.addInitScript((kept) => {
    sessionStorage.setItem('ascolto-draft:1:visitor:registration:professional', kept);
  }, JSON.stringify(draft));
  await page.goto('/#/register?role=doctor');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Conferma la password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'avanti' }).click();
  const photo = await page.screenshot({ type: 'jpeg' });
  const identity = { name: 'image.jpg', mimeType: 'image/jpeg', buffer: photo };
  await choose(page, 'Documento d’identità e codice fiscale', identity);
  await page.getByRole('button', { name: 'avanti' }).click();
  await choose(page, 'Certificato di laurea e altri titoli', { ...pdf, name: 'laurea.pdf', buffer: certificate });
  await choose(page, 'Diploma di psicoterapia', { name: 'diploma.pdf', ...pdf });
}

test('sends the files of a registration one after the other, over a slow connection and past a failure (REG-117, REG-118, REG-26, UPL-07)', async ({
  page,
  context,
}) => {
  await registerUpToFiles(page);
  const sent = followUploads(page);
  await context.route('**/files/documents/certificate_psychotherapy', (route) =>
    route.fulfill({ status: 503, json: { code: 'legacy_unavailable', requestId: 'r1' } }),
  );
  const line = await context.newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 100_000 };
  await line.send('Network.emulateNetworkConditions', slow);
  await page.getByRole('button', { name: 'registrati' }).click();
  await test.step('a slow file is taken back', async () => {
    const bar = page.getByRole('progressbar', { name: 'Invio di laurea.pdf' });
    await expect(bar).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/);
    await page.getByRole('button', { name: 'Annulla laurea.pdf' }).click();
  });
  await test.step('a file that failed is sent again', async () => {
    await expect(page.getByRole('alert').filter({ hasText: 'errore' })).toContainText('diploma.pdf');
    const failed = page.getByRole('listitem').filter({ hasText: 'diploma.pdf' });
    await expect(failed).toContainText('non riuscito');
    await context.unroute('**/files/documents/certificate_psychotherapy');
    await failed.getByRole('button', { name: 'Riprova' }).click();
    await expect(failed).toContainText('aggiunto');
  });
  await page.getByRole('button', { name: 'Continua', exact: true }).click();
  await expectRegistered(page, 'professional');
  expect(sent).toEqual(['200 identity', '503 certificate_psychotherapy', '200 certificate_psychotherapy']);
  await expect(page.getByText('laurea.pdf (certificato di laurea e altri titoli)')).toBeVisible();
  await expect(page.getByText('errore')).toBeHidden();
});

/** Collects the status and the kind of each document that the server has answered. */
function followUploads(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/files/documents/')) sent.push(`${response.status()} ${pathname.split('/').at(-1)}`);
  });
  return sent;
}
