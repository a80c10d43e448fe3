import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { enterText } from '#web/testing/enter-text';
import { type RenderedApp, renderApp } from '#web/testing/render-app.tsx';

const names = {
  isTerms: 'Accetto i Termini e condizioni',
  isPrivacy: /^Acconsento all’uso dei miei dati di profilazione/,
  isPersonalData: 'Acconsento al trattamento dei dati personali sulla salute',
  isServiceFee: 'Accetto la quota di servizio e la fatturazione',
} as const;
type Flag = keyof typeof names;
const allFlags = Object.keys(names) as Flag[];

const dialog = () => screen.findByRole('dialog', { name: 'Consensi' });
const box = (flag: Flag) => screen.getByRole('checkbox', { name: names[flag] });
const confirm = () => screen.getByRole('button', { name: 'DICHIARO DI AVERE ALMENO 18 ANNI' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

function profileOf({ platform }: RenderedApp) {
  return platform.db.users.get('pt-giulia')?.public_configuration ?? {};
}

/** Opens the app with these consents of Giulia not given. */
function openWithout(flags: readonly Flag[], address = '#/dashboard', signedInAs: 'giulia' | null = 'giulia') {
  const app = renderApp(address, { scenario: 'personas-only', ...(signedInAs ? { signedInAs } : {}) });
  const row = app.platform.db.users.get('pt-giulia');
  if (!row) throw new Error('Giulia is not there.');
  const missing = Object.fromEntries(flags.map((flag) => [flag, false]));
  app.platform.db.users.put({ ...row, public_configuration: { ...row.public_configuration, ...missing } });
  return app;
}

test.each(allFlags)(
  'after connecting without %s the prompt opens (GDPR-01, GDPR-02, GDPR-03, MODAL-20)',
  async (flag) => {
    const { user } = openWithout([flag], '#/patient', null);
    await enterText(user, await screen.findByLabelText('Email'), 'giulia.moretti@example.it');
    await user.type(screen.getByLabelText('Password'), 'Ascolto2026!{Enter}');
    const prompt = within(await dialog());
    expect(prompt.getByText('Per proseguire dovrai flaggare i consensi obbligatori.')).toBeVisible();
    expect(confirm()).toBeVisible();
  },
);

test.each([
  { id: 'PATIENT-42', text: 'Consensi', role: 'heading' },
  { id: 'PATIENT-43', text: 'Per proseguire dovrai flaggare i consensi obbligatori.', role: 'paragraph' },
  { id: 'PATIENT-44', text: 'DICHIARO DI AVERE ALMENO 18 ANNI', role: 'button' },
])('a patient who lacks a consent reads "$text" ($id)', async ({ text, role }) => {
  openWithout(['isPrivacy']);
  await dialog();
  expect(screen.getByText(text).closest(role === 'heading' ? 'h2' : role === 'button' ? 'button' : 'p')).toBeVisible();
});

test.each([
  { id: 'PATIENT-45', given: 0, text: 'Accettare i termini e condizioni della piattaforma' },
  { id: 'PATIENT-46', given: 1, text: 'I dati di profilazione devono essere accettati' },
  { id: 'PATIENT-47', given: 2, text: "Accetta la casella di controllo per l'accesso ai dati personali" },
  {
    id: 'PATIENT-48',
    given: 3,
    text: "Attenzione: è obbligatorio compilare tutti i campi relativi alla privacy e alle condizioni d'uso per poter proseguire.",
  },
])('with $given of the four ticked a patient reads "$text" ($id)', async ({ given, text }) => {
  const { user } = openWithout(allFlags);
  await dialog();
  for (const flag of allFlags.slice(0, given)) await user.click(box(flag));
  await user.click(confirm());
  expect(screen.getByText(text)).toBeVisible();
});

test('it does not open for somebody who has given all four (GDPR-05)', async () => {
  const { asked } = openWithout([]);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  await waitFor(() => expect(asked).toContain('appointments/list-appointments'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('each missing box is asked for in the order of registration, in its own words (GDPR-04)', async () => {
  const { user, asked } = openWithout(allFlags);
  await dialog();
  for (const [flag, text] of [
    ['isTerms', 'Accettare i termini e condizioni della piattaforma'],
    ['isPrivacy', 'I dati di profilazione devono essere accettati'],
    ['isPersonalData', "Accetta la casella di controllo per l'accesso ai dati personali"],
    [
      'isServiceFee',
      "Attenzione: è obbligatorio compilare tutti i campi relativi alla privacy e alle condizioni d'uso per poter proseguire.",
    ],
  ] as const) {
    await user.click(confirm());
    expect(screen.getByText(text)).toBeVisible();
    expect(box(flag)).toHaveFocus();
    await user.click(box(flag));
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  }
  expect(asked).not.toContain('consents/give-consents');
});

test('what was given before is ticked, locked and says why; only what is missing is asked for', async () => {
  const { user } = openWithout(['isPersonalData']);
  await dialog();
  for (const flag of ['isTerms', 'isPrivacy', 'isServiceFee'] as const) {
    expect(box(flag)).toBeChecked();
    expect(box(flag)).toBeDisabled();
    expect(box(flag)).toHaveAccessibleDescription(/L’hai già dato/);
  }
  expect(box('isPersonalData')).not.toBeChecked();
  await user.click(confirm());
  expect(box('isPersonalData')).toHaveFocus();
});

test('with all ticked they are saved and the prompt closes, not to come back (GDPR-07, GDPR-08, PATIENT-49)', async () => {
  const app = openWithout(['isTerms', 'isServiceFee']);
  await dialog();
  await app.user.click(box('isTerms'));
  await app.user.click(box('isServiceFee'));
  await app.user.click(confirm());
  await isClosed();
  expect(profileOf(app)).toMatchObject({ isTerms: true, isServiceFee: true, isNewsLetter: false });
  expect(screen.getByRole('main').closest('[inert]')).toBeNull();
});

test('it can neither be closed nor worked around: the rest of the page is out of reach (GDPR-08)', async () => {
  const { user } = openWithout(['isTerms'], '#/dashboard/calendar');
  const prompt = await dialog();
  expect(within(prompt).queryByRole('button', { name: 'Chiudi' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(prompt).toBeVisible();
  expect(screen.getByRole('main', { hidden: true }).closest('[inert]')).not.toBeNull();
});

test('but it is no trap: one can sign out from it (GDPR-08)', async () => {
  const { user, platform } = openWithout(['isTerms']);
  await dialog();
  await user.click(screen.getByRole('button', { name: 'Esci' }));
  await waitFor(() => expect(window.location.hash).toBe('#/patient'));
  await isClosed();
  expect(platform.session.read()).toBeNull();
});

test('whoever is in danger finds the number to call in it, since it lies over the strip with the help', async () => {
  openWithout(['isTerms']);
  const call = within(await dialog()).getByRole('link', { name: '112' });
  expect(call).toHaveAttribute('href', 'tel:112');
});

test.each(['#/info/another-time', '#/dashboard/diary'])(
  'it opens wherever one connects: %s (GDPR-01)',
  async (address) => {
    openWithout(['isTerms'], address);
    expect(await dialog()).toBeVisible();
  },
);

test('it does not stand before what may be read by anybody', async () => {
  openWithout(['isTerms'], '#/accessibilita');
  expect(await screen.findByRole('heading', { level: 1, name: 'Accessibilità' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each(['status-500', 'connection-lost-before'] as const)(
  'a failure (%s) says so, keeps the ticks, and pressing again gives the consents',
  async (fault) => {
    const app = openWithout(['isTerms']);
    app.platform.faults.set('updateUser', [fault]);
    await dialog();
    await app.user.click(box('isTerms'));
    await app.user.click(confirm());
    expect(await screen.findByRole('alert')).toHaveTextContent('Le caselle che hai spuntato restano così.');
    expect(box('isTerms')).toBeChecked();
    app.platform.faults.set('updateUser', []);
    await app.user.click(confirm());
    await isClosed();
    expect(profileOf(app)).toMatchObject({ isTerms: true });
  },
);
