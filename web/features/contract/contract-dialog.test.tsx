import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { resendPauseSeconds } from '#contracts/contract/contract.api';
import { enterText } from '#web/testing/enter-text';
import { type RenderedApp, renderApp } from '#web/testing/render-app.tsx';

const firstTitle = 'Firma del contratto';
const lastTitle = 'Manca davvero poco!';
const signed = 'Contratto firmato con successo';
const bought = 'Piano tariffario scelto con successo';
const sending = 'contract/send-contract-code';

const guided = () => screen.findByRole('button', { name: 'FIRMA CONTRATTO CON OTP' });
const phoneField = () => screen.findByLabelText('Telefono');
const dialog = (name: string) => screen.findByRole('dialog', { name });
const press = async ({ user }: RenderedApp, name: string) => user.click(await screen.findByRole('button', { name }));
const textMessages = ({ platform }: RenderedApp) => platform.db.outbox.list(({ channel }) => channel === 'sms');
const timesAsked = ({ asked }: RenderedApp) => asked.filter((name) => name === sending).length;

async function openForm(options: Parameters<typeof renderApp>[1] = {}) {
  const app = renderApp('#/dashboard/courses', { signedInAs: 'conti', ...options });
  await app.user.click(await guided());
  await dialog(firstTitle);
  return app;
}

/** The contract is signed on the platform's page, as on the telephone. */
function sign({ platform }: RenderedApp): void {
  const row = platform.db.users.get('pt-conti');
  const accepted_at = Math.floor(platform.now() / 1000);
  const sign_doc = [{ type: 'online', signature: 'firma', accepted: '1', accepted_at, is_invalid: false }];
  platform.db.users.change('pt-conti', { manager_configuration: { ...row?.manager_configuration, sign_doc } });
}

/** Triggers a refresh of all queries, as happens every half minute. */
async function refreshed({ asked }: RenderedApp) {
  const asks = () => asked.filter((name) => name === 'setup/own-setup').length;
  const before = asks();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(asks()).toBeGreaterThan(before));
}

describe('asking for the text message', () => {
  test('shows a searchable prefix, the number of the profile and a link to the terms (CONTRACT-01, CONTRACT-04, CONTRACT-14)', async () => {
    const { user } = await openForm();
    await waitFor(async () => expect(await phoneField()).toHaveValue('399 440 1286'));
    const prefix = screen.getByRole('combobox', { name: 'Prefisso' });
    expect(prefix).toHaveValue('+39 Italia');
    await user.clear(prefix);
    await user.type(prefix, 'svizz');
    expect(await screen.findByRole('option', { name: '+41 Svizzera' })).toBeVisible();
    const terms = screen.getByRole('link', { name: 'termini e condizioni per i professionisti' });
    expect(terms).toHaveAttribute('href', '#/termini?per=professionista');
    expect(terms).toHaveAttribute('target', '_blank');
  });

  test('the list holds about a hundred prefixes (CONTRACT-03)', async () => {
    const { user } = await openForm();
    await user.click(await screen.findByRole('combobox', { name: 'Prefisso' }));
    const options = await screen.findAllByRole('option');
    expect(options.length).toBeGreaterThanOrEqual(100);
  });

  test('‘Annulla’ closes it and asks for nothing (CONTRACT-06)', async () => {
    const app = await openForm();
    await press(app, 'Annulla');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(app.asked).not.toContain(sending);
    await waitFor(() => expect(screen.getByRole('button', { name: 'FIRMA CONTRATTO CON OTP' })).toHaveFocus());
  });

  test('without a number it says ‘Campo obbligatorio’, flags the field and asks for nothing (CONTRACT-07, ERR-09)', async () => {
    const app = await openForm();
    await waitFor(async () => expect(await phoneField()).toHaveValue('399 440 1286'));
    await app.user.clear(await phoneField());
    await press(app, 'Invia OTP');
    expect((await screen.findAllByText('Campo obbligatorio')).length).toBeGreaterThan(0);
    expect(await phoneField()).toBeInvalid();
    expect(await phoneField()).toHaveFocus();
    expect(app.asked).not.toContain(sending);
  });

  test('a number that no message can reach is told at its field', async () => {
    const app = await openForm();
    await app.user.clear(await phoneField());
    await app.user.type(await phoneField(), '12');
    await press(app, 'Invia OTP');
    expect(await phoneField()).toHaveAccessibleDescription(expect.stringContaining('Controlla il numero'));
    expect(app.asked).not.toContain(sending);
  });

  test('‘Invia OTP’ sends one message to prefix and number, and ‘Manca davvero poco!’ says what to do (CONTRACT-05, CONTRACT-08, CONTRACT-09, CONTRACT-13)', async () => {
    const app = await openForm();
    await waitFor(async () => expect(await phoneField()).toHaveValue('399 440 1286'));
    await press(app, 'Invia OTP');
    const last = within(await dialog(lastTitle));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: firstTitle })).not.toBeInTheDocument());
    expect(last.getByText(/Abbiamo inviato un SMS al numero/)).toHaveTextContent('+39 399 440 1286');
    expect(last.getByText(/Apri il link che contiene e scrivi lì il codice/)).toBeVisible();
    expect(textMessages(app).map(({ to }) => to)).toEqual(['+393994401286']);
  });

  test('a number that was typed is there again after a reload of the screen', async () => {
    const app = await openForm();
    await waitFor(async () => expect(await phoneField()).toHaveValue('399 440 1286'));
    await app.user.clear(await phoneField());
    await enterText(app.user, await phoneField(), '348 555 0100');
    await press(app, 'Annulla');
    await app.user.click(await guided());
    expect(await phoneField()).toHaveValue('348 555 0100');
  });
});

describe('after it was asked for', () => {
  test('another can be asked for after a pause that is shown, and not before (CONTRACT-13)', async () => {
    const app = await openForm({ clock: 'by-hand' });
    await press(app, 'Invia OTP');
    await dialog(lastTitle);
    const again = await screen.findByRole('button', { name: 'Invia di nuovo' });
    expect(again).toHaveAttribute('aria-disabled', 'true');
    await app.user.click(again);
    expect(timesAsked(app)).toBe(1);
    app.passTime((resendPauseSeconds - 20) * 1000);
    expect(await screen.findByText('Se l’SMS non arriva, puoi chiederne un altro tra 20 secondi.')).toBeVisible();
    app.passTime(20_000);
    await waitFor(() => expect(again).toHaveAttribute('aria-disabled', 'false'));
    await app.user.click(again);
    await waitFor(() => expect(textMessages(app)).toHaveLength(2));
    await waitFor(() => expect(again).toHaveAttribute('aria-disabled', 'true'));
  });

  test('the number can be changed, and is what the next message goes to', async () => {
    const app = await openForm({ clock: 'by-hand' });
    await press(app, 'Invia OTP');
    await dialog(lastTitle);
    await press(app, 'Cambia numero');
    await dialog(firstTitle);
    app.passTime(resendPauseSeconds * 1000);
    await app.user.clear(await phoneField());
    await enterText(app.user, await phoneField(), '348 555 0100');
    await press(app, 'Invia OTP');
    await waitFor(() => expect(textMessages(app).at(-1)?.to).toBe('+393485550100'));
    expect(await dialog(lastTitle)).toHaveTextContent('+39 348 555 0100');
  });

  test('a message that may have been lost is told as such, and nothing is sent again by itself (CONTRACT-10)', async () => {
    const app = await openForm({ faults: { sendContractCode: ['connection-lost-after'] } });
    await press(app, 'Invia OTP');
    const last = within(await dialog(lastTitle));
    expect(await last.findByRole('alert')).toHaveTextContent('Non sappiamo se l’SMS è partito');
    await app.settled();
    expect(textMessages(app)).toHaveLength(1);
    expect(timesAsked(app)).toBe(1);
  });

  test('who has asked for all the messages of a day is told calmly when there are more, in hours (CONTRACT-10)', async () => {
    const app = await openForm({ clock: 'by-hand' });
    await press(app, 'Invia OTP');
    const last = within(await dialog(lastTitle));
    const again = await screen.findByRole('button', { name: 'Invia di nuovo' });
    for (let sent = 1; sent < 6; sent += 1) {
      app.passTime(15 * 60_000);
      await waitFor(() => expect(again).toHaveAttribute('aria-disabled', 'false'));
      await app.user.click(again);
      await waitFor(() => expect(textMessages(app)).toHaveLength(sent + 1));
      await waitFor(() => expect(again).toHaveAttribute('aria-disabled', 'true'));
    }
    app.passTime(15 * 60_000);
    await waitFor(() => expect(again).toHaveAttribute('aria-disabled', 'false'));
    await app.user.click(again);
    const alert = await last.findByRole('alert');
    expect(alert).toHaveTextContent('L’SMS non è stato inviato');
    expect(alert).toHaveTextContent('potrai riprovare tra 23 ore.');
    expect(last.getByText('Se l’SMS non arriva, puoi chiederne un altro tra 23 ore.')).toBeVisible();
    expect(textMessages(app)).toHaveLength(6);
  });

  test('a failure opens ‘Manca davvero poco!’ all the same: the message was not sent, and can be at once (CONTRACT-10, ERR-10)', async () => {
    const app = await openForm();
    app.dropConnection();
    await press(app, 'Invia OTP');
    const last = within(await dialog(lastTitle));
    expect(await last.findByRole('alert')).toBeVisible();
    app.dropConnection(false);
    await press(app, 'Invia di nuovo');
    expect(await last.findByText(/Abbiamo inviato un SMS/)).toBeVisible();
    expect(textMessages(app)).toHaveLength(1);
  });

  test('who comes back later finds the message that is waited for, with its number', async () => {
    const app = await openForm();
    await press(app, 'Invia OTP');
    await dialog(lastTitle);
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await app.user.click(await guided());
    expect(await dialog(lastTitle)).toHaveTextContent('+39 3994401286');
    expect(timesAsked(app)).toBe(1);
  });

  test('a plan that is gone meanwhile is told, with the way to it', async () => {
    const app = await openForm();
    await phoneField();
    const row = app.platform.db.users.get('pt-conti');
    const current_plan = { type: '', amount: 0, payment_completed: '0', date: 1 } as const;
    app.platform.db.users.change('pt-conti', {
      manager_configuration: { ...row?.manager_configuration, current_plan },
    });
    await press(app, 'Invia OTP');
    expect(await screen.findByText(/Il contratto si firma dopo aver scelto il piano tariffario/)).toBeVisible();
    expect(textMessages(app)).toEqual([]);
  });
});

describe('once it is signed', () => {
  test('it is seen within seconds and said once, what waited says what follows, and the header goes on (CONTRACT-11, CONTRACT-12, LIVE-04, HDR-12)', async () => {
    const app = await openForm({ clock: 'by-hand' });
    await press(app, 'Invia OTP');
    await dialog(lastTitle);
    sign(app);
    app.passTime(5_000);
    expect(await screen.findByText(signed)).toBeVisible();
    const last = within(await dialog('Contratto firmato'));
    expect(last.getByRole('link', { name: 'dati fatturazione' })).toHaveAttribute(
      'href',
      '#/dashboard/profile?tab=dati-fatturazione',
    );
    await app.user.click(last.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Hai bisogno di aiuto?' })).toBeVisible();
    await refreshed(app);
    expect(screen.getAllByText(signed)).toHaveLength(1);
  });

  test('it is seen within seconds also once the dialog is closed, and then nothing asks so often any more', async () => {
    const app = await openForm({ clock: 'by-hand' });
    await press(app, 'Invia OTP');
    await dialog(lastTitle);
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    sign(app);
    app.passTime(5_000);
    expect(await screen.findByText(signed)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await app.settled();
    const asked = app.asked.length;
    app.passTime(20_000);
    await app.settled();
    expect(app.asked.slice(asked).filter((name) => name === 'setup/own-setup').length).toBeLessThan(2);
  });

  test('while nobody can see whether it was signed, the dialog says so and goes on looking', async () => {
    const app = await openForm({ clock: 'by-hand' });
    await press(app, 'Invia OTP');
    const last = within(await dialog(lastTitle));
    app.platform.faults.set('session', ['status-500']);
    app.passTime(5_000);
    expect(await last.findByText(/non riusciamo a vedere se hai firmato/)).toBeVisible();
    app.platform.faults.set('session', []);
    sign(app);
    app.passTime(5_000);
    expect(await dialog('Contratto firmato')).toBeVisible();
  });

  test('a tab one returns to does not say again what another has said (LIVE-08)', async () => {
    const app = renderApp('#/dashboard/courses', { signedInAs: 'conti' });
    await guided();
    await app.settled();
    const at = new Date(app.platform.now()).toISOString();
    const other = new BroadcastChannel('ascolto-setup');
    other.postMessage(`pt-conti contract ${at}`);
    await new Promise((resolve) => {
      const echo = new BroadcastChannel('ascolto-setup');
      echo.onmessage = () => {
        echo.close();
        resolve(undefined);
      };
      other.postMessage('');
    });
    other.close();
    sign(app);
    await refreshed(app);
    expect(await screen.findByRole('button', { name: 'Hai bisogno di aiuto?' })).toBeVisible();
    expect(screen.queryByText(signed)).not.toBeInTheDocument();
  });

  test('a bought plan is told in the same way, and the contract is next (PLAN-22, LIVE-06, LIVE-07)', async () => {
    const app = renderApp('#/dashboard', { signedInAs: 'bassani' });
    await screen.findByRole('region', { name: 'Ti mancano 5 passi per iniziare' });
    const row = app.platform.db.users.get('pt-bassani');
    const current_plan = { type: 'online', amount: 0, payment_completed: '1', date: 1_795_000_000 } as const;
    app.platform.db.users.change('pt-bassani', {
      manager_configuration: { ...row?.manager_configuration, current_plan },
    });
    await refreshed(app);
    expect(await screen.findByText(bought)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Firma il contratto' })).toBeVisible();
    await refreshed(app);
    expect(screen.getAllByText(bought)).toHaveLength(1);
  });

  test('nothing is said of what was so before the first look (LIVE-08)', async () => {
    const app = renderApp('#/dashboard/courses', { signedInAs: 'serafini' });
    await screen.findByRole('button', { name: 'Hai bisogno di aiuto?' });
    await refreshed(app);
    expect(screen.queryByText(signed)).not.toBeInTheDocument();
    expect(screen.queryByText(bought)).not.toBeInTheDocument();
  });
});
