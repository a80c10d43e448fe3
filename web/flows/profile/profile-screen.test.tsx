import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { enterText } from '#web/testing/enter-text';
import { renderApp, renderScreen } from '#web/testing/render-app.tsx';
import { discardDraft, expectNoDraft, leavePage, seeResumed } from '#web/testing/resumed-draft';

const panel = (name: string) => within(screen.getByRole('heading', { level: 2, name })).getByRole('button');
const field = (name: string) => screen.getByRole('textbox', { name });
const bar = (text: string | RegExp) => screen.findByText(text);

async function openProfile(options: Parameters<typeof renderScreen>[1] = {}, render = renderScreen) {
  const app = render('#/dashboard/profile', { scenario: 'personas-only', signedInAs: 'rinaldi', ...options });
  await screen.findByRole('button', { name: 'Il Tuo Account' });
  return app;
}

type App = Awaited<ReturnType<typeof openProfile>>;

async function openPanel({ user }: App, name: string) {
  await user.click(panel(name));
  return within(screen.getByRole('region', { name }));
}

/** Presses the save at the top. */
async function save({ user }: App) {
  const [top] = screen.getAllByRole('button', { name: 'Salva informazioni' });
  await user.click(top as HTMLElement);
}

async function write({ user }: App, name: string, text: string) {
  await user.clear(field(name));
  if (text !== '') await user.paste(text);
}

function published({ platform }: App, token = 'pt-rinaldi') {
  return platform.db.users.get(token)?.public_configuration;
}

/** Puts other values into the public part of a user, as another tab or the platform does. */
function change({ platform }: App, fields: object, token = 'pt-rinaldi') {
  const row = platform.db.users.get(token);
  if (row) platform.db.users.put({ ...row, public_configuration: { ...row.public_configuration, ...fields } } as never);
}

describe('the frame', () => {
  test('has three tabs in their order, each with its part in the address (PROF-01)', async () => {
    const app = await openProfile();
    const labels = ['Informazioni', 'dati fatturazione', 'RECENSIONI'];
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(labels);
    await app.user.click(screen.getByRole('tab', { name: 'RECENSIONI' }));
    expect(window.location.hash).toBe('#/dashboard/profile?tab=recensioni');
    expect(screen.getByRole('tabpanel', { name: 'RECENSIONI' })).toBeVisible();
  });

  test('shows nine panels in their order, the first open, and opens and closes each (PROF-04, PROF-05, PROF-06)', async () => {
    const app = await openProfile();
    expect(screen.getByRole('tab', { name: 'Informazioni' })).toHaveAttribute('aria-selected', 'true');
    const heads = screen
      .getAllByRole('heading', { level: 2 })
      .flatMap((heading) => within(heading).queryAllByRole('button'));
    expect(heads.map((head) => head.textContent)).toEqual([
      'Il Tuo Account',
      'Informazioni personali',
      'Contatti',
      'Qualifiche professionali',
      'Impostazioni Prestazioni',
      'Biografia',
      'Formazione professionale',
      'Esperienze lavorative',
      'Consensi',
    ]);
    expect(heads.map((head) => head.getAttribute('aria-expanded'))).toEqual(['true', ...Array(8).fill('false')]);
    expect(screen.queryByRole('textbox', { name: 'La tua biografia' })).not.toBeInTheDocument();
    await openPanel(app, 'Biografia');
    expect(field('La tua biografia')).toBeVisible();
    await app.user.click(panel('Biografia'));
    expect(screen.queryByRole('textbox', { name: 'La tua biografia' })).not.toBeInTheDocument();
  });

  test('has a save at the top and one at the bottom; while something is changed the second counts it (PROF-02, PROF-03)', async () => {
    const app = await openProfile();
    const [top, bottom, ...others] = screen.getAllByRole('button', { name: 'Salva informazioni' });
    expect(others).toEqual([]);
    const first = screen.getByRole('region', { name: 'Il Tuo Account' });
    expect((top as Node).compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect((bottom as Node).compareDocumentPosition(first) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
    expect(screen.queryByText(/da salvare/)).not.toBeInTheDocument();
    await openPanel(app, 'Biografia');
    await write(app, 'La tua biografia', 'Ricevo a Milano.');
    expect(await bar('Una modifica da salvare')).toBeVisible();
    await openPanel(app, 'Informazioni personali');
    await write(app, 'Nome', 'Andrea Maria');
    expect(await bar('2 modifiche da salvare')).toBeVisible();
    await write(app, 'Nome', 'Andrea');
    expect(await bar('Una modifica da salvare')).toBeVisible();
  });

  test('what could not be read is said, and read when asked again', async () => {
    const app = renderScreen('#/dashboard/calendar', { scenario: 'personas-only', signedInAs: 'rinaldi' });
    await app.settled();
    app.dropConnection();
    await app.open('/dashboard/profile');
    const retry = await screen.findByRole('button', { name: 'Riprova' });
    app.dropConnection(false);
    await app.user.click(retry);
    expect(await screen.findByRole('button', { name: 'Il Tuo Account' })).toBeVisible();
  });
});

describe('saving', () => {
  test('stores what was changed, says so, and forgets the draft (PROF-60, ONB-14, ERR-01)', async () => {
    const app = await openProfile();
    await openPanel(app, 'Biografia');
    await write(app, 'La tua biografia', 'Ricevo a Milano.');
    await save(app);
    expect(await screen.findByText('Informazioni salvate con successo')).toBeVisible();
    expect(published(app)).toMatchObject({ biografia: 'Ricevo a Milano.' });
    await waitFor(() => expect(screen.queryByText(/da salvare/)).not.toBeInTheDocument());
    expectNoDraft();
  });

  test('the first complete profile is told to choose a plan, once (ONB-11, ONB-14)', async () => {
    const app = renderScreen('#/dashboard', { scenario: 'personas-only', signedInAs: 'bassani' });
    const row = app.platform.db.users.get('pt-bassani');
    if (row) app.platform.db.users.put({ ...row, picture: 'ritratto-pt-rinaldi.png' });
    await app.open('/dashboard/profile');
    await screen.findByRole('button', { name: 'Il Tuo Account' });
    await openPanel(app, 'Biografia');
    await write(app, 'La tua biografia', 'Eccomi.');
    await save(app);
    const completed = 'Profilo completato con successo, scegli il piano tariffario più adatto alle tue esigenze';
    expect(await screen.findByText(completed)).toBeVisible();
    expect(await screen.findByText('Il tuo profilo è completo.')).toBeVisible();
    await write(app, 'La tua biografia', 'Eccomi ancora.');
    await save(app);
    expect(await screen.findByText('Informazioni salvate con successo')).toBeVisible();
  });

  test('with something required missing nothing is sent; its panel opens and the field takes the focus (PROF-58, PROF-59, ERR-02)', async () => {
    const app = await openProfile();
    await openPanel(app, 'Biografia');
    await write(app, 'La tua biografia', '');
    await app.user.click(panel('Biografia'));
    await save(app);
    expect(await screen.findByRole('alert')).toHaveTextContent('Compilare tutti i campi obbligatori');
    expect(field('La tua biografia')).toHaveFocus();
    expect(field('La tua biografia')).toHaveAccessibleDescription(/il campo è obbligatorio/);
    expect(panel('Biografia')).toHaveAccessibleDescription('un campo da correggere');
    expect(app.asked).not.toContain('profile/save-profile');
  });

  test('a wrong field in a closed panel is opened and focused, and what is not wrong stays closed (PROF-13, PROF-14)', async () => {
    const app = await openProfile();
    await openPanel(app, 'Informazioni personali');
    await write(app, 'Data di nascita', '31/02/1990');
    await app.user.click(panel('Informazioni personali'));
    await save(app);
    await waitFor(() => expect(field('Data di nascita')).toHaveFocus());
    expect(field('Data di nascita')).toHaveAccessibleDescription(/Scrivi una data che esiste/);
    expect(screen.getByText('Controlla i campi segnati')).toBeVisible();
    expect(panel('Biografia')).toHaveAttribute('aria-expanded', 'false');
    await write(app, 'Data di nascita', '01/02/2020');
    await waitFor(() => expect(field('Data di nascita')).toHaveAccessibleDescription(/avere compiuto 18 anni/));
    await write(app, 'Data di nascita', '28/02/1990');
    await waitFor(() => expect(field('Data di nascita')).toBeValid());
    expect(app.asked).not.toContain('profile/save-profile');
  });

  test('letters fall out of a phone number while it is typed (PROF-30)', async () => {
    const app = await openProfile();
    await openPanel(app, 'Contatti');
    await app.user.clear(field('Telefono'));
    await enterText(app.user, field('Telefono'), '34a7 5b55');
    expect(field('Telefono')).toHaveValue('347 555');
  });

  test('a platform that fails is told, and what was typed is kept (PROF-61)', async () => {
    const app = await openProfile({ faults: { updateUser: ['status-500'] } });
    await openPanel(app, 'Biografia');
    await write(app, 'La tua biografia', 'Ricevo a Milano.');
    await save(app);
    expect(await screen.findByText('errore')).toBeVisible();
    expect(field('La tua biografia')).toHaveValue('Ricevo a Milano.');
    expect(await bar('Una modifica da salvare')).toBeVisible();
    app.platform.faults.set('updateUser', []);
    await save(app);
    expect(await screen.findByText('Informazioni salvate con successo')).toBeVisible();
    expect(screen.queryByText('errore')).not.toBeInTheDocument();
  });

  test('what is typed while a save is under way stays, counted and kept', async () => {
    const app = await openProfile();
    await openPanel(app, 'Biografia');
    await openPanel(app, 'Informazioni personali');
    await write(app, 'La tua biografia', 'Ricevo a Milano.');
    const held = app.platform.heldCalls.hold('updateUser');
    await save(app);
    await waitFor(() => expect(app.asked).toContain('profile/save-profile'));
    await write(app, 'Nome', 'Andrea Maria');
    held.release();
    expect(await screen.findByText('Informazioni salvate con successo')).toBeVisible();
    expect(await bar('Una modifica da salvare')).toBeVisible();
    leavePage();
    const again = await openProfile();
    await seeResumed();
    await openPanel(again, 'Informazioni personali');
    expect(field('Nome')).toHaveValue('Andrea Maria');
  });

  test('a name that is saved is the one the header shows', async () => {
    const app = await openProfile({}, renderApp);
    await openPanel(app, 'Informazioni personali');
    await write(app, 'Nome', 'Andrea Maria');
    await save(app);
    expect(await screen.findByRole('button', { name: 'Account di Andrea Maria Rinaldi' })).toBeVisible();
  });
});

describe('two tabs', () => {
  test('another field that was saved elsewhere stays as it was saved there', async () => {
    const app = await openProfile();
    await openPanel(app, 'Biografia');
    await write(app, 'La tua biografia', 'Di qui.');
    change(app, { region: 'Piemonte' });
    await save(app);
    expect(await screen.findByText('Informazioni salvate con successo')).toBeVisible();
    expect(published(app)).toMatchObject({ biografia: 'Di qui.', region: 'Piemonte' });
    await openPanel(app, 'Qualifiche professionali');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Regione dell’Albo' })).toHaveValue('Piemonte'));
  });

  test('the same field saved elsewhere is told: a second save keeps one’s own words, a press takes the other', async () => {
    const app = await openProfile();
    await openPanel(app, 'Biografia');
    await write(app, 'La tua biografia', 'Di qui.');
    change(app, { biografia: 'Di là.' });
    await save(app);
    const take = await screen.findByRole('button', { name: 'La tua biografia: riprendi quello salvato' });
    expect(published(app)).toMatchObject({ biografia: 'Di là.' });
    expect(field('La tua biografia')).toHaveValue('Di qui.');
    await app.user.click(take);
    expect(field('La tua biografia')).toHaveValue('Di là.');
    await waitFor(() => expect(screen.queryByText(/da salvare/)).not.toBeInTheDocument());
    await write(app, 'La tua biografia', 'Di qui, ancora.');
    change(app, { biografia: 'Di là, ancora.' });
    await save(app);
    await screen.findByRole('button', { name: 'La tua biografia: riprendi quello salvato' });
    await save(app);
    expect(await screen.findByText('Informazioni salvate con successo')).toBeVisible();
    expect(published(app)).toMatchObject({ biografia: 'Di qui, ancora.' });
  });
});

describe('leaving', () => {
  test('asks once when something is changed, and not otherwise (PROF-07)', async () => {
    const app = await openProfile({}, renderApp);
    const calendar = () => screen.getByRole('link', { name: 'Calendario' });
    await app.user.click(calendar());
    await waitFor(() => expect(window.location.hash).toBe('#/dashboard/calendar'));
    await app.open('/dashboard/profile');
    await screen.findByRole('button', { name: 'Il Tuo Account' });
    await openPanel(app, 'Biografia');
    await write(app, 'La tua biografia', 'Ricevo a Milano.');
    await app.user.click(calendar());
    expect(await screen.findByRole('dialog', { name: 'Lasciare il profilo?' })).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'No, resta qui' }));
    expect(field('La tua biografia')).toHaveValue('Ricevo a Milano.');
    await app.user.click(calendar());
    await app.user.click(await screen.findByRole('button', { name: 'Sì, esci' }));
    await waitFor(() => expect(window.location.hash).toBe('#/dashboard/calendar'));
  });

  test('what was typed and not saved is there after a reload, counted, and can be discarded', async () => {
    const app = await openProfile();
    await openPanel(app, 'Biografia');
    await write(app, 'La tua biografia', 'Ricevo a Milano.');
    await bar('Una modifica da salvare');
    leavePage();
    const again = await openProfile();
    await seeResumed();
    expect(await bar('Una modifica da salvare')).toBeVisible();
    await openPanel(again, 'Biografia');
    expect(field('La tua biografia')).toHaveValue('Ricevo a Milano.');
    await discardDraft(again.user);
    expect(field('La tua biografia')).toHaveValue(String(published(again)?.biografia));
  });

  test('a draft of a field that was saved elsewhere meanwhile is told at its save, and not stored over it', async () => {
    const app = await openProfile();
    await openPanel(app, 'Biografia');
    await write(app, 'La tua biografia', 'Di qui.');
    await bar('Una modifica da salvare');
    leavePage();
    const again = renderScreen('#/dashboard', { scenario: 'personas-only', signedInAs: 'rinaldi' });
    change(again, { biografia: 'Di là.' });
    await again.open('/dashboard/profile');
    await seeResumed();
    await save(again);
    expect(await screen.findByRole('button', { name: 'La tua biografia: riprendi quello salvato' })).toBeVisible();
    expect(published(again)).toMatchObject({ biografia: 'Di là.' });
  });
});

describe('what is missing', () => {
  test('is said with its reason, each leads to its field, and what is only written is not called done (PROF-58)', async () => {
    const app = await openProfile({ signedInAs: 'bassani' });
    const card = within(screen.getByRole('region', { name: 'Al tuo profilo mancano 2 cose' }));
    const ways = card.getAllByRole('listitem');
    expect(ways[0]).toHaveTextContent(/^Foto profilo.*i pazienti non ti trovano/);
    expect(ways[1]).toHaveTextContent(/^Biografia.*i pazienti non ti trovano/);
    await app.user.click(card.getByRole('button', { name: 'Biografia' }));
    expect(field('La tua biografia')).toHaveFocus();
    await app.user.paste('Eccomi.');
    await waitFor(() => expect(ways[1]).toHaveTextContent('BiografiaL’hai scritto qui, ma non è ancora salvato.'));
    expect(screen.getByRole('region', { name: 'Al tuo profilo mancano 2 cose' })).toBeVisible();
  });

  test.each([
    ['photo', 'Scegli foto'],
    ['missing', 'La tua biografia'],
  ])('an address that leads to %s opens its panel and puts the focus there', async (part, name) => {
    renderScreen(`#/dashboard/profile?panel=${part}`, { scenario: 'personas-only', signedInAs: 'bassani' });
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
    expect(document.activeElement).toBeVisible();
  });

  test('of a profile complete only as it is written, the save is still missing (PROF-58)', async () => {
    const app = renderScreen('#/dashboard', { scenario: 'personas-only', signedInAs: 'rinaldi' });
    change(app, { biografia: '' });
    await app.open('/dashboard/profile');
    await screen.findByRole('region', { name: 'Al tuo profilo manca una cosa' });
    await openPanel(app, 'Biografia');
    await write(app, 'La tua biografia', 'Eccomi.');
    const region = await screen.findByRole('region', { name: 'Manca solo salvare: premi «Salva informazioni»' });
    expect(region).toHaveTextContent('L’hai scritto qui, ma non è ancora salvato.');
    await save(app);
    expect(await screen.findByText('Il tuo profilo è completo.')).toBeVisible();
  });

  test('is empty where nothing is; a draft above it is said to be no more than that', async () => {
    const app = await openProfile();
    expect(screen.getByText('Il tuo profilo è completo.')).toBeVisible();
    await openPanel(app, 'Biografia');
    await write(app, 'La tua biografia', 'Ricevo a Milano.');
    expect(
      await screen.findByText('Il profilo salvato è completo. Una modifica è solo qui, finché non salvi.'),
    ).toBeVisible();
  });
});
