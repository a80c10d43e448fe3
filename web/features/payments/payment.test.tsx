import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { noRoomYet } from '#web/copy/no-room-yet';
import { closeApps } from '#web/testing/open-apps';
import {
  openConfirmation,
  pay,
  pressConfirm,
  reopenPayment,
  serveTabs,
  unpaidSession,
  withCredit,
  withoutConsent,
} from '#web/testing/open-confirmation.tsx';
import { type RenderedApp, renderApp, renderScreen } from '#web/testing/render-app.tsx';

const asking = 'payments/request-payment';
const saving = 'payments/save-tax-code';

const underWay = /^Hai aperto la pagina di pagamento/;

const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });
const summary = () => screen.findByRole('form', { name: 'Riepilogo informazioni' });
const taxCode = () => screen.findByRole('textbox', { name: 'Codice fiscale' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const tab = (name: string) => screen.getByRole('tab', { name });
const count = ({ asked }: RenderedApp, operation: string) => asked.filter((name) => name === operation).length;

/** Opens the second tab and chooses the only provider. */
async function openPay(options: Parameters<typeof openConfirmation>[0] = {}) {
  const app = await openConfirmation(options);
  await app.user.click(await screen.findByRole('button', { name: 'Vai al pagamento' }));
  await app.user.click(await screen.findByRole('radio', { name: 'PayPal' }));
  return app;
}

async function openWaiting(options: Parameters<typeof openConfirmation>[0] = {}) {
  const app = await openPay(options);
  await app.user.click(button('Paga 57,50 €'));
  await dialog('In attesa del pagamento');
  return app;
}

async function retype({ user }: RenderedApp, code: string) {
  const field = await taxCode();
  await user.clear(field);
  if (code !== '') await user.type(field, code);
}

describe('the summary', () => {
  test('opens at once for a therapist the consent was given for, on the first of two tabs (APPT-93, PAY-01, PAY-02)', async () => {
    await openConfirmation();
    await dialog('Riepilogo e pagamento');
    const first = await screen.findByRole('tab', { name: '01 Riepilogo informazioni' });
    expect(first).toHaveAttribute('aria-selected', 'true');
    expect(tab('02 Pagamento')).toHaveAttribute('aria-selected', 'false');
  });

  test('keeps the consent in the line as done, one path of three steps (APPT-95, PAY-01)', async () => {
    const { user } = await openConfirmation();
    const path = (await screen.findByRole('tablist', { name: 'Passi della conferma' })).parentElement;
    const progress = screen.getByRole('progressbar', { name: 'Avanzamento' });
    expect(path).toHaveTextContent('Consenso informato, completato01 Riepilogo informazioni02 Pagamento');
    expect(progress).toHaveAttribute('aria-valuetext', 'Passo 2 di 3');
    await user.click(button('Vai al pagamento'));
    await screen.findByRole('radio', { name: 'PayPal' });
    expect(progress).toHaveAttribute('aria-valuetext', 'Passo 3 di 3');
    expect(path).toHaveTextContent('Consenso informato, completato');
  });

  test('names therapist, kind, time, length and place of the session (PAY-03, PAY-18, PAY-19)', async () => {
    await openConfirmation();
    const form = within(await summary());
    for (const fact of [
      'Andrea Rinaldi',
      'Seduta terapeutica singola',
      'lunedì 7 dicembre 2026',
      '18:30-19:30',
      '60 minuti',
      /accordatevi in chat su come vedervi\.$/,
      'Prestazione sanitaria esente IVA.',
      /^Si paga prima della seduta; incassiamo noi per conto del terapeuta/,
    ]) {
      expect(form.getByText(fact)).toBeVisible();
    }
    expect(form.getByText(/Solo il terapeuta può annullare/)).toHaveTextContent('l’importo diventa credito');
  });

  test('takes the credit off the price, which then stands struck through (PAY-10, PAY-12, PAY-14)', async () => {
    await openConfirmation();
    const sum = within(await screen.findByRole('region', { name: 'Quanto paghi' }));
    const amountOf = (label: string) => sum.getByText(label).nextElementSibling;
    expect(amountOf('Prezzo')).toHaveTextContent('Prezzo intero, prima del credito: 70,00 €');
    expect(sum.getByText('70,00 €').tagName).toBe('S');
    expect(amountOf('Credito usato')).toHaveTextContent('−12,50 €');
    expect(amountOf('Da pagare')).toHaveTextContent('57,50 €');
    expect(amountOf('Credito residuo')).toHaveTextContent('0,00 €');
  });

  test('asks for nothing below zero and keeps what is left of the credit (PAY-11)', async () => {
    await openConfirmation({ prepare: (platform) => withCredit(platform, '100.00') });
    const sum = within(await screen.findByRole('region', { name: 'Quanto paghi' }));
    expect(sum.getByText('Da pagare').nextElementSibling).toHaveTextContent(/^0,00 €$/);
    expect(sum.getByText('Credito residuo').nextElementSibling).toHaveTextContent('30,00 €');
  });

  test('shows only the price while there is no credit (PAY-13)', async () => {
    await openConfirmation({ prepare: (platform) => withCredit(platform, '0') });
    const sum = within(await screen.findByRole('region', { name: 'Quanto paghi' }));
    expect(sum.getByText('70,00 €').tagName).not.toBe('S');
    expect(sum.queryByText('Da pagare')).not.toBeInTheDocument();
  });
});

describe('the tax code', () => {
  test.each([
    { code: '', said: 'il campo è obbligatorio', id: 'PAY-05' },
    { code: 'MRTGLI9', said: 'Deve contenere almeno 8 caratteri', id: 'PAY-06' },
  ])('"$code" is refused in the specified words, and the second tab stays closed: $id', async ({ code, said }) => {
    const app = await openConfirmation();
    await retype(app, code);
    await app.user.click(tab('02 Pagamento'));
    const box = await screen.findByRole('alert');
    expect(box).toHaveTextContent(`Codice fiscale: ${said}`);
    await waitFor(() => expect(box).toHaveFocus());
    expect(await taxCode()).toHaveAccessibleDescription(said);
    expect(tab('02 Pagamento')).toHaveAttribute('aria-selected', 'false');
    expect(count(app, saving)).toBe(0);
  });

  test('is saved on the way to the second tab, in capitals and without spaces (PAY-04, PAY-20)', async () => {
    const app = await openConfirmation();
    await retype(app, 'mrt gli 93c54 f205x');
    await app.user.click(tab('02 Pagamento'));
    await screen.findByRole('radio', { name: 'PayPal' });
    expect(app.platform.db.users.get('pt-giulia')?.public_configuration).toMatchObject({
      billing_info: { codice_fiscale: 'MRTGLI93C54F205X', deduct_cost: 'true' },
    });
    expect(screen.getByRole('region', { name: 'Pagamento' })).toHaveFocus();
  });

  test('that is kept already is not sent again', async () => {
    const app = await openPay();
    expect(count(app, saving)).toBe(0);
  });

  test.each([
    ['MRTGLI93C54F205X', /^Sembra esserci un errore di battitura/],
    ['RSSMRA80A01F205X', /^Non corrisponde alla tua data di nascita/],
    ['01234567897', /^Sembra una partita IVA/],
  ])('%s is doubted once it is left, and never refused', async (code, said) => {
    const app = await openConfirmation();
    await retype(app, code);
    await app.user.tab();
    expect(await taxCode()).toHaveAccessibleDescription(said);
    await app.user.click(button('Vai al pagamento'));
    expect(await screen.findByRole('radio', { name: 'PayPal' })).toBeVisible();
  });

  test('that could not be saved stays where it was typed, and the second tab stays closed', async () => {
    const app = await openConfirmation({ faults: { updateUser: ['status-500'] } });
    await retype(app, 'MRTGLI93C54F205X');
    await app.user.click(button('Vai al pagamento'));
    const retry = within(await screen.findByRole('alert')).getByRole('button', { name: 'Riprova' });
    expect(await taxCode()).toHaveValue('MRTGLI93C54F205X');
    app.platform.faults.set('updateUser', []);
    await app.user.click(retry);
    expect(await screen.findByRole('radio', { name: 'PayPal' })).toBeVisible();
  });

  test('that was typed is still there after the dialog was closed', async () => {
    const app = await openConfirmation();
    await retype(app, 'MRTGLI');
    await app.user.click(button('Chiudi'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await pressConfirm(app);
    expect(await taxCode()).toHaveValue('MRTGLI');
  });
});

describe('paying', () => {
  test('waits for the one provider to be chosen, and says so (PAY-07, PAY-08, PAY-09)', async () => {
    const { user } = await openConfirmation();
    await user.click(await screen.findByRole('button', { name: 'Vai al pagamento' }));
    expect(await screen.findAllByRole('radio')).toHaveLength(1);
    expect(screen.getByRole('radio', { name: 'PayPal' })).not.toBeChecked();
    expect(button('Paga 57,50 €')).toBeDisabled();
    expect(button('Paga 57,50 €')).toHaveAccessibleDescription('Scegli come pagare per attivare il pulsante.');
    await user.click(screen.getByRole('radio', { name: 'PayPal' }));
    expect(button('Paga 57,50 €')).toBeEnabled();
  });

  test('opens the payment page in a tab that knows nothing of ours, and asks for it once (PAY-15, LEG-08)', async () => {
    const tabs = serveTabs();
    const app = await openPay();
    await app.user.dblClick(button('Paga 57,50 €'));
    await dialog('In attesa del pagamento');
    expect(tabs).toHaveLength(1);
    expect(tabs[0]?.shown).toEqual([expect.stringContaining(unpaidSession)]);
    expect(tabs[0]?.opener()).toBeNull();
    expect(count(app, asking)).toBe(1);
  });

  test('shows the page as a link when the browser opens no tab (PAY-23)', async () => {
    serveTabs({ isBlocking: true });
    await openWaiting();
    const link = screen.getByRole('link', { name: /^Apri la pagina di pagamento/ });
    expect(link).toHaveAttribute('href', expect.stringContaining(unpaidSession));
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(screen.getByText('Il browser non ha aperto la nuova scheda: aprila da qui.')).toBeVisible();
  });

  test('says nessun importo trovato when the platform finds nothing to pay (PAY-16, LEG-09)', async () => {
    const tabs = serveTabs();
    const { user, platform } = await openPay();
    const event = platform.db.events.get(unpaidSession);
    if (event) platform.db.events.change(unpaidSession, { configuration: { ...event.configuration, price: '0,00 €' } });
    await user.click(button('Paga 57,50 €'));
    expect(await screen.findByRole('alert')).toHaveTextContent('nessun importo trovato');
    expect(tabs[0]?.isClosed()).toBe(true);
  });

  test('says richiesta inviata non riuscita of any other failure, and pays when pressed again (PAY-17, LEG-09)', async () => {
    const tabs = serveTabs();
    const { user, platform } = await openPay();
    const giulia = platform.db.users.get('pt-giulia');
    withoutConsent(platform);
    await user.click(button('Paga 57,50 €'));
    expect(await screen.findByRole('alert')).toHaveTextContent('richiesta inviata non riuscita');
    expect(tabs[0]?.isClosed()).toBe(true);
    if (giulia) platform.db.users.put(giulia);
    await user.click(button('Paga 57,50 €'));
    await dialog('In attesa del pagamento');
    expect(tabs[1]?.shown).toHaveLength(1);
  });

  test('tells a lost answer as such and reads anew what became of it', async () => {
    const tabs = serveTabs();
    const app = await openPay();
    const before = count(app, 'appointments/list-appointments');
    app.dropConnection();
    await app.user.click(button('Paga 57,50 €'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Non sappiamo se è riuscito');
    expect(tabs[0]?.isClosed()).toBe(true);
    await waitFor(() => expect(count(app, 'appointments/list-appointments')).toBeGreaterThan(before));
  });

  test('is not needed when the credit covers the price: the session is confirmed (PAY-22)', async () => {
    const tabs = serveTabs();
    const { user, platform } = await openPay({ prepare: (served) => withCredit(served, '100.00') });
    await user.click(button('Conferma con il credito'));
    const done = within(await dialog('Appuntamento confermato con successo'));
    expect(done.getByText("L'appuntamento è stato creato con successo.")).toBeVisible();
    expect(platform.db.events.get(unpaidSession)?.configuration.status).toBe('accepted');
    expect(tabs).toHaveLength(0);
  });
});

describe('waiting for the payment', () => {
  test('ends by itself in the confirmed session once the platform says so (APPT-96, PAY-21)', async () => {
    serveTabs();
    const { passTime, platform, user } = await openWaiting({ clock: 'by-hand', render: renderApp });
    expect(screen.getByText(/^Non chiudere questa finestra/)).toBeVisible();
    expect(screen.getByText(/^Credito disponibile/)).toBeInTheDocument();
    pay(platform);
    passTime(5_000);
    const done = within(await dialog('Appuntamento confermato con successo'));
    await waitFor(() => expect(screen.queryByText(/^Credito disponibile/)).not.toBeInTheDocument());
    expect(done.getByText('lunedì 7 dicembre 2026')).toBeVisible();
    expect(done.getByText(noRoomYet)).toBeVisible();
    expect(done.getByRole('region', { name: 'Appuntamento confermato con successo' })).toHaveFocus();
    await user.click(done.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const entry = await screen.findByRole('article', { name: /^lun 7 dicembre/ });
    expect(within(entry).getByText('APPUNTAMENTO CONFERMATO')).toBeVisible();
    expect(within(entry).queryByText(underWay)).not.toBeInTheDocument();
  });

  test('leads back to the payment page, the same one', async () => {
    const tabs = serveTabs();
    await openWaiting();
    const link = screen.getByRole('link', { name: /^Apri di nuovo la pagina di pagamento/ });
    expect(link).toHaveAttribute('href', tabs[0]?.shown[0]);
  });

  test('lets the patient change their mind and pay later, with the choice still made', async () => {
    serveTabs();
    const app = await openWaiting();
    await app.user.click(button('Ho cambiato idea'));
    expect(await screen.findByRole('radio', { name: 'PayPal' })).toBeChecked();
    expect(app.platform.db.events.get(unpaidSession)?.configuration.status).toBe('pending');
  });

  test('is there again after a reload, without address or amounts kept, and finds the payment made meanwhile', async () => {
    const tabs = serveTabs();
    await openWaiting();
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/https?:|57,50|5750|7000/);
    cleanup();
    closeApps();
    serveTabs();
    const app = renderApp('#/dashboard', {
      signedInAs: 'giulia',
      scenario: 'personas-only',
      clock: 'by-hand',
    });
    await dialog('In attesa del pagamento');
    expect(tabs).toHaveLength(1);
    pay(app.platform);
    app.passTime(5_000);
    const done = within(await dialog('Appuntamento confermato con successo'));
    expect(await done.findByRole('button', { name: 'Salva il riepilogo' })).toBeVisible();
  });

  test('after a reload the page is asked for anew, in a tab of its own', async () => {
    serveTabs();
    await openWaiting();
    cleanup();
    closeApps();
    const tabs = serveTabs();
    const { user } = renderScreen('#/dashboard', { signedInAs: 'giulia', scenario: 'personas-only' });
    await user.click(await screen.findByRole('button', { name: 'Apri di nuovo la pagina di pagamento' }));
    await waitFor(() => expect(tabs[0]?.shown).toHaveLength(1));
  });

  test('closed on purpose, it does not come back by itself but where it stopped', async () => {
    serveTabs();
    const first = await openWaiting();
    await first.user.click(button('Chiudi'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    cleanup();
    closeApps();
    const app = renderScreen('#/dashboard', { signedInAs: 'giulia', scenario: 'personas-only' });
    await screen.findByRole('article', { name: /^lun 7 dicembre/ });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await pressConfirm(app);
    expect(await dialog('In attesa del pagamento')).toBeVisible();
  });

  test('closed after a reload, it is looked for as often, and the credit it used up is gone (PAY-12, PAY-21)', async () => {
    const app = await reopenPayment(() => undefined, renderApp);
    await dialog('In attesa del pagamento');
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText(/^Credito disponibile/)).toBeVisible();
    pay(app.platform);
    app.passTime(5_000);
    const entry = await screen.findByRole('article', { name: /^lun 7 dicembre/ });
    expect(await within(entry).findByText('APPUNTAMENTO CONFERMATO')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/^Credito disponibile/)).not.toBeInTheDocument());
  });

  test('left by Back, the session itself says that its payment is under way, and not before a page was opened', async () => {
    serveTabs();
    const { user } = await openPay();
    expect(screen.queryByText(underWay)).not.toBeInTheDocument();
    await user.click(button('Paga 57,50 €'));
    await dialog('In attesa del pagamento');
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(within(screen.getByRole('article', { name: /^lun 7 dicembre/ })).getByText(underWay)).toBeVisible();
  });

  test('says so when the therapist cancels meanwhile', async () => {
    serveTabs();
    const { passTime, platform } = await openWaiting({ clock: 'by-hand', render: renderApp });
    const event = platform.db.events.get(unpaidSession);
    if (event)
      platform.db.events.change(unpaidSession, { configuration: { ...event.configuration, status: 'denied' } });
    passTime(5_000);
    const gone = within(await dialog('Appuntamento annullato'));
    expect(gone.getByText(/l’importo diventa credito/)).toBeVisible();
  });
});

test('closing gives the focus back to the button that opened it', async () => {
  const { user } = await openConfirmation();
  await summary();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const entry = within(await screen.findByRole('article', { name: /^lun 7 dicembre/ }));
  await waitFor(() => expect(entry.getByRole('button', { name: 'conferma appuntamento' })).toHaveFocus());
});

test('the whole of it goes by keyboard alone, in the order of the screen', async () => {
  const tabs = serveTabs();
  const { user } = await openConfirmation();
  (await taxCode()).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Pagamento' })).toHaveFocus());
  await user.tab();
  expect(screen.getByRole('radio', { name: 'PayPal' })).toHaveFocus();
  await user.keyboard(' ');
  await user.tab();
  expect(button('Paga 57,50 €')).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('region', { name: 'In attesa del pagamento' })).toHaveFocus());
  expect(tabs).toHaveLength(1);
  await user.tab();
  expect(button('Ho cambiato idea')).toHaveFocus();
});
