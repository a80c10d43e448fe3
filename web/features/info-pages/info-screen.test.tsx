import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp, renderScreen } from '#web/testing/render-app.tsx';

const isAt = (address: string) => waitFor(() => expect(window.location.hash).toBe(address));
const main = async (heading: string) => {
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  return within(screen.getByRole('main'));
};
const link = (name: string) => screen.getByRole('link', { name });

/** Opens the app at a message page with the state of a redirect. */
function openWith(address: string, state: unknown, options = {}) {
  return renderScreen(address, { ...options, state });
}

test.each([
  ['successful-register', 'Registrazione ricevuta'],
  ['successful-register-patient', 'Registrazione ricevuta'],
  ['almost-there', 'Ci siamo quasi'],
  ['another-time', 'Va bene, in un altro momento'],
  ['complete-profile', 'Completa il profilo professionale'],
  ['complete-profile-later', 'Puoi completare il profilo più tardi'],
])('/info/%s is a page of its own, for visitors too (INFO-01, ROUTE-09)', async (page, heading) => {
  const { asked } = renderScreen(`#/info/${page}`, { scenario: 'personas-only' });
  await main(heading);
  expect(document.title).toContain(heading);
  await waitFor(() => expect(asked).toEqual(['login/current-session']));
});

test.each(['nulla', 'toString', 'Almost-There'])('/info/%s leads home (INFO-11)', async (page) => {
  renderScreen(`#/info/${page}`, { scenario: 'personas-only' });
  await isAt('#/');
});

describe('what the pages say', () => {
  test.each(['successful-register', 'successful-register-patient'])(
    '%s: received, said once, verified by the team, then an e-mail, and where to look for it (INFO-02, INFO-03, INFO-04)',
    async (page) => {
      renderScreen(`#/info/${page}`, { scenario: 'personas-only' });
      const text = await main('Registrazione ricevuta');
      expect(text.getAllByText(/registrazione/i)).toHaveLength(1);
      expect(text.getByText(/Il nostro team verifica i dati/)).toBeVisible();
      expect(text.getByText(/email di conferma/)).toBeVisible();
      expect(text.getByText(/guarda anche nella cartella dello spam/)).toBeVisible();
      expect(text.getByRole('button', { name: 'contatta l’assistenza clienti' })).toBeVisible();
    },
  );

  test('almost-there asks to complete the company data (INFO-05)', async () => {
    renderScreen('#/info/almost-there', { scenario: 'personas-only' });
    const text = await main('Ci siamo quasi');
    expect(text.getByText(/mancano i dati societari: ti chiediamo di completarli/)).toBeVisible();
  });

  test('complete-profile asks for biography and photo, which stand on the public card (INFO-06, INFO-07, INFO-08)', async () => {
    renderScreen('#/info/complete-profile', { scenario: 'personas-only' });
    const text = await main('Completa il profilo professionale');
    expect(text.getByText(/completare il tuo profilo professionale/)).toBeVisible();
    expect(text.getByText('La biografia e la foto del profilo sono obbligatorie.')).toBeVisible();
    expect(text.getByText(/Entrambe compaiono sulla tua scheda pubblica/)).toBeVisible();
  });
});

test.each([
  ['successful-register', 'Torna all’accesso', '#/'],
  ['successful-register-patient', 'Vai all’accesso', '#/patient'],
  ['almost-there', 'Completa i dati', '#/complete-profile'],
  ['another-time', 'Vai alla dashboard', '#/dashboard'],
  ['complete-profile', 'Completa il profilo', '#/dashboard/profile?panel=missing'],
  ['complete-profile', 'Più tardi', '#/info/complete-profile-later'],
  ['complete-profile-later', 'Vai alla dashboard', '#/dashboard'],
])('the way on from %s: %s (INFO-09, INFO-10)', async (page, label, address) => {
  renderScreen(`#/info/${page}`, { scenario: 'personas-only' });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(link(label)).toHaveAttribute('href', address));
});

test('names the files that registration could not add, and where they can be', async () => {
  openWith('#/info/successful-register', { missingDocuments: ['carta-fronte.jpg', 'diploma.pdf'] });
  const text = await main('Registrazione ricevuta');
  expect(text.getByText('carta-fronte.jpg')).toBeVisible();
  expect(text.getByText('diploma.pdf')).toBeVisible();
  expect(text.getByText(/Potrai aggiungerli dal tuo profilo professionale/)).toBeVisible();
});

test('after ‘Più tardi’ it says where the billing data are found again, and they are there', async () => {
  const { user } = renderScreen('#/info/another-time', { scenario: 'personas-only', signedInAs: 'bassani' });
  const text = await main('Va bene, in un altro momento');
  expect(text.getByText(/tra i prossimi passi della dashboard e nel menu con il tuo nome/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Vai alla dashboard' }));
  expect(await screen.findByText('Ciao, Lidia')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Completa i dati' })).toBeVisible();
});

describe('almost-there, to whom the billing data are complete', () => {
  test.each(['rinaldi', 'giulia'] as const)('leads %s on to the dashboard', async (signedInAs) => {
    renderScreen('#/info/almost-there', { scenario: 'personas-only', signedInAs });
    await isAt('#/dashboard');
    expect(screen.queryByText(/mancano i dati societari/)).not.toBeInTheDocument();
  });

  test('stays where they are only put off', async () => {
    const app = renderScreen('#/info/another-time', { scenario: 'personas-only', signedInAs: 'bassani' });
    await main('Va bene, in un altro momento');
    await app.open('/info/almost-there');
    await main('Ci siamo quasi');
    await app.user.click(screen.getByRole('button', { name: 'Più tardi' }));
    await isAt('#/info/another-time');
    await app.open('/info/almost-there');
    expect((await main('Ci siamo quasi')).getByText(/mancano i dati societari/)).toBeVisible();
  });
});

test.each(['not-saved', 'unknown'])(
  'with billing data %s the first way leads back to them, they are what comes now, and nothing is said to be kept that a reload loses',
  async (billingData) => {
    openWith('#/info/complete-profile', { billingData }, { scenario: 'personas-only', signedInAs: 'bassani' });
    const text = await main('Completa il profilo professionale');
    expect(link('Torna ai dati per la fatturazione')).toHaveAttribute('href', '#/complete-profile');
    const step = (await text.findByText('Dati per la fatturazione')).closest('li');
    expect(step).toHaveTextContent('Adesso');
    expect(text.getAllByText('Adesso')).toHaveLength(1);
    const ways = text.getAllByRole('link').map(({ textContent }) => textContent);
    expect(ways.slice(0, 3)).toEqual(['Torna ai dati per la fatturazione', 'Più tardi', 'Completa il profilo']);
    expect(text.getByText(/dopo un ricaricamento della pagina va inserito di nuovo/)).toBeVisible();
    expect(text.queryByText(/finché non la ricarichi/)).not.toBeInTheDocument();
  },
);

test('a state of any other form says nothing', async () => {
  openWith('#/info/successful-register', { missingDocuments: 'diploma.pdf', billingData: 3 });
  const text = await main('Registrazione ricevuta');
  expect(text.queryByText(/Potrai aggiungerli/)).not.toBeInTheDocument();
  expect(text.queryByText(/^I dati per la fatturazione/)).not.toBeInTheDocument();
});

describe('putting the billing data off', () => {
  const later = async (app: ReturnType<typeof renderScreen>) =>
    app.user.click(await screen.findByRole('button', { name: 'Più tardi' }));
  const opened = { scenario: 'personas-only', signedInAs: 'bassani' } as const;

  test('is remembered, so that signing in does not lead there again', async () => {
    const app = renderApp('#/info/almost-there', opened);
    await later(app);
    await isAt('#/info/another-time');
    expect(app.platform.db.users.get('pt-bassani')?.configuration['ascolto']).toHaveProperty('billing_postponed_at');
    window.location.hash = '#/';
    window.dispatchEvent(new PopStateEvent('popstate'));
    await isAt('#/dashboard');
  });

  test('leads on also when it could not be remembered, and says so', async () => {
    const app = renderScreen('#/info/almost-there', { ...opened, faults: { updateUser: ['status-500'] } });
    await later(app);
    await isAt('#/info/another-time');
    expect(await screen.findByText(/al prossimo accesso te lo chiederemo di nuovo/)).toBeVisible();
  });

  test('leads a visitor on and asks for nothing', async () => {
    const app = renderScreen('#/info/almost-there', { scenario: 'personas-only' });
    await later(app);
    await isAt('#/info/another-time');
    expect(app.asked).toEqual(['login/current-session']);
  });
});
