import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { dayMs, shiftInstant } from '#contracts/kernel/instant';
import { hearSaving } from '#web/testing/hear-saving';
import { type RenderedApp, renderApp, renderScreen } from '#web/testing/render-app.tsx';

// A test of a dialog begins with its code.
await import('#web/features/patients/list/remove-patients-dialog.tsx');
await import('#web/features/patients/list/copy-dialog.tsx');

afterEach(() => vi.restoreAllMocks());

const address = '#/dashboard/patients';
const empty = 'I tuoi pazienti appariranno qui dopo la creazione del primo appuntamento.';

const openList = (at = address, options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(at, { signedInAs: 'rinaldi', ...options });
const table = async () => within(await screen.findByRole('table', { name: 'Pazienti' }));
const names = async () => (await table()).getAllByRole('rowheader').map(({ textContent }) => textContent);
const rowOf = async (name: string) => within((await table()).getByRole('row', { name: new RegExp(name) }));
const choose = async ({ user }: RenderedApp, name: string) =>
  user.click((await table()).getByRole('checkbox', { name: `Seleziona ${name}` }));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const recordsOf = ({ platform }: RenderedApp) =>
  platform.db.users.get('pt-rinaldi')?.public_configuration['patients'] as readonly { readonly user_pt: string }[];

const passwordField = () => screen.getByLabelText('Password');

/** Types a password in the dialog of the copy, in place of what stands there, and sends it. */
async function confirmCopy({ user }: RenderedApp, password: string) {
  await user.clear(await screen.findByLabelText('Password'));
  if (password !== '') await user.type(passwordField(), password);
  await user.click(button('Prepara e salva'));
}

async function askToRemove(app: RenderedApp, ...chosen: readonly string[]) {
  for (const name of chosen) await choose(app, name);
  await app.user.click(button('Elimina pazienti'));
  const title = 'Sei sicuro di voler eliminare i pazienti selezionati?';
  return within(await screen.findByRole('dialog', { name: title }));
}

describe('the list', () => {
  test('shows each patient by name and the first six characters of the token (CARD-01, CARD-08, CARD-10, GUARD-56)', async () => {
    openList();
    expect(await names()).toEqual([
      expect.stringMatching(/Anna Grecopt-gre$/),
      expect.stringMatching(/Elisabetta Rotapt-rot$/),
      expect.stringMatching(/Giulia Morettipt-giu$/),
      expect.stringMatching(/Lucrezia Vallipt-val$/),
      expect.stringMatching(/Marco Ferript-mar$/),
      expect.stringMatching(/Roberto Pinipt-pin$/),
    ]);
  });

  test('says of each when they met and meet, what is written and what is to be seen to', async () => {
    openList(address, { scenario: 'first-payment' });
    const giulia = await rowOf('Giulia');
    expect(giulia.getByText('23/11/2026, 10:05')).toBeVisible();
    expect(giulia.getByText('16/11/2026, 18:30')).toBeVisible();
    expect(giulia.getByText('4 note e anamnesi')).toBeVisible();
    expect((await rowOf('Elisabetta')).getByText('Una seduta non risulta pagata')).toBeVisible();
    const marco = await rowOf('Marco');
    expect(marco.getByText('Un messaggio non letto')).toBeVisible();
    expect(marco.getByText('Manca il consenso informato')).toBeVisible();
  });

  test('opens a card from a row, and Back shows the list as it stood (CARD-11)', async () => {
    const app = openList(`${address}?ordine=ultima&vista=compatta`);
    await app.user.click((await table()).getByRole('link', { name: 'Giulia Moretti' }));
    await waitFor(() => expect(window.location.hash).toBe('#/dashboard/patient-card?user_pt=pt-giulia'));
    await app.user.click(await screen.findByRole('tab', { name: 'note' }));
    await app.user.click(await screen.findByRole('link', { name: 'Torna ai pazienti' }));
    await table();
    expect(window.location.hash).toBe('#/dashboard/patients/?ordine=ultima&vista=compatta');
  });

  test.each(['serafini', 'conti'] as const)('of %s is another, or empty', async (signedInAs) => {
    openList(address, { signedInAs });
    if (signedInAs === 'conti') expect(await screen.findByText(empty)).toBeVisible();
    else expect(await names()).not.toContainEqual(expect.stringMatching(/Greco/));
  });

  test('that is empty says when patients appear in it (CARD-12, CARD-13)', async () => {
    openList(address, { signedInAs: 'bassani' });
    expect(await screen.findByText(empty)).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  test('that cannot be read says so, and never looks empty', async () => {
    const app = openList(address, { faults: { listEvents: ['status-500'] } });
    expect(await screen.findByText('Il servizio non risponde in questo momento')).toBeVisible();
    expect(screen.queryByText(empty)).not.toBeInTheDocument();
    app.platform.faults.set('listEvents', []);
    await app.user.click(button('Riprova'));
    expect(await names()).toHaveLength(6);
  });
});

describe('the search', () => {
  test('is applied by CERCA and kept in the address, behind the hash (CARD-02, CARD-03)', async () => {
    const app = openList();
    await table();
    await app.user.type(screen.getByRole('searchbox', { name: 'Cerca un paziente' }), 'giu');
    expect(await names()).toHaveLength(6);
    await app.user.click(button('CERCA'));
    expect(await names()).toEqual([expect.stringMatching(/Giulia/)]);
    expect(screen.getByText('Un paziente trovato su 6')).toBeVisible();
    expect(window.location.hash).toBe('#/dashboard/patients?cerca=giu');
    expect(window.location.search).toBe('');
  });

  test('that finds nobody says so and leads back to all', async () => {
    const app = openList(`${address}?cerca=zzz`);
    expect(await screen.findByText('Nessun paziente corrisponde a «zzz»')).toBeVisible();
    await app.user.click(button('Mostra tutti i pazienti'));
    expect(await names()).toHaveLength(6);
    expect(screen.getByRole('searchbox', { name: 'Cerca un paziente' })).toHaveValue('');
  });

  test('bounds what all chooses (CARD-04)', async () => {
    const app = openList(`${address}?cerca=ro`);
    await app.user.click(await screen.findByRole('checkbox', { name: /^Seleziona tutti i pazienti/ }));
    expect(screen.getByText('2 pazienti selezionati')).toBeVisible();
  });
});

describe('a copy of what is written', () => {
  const askForCopy = async (app: RenderedApp, ...chosen: readonly string[]) => {
    for (const name of chosen) await choose(app, name);
    await app.user.click(button('Scarica una copia'));
    await screen.findByRole('dialog', { name: 'Scarica una copia' });
  };

  test('is saved once the password is right; a missing or wrong one is said at the field, and nothing is saved', async () => {
    const saved = hearSaving();
    const app = openList();
    await askForCopy(app, 'Giulia Moretti', 'Roberto Pini');
    await confirmCopy(app, '');
    expect(passwordField()).toHaveAccessibleDescription('il campo è obbligatorio');
    expect(app.asked).not.toContain('patients/export-records');
    await confirmCopy(app, 'Sbagliata-2026');
    await waitFor(() => expect(passwordField()).toHaveAccessibleDescription('La password non è giusta.'));
    expect(saved).toEqual([]);
    await confirmCopy(app, 'Ascolto2026!');
    expect(await screen.findByText('File salvato')).toBeVisible();
    expect(saved.map(({ name }) => name)).toEqual(['copia-2026-11-23.txt']);
    expect(await saved[0]?.file.text()).toMatch(/Giulia Moretti \(pt-giu\)[\s\S]*Roberto Pini \(pt-pin\)/);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('asks for the password each time, and keeps none that was typed', async () => {
    const saved = hearSaving();
    const app = openList();
    await askForCopy(app, 'Giulia Moretti');
    await confirmCopy(app, 'Ascolto2026!');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await app.user.click(button('Scarica una copia'));
    await screen.findByRole('dialog', { name: 'Scarica una copia' });
    expect(passwordField()).toHaveValue('');
    await confirmCopy(app, '');
    expect(saved).toHaveLength(1);
  });

  test('after too many wrong passwords has to wait, as signing in has', async () => {
    const saved = hearSaving();
    const app = openList();
    await askForCopy(app, 'Giulia Moretti');
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await confirmCopy(app, `Sbagliata-${attempt}`);
      await waitFor(() => expect(passwordField()).toHaveAccessibleDescription('La password non è giusta.'));
    }
    await confirmCopy(app, 'Ascolto2026!');
    await waitFor(() => expect(passwordField()).toHaveAccessibleDescription(/^Troppi tentativi: potrai riprovare tra/));
    expect(saved).toEqual([]);
  });

  test('that is the sixth within minutes says how long to wait', async () => {
    const saved = hearSaving();
    const app = openList();
    for (let copy = 1; copy <= 6; copy += 1) {
      await askForCopy(app, ...(copy === 1 ? ['Giulia Moretti'] : []));
      await confirmCopy(app, 'Ascolto2026!');
      if (copy <= 5) await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Hai già preparato più file.* tra 15 min/);
    expect(saved).toHaveLength(5);
  });

  test('whose answer is lost is not told as a write of unknown outcome, and the next press saves it', async () => {
    const saved = hearSaving();
    const app = openList();
    await askForCopy(app, 'Giulia Moretti');
    app.platform.faults.set('login', ['status-500']);
    await confirmCopy(app, 'Ascolto2026!');
    expect(await screen.findByText('Il servizio non risponde in questo momento')).toBeVisible();
    expect(saved).toEqual([]);
    app.platform.faults.set('login', []);
    await app.user.click(button('Prepara e salva'));
    await waitFor(() => expect(saved).toHaveLength(1));
  });
});

describe('removing', () => {
  test('asks first, counts what goes with them, and confirms (CARD-05, CARD-06, CARD-07)', async () => {
    const app = openList();
    const dialog = await askToRemove(app, 'Giulia Moretti', 'Anna Greco');
    expect(dialog.getByText('Anna Greco e Giulia Moretti')).toBeVisible();
    expect(dialog.getByText('Si cancellano anche 6 note e 2 anamnesi.')).toBeVisible();
    expect(recordsOf(app)).toHaveLength(6);
    await app.user.click(dialog.getByRole('button', { name: 'Elimina pazienti' }));
    expect(await screen.findByText('Pazienti cancellati')).toBeVisible();
    await waitFor(async () => expect(await names()).toHaveLength(4));
    expect(button('Elimina pazienti')).toBeDisabled();
  });

  test('dismissed removes nobody', async () => {
    const app = openList();
    const dialog = await askToRemove(app, 'Lucrezia Valli');
    expect(dialog.getByText('Non hai scritto né note né anamnesi.')).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: 'No, tienili' }));
    expect(recordsOf(app)).toHaveLength(6);
    expect(app.asked).not.toContain('patients/remove-patients');
  });

  test('can be undone, notes and all (CARD-15)', async () => {
    const app = openList();
    const before = recordsOf(app);
    const dialog = await askToRemove(app, 'Giulia Moretti');
    await app.user.click(dialog.getByRole('button', { name: 'Elimina pazienti' }));
    await app.user.click(await screen.findByRole('button', { name: 'Annulla' }));
    expect(await screen.findByText('Pazienti ripristinati')).toBeVisible();
    expect(recordsOf(app)).toEqual(before);
    await waitFor(async () => expect(await names()).toHaveLength(6));
    // Nobody who came back is selected for the next removal.
    expect(screen.queryAllByRole('checkbox', { name: /^Seleziona/, checked: true })).toEqual([]);
    expect(button('Elimina pazienti')).toBeDisabled();
  });

  test.each([
    ['cannot be undone at once', 'session', 'I pazienti non sono ancora tornati'],
    ['may not have been undone', 'updateUser', 'Non sappiamo se è riuscito'],
  ] as const)('that %s is offered to be undone again, and nothing is lost (CARD-15)', async (_what, call, said) => {
    const app = openList();
    const before = recordsOf(app);
    const dialog = await askToRemove(app, 'Giulia Moretti', 'Anna Greco');
    await app.user.click(dialog.getByRole('button', { name: 'Elimina pazienti' }));
    app.platform.faults.set(call, ['status-500']);
    await app.user.click(await screen.findByRole('button', { name: 'Annulla' }));
    expect(await screen.findByText(said)).toBeVisible();
    expect(recordsOf(app)).toHaveLength(4);
    app.platform.faults.set(call, []);
    await app.user.click(button('Riprova'));
    expect(await screen.findByText('Pazienti ripristinati')).toBeVisible();
    expect(recordsOf(app)).toEqual(before);
    await waitFor(async () => expect(await names()).toHaveLength(6));
  });

  test('cannot be undone after a day, and says so without offering it again', async () => {
    const app = openList();
    const dialog = await askToRemove(app, 'Giulia Moretti');
    await app.user.click(dialog.getByRole('button', { name: 'Elimina pazienti' }));
    const undo = await screen.findByRole('button', { name: 'Annulla' });
    const session = app.platform.session.read();
    if (!session) throw new Error('Nobody is signed in.');
    const endsAt = shiftInstant(session.endsAt, 2 * dayMs);
    app.platform.session.replace({ ...session, endsAt, idleEndsAt: endsAt });
    app.platform.advance(dayMs + 1_000);
    await app.user.click(undo);
    expect(await screen.findByText('Non si può più annullare')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Riprova' })).not.toBeInTheDocument();
    expect(recordsOf(app)).toHaveLength(5);
  });

  test('what is too long to come back is said, and the rest still can', async () => {
    const app = openList();
    const long = recordsOf(app).map((record) =>
      record.user_pt === 'pt-greco' ? { ...record, anamnesi: 'x'.repeat(60_000) } : record,
    );
    const row = app.platform.db.users.get('pt-rinaldi');
    const public_configuration = { ...row?.public_configuration, patients: long };
    app.platform.db.users.change('pt-rinaldi', { public_configuration } as never);
    const dialog = await askToRemove(app, 'Giulia Moretti', 'Anna Greco');
    await app.user.click(dialog.getByRole('button', { name: 'Elimina pazienti' }));
    expect(await screen.findByText(/^Qualcosa è troppo lungo per poter tornare/)).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(recordsOf(app).map(({ user_pt }) => user_pt)).toContain('pt-giulia'));
  });

  test('names whoever still has a session to come beside the list', async () => {
    const app = openList();
    const dialog = await askToRemove(app, 'Lucrezia Valli');
    await app.user.click(dialog.getByRole('button', { name: 'Elimina pazienti' }));
    const others = within(
      await screen.findByRole('region', { name: 'Con una seduta in programma, fuori dall’elenco' }),
    );
    expect(others.getByRole('link', { name: 'Lucrezia Valli' })).toHaveAttribute(
      'href',
      '#/dashboard/patient-card?user_pt=pt-valli',
    );
  });

  test('everybody leaves a list that says so, and not that it never had any', async () => {
    const app = openList();
    await app.user.click(await screen.findByRole('checkbox', { name: /^Seleziona tutti i pazienti/ }));
    const dialog = await askToRemove(app);
    expect(dialog.getByText(/e un altro$/)).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: 'Elimina pazienti' }));
    expect(await screen.findByText('Nell’elenco non c’è più nessuno')).toBeVisible();
    expect(screen.queryByText(empty)).not.toBeInTheDocument();
  });

  test('offers a copy first, whose name tells of nobody, once the password is right', async () => {
    const saved = hearSaving();
    const app = openList();
    const dialog = await askToRemove(app, 'Roberto Pini');
    await app.user.click(dialog.getByRole('button', { name: 'Scarica prima una copia' }));
    await confirmCopy(app, 'Sbagliata-2026');
    await waitFor(() => expect(passwordField()).toHaveAccessibleDescription('La password non è giusta.'));
    expect(saved).toEqual([]);
    await confirmCopy(app, 'Ascolto2026!');
    await waitFor(() => expect(saved).toHaveLength(1));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Scarica prima una copia' })).toHaveFocus());
    expect(saved[0]?.name).toBe('copia-2026-11-23.txt');
    expect(await saved[0]?.file.text()).toMatch(/Roberto Pini \(pt-pin\)[\s\S]*ANAMNESI[\s\S]*S: Riunioni e respiro/);
    expect(recordsOf(app)).toHaveLength(6);
  });

  test('of which nobody knows offers to put back whoever is missing, once the dialog is closed (CARD-15)', async () => {
    const app = openList();
    const before = recordsOf(app);
    const dialog = await askToRemove(app, 'Giulia Moretti');
    await app.whileReadingFails(async () => {
      await app.user.click(dialog.getByRole('button', { name: 'Elimina pazienti' }));
      expect(await dialog.findByRole('alert')).toHaveTextContent('Non sappiamo se è riuscito');
    });
    expect(recordsOf(app)).toHaveLength(5);
    await app.user.click(dialog.getByRole('button', { name: 'No, tienili' }));
    await app.user.click(await screen.findByRole('button', { name: 'Rimetti a posto' }));
    expect(await screen.findByText('Pazienti ripristinati')).toBeVisible();
    expect(recordsOf(app)).toEqual(before);
  });

  test('tried again after one that was done unseen offers the way back all the same (CARD-15)', async () => {
    const app = openList();
    const before = recordsOf(app);
    const dialog = await askToRemove(app, 'Giulia Moretti');
    await app.whileReadingFails(async () => {
      await app.user.click(dialog.getByRole('button', { name: 'Elimina pazienti' }));
      expect(await dialog.findByRole('alert')).toHaveTextContent('Puoi riprovare: non succede due volte');
    });
    await app.user.click(dialog.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('Pazienti cancellati')).toBeVisible();
    await app.user.click(await screen.findByRole('button', { name: 'Annulla' }));
    expect(await screen.findByText('Pazienti ripristinati')).toBeVisible();
    expect(recordsOf(app)).toEqual(before);
  });

  test.each([
    { call: 'session', fault: 'status-500', title: 'Il servizio non risponde in questo momento' },
    { call: 'updateUser', fault: 'status-500', title: 'Non sappiamo se è riuscito' },
    { call: 'updateUser', fault: 'connection-lost-before', title: 'Non sappiamo se è riuscito' },
  ] as const)('that fails ($call, $fault) is told once and done by the next press', async ({ call, fault, title }) => {
    const app = openList();
    const dialog = await askToRemove(app, 'Giulia Moretti');
    app.platform.faults.set(call, [fault]);
    await app.user.click(dialog.getByRole('button', { name: 'Elimina pazienti' }));
    expect(await screen.findAllByText(title)).toHaveLength(1);
    expect(recordsOf(app)).toHaveLength(6);
    app.platform.faults.set(call, []);
    await app.user.click(dialog.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('Pazienti cancellati')).toBeVisible();
    await app.user.click(await screen.findByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(recordsOf(app)).toHaveLength(6));
  });
});

test.each([address, '#/dashboard/patient-card?user_pt=pt-giulia'])(
  'a patient who opens %s is led to the dashboard, and nothing is asked (GUARD-63, GUARD-64)',
  async (at) => {
    const { asked, settled } = renderApp(at, { signedInAs: 'giulia' });
    await waitFor(() => expect(window.location.hash).toBe('#/dashboard'));
    await settled();
    expect(asked.filter((name) => name.startsWith('patients/'))).toEqual([]);
  },
);

test('of very many, fifty come at a time, and how many is kept in the address', async () => {
  const app = openList();
  await table();
  const patients = Array.from({ length: 120 }, (_, at) => ({ user_pt: `pt-molti-${at}`, anamnesi: '', notes: [] }));
  const many = { public_configuration: { ...app.platform.db.users.get('pt-rinaldi')?.public_configuration, patients } };
  app.platform.db.users.change('pt-rinaldi', many as never);
  await app.open('/dashboard');
  await app.open('/dashboard/patients');
  await waitFor(async () => expect(await names()).toHaveLength(50));
  await app.user.click(button('Mostra altri 50'));
  expect(await names()).toHaveLength(100);
  expect(window.location.hash).toBe('#/dashboard/patients?pagine=2');
});
