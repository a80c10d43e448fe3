import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { finishTutorial } from '#contracts/tutorial/tutorial.api';
import { enterText } from '#web/testing/enter-text';
import { type RenderedApp, renderApp } from '#web/testing/render-app.tsx';

const search = '#/dashboard/therapist';
const first = 'Trova il Tuo terapeuta';
const second = 'Personalizza la tua ricerca con pochi passaggi';
const third = 'Non sai da dove iniziare?';
const dialog = (name: string) => screen.findByRole('dialog', { name });
const press = async (user: UserEvent, name: string) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
const isAt = (address: string) => waitFor(() => expect(window.location.hash).toBe(address));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const watched = ({ platform }: RenderedApp) => platform.db.users.get('pt-sara')?.configuration['watched_tutorial'];
const follow = async (user: UserEvent, name: string) => user.click(await screen.findByRole('link', { name }));

test.each([
  ['Trova il mio terapeuta', search],
  ['Completa il profilo', '#/dashboard/patient-details'],
])('the home welcomes a new patient and offers ‘%s’ (TUTOR-01, TUTOR-02, TUTOR-03)', async (name, address) => {
  const { user } = renderApp('#/dashboard', { signedInAs: 'sara' });
  const welcome = within(await dialog('Ti diamo il benvenuto'));
  await user.click(welcome.getByRole('link', { name }));
  await isAt(address);
});

test('once closed the welcome does not come back in the same session (TUTOR-04)', async () => {
  const { user } = renderApp('#/dashboard', { signedInAs: 'sara' });
  await dialog('Ti diamo il benvenuto');
  await user.keyboard('{Escape}');
  await isClosed();
  await follow(user, 'Diario');
  await isAt('#/dashboard/diary');
  await follow(user, 'Dashboard');
  expect(await screen.findByText('Ciao, Sara')).toBeVisible();
  await screen.findByRole('region', { name: 'Scrivi al primo terapeuta' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the welcome comes again with another session (TUTOR-04)', async () => {
  const { user } = renderApp('#/dashboard', { signedInAs: 'sara' });
  await dialog('Ti diamo il benvenuto');
  await user.keyboard('{Escape}');
  await isClosed();
  await user.click(screen.getByRole('button', { name: /^Account di/ }));
  await user.click(await screen.findByRole('button', { name: 'Esci' }));
  await enterText(user, await screen.findByLabelText('Email'), 'sara.lombardi@example.it');
  await enterText(user, screen.getByLabelText('Password'), 'Ascolto2026!');
  await user.click(screen.getByRole('button', { name: 'ACCEDI ALLA PIATTAFORMA' }));
  expect(await dialog('Ti diamo il benvenuto')).toBeVisible();
});

test.each(['marco', 'rinaldi'] as const)(
  '%s, who has seen the tutorial or works here, is not welcomed (TUTOR-04)',
  async (signedInAs) => {
    renderApp('#/dashboard', { signedInAs });
    await screen.findByRole('grid');
    await screen.findByRole('region', { name: signedInAs === 'marco' ? 'I tuoi preferiti' : 'Sedute concluse' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);

test.each([
  ['#/dashboard', 'grid'],
  [search, 'article'],
])('at %s the consents that are missing come first, and nothing stands over them', async (address, role) => {
  const { platform } = renderApp(address, { signedInAs: 'sara' });
  const sara = platform.db.users.get('pt-sara');
  if (!sara) throw new Error('Sara is not there.');
  platform.db.users.change('pt-sara', { public_configuration: { ...sara.public_configuration, isTerms: false } });
  await screen.findAllByRole(role, { hidden: true });
  expect(await dialog('Consensi')).toBeVisible();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('the welcome does not stand over a session that is open', async () => {
  const { platform } = renderApp('#/dashboard', { signedInAs: 'giulia' });
  platform.db.users.change('pt-giulia', { configuration: { watched_tutorial: '0' } });
  await screen.findByRole('region', { name: 'La seduta sta per iniziare' });
  await screen.findByRole('grid');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the search explains itself to a new patient in three steps, there and back (TUTOR-05, TUTOR-08, TUTOR-09, TUTOR-15)', async () => {
  const { user } = renderApp(search, { signedInAs: 'sara' });
  expect(within(await dialog(first)).getByText(/^Passo 1 di 3/)).toBeVisible();
  await press(user, 'Avanti');
  expect(within(await dialog(second)).getByText(/^Passo 2 di 3/)).toBeVisible();
  await press(user, 'Indietro');
  const again = within(await dialog(first));
  expect(again.queryByRole('button', { name: 'Indietro' })).not.toBeInTheDocument();
  expect(again.getByRole('button', { name: 'Avanti' })).toHaveFocus();
});

test('the keyboard alone leads through to ‘Inizia’, which saves that it was seen (TUTOR-10, TUTOR-11, TUTOR-13, GUARD-47)', async () => {
  const app = renderApp(search, { signedInAs: 'sara' });
  const begin = within(await dialog(first)).getByRole('button', { name: 'Avanti' });
  await waitFor(() => expect(begin).toHaveFocus());
  await app.user.keyboard('{Enter}');
  await dialog(second);
  await app.user.keyboard('{Enter}');
  const last = within(await dialog(third)).getByRole('button', { name: 'Inizia' });
  expect(last).toHaveFocus();
  await app.user.keyboard('{Enter}');
  await isClosed();
  await waitFor(() => expect(watched(app)).toBe('1'));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test.each([
  { step: first, pressed: [], closing: 'Chiudi' },
  { step: second, pressed: ['Avanti'], closing: 'Salta' },
  { step: third, pressed: ['Avanti', 'Avanti'], closing: 'Chiudi' },
])('closing at ‘$step’ counts as seen, and it does not come back (TUTOR-12, TUTOR-14, TUTOR-15)', async (row) => {
  const app = renderApp(search, { signedInAs: 'sara' });
  for (const name of row.pressed) await press(app.user, name);
  await dialog(row.step);
  await press(app.user, row.closing);
  await isClosed();
  await waitFor(() =>
    expect(app.asked.slice(app.asked.indexOf(finishTutorial.name))).toContain('login/current-session'),
  );
  expect(watched(app)).toBe('1');
  await visitAgain(app.user);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await follow(app.user, 'Dashboard');
  await screen.findByRole('region', { name: 'Scrivi al primo terapeuta' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('one that could not be saved is told to nobody and shown again on the next visit (TUTOR-07)', async () => {
  const app = renderApp(search, { signedInAs: 'sara', faults: { updateUser: ['status-500'] } });
  await dialog(first);
  await press(app.user, 'Salta');
  await isClosed();
  await waitFor(() => expect(app.asked).toContain(finishTutorial.name));
  await visitAgain(app.user);
  expect(await dialog(first)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each(['marco', 'rinaldi', undefined] as const)(
  '%s is shown the search without the tutorial (TUTOR-06, TUTOR-07)',
  async (signedInAs) => {
    renderApp(search, signedInAs ? { signedInAs } : {});
    await screen.findAllByRole('article');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);

test('the tutorial waits while the questionnaire stands over the search', async () => {
  const { user } = renderApp(`${search}/?questionario=2`, { signedInAs: 'sara' });
  await dialog('Questionario');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await user.keyboard('{Escape}');
  expect(await dialog(first)).toBeVisible();
});

async function visitAgain(user: UserEvent): Promise<void> {
  await follow(user, 'Diario');
  await isAt('#/dashboard/diary');
  await follow(user, 'Trova terapeuta');
  await isAt(search);
  await screen.findAllByRole('article');
}
