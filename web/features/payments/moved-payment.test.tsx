import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { enterText } from '#web/testing/enter-text';
import {
  movedToken,
  moveUnpaid,
  openConfirmation,
  pay,
  reopenPayment,
  serveTabs,
  unpaidSession,
  withoutConsent,
} from '#web/testing/open-confirmation.tsx';
import { type RenderedApp, renderApp, renderScreen } from '#web/testing/render-app.tsx';
import { shownToast } from '#web/ui/messages/toast-store';

const newTime = 'gio 10 dicembre 2026, 10:00-11:00';

const dialog = (name: string) => screen.findByRole('dialog', { name });
const waiting = () => dialog('In attesa del pagamento');
const done = () => dialog('Appuntamento confermato con successo');
const press = async ({ user }: RenderedApp, name: string) => user.click(await screen.findByRole('button', { name }));

const kept = () => JSON.stringify({ ...sessionStorage });

async function noDialog() {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

/** Triggers a refresh of all queries, as happens every half minute. */
const readAnew = () => act(() => void window.dispatchEvent(new Event('online')));

/** Opens the payment page in another tab, so that its outcome is awaited. */
async function openWaiting(render = renderScreen): Promise<RenderedApp> {
  serveTabs();
  const app = await openConfirmation({ clock: 'by-hand', render });
  await press(app, 'Vai al pagamento');
  await app.user.click(await screen.findByRole('radio', { name: 'PayPal' }));
  await press(app, 'Paga 57,50 €');
  await waiting();
  return app;
}

/** The therapist cancels the unpaid session. */
const cancelUnpaid = ({ doAs }: RenderedApp['platform']) =>
  doAs('rinaldi', 'cancelAppointment', { appointment: unpaidSession });

test('a session moved while it is paid is waited for after a reload too, with its new time and page (PAY-21)', async () => {
  serveTabs();
  const app = await reopenPayment(moveUnpaid, renderApp);
  const box = within(await waiting());
  expect(box.getAllByRole('status')[0]).toHaveTextContent(`Il terapeuta ha modificato la sedutaAdesso è: ${newTime}.`);
  expect(box.getByText(/^La pagina di pagamento aperta prima non vale più/)).toBeVisible();
  expect(box.getByRole('link', { name: 'Scrivi al terapeuta' })).toBeVisible();
  await press(app, 'Apri la nuova pagina di pagamento');
  const page = await box.findByRole('link', { name: /^Apri di nuovo la pagina di pagamento/ });
  const moved = movedToken(app.platform);
  expect(page).toHaveAttribute('href', expect.stringContaining(moved));
  expect(screen.queryByText(/non vale più/)).not.toBeInTheDocument();
  pay(app.platform, moved);
  app.passTime(5_000);
  expect(within(await done()).getByText('giovedì 10 dicembre 2026')).toBeVisible();
});

test('one that was paid and then moved is found confirmed, at its new time; to follow its link closes it', async () => {
  const app = await reopenPayment(async (platform) => {
    pay(platform);
    await moveUnpaid(platform);
  });
  const box = within(await done());
  expect(box.getByText('giovedì 10 dicembre 2026')).toBeVisible();
  await app.user.click(box.getByRole('link', { name: 'Chiedi di spostare' }));
  await noDialog();
  await waitFor(() => expect(window.location.hash).toContain('/dashboard/chat'));
  expect(kept()).not.toContain('payment-under-way');
});

test('one that was cancelled says so after a reload, and is then forgotten', async () => {
  const app = await reopenPayment(cancelUnpaid);
  expect(within(await dialog('Appuntamento annullato')).getByText(/l’importo diventa credito/)).toBeVisible();
  await press(app, 'OK');
  await noDialog();
  expect(kept()).not.toContain('payment-under-way');
});

test('one that is nowhere any more is not called cancelled: what is known is said, and it is forgotten', async () => {
  const app = await reopenPayment(({ db }) => db.events.remove(unpaidSession));
  const gone = within(await dialog('Appuntamento non trovato'));
  expect(gone.getByText(/^Se hai già pagato, non pagare di nuovo/)).toBeVisible();
  expect(gone.queryByText(/diventa credito/)).not.toBeInTheDocument();
  await press(app, 'OK');
  await noDialog();
  expect(kept()).not.toContain(unpaidSession);
});

test('one that was missing half way through a move is found again', async () => {
  let event: ReturnType<RenderedApp['platform']['db']['events']['get']>;
  const app = await reopenPayment(({ db }) => {
    event = db.events.get(unpaidSession);
    db.events.remove(unpaidSession);
  });
  await dialog('Appuntamento non trovato');
  if (event) app.platform.db.events.put(event);
  readAnew();
  expect(await waiting()).toBeVisible();
});

test('a page that cannot be asked for again is no proof that nothing was paid on the first', async () => {
  serveTabs();
  const app = await reopenPayment(() => undefined);
  await waiting();
  withoutConsent(app.platform);
  await press(app, 'Apri di nuovo la pagina di pagamento');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('richiesta inviata non riuscita');
  expect(alert).not.toHaveTextContent('addebitato');
});

test('moved before one’s eyes, the page opened before is not offered again, and it is told once (LIVE-05)', async () => {
  const app = await openWaiting(renderApp);
  await moveUnpaid(app.platform);
  app.passTime(5_000);
  expect(await screen.findByText(/^La pagina di pagamento aperta prima non vale più/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /pagina di pagamento/ })).not.toBeInTheDocument();
  pay(app.platform, movedToken(app.platform));
  app.passTime(5_000);
  await done();
  await press(app, 'OK');
  await screen.findByRole('article', { name: /^gio 10 dicembre/ });
  expect(shownToast()).toBeUndefined();
});

test('moved under the summary, the new time is pointed out before anything is paid', async () => {
  const app = await openConfirmation();
  await press(app, 'Vai al pagamento');
  await app.user.click(await screen.findByRole('radio', { name: 'PayPal' }));
  await moveUnpaid(app.platform);
  readAnew();
  expect(await screen.findByText(new RegExp(`Adesso è: ${newTime}`))).toBeVisible();
  expect(screen.getByRole('radio', { name: 'PayPal' })).toBeChecked();
});

test('what was typed for it is still there once it has moved', async () => {
  const app = await openConfirmation();
  const taxCode = () => screen.findByRole('textbox', { name: 'Codice fiscale' });
  await app.user.clear(await taxCode());
  await enterText(app.user, await taxCode(), 'MRTGLI');
  await press(app, 'Chiudi');
  await noDialog();
  await moveUnpaid(app.platform);
  readAnew();
  const entry = within(await screen.findByRole('article', { name: /^gio 10 dicembre/ }));
  await app.user.click(entry.getByRole('button', { name: 'conferma appuntamento' }));
  expect(await taxCode()).toHaveValue('MRTGLI');
});
