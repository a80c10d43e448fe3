import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { closeAfterTest } from '#web/testing/open-apps';
import { openConfirmation, pay, serveTabs, unpaidSession, withCredit } from '#web/testing/open-confirmation.tsx';
import { type RenderedApp, renderApp } from '#web/testing/render-app.tsx';

interface Printed {
  readonly title: string;
  readonly words: string | null;
}

/** A browser that records each print: the receipt on the page and the page's title at that moment. */
function servePrinter(): readonly Printed[] {
  const printed: Printed[] = [];
  vi.stubGlobal('print', () => {
    printed.push({ title: document.title, words: paper()?.textContent ?? null });
    window.dispatchEvent(new Event('afterprint'));
  });
  closeAfterTest(() => vi.unstubAllGlobals());
  return printed;
}

const success = () => screen.findByRole('dialog', { name: 'Appuntamento confermato con successo' });
const paper = () => screen.queryByText('Riepilogo del pagamento')?.closest('section') ?? null;
const printButton = () => screen.findByRole('button', { name: 'Stampa il riepilogo' });

/** Each line of the receipt: label and text. */
function lines(): string[][] {
  const terms = within(paper() as HTMLElement).getAllByRole('term', { hidden: true });
  return terms.map((term) => [term.textContent ?? '', term.nextElementSibling?.textContent ?? '']);
}

async function openWaiting(options: Parameters<typeof openConfirmation>[0] = {}): Promise<RenderedApp> {
  serveTabs();
  const app = await openConfirmation({ clock: 'by-hand', render: renderApp, ...options });
  await app.user.click(await screen.findByRole('button', { name: 'Vai al pagamento' }));
  await app.user.click(await screen.findByRole('radio', { name: 'PayPal' }));
  await app.user.click(screen.getByRole('button', { name: /^Paga / }));
  await screen.findByRole('dialog', { name: 'In attesa del pagamento' });
  return app;
}

async function openSuccess(options: Parameters<typeof openConfirmation>[0] = {}): Promise<RenderedApp> {
  const app = await openWaiting(options);
  pay(app.platform);
  app.passTime(5_000);
  await success();
  return app;
}

const session = [
  ['Terapeuta', 'Andrea Rinaldi'],
  ['Tipo', 'Seduta terapeutica singola'],
  ['Data', 'lunedì 7 dicembre 2026'],
  ['Ora', '18:30-19:30'],
  ['Durata', '60 minuti'],
  ['Prezzo', '70,00 €'],
];

test('the paid session has a summary to print, under a name without health words, and the page keeps its own', async () => {
  const printed = servePrinter();
  const { user } = await openSuccess();
  const button = await printButton();
  await waitFor(() => expect(button).toBeEnabled());
  expect(paper()).not.toBeVisible();
  expect(lines()).toEqual([...session, ['Credito usato', '−12,50 €'], ['Pagato online', '57,50 €']]);
  const { title } = document;
  await user.click(button);
  expect(printed).toHaveLength(1);
  expect(printed[0]?.title).toBe('Riepilogo pagamento 07-12-2026');
  expect(printed[0]?.words).toContain('Non è una fattura: la fattura la emette il terapeuta.');
  expect(printed[0]?.words).toContain('Prestazione sanitaria esente IVA.');
  expect(document.title).toBe(title);
  expect(title).not.toBe(printed[0]?.title);
});

test('the success names the sum that was paid and the credit used (PAY-10, PAY-14, PAY-22)', async () => {
  await openSuccess();
  const sum = within(await screen.findByRole('region', { name: 'Quanto hai pagato' }));
  expect(await sum.findByText('Credito usato')).toBeVisible();
  expect(sum.getByText('Prezzo').nextElementSibling).toHaveTextContent('70,00 €');
  expect(sum.getByText('Credito usato').nextElementSibling).toHaveTextContent('−12,50 €');
  expect(sum.getByText('Pagato online').nextElementSibling).toHaveTextContent('57,50 €');
});

test('it goes by keyboard, in its turn', async () => {
  const printed = servePrinter();
  const { user } = await openSuccess();
  const button = await printButton();
  await waitFor(() => expect(button).toBeEnabled());
  within(await success())
    .getByRole('link', { name: 'Chiedi di spostare' })
    .focus();
  await user.tab();
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(printed).toHaveLength(1);
  expect(button).toHaveFocus();
});

test('of a session paid with credit alone it says so (PAY-22)', async () => {
  servePrinter();
  const { user } = await openConfirmation({ prepare: (platform) => withCredit(platform, '100.00') });
  await user.click(await screen.findByRole('button', { name: 'Vai al pagamento' }));
  await user.click(await screen.findByRole('radio', { name: 'PayPal' }));
  await user.click(screen.getByRole('button', { name: 'Conferma con il credito' }));
  await success();
  await printButton();
  await waitFor(() =>
    expect(lines()).toEqual([...session, ['Credito usato', '−70,00 €'], ['Pagato online', '0,00 €']]),
  );
});

test('where the use of the credit cannot be read, only the whole is named', async () => {
  servePrinter();
  const app = await openWaiting();
  app.platform.faults.set('session', ['status-500']);
  pay(app.platform);
  app.passTime(5_000);
  await success();
  await waitFor(async () => expect(await printButton()).toBeEnabled());
  expect(lines()).toEqual([...session, ['Pagato, credito compreso', '70,00 €']]);
});

test('there is none while the platform names no payment', async () => {
  servePrinter();
  const { platform, passTime } = await openWaiting();
  const event = platform.db.events.get(unpaidSession);
  if (event)
    platform.db.events.change(unpaidSession, { configuration: { ...event.configuration, status: 'accepted' } });
  passTime(5_000);
  expect(within(await success()).getByText('lunedì 7 dicembre 2026')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Stampa il riepilogo' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Quanto hai pagato' })).not.toBeInTheDocument();
  expect(paper()).not.toBeInTheDocument();
});

test('the paper goes with the dialog: what is printed afterwards is the page', async () => {
  servePrinter();
  const { user } = await openSuccess();
  await printButton();
  expect(paper()).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(paper()).not.toBeInTheDocument());
});

test('a browser that cannot print saves it as a text', async () => {
  const saved: { readonly name: string; readonly file: Blob }[] = [];
  const { user } = await openSuccess();
  const button = await screen.findByRole('button', { name: 'Salva il riepilogo' });
  await waitFor(() => expect(button).toBeEnabled());
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:summary');
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, file: made.mock.lastCall?.[0] as Blob });
  });
  closeAfterTest(() => {
    made.mockRestore();
    click.mockRestore();
  });
  await user.click(button);
  expect(saved[0]?.name).toBe('Riepilogo pagamento 07-12-2026.txt');
  const text = await saved[0]?.file.text();
  expect(text).toContain('Credito usato: −12,50 €\r\nPagato online: 57,50 €');
  expect(text).toContain('Non è una fattura: la fattura la emette il terapeuta.');
});
