import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type RenderedApp, renderApp, renderScreen } from '#web/testing/render-app.tsx';

/** A moment of the platform as the mark of a plan holds it; nothing for none. */
const ms = (seconds: unknown) => (seconds === undefined ? '' : Number(seconds) * 1000);

/** The home of somebody whose payment page was opened before a reload, in another tab or on another device. */
function openHome(
  persona: 'bassani' | 'serafini' | 'rinaldi',
  address = '#/dashboard',
  render = renderScreen,
): RenderedApp {
  const app = render(address, { signedInAs: persona, clock: 'by-hand' });
  const { db, now } = app.platform;
  const user = db.users.get(`pt-${persona}`);
  if (!user) throw new Error(`${persona} is not there.`);
  const { current_plan: plan } = user.manager_configuration;
  const plan_purchase = {
    ...{
      act: 'key-awaited.abc',
      plan: 'online+studio',
      coupon: '',
      total: '59.78',
      asked_at: Math.floor(now() / 1000),
    },
    page: 'https://pay.example/?acquisto=1',
    plan_before: plan
      ? `${plan.type === 'online' ? 'basic' : 'premium'} true ${ms(plan.date)} ${ms(plan.last_payment_date)}`
      : ' false  ',
  } as const;
  db.users.change(user.public_token, { configuration: { ...user.configuration, ascolto: { plan_purchase } } });
  return app;
}

/** What the platform does once the provider has the money. */
function payOnProvidersPage({ platform: { db, now } }: RenderedApp, token: string): void {
  const user = db.users.get(token);
  const at = Math.floor(now() / 1000);
  const current_plan = { type: 'online+studio', amount: '49', payment_completed: '1', date: at, last_payment_date: at };
  const manager_configuration = { ...user?.manager_configuration, current_plan } as never;
  db.users.change(token, { manager_configuration });
}

const notice = () => screen.findByText('Il pagamento del piano non risulta ancora');
const link = () => screen.findByRole('link', { name: /^Torna alla pagina di pagamento/ });

test.each(['bassani', 'serafini'] as const)(
  'after a reload the home of %s says that a payment is awaited, and leads on to its page (PLAN-27)',
  async (persona) => {
    openHome(persona);
    expect(await notice()).toBeVisible();
    expect(await link()).toHaveAttribute('href', 'https://pay.example/?acquisto=1');
    expect(screen.getByText(/^Piano Premium, 59,78 € IVA inclusa/)).toBeVisible();
  },
);

test('a payment that is given up on the home is awaited nowhere any more, and says what stays true', async () => {
  const { user, platform } = openHome('serafini');
  await notice();
  await user.click(screen.getByRole('button', { name: 'Ho cambiato idea' }));
  expect(await screen.findByText('Non aspettiamo più il pagamento')).toBeVisible();
  expect(screen.getByText(/Se hai pagato, il piano si attiva da solo\.$/)).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Il pagamento del piano non risulta ancora')).not.toBeInTheDocument());
  const kept = JSON.stringify(platform.db.users.get('pt-serafini')?.configuration);
  expect(kept).toContain('"given_up_at"');
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

test('where giving up fails the payment is still awaited, and it is said', async () => {
  const { user, platform } = openHome('serafini');
  await notice();
  platform.faults.set('updateUser', ['connection-lost-before']);
  await user.click(screen.getByRole('button', { name: 'Ho cambiato idea' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ho cambiato idea' })).toBeEnabled());
  expect(screen.queryByText('Non aspettiamo più il pagamento')).not.toBeInTheDocument();
  expect(await notice()).toBeVisible();
});

test('the home notices within five seconds that the plan is paid, and no step of the setup asks for it (PLAN-22, PLAN-27)', async () => {
  const app = openHome('bassani', '#/dashboard', renderApp);
  await notice();
  const missing = () => within(screen.getByRole('region', { name: /^Passi|^I passi|per iniziare/i }));
  await app.settled();
  payOnProvidersPage(app, 'pt-bassani');
  app.passTime(5_000);
  expect(await screen.findByText('Piano tariffario scelto con successo')).toBeVisible();
  expect(screen.queryByText('Il pagamento del piano non risulta ancora')).not.toBeInTheDocument();
  expect(missing().queryByRole('button', { name: /piano/ })).not.toBeInTheDocument();
});

async function openDialog(persona: 'serafini' | 'rinaldi' = 'serafini') {
  const app = openHome(persona, '#/dashboard/profile?tab=dati-fatturazione');
  await app.user.click(await screen.findByRole('button', { name: 'Riprendi il pagamento' }));
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'In attesa del pagamento' })) };
}

test('back from the payment page the dialog says that nothing is paid yet, and a press frees the purchase (PLAN-27)', async () => {
  const { dialog, user } = await openDialog();
  expect(dialog.queryByText('Il pagamento non risulta ancora.')).not.toBeInTheDocument();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await dialog.findByText('Il pagamento non risulta ancora.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Ho cambiato idea' }));
  expect(await screen.findByRole('dialog', { name: 'Scegli il tuo piano tariffario' })).toBeVisible();
});

test('an outcome that cannot be read at the return is not told as unpaid', async () => {
  const { dialog, platform } = await openDialog();
  platform.faults.set('session', ['status-500']);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await dialog.findByText('Al momento non riusciamo a leggere l’esito. Riproviamo da soli.')).toBeVisible();
  expect(dialog.queryByText('Il pagamento non risulta ancora.')).not.toBeInTheDocument();
});

test('a renewal that is given up is not told as bought, though the plan is active', async () => {
  const { dialog, user, settled } = await openDialog('rinaldi');
  await user.click(dialog.getByRole('button', { name: 'Ho cambiato idea' }));
  expect(await screen.findByRole('dialog', { name: 'Scegli il tuo piano tariffario' })).toBeVisible();
  await settled();
  expect(screen.queryByText('Piano tariffario scelto con successo')).not.toBeInTheDocument();
});
