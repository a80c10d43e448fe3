import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { enterText } from '#web/testing/enter-text';
import { type RenderedApp, renderApp, renderScreen } from '#web/testing/render-app.tsx';

const address = '#/dashboard/profile?tab=dati-fatturazione';

function paymentTab() {
  const replace = vi.fn();
  const close = vi.fn();
  vi.stubGlobal('open', () => ({
    opener: window,
    closed: false,
    document: { body: {} },
    location: { replace },
    close,
  }));
  return { replace, close };
}

/** Serafini, on Basic, opens the dialog from her card. */
async function openDialog(
  options: Parameters<typeof renderScreen>[1] = { signedInAs: 'serafini' },
  button = 'Cambia piano',
  render = renderScreen,
) {
  const app = render(address, options);
  const card = within(await screen.findByRole('region', { name: 'Il tuo piano' }));
  await app.user.click(await card.findByRole('button', { name: button }));
  await screen.findByRole('dialog', { name: 'Scegli il tuo piano tariffario' });
  await screen.findByRole('radio', { name: /Premium/ });
  return app;
}

const press = ({ user }: RenderedApp, name: string | RegExp) => user.click(screen.getByRole('button', { name }));

async function toPayment(app: RenderedApp) {
  await press(app, 'Continua');
  await app.user.click(await screen.findByRole('button', { name: 'Salva e continua' }));
  await screen.findByRole('region', { name: 'Quanto paghi' });
}

/** What the platform does once the provider has the money. */
function payOnProvidersPage({ platform: { db, now } }: RenderedApp): void {
  const user = db.users.get('pt-serafini');
  const at = Math.floor(now() / 1000);
  const dates = { date: at, last_payment_date: at };
  const current_plan = { type: 'online+studio', amount: '49', payment_completed: '1', ...dates } as const;
  if (user) db.users.change('pt-serafini', { manager_configuration: { ...user.manager_configuration, current_plan } });
}

const sum = () => screen.getByRole('region', { name: 'Quanto paghi' });

test('shows amount, registration date and the button to change on the card of Basic (BILL-01, BILL-02, BILL-04)', async () => {
  renderScreen(address, { signedInAs: 'serafini' });
  const card = await screen.findByRole('region', { name: 'Il tuo piano' });
  await waitFor(() => expect(card).toHaveTextContent('Basic 0,00 € al mese'));
  expect(card).toHaveTextContent(/Data di registrazione\d\d\/\d\d\/\d{4}/);
  expect(within(card).getByText('Scadenza').nextElementSibling).toHaveTextContent('Non scade');
  expect(within(card).getByRole('button', { name: 'Cambia piano' })).toBeVisible();
});

test('the card of Premium has no such way, and says who leads to Basic (BILL-01, BILL-04, BILL-20)', async () => {
  renderScreen(address, { signedInAs: 'rinaldi' });
  const premium = await screen.findByRole('region', { name: 'Il tuo piano' });
  await waitFor(() => expect(premium).toHaveTextContent('Premium 49,00 € al mese, IVA esclusa (59,78 € con IVA 22%)'));
  expect(within(premium).queryByRole('button')).not.toBeInTheDocument();
  expect(premium).toHaveTextContent('Per passare a Basic scrivi all’assistenza');
});

test.each([
  { state: 'current', scenario: 'everyday', expires: '14/12/2026' },
  { state: 'expired', scenario: 'plan-expired', expires: '04/11/2026' },
] as const)(
  'shows the expiry date of a Premium plan that is $state (BILL-03)',
  async ({ state, scenario, expires }) => {
    renderScreen(address, { signedInAs: 'rinaldi', scenario });
    const card = within(await screen.findByRole('region', { name: 'Il tuo piano' }));
    expect((await card.findByText('Scadenza')).nextElementSibling).toHaveTextContent(expires);
    expect(card.queryAllByText('Scaduto')).toHaveLength(state === 'expired' ? 1 : 0);
  },
);

test('without a plan the card says so and leads to the choice (BILL-21)', async () => {
  renderScreen(address, { signedInAs: 'bassani' });
  const card = await screen.findByRole('region', { name: 'Il tuo piano' });
  expect(await within(card).findByText('Non hai ancora scelto il tuo piano tariffario')).toBeVisible();
  expect(within(card).getByRole('button', { name: 'Scegli il piano' })).toBeVisible();
});

test('an expired card opens the dialog on Premium (BILL-05, AMB-49)', async () => {
  await openDialog({ signedInAs: 'rinaldi', scenario: 'plan-expired' }, 'Rinnova il piano');
  expect(screen.getByRole('radio', { name: /Premium/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /Basic/ })).toBeDisabled();
});

test('both plans stand there with all their facts, and the fee of Basic in its steps (PLAN-06, PLAN-07, PLAN-10, PLAN-25)', async () => {
  await openDialog();
  const dialog = screen.getByRole('dialog');
  for (const fact of ['49,00', '59,78', '18%', 'tre mesi gratuiti', 'dal quarto mese', 'non chiede una carta']) {
    expect(dialog).toHaveTextContent(fact);
  }
  const fees = screen.getByRole('table');
  expect(within(fees).getAllByRole('row')).toHaveLength(7);
  expect(fees).toHaveTextContent('51 e oltre18%');
});

test('the first step is not left without a plan, and the field that is asked for has the focus (PLAN-05)', async () => {
  const app = await openDialog({ signedInAs: 'bassani' }, 'Scegli il piano');
  await press(app, 'Continua');
  expect(screen.getByText('Scegli un piano per continuare.')).toBeVisible();
  expect(screen.getByRole('radio', { name: /Basic/ })).toHaveFocus();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Passo 1 di 3');
});

test('a step before is a way back, and closes those after it (PLAN-03, PLAN-04)', async () => {
  const app = await openDialog();
  await toPayment(app);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Passo 3 di 3');
  await press(app, /01 Scegli il piano/);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Passo 1 di 3');
  await press(app, /02 Conferma dati/);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Passo 1 di 3');
});

test('a coupon changes the sum at once and can be taken away; a typed one is not forgotten silently (COUPON-10, COUPON-12, COUPON-13, COUPON-19)', async () => {
  const app = await openDialog();
  await toPayment(app);
  expect(sum()).toHaveTextContent('Totale59,78 €');
  await enterText(app.user, screen.getByLabelText(/Codice coupon/), 'benvenuta20');
  await press(app, /^Paga/);
  expect(await screen.findByText('Premi APPLICA CODICE per applicare il coupon inserito')).toBeVisible();
  expect(app.platform.db.planPurchases.list()).toEqual([]);
  await press(app, 'APPLICA CODICE');
  expect(await screen.findByText('Coupon applicato con successo')).toBeVisible();
  expect(sum()).toHaveTextContent('Totale47,82 €');
  await press(app, 'Togli il coupon');
  expect(sum()).toHaveTextContent('Totale59,78 €');
});

test.each([
  { code: 'zzz', title: 'Coupon non trovato', id: 'COUPON-03, COUPON-11' },
  { code: 'scaduto', title: 'Coupon non trovato', id: 'COUPON-06, COUPON-11' },
  { code: 'giausato', title: 'Coupon già applicato', id: 'COUPON-09, COUPON-11' },
])('refuses the coupon $code with an alert "$title", and keeps the price ($id)', async ({ code, title }) => {
  const app = await openDialog();
  await toPayment(app);
  await app.user.type(screen.getByLabelText(/Codice coupon/), code);
  await press(app, 'APPLICA CODICE');
  expect(await screen.findByRole('alert')).toHaveTextContent(new RegExp(`^Attenzione${title}`));
  expect(screen.getByLabelText(/Codice coupon/)).toHaveValue(code);
  expect(sum()).toHaveTextContent('Totale59,78 €');
});

test('the payment page opens in another tab, and what the platform says afterwards decides (PLAN-18, PLAN-27)', async () => {
  const tab = paymentTab();
  const app = await openDialog();
  await toPayment(app);
  await press(app, 'Paga 59,78 €');
  expect(await screen.findByRole('dialog', { name: 'In attesa del pagamento' })).toBeVisible();
  const [purchase] = app.platform.db.planPurchases.list();
  expect(tab.replace).toHaveBeenCalledWith(expect.stringContaining(purchase?.public_token ?? 'none'));
  payOnProvidersPage(app);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText('Piano tariffario scelto con successo')).toBeVisible();
  const card = screen.getByRole('region', { name: 'Il tuo piano' });
  await waitFor(() => expect(card).toHaveTextContent('Premium 49,00 €'));
});

test('an abandoned payment is taken up again, and giving it up leads back to the choice', async () => {
  paymentTab();
  const app = await openDialog();
  await toPayment(app);
  await press(app, 'Paga 59,78 €');
  await screen.findByRole('dialog', { name: 'In attesa del pagamento' });
  await app.user.keyboard('{Escape}');
  const card = within(screen.getByRole('region', { name: 'Il tuo piano' }));
  await app.user.click(await card.findByRole('button', { name: 'Riprendi il pagamento' }));
  const link = await screen.findByRole('link', { name: /^Torna alla pagina di pagamento/ });
  expect(link).toHaveAttribute('href', expect.stringContaining('acquisto'));
  await press(app, 'Ho cambiato idea');
  expect(await screen.findByRole('radio', { name: /Premium/ })).toBeVisible();
});

const sums = {
  benvenuta20: ['49,00 €', '−9,80 €', '39,20 €', '8,62 €', '47,82 €', 'Vale un mese dal pagamento.'],
  dieciEURO: ['49,00 €', '−10,00 €', '39,00 €', '8,58 €', '47,58 €', 'Vale un mese dal pagamento.'],
  sessanta: ['49,00 €', '−49,00 €', '0,00 €', '0,00 €', '0,00 €', 'Vale 2 mesi dall’attivazione.'],
  tremesi: ['49,00 €', '−49,00 €', '0,00 €', '0,00 €', '0,00 €', 'Vale 3 mesi dall’attivazione.'],
};

test.each(Object.entries(sums))(
  'with %s, applied by its button, each line of the sum stands there to the cent (COUPON-01, COUPON-14, COUPON-15, PLAN-16)',
  async (code, lines) => {
    const app = await openDialog();
    await toPayment(app);
    expect(sum()).toHaveTextContent('Prezzo senza IVA49,00 €IVA 22%10,78 €Totale59,78 €');
    await app.user.type(screen.getByLabelText(/Codice coupon/), code);
    await press(app, 'APPLICA CODICE');
    await screen.findByText('Coupon applicato:');
    const [price, discount, net, vat, total, validity] = lines;
    const shown = `Prezzo senza IVA${price}Sconto del coupon${discount}Prezzo scontato${net}IVA 22%${vat}Totale${total}`;
    expect(sum()).toHaveTextContent(`${shown}${validity}`);
  },
);

test('a total of 0 needs no payment: the plan is active and the dialog closes (COUPON-15, AMB-48)', async () => {
  const tab = paymentTab();
  const app = await openDialog();
  await toPayment(app);
  await enterText(app.user, screen.getByLabelText(/Codice coupon/), 'sessanta');
  await press(app, 'APPLICA CODICE');
  await screen.findByText('Coupon applicato con successo');
  expect(sum()).toHaveTextContent('Totale0,00 €');
  await press(app, 'Attiva Premium');
  expect(await screen.findByText('Piano tariffario scelto con successo')).toBeVisible();
  expect(tab.replace).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a request whose answer is lost is not said to have failed, is safe to repeat, and closes the tab', async () => {
  const tab = paymentTab();
  const app = await openDialog();
  await toPayment(app);
  app.platform.faults.set('purchasePlan', ['connection-lost-before']);
  await press(app, 'Paga 59,78 €');
  expect(await screen.findByText(/puoi riprovare, non paghi due volte/)).toBeVisible();
  expect(tab.close).toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Paga 59,78 €' })).toBeEnabled();
});

test('opens another payment page at the next press once the back end does not know the first', async () => {
  const tab = paymentTab();
  const app = await openDialog();
  await toPayment(app);
  app.platform.faults.set('purchasePlan', ['connection-lost-after']);
  await press(app, 'Paga 59,78 €');
  expect(await screen.findByText(/puoi riprovare, non paghi due volte/)).toBeVisible();
  expect(tab.replace).not.toHaveBeenCalled();
  app.platform.faults.set('purchasePlan', []);
  await press(app, 'Paga 59,78 €');
  await waitFor(() => expect(tab.replace).toHaveBeenCalledTimes(1));
  expect(app.platform.db.planPurchases.list()).toHaveLength(2);
});

test('where an expired plan keeps one from creating appointments the way on is beside it (PLAN-24, APPT-32)', async () => {
  renderScreen('#/dashboard', { signedInAs: 'rinaldi', scenario: 'plan-expired' });
  expect(await screen.findByText('il tuo piano è scaduto. Rinnovalo ora')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Rinnova il piano' })).toBeVisible();
});

test('the appointment form of an expired plan opens its renewal on Premium, and keeps what it holds (PLAN-24, AMB-49)', async () => {
  const { user } = renderScreen('#/dashboard/calendar', { signedInAs: 'rinaldi', scenario: 'plan-expired' });
  await user.click(await screen.findByRole('button', { name: /Nuovo appuntamento/ }));
  const form = await screen.findByRole('dialog');
  await user.click(await within(form).findByRole('button', { name: 'Rinnova il piano' }));
  const dialog = await screen.findByRole('dialog', { name: 'Scegli il tuo piano tariffario' });
  expect(await within(dialog).findByRole('radio', { name: /Premium/ })).toBeChecked();
  expect(form).toBeInTheDocument();
});

test('three steps are named, and each adds a third to the bar (PLAN-01, PLAN-02)', async () => {
  await openDialog();
  const steps = within(screen.getByRole('navigation', { name: 'Passi del piano' })).getAllByRole('button');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    '01 Scegli il piano',
    '02 Conferma dati',
    '03 metodo di pagamento',
  ]);
  expect(screen.getByRole('progressbar').firstElementChild).toHaveStyle({ width: '33.33%' });
});

test('the card of Premium names its fee and the launch offer (PLAN-08, PLAN-26)', async () => {
  await openDialog();
  const premium = screen.getByRole('list', { name: 'Piano Premium' });
  expect(premium).toHaveTextContent('la commissione è fissa, al 18%');
  expect(premium).toHaveTextContent('Offerta di lancio: tre mesi gratuiti');
});

test('the data to confirm are filled in; with a short tax code nothing is saved, with a whole one all is, and the user is greeted by the name given (PLAN-11, PLAN-12, PLAN-14, PLAN-15)', async () => {
  const app = await openDialog({ signedInAs: 'serafini' }, 'Cambia piano', renderApp);
  const kept = () => app.platform.db.users.get('pt-serafini')?.public_configuration['company'];
  await press(app, 'Continua');
  const code = await screen.findByLabelText('Codice fiscale');
  expect(code).toHaveValue('SRFCHR90S48H501Y');
  await app.user.clear(code);
  await enterText(app.user, code, 'SRFCHR9');
  await press(app, 'Salva e continua');
  expect(await screen.findByText('Il campo Codice Fiscale deve contenere almeno 8 caratteri.')).toBeVisible();
  expect(kept()).toMatchObject({ codice_fiscale: 'SRFCHR90S48H501Y' });
  await enterText(app.user, code, '0S48H501X');
  await app.user.clear(screen.getByLabelText('Nome'));
  await app.user.type(screen.getByLabelText('Nome'), 'Clara');
  await press(app, 'Salva e continua');
  expect(await screen.findByRole('region', { name: 'Quanto paghi' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Account di Clara Serafini', hidden: true })).toBeInTheDocument();
  expect(kept()).toMatchObject({ codice_fiscale: 'SRFCHR90S48H501X' });
});

test('offers PayPal or a card without a PayPal account, and links the terms before the payment (PLAN-17)', async () => {
  const app = await openDialog();
  await toPayment(app);
  expect(screen.getByText(/^Con PayPal, oppure con carta di credito senza un conto PayPal: /)).toBeVisible();
  const terms = screen.getByRole('link', { name: /^termini e condizioni/ });
  expect(terms).toHaveAttribute('href', '#/termini?per=professionista');
  expect(terms).toHaveAttribute('target', '_blank');
});
