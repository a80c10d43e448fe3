import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { enterText } from '#web/testing/enter-text';
import { type RenderedApp, renderApp, renderScreen } from '#web/testing/render-app.tsx';
import { serveCanvas, smallPhoto } from '#web/testing/serve-canvas';

// A test of a dialog begins with its code.
await import('#web/features/curriculum/studies/study-dialogs.tsx');
await import('#web/fields/choices/choices-dialog.tsx');
await import('#web/features/information-request/information-request-dialog.tsx');

type Profile = Record<string, unknown>;

/** The profile with a panel open; `changes` stand on the platform before. */
async function openPanel(panel: string, { changes = {}, render = renderScreen } = {}): Promise<RenderedApp> {
  const app = render('#/dashboard/profile', { signedInAs: 'rinaldi' });
  const public_configuration = { ...app.platform.db.users.get('pt-rinaldi')?.public_configuration, ...changes };
  app.platform.db.users.change('pt-rinaldi', { public_configuration } as never);
  const head = await screen.findByRole('button', { name: new RegExp(`^${panel}`) });
  if (head.getAttribute('aria-expanded') !== 'true') await app.user.click(head);
  return app;
}

const profileOf = ({ platform }: RenderedApp, token = 'pt-rinaldi') =>
  (platform.db.users.get(token)?.public_configuration ?? {}) as Profile;
const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const untilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const wordsOf = (list: string) =>
  within(screen.getByLabelText(list, { selector: 'ul' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/ModificaElimina$/, ''));

describe('Formazione professionale', () => {
  test('a study is added in its modal and stands newest first; the rest of the profile is not sent (PROF-52, MODAL-27, AMB-54)', async () => {
    const app = await openPanel('Formazione professionale');
    await app.user.click(screen.getByRole('button', { name: 'Aggiungi titolo di studio' }));
    const dialog = await inDialog('Aggiungi titolo di studio');
    await enterText(app.user, dialog.getByRole('textbox', { name: 'Data' }), '12/7/2019');
    await enterText(app.user, dialog.getByRole('textbox', { name: 'Titolo' }), 'Master in Psico-oncologia');
    await enterText(app.user, dialog.getByRole('textbox', { name: 'Istituto' }), 'Università di Torino');
    await app.user.keyboard('{Enter}');
    await untilClosed();
    await waitFor(() =>
      expect(wordsOf('Titoli di studio')[0]).toBe('2019Master in Psico-oncologiaUniversità di Torino'),
    );
    expect(wordsOf('Titoli di studio')).toHaveLength(3);
    expect(app.asked).not.toContain('profile/save-profile');
  });

  test('what is missing is said next to each field, and nothing is sent (MODAL-27, MODAL-28)', async () => {
    const app = await openPanel('Formazione professionale');
    await app.user.click(screen.getByRole('button', { name: 'Aggiungi titolo di studio' }));
    const dialog = await inDialog('Aggiungi titolo di studio');
    await app.user.click(dialog.getByRole('button', { name: 'Salva' }));
    for (const label of ['Data', 'Titolo', 'Istituto']) {
      await waitFor(() => expect(dialog.getByLabelText(label)).toHaveAccessibleDescription(/il campo è obbligatorio/));
    }
    expect(app.asked).not.toContain('curriculum/add-study');
  });

  test('what was typed is still there after the dialog was closed', async () => {
    const app = await openPanel('Formazione professionale');
    const open = () => app.user.click(screen.getByRole('button', { name: 'Aggiungi titolo di studio' }));
    await open();
    await enterText(app.user, (await inDialog('Aggiungi titolo di studio')).getByLabelText('Titolo'), 'Dottorato');
    await app.user.keyboard('{Escape}');
    await untilClosed();
    await open();
    expect((await inDialog('Aggiungi titolo di studio')).getByLabelText('Titolo')).toHaveValue('Dottorato');
  });

  test('a study changed elsewhere meanwhile is told, and what was typed stays (PROF-54)', async () => {
    const app = await openPanel('Formazione professionale');
    await app.user.click(screen.getByRole('button', { name: /^Modifica Laurea in/ }));
    const dialog = await inDialog('Modifica titolo di studio');
    const [first, second] = profileOf(app)['qualifications'] as object[];
    const public_configuration = { ...profileOf(app), qualifications: [{ ...first, institute: 'Bologna' }, second] };
    app.platform.db.users.change('pt-rinaldi', { public_configuration } as never);
    await app.user.clear(dialog.getByLabelText('Titolo'));
    await enterText(app.user, dialog.getByLabelText('Titolo'), 'Laurea');
    await app.user.click(dialog.getByRole('button', { name: 'Salva' }));
    expect(await dialog.findByText('Questa voce è cambiata in un’altra finestra')).toBeVisible();
    expect(dialog.getByLabelText('Titolo')).toHaveValue('Laurea');
    expect(profileOf(app)['qualifications']).toMatchObject([{ institute: 'Bologna' }, {}]);
  });

  test('a study goes only after a question, which says what goes with it (PROF-54, HELP-44)', async () => {
    const app = await openPanel('Formazione professionale');
    await app.user.click(screen.getByRole('button', { name: /^Elimina Specializzazione/ }));
    const dialog = await inDialog('Eliminare questo titolo di studio?');
    expect(dialog.getByText('Con il titolo si toglie anche il certificato che gli hai allegato.')).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: 'Sì, elimina' }));
    await untilClosed();
    await waitFor(() => expect(wordsOf('Titoli di studio')).toHaveLength(1));
    // The certificate would not come back.
    expect(screen.queryByRole('button', { name: 'Annulla' })).not.toBeInTheDocument();
  });

  test('one without files comes back as it was when the deletion is taken back (PROF-54)', async () => {
    const app = await openPanel('Formazione professionale');
    const before = wordsOf('Titoli di studio');
    await app.user.click(screen.getByRole('button', { name: /^Elimina Laurea in/ }));
    const dialog = await inDialog('Eliminare questo titolo di studio?');
    expect(dialog.queryByText('Non si può annullare.')).not.toBeInTheDocument();
    await app.user.click(dialog.getByRole('button', { name: 'Sì, elimina' }));
    await waitFor(() => expect(wordsOf('Titoli di studio')).toHaveLength(before.length - 1));
    await app.user.click(await screen.findByRole('button', { name: 'Annulla' }));
    expect(await screen.findByText('Voce ripristinata')).toBeVisible();
    await waitFor(() => expect(wordsOf('Titoli di studio')).toEqual(before));
  });
});

describe('Esperienze lavorative', () => {
  test('«In corso» clears and disables the end; without it the end is required and comes after the start (PROF-53, MODAL-23, MODAL-24, MODAL-25)', async () => {
    const app = await openPanel('Esperienze lavorative');
    await app.user.click(screen.getByRole('button', { name: 'Aggiungi esperienza lavorativa' }));
    const dialog = await inDialog('Aggiungi esperienza lavorativa');
    const end = dialog.getByLabelText('Data di fine');
    await enterText(app.user, dialog.getByLabelText('Data di inizio'), '01/09/2014');
    await enterText(app.user, end, '31/08/2014');
    await app.user.click(dialog.getByRole('button', { name: 'Salva' }));
    await waitFor(() => expect(end).toHaveAccessibleDescription(/La fine deve venire dopo l’inizio/));
    await enterText(app.user, dialog.getByLabelText('Descrizione'), 'Reparto');
    await app.user.clear(end);
    await enterText(app.user, end, '31/12/2099');
    await app.user.click(dialog.getByRole('button', { name: 'Salva' }));
    await waitFor(() => expect(end).toHaveAccessibleDescription(/finché ci lavori, scegli «In corso»/));
    await app.user.clear(dialog.getByLabelText('Descrizione'));
    await app.user.click(dialog.getByRole('button', { name: 'Salva' }));
    expect(dialog.getByLabelText('Descrizione')).toHaveAccessibleDescription(/il campo è obbligatorio/);
    await app.user.click(dialog.getByLabelText('In corso'));
    expect(end).toBeDisabled();
    expect(end).toHaveValue('');
    await enterText(app.user, dialog.getByLabelText('Descrizione'), 'Reparto di oncologia');
    await app.user.click(dialog.getByRole('button', { name: 'Salva' }));
    await untilClosed();
    await waitFor(() => expect(wordsOf('Esperienze lavorative')[0]).toBe('01/09/2014 – in corsoReparto di oncologia'));
    expect(profileOf(app)['work_experience']).toMatchObject([{}, {}, { ongoing: true, end_date: '' }]);
  });
});

test('a work experience comes back as it was when the deletion is taken back (PROF-54)', async () => {
  const app = await openPanel('Esperienze lavorative');
  const before = wordsOf('Esperienze lavorative');
  await app.user.click(screen.getAllByRole('button', { name: /^Elimina / })[0] as HTMLElement);
  const dialog = await inDialog('Eliminare questa esperienza lavorativa?');
  await app.user.click(dialog.getByRole('button', { name: 'Sì, elimina' }));
  await waitFor(() => expect(wordsOf('Esperienze lavorative')).toHaveLength(before.length - 1));
  await app.user.click(await screen.findByRole('button', { name: 'Annulla' }));
  await waitFor(() => expect(wordsOf('Esperienze lavorative')).toEqual(before));
});

test('a work experience that is gone already is told as deleted, not as changed elsewhere (PROF-54)', async () => {
  const app = await openPanel('Esperienze lavorative');
  const before = wordsOf('Esperienze lavorative');
  const [, second] = profileOf(app)['work_experience'] as unknown[];
  const public_configuration = { ...profileOf(app), work_experience: [second] };
  app.platform.db.users.change('pt-rinaldi', { public_configuration } as never);
  await app.user.click(screen.getAllByRole('button', { name: /^Elimina / })[0] as HTMLElement);
  const dialog = await inDialog('Eliminare questa esperienza lavorativa?');
  await app.user.click(dialog.getByRole('button', { name: 'Sì, elimina' }));
  expect(await screen.findByText('Voce eliminata')).toBeVisible();
  await waitFor(() => expect(wordsOf('Esperienze lavorative')).toEqual([before[1]]));
});

describe('la foto', () => {
  const choose = (app: RenderedApp, file: File) => app.user.upload(screen.getByLabelText('File della foto'), file);

  test('is cropped and turned by keys alone, and becomes the picture on page and in the header (PROF-21, PROF-23, UPL-06)', async () => {
    const drawn = serveCanvas({ width: 400, height: 1000 });
    const app = await openPanel('Informazioni personali', { render: renderApp });
    await choose(app, smallPhoto());
    const dialog = await inDialog('Inquadra la foto');
    fireEvent.load(document.querySelector('[role="dialog"] img[src^="blob:"]') as HTMLImageElement);
    expect(dialog.getByRole('slider', { name: 'Ingrandimento' })).toBeVisible();
    dialog.getByRole('group', { name: /^Foto: spostala/ }).focus();
    await app.user.keyboard('{ArrowDown}');
    dialog.getByRole('button', { name: 'Ruota di 90°' }).focus();
    await app.user.keyboard('{Enter}');
    dialog.getByRole('button', { name: 'Usa questa foto' }).focus();
    await app.user.keyboard('{Enter}');
    expect(await screen.findByText('Immagine caricata con successo')).toBeVisible();
    expect(drawn).toMatchObject([{ turns: 1 }]);
    const picture = app.platform.db.users.get('pt-rinaldi')?.picture;
    expect(app.platform.db.files.get(picture ?? '')).toMatchObject({ type: 'image/jpeg', onlymine: 0 });
    const address = `/files/media/${picture}`;
    await waitFor(() => expect(screen.getByAltText('La tua foto')).toHaveAttribute('src', address));
    await waitFor(() => expect(screen.getByRole('banner').querySelector(`img[src="${address}"]`)).not.toBeNull());
  });

  test.each([
    { file: 'a PDF', name: 'io.pdf', type: 'application/pdf' },
    { file: 'a PDF named as a photo', name: 'io.jpg', type: 'image/jpeg' },
  ])('rejects $file with the specified message, and opens no dialog (PROF-22, UPL-05)', async ({ name, type }) => {
    await openPanel('Informazioni personali');
    // The dialog of the device can be asked for all files.
    const anyFile = userEvent.setup({ applyAccept: false });
    await anyFile.upload(screen.getByLabelText('File della foto'), new File(['%PDF-1.4'], name, { type }));
    expect(await screen.findByText('Formato non supportato. Usa JPEG, JPG o PNG.')).toBeVisible();
    expect(screen.getByText('La foto di prima è ancora al suo posto: scegline un’altra.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('names no earlier photo when the first one is rejected (PROF-22)', async () => {
    const app = renderScreen('#/dashboard/profile?panel=photo', { scenario: 'personas-only', signedInAs: 'bassani' });
    await screen.findByRole('button', { name: 'Scegli foto' });
    await choose(app, new File(['%PDF-1.4'], 'io.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByText('Non hai ancora una foto: scegline un’altra.')).toBeVisible();
  });

  test('that cannot be sent says «errore», and the earlier one stays (PROF-24, UPL-07)', async () => {
    serveCanvas({ width: 400, height: 500 });
    const app = await openPanel('Informazioni personali');
    app.platform.faults.set('upload', ['status-500']);
    const before = screen.getByAltText('La tua foto').getAttribute('src');
    await choose(app, smallPhoto());
    const dialog = await inDialog('Inquadra la foto');
    fireEvent.load(document.querySelector('[role="dialog"] img[src^="blob:"]') as HTMLImageElement);
    await app.user.click(dialog.getByRole('button', { name: 'Usa questa foto' }));
    expect(await screen.findByText('errore')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Usa questa foto' })).toBeVisible();
    expect(screen.getByAltText('La tua foto')).toHaveAttribute('src', before);
  });
});

describe('i documenti d’identità', () => {
  test('a file is uploaded as soon as it is chosen, another removed after a question, and each is saved by name (PROF-17, PROF-18)', async () => {
    const app = await openPanel('Informazioni personali');
    const field = screen.getByRole('group', { name: 'Aggiungi documenti d’identità' });
    const pdf = new File(['%PDF-1.4\n%%EOF'], 'carta.pdf', { type: 'application/pdf' });
    await app.user.upload(field.querySelector('input[type="file"]') as HTMLInputElement, pdf);
    const list = () => within(screen.getByRole('list', { name: 'Documenti d’identità' }));
    await waitFor(() => expect(list().getAllByRole('listitem')).toHaveLength(2));
    const [first, second] = profileOf(app)['identity_documents'] as string[];
    expect(list().getByRole('link', { name: 'Documento 1 (PDF)' })).toHaveAttribute('href', `/files/own/${first}`);
    await app.user.click(screen.getByRole('button', { name: 'Togli Documento 1 (PDF)' }));
    const dialog = await inDialog('Togliere Documento 1 (PDF)?');
    await app.user.click(dialog.getByRole('button', { name: 'Sì, togli' }));
    await untilClosed();
    expect(profileOf(app)['identity_documents']).toEqual([second]);
  });

  test('a file that fails stays to be tried again, and is saved once (PROF-17)', async () => {
    const app = await openPanel('Informazioni personali');
    app.platform.faults.set('upload', ['status-500']);
    const field = screen.getByRole('group', { name: 'Aggiungi documenti d’identità' });
    const pdf = new File(['%PDF-1.4\n%%EOF'], 'carta.pdf', { type: 'application/pdf' });
    await app.user.upload(field.querySelector('input[type="file"]') as HTMLInputElement, pdf);
    const again = await screen.findByRole('button', { name: 'Riprova a caricare il file' });
    expect(within(field).getByText('carta.pdf')).toBeVisible();
    app.platform.faults.set('upload', []);
    await app.user.click(again);
    const list = () => within(screen.getByRole('list', { name: 'Documenti d’identità' }));
    await waitFor(() => expect(list().getAllByRole('listitem')).toHaveLength(2));
    expect(again).not.toBeInTheDocument();
    expect(profileOf(app)['identity_documents']).toHaveLength(2);
  });

  test('one that has expired says how to replace it, one that will says when (PROF-19, PROF-20)', async () => {
    const changes = { card_expiry: '2026-11-01', tax_code_expiry: '2026-12-20' };
    await openPanel('Informazioni personali', { changes });
    expect(
      await screen.findByText(/^Il documento d’identità ha superato la scadenza \d+ giorni fa, il 01\/11\/2026/),
    ).toBeVisible();
    expect(screen.getByText('Aggiungi qui sotto il documento nuovo.')).toBeVisible();
    expect(screen.getByText(/^La tessera del codice fiscale scade tra \d+ giorni/)).toBeVisible();
  });
});

describe('specialisations and areas', () => {
  test('are locked once the contract is signed, and lead to the request for a change (PROF-38, PROF-39, PROF-40)', async () => {
    const app = await openPanel('Qualifiche professionali');
    for (const label of ['Specializzazioni', 'Aree di intervento']) {
      const field = within(screen.getByRole('group', { name: label }));
      expect(field.getByRole('button', { name: `Modifica ${label}` })).toBeDisabled();
      expect(field.getByText(/Il contratto è firmato con queste voci/)).toBeVisible();
    }
    await app.user.click(screen.getByRole('button', { name: 'Chiedi di cambiare le aree di intervento' }));
    const dialog = await inDialog('Chiedi di cambiare le aree di intervento');
    expect(dialog.getByText(/Il contratto è firmato con le tue aree di intervento/)).toBeVisible();
    expect(dialog.getByLabelText('Nome')).toHaveValue('Andrea');
    expect(dialog.getByLabelText(/^Oggetto/)).toHaveValue('Cambio delle aree di intervento, a contratto firmato');
    await enterText(app.user, dialog.getByLabelText('Messaggio'), 'Vorrei aggiungere il lutto perinatale.');
    await app.user.click(dialog.getByRole('button', { name: 'Invia richiesta' }));
    expect(await screen.findByText('richiesta inviata con successo')).toBeVisible();
    const [sent] = app.platform.db.outbox.list().filter(({ to }) => to === 'assistenza@ascolto.example');
    expect(sent?.text).toContain('Riguarda: Cambio delle aree di intervento, a contratto firmato.');
    expect(app.asked).not.toContain('profile/save-profile');
  });

  test('of a psychotherapist before the signature are chosen from our lists, and a missing one can be asked for (PROF-36, PROF-40, PROF-41)', async () => {
    const app = renderScreen('#/dashboard', { scenario: 'personas-only', signedInAs: 'rinaldi' });
    const row = app.platform.db.users.get('pt-rinaldi');
    app.platform.db.users.change('pt-rinaldi', {
      public_configuration: { ...row?.public_configuration, sign_doc: [] },
      manager_configuration: { ...row?.manager_configuration, sign_doc: [] },
    } as never);
    await app.open('/dashboard/profile');
    await app.user.click(await screen.findByRole('button', { name: 'Qualifiche professionali' }));
    expect(screen.getByRole('group', { name: 'Aree di intervento' })).toBeVisible();
    const list = within(screen.getByRole('group', { name: 'Specializzazioni' }));
    const choose = list.getByRole('button', { name: 'Modifica Specializzazioni' });
    expect(choose).toBeEnabled();
    await app.user.click(choose);
    const choices = await inDialog('Scegli le specializzazioni');
    expect(choices.getAllByRole('checkbox').length).toBeGreaterThan(1);
    await app.user.click(choices.getByRole('button', { name: 'Non trovi la tua specializzazione? Scrivici' }));
    const request = await inDialog('Richiedi una specializzazione');
    expect(request.getByLabelText(/^Specializzazione che manca/)).toHaveValue('');
  });
});

test('the preview is the page patients see with what is typed, and without anything that acts (PROF-21)', async () => {
  const app = await openPanel('Biografia');
  const biography = await screen.findByRole('textbox', { name: /biografia/i });
  await app.user.clear(biography);
  await enterText(app.user, biography, 'Ricevo anche la sera.');
  await app.user.click(screen.getByRole('button', { name: 'Vedi come ti vedono i pazienti' }));
  const dialog = await inDialog('Come ti vedono i pazienti');
  expect(await dialog.findByText('Ricevo anche la sera.')).toBeVisible();
  expect(dialog.getByText(/Questa è un’anteprima/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: /preferiti|Scrivi/ })).not.toBeInTheDocument();
  await app.user.click(dialog.getByRole('tab', { name: 'curriculum' }));
  expect(await dialog.findByText('Laurea in Psicologia clinica')).toBeVisible();
  expect(window.location.hash).not.toContain('tab=curriculum');
  expect(profileOf(app)['biografia']).not.toBe('Ricevo anche la sera.');
});
