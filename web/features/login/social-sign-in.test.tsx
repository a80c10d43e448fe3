import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { closeApps } from '#web/testing/open-apps';
import { type RenderedApp, renderApp, renderScreen } from '#web/testing/render-app.tsx';

const typed = 'giulia.moretti@example.it';
const email = () => screen.getByLabelText('Email');
const button = (name: string) => screen.getByRole('button', { name: `Continua con ${name}` });
const failure = () => screen.findByRole('dialog', { name: 'attenzione!' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** The lazy module, loaded while there is a connection. */
const loadSignIn = () => import('#web/features/login/social-sign-in.tsx');

/** Opens the app again in the same tab, as after a visit to another site. */
function reopen(address: string, options: Parameters<typeof renderScreen>[1] = {}): void {
  cleanup();
  closeApps();
  renderScreen(address, options);
}

/** Observes where the page would go: a browser under test does not navigate. */
function heardLeaving() {
  return vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
}

async function leave(app: RenderedApp, name: string): Promise<void> {
  const left = heardLeaving();
  await app.user.click(button(name));
  await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
}

test('nothing signs in, and nobody is asked, until a button is pressed (SOCIAL-04)', async () => {
  const left = heardLeaving();
  const { asked } = renderScreen('#/patient');
  await waitFor(() => expect(asked.filter((name) => name.startsWith('login/'))).toEqual(['login/current-session']));
  expect(left).not.toHaveBeenCalled();
  expect([...document.querySelectorAll('script, iframe')]).toEqual([]);
});

test.each([
  ['Google', '/auth/google'],
  ['Facebook', '/auth/facebook'],
])('‘Continua con %s’ leaves for our own page that leads on, once (SOCIAL-04)', async (name, address) => {
  const left = heardLeaving();
  const { user, asked } = renderScreen('#/patient');
  await user.click(button(name));
  await waitFor(() => expect(left.mock.calls).toEqual([[address]]));
  expect(asked.filter((operation) => operation === 'login/start-social-sign-in')).toHaveLength(1);
  expect(button(name)).toBeDisabled();
});

test.each(['Google', 'Facebook'])(
  'where it is not configured %s fails in the specified words, and the form stays filled (SOCIAL-08, SOCIAL-09, SOCIAL-13)',
  async (name) => {
    const left = heardLeaving();
    const { user } = renderScreen('#/patient', { socialProviders: [] });
    await user.type(email(), typed);
    await user.click(button(name));
    const dialog = within(await failure());
    expect(dialog.getByText(`Error logging into ${name}`)).toBeVisible();
    expect(dialog.getByText(new RegExp(`Qui l’accesso con ${name} non è attivo`))).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'OK' }));
    await isClosed();
    expect(email()).toHaveValue(typed);
    expect(left).not.toHaveBeenCalled();
    await waitFor(() => expect(button(name)).toHaveFocus());
    await user.click(button(name));
    expect(await failure()).toBeVisible();
  },
);

test('the dialog itself offers e-mail and password, and leads to them (SOCIAL-08)', async () => {
  const { user } = renderScreen('#/patient', { socialProviders: [] });
  await user.click(button('Google'));
  await user.click(within(await failure()).getByRole('button', { name: 'Usa email e password' }));
  await isClosed();
  expect(email()).toHaveFocus();
  await user.keyboard('g');
  expect(email()).toHaveValue('g');
});

test('any other failure is the toast ‘error’ with what to do, and the button can be pressed again (SOCIAL-10)', async () => {
  const { user, dropConnection } = renderScreen('#/patient');
  await user.type(email(), typed);
  await loadSignIn();
  dropConnection();
  await user.click(button('Google'));
  const toast = await screen.findByRole('alert');
  expect(within(toast).getByText('error')).toBeVisible();
  expect(toast).toHaveTextContent('Controlla la rete e riprova.');
  expect(button('Google')).toBeEnabled();
  expect(email()).toHaveValue(typed);
});

test.each([
  ['google', 'Google', 'rifiutato', /non è stato completato/],
  ['google', 'Google', 'errore', /Riprova tra poco/],
  ['facebook', 'Facebook', 'rifiutato', /non è stato completato/],
  ['facebook', 'Facebook', 'errore', /Riprova tra poco/],
])(
  'whoever is back from %s without being signed in is told so once, and the address is clean (SOCIAL-08, SOCIAL-09)',
  async (provider, name, outcome, advice) => {
    const { user } = renderScreen(`#/patient?social=${provider}&esito=${outcome}`);
    const dialog = within(await failure());
    expect(dialog.getByText(`Error logging into ${name}`)).toBeVisible();
    expect(dialog.getByText(advice)).toBeVisible();
    expect(window.location.hash).toBe('#/patient');
    await user.click(dialog.getByRole('button', { name: 'OK' }));
    await isClosed();
  },
);

test.each(['?social=twitter&esito=errore', '?social=google&esito=<b>', '?social=google'])(
  'an address that speaks of a return in words of nobody is the toast ‘error’: %s (SOCIAL-10)',
  async (search) => {
    renderScreen(`#/patient${search}`);
    expect(within(await screen.findByRole('alert')).getByText('error')).toBeVisible();
    await waitFor(() => expect(window.location.hash).toBe('#/patient'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);

test('the e-mail that was typed before leaving is there again after coming back', async () => {
  const before = renderScreen('#/patient');
  await before.user.type(email(), typed);
  await leave(before, 'Google');
  reopen('#/patient?social=google&esito=rifiutato');
  await failure();
  expect(email()).toHaveValue(typed);
});

test('the page that was wanted opens after a provider has signed the user in, once', async () => {
  const before = renderApp('#/dashboard/diary');
  await screen.findByText('Questa pagina è personale');
  await before.user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Accedi' }));
  await screen.findByRole('heading', { level: 1, name: 'Area pazienti' });
  await leave(before, 'Google');
  reopen('#/dashboard', { signedInAs: 'giulia' });
  await waitFor(() => expect(window.location.hash).toBe('#/dashboard/diary'));
  expect(Object.keys(sessionStorage).filter((key) => key.includes('social'))).toEqual([]);
});

test.each(['/dashboard', '/dashboard?', "/dashboard?x='"])(
  'the home opens after a provider has signed the user in who wanted just that: %s',
  async (wanted) => {
    const before = renderScreen('#/patient', { state: { wanted } });
    await screen.findByRole('heading', { level: 1, name: 'Area pazienti' });
    await leave(before, 'Google');
    reopen('#/dashboard', { signedInAs: 'giulia' });
    expect(await screen.findByText('Ciao, Giulia')).toBeVisible();
  },
);

test('whoever comes back by the browser’s own button can press again', async () => {
  const app = renderScreen('#/patient');
  await leave(app, 'Google');
  expect(button('Google')).toBeDisabled();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await waitFor(() => expect(button('Google')).toBeEnabled());
});
