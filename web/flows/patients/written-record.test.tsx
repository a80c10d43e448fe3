import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { enterText } from '#web/testing/enter-text';
import {
  button,
  cardOf,
  changeElsewhere,
  field,
  inDialog,
  openCard,
  recordOf,
  saved,
  untilClosed,
  write,
} from '#web/testing/open-card';
import type { RenderedApp } from '#web/testing/render-app.tsx';

// A test of a dialog begins with its code.
await import('#web/features/patients/notes/note-dialog.tsx');
await import('#web/features/patients/notes/delete-notes-dialog.tsx');

describe('anamnesi', () => {
  test('is read until it is to be written, and saved by leaving the form (CARD-19, CARD-20, CARD-21, CARD-22)', async () => {
    const app = await openCard('pt-giulia');
    expect(screen.getAllByText('Visibile solo a te')[0]).toBeVisible();
    await app.user.click(button('Aggiungi informazioni'));
    await write(app, 'Anamnesi', 'Dorme meglio.');
    await app.user.click(button('Salva informazioni'));
    expect(await screen.findByText(saved)).toBeVisible();
    expect(recordOf(app, 'pt-giulia')?.anamnesi).toBe('Dorme meglio.');
    expect(screen.getByText('Dorme meglio.')).toBeVisible();
    expect(screen.getByText('Salvata alle 10:00')).toBeVisible();
    expect(button('Aggiungi informazioni')).toHaveFocus();
  });

  test('discarded while it is written, what is saved stands again', async () => {
    const app = await openCard('pt-giulia');
    const stands = recordOf(app, 'pt-giulia')?.anamnesi;
    await app.user.click(button('Aggiungi informazioni'));
    await write(app, 'Anamnesi', 'Un’altra cosa.');
    await app.user.click(button('Elimina bozza'));
    await app.user.click((await inDialog('Eliminare la bozza?')).getByRole('button', { name: 'Sì, elimina la bozza' }));
    expect(field('Anamnesi')).toHaveValue(stands);
    expect(field('Anamnesi')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Elimina bozza' })).toBeNull();
  });

  test('left as it was is not sent', async () => {
    const app = await openCard('pt-giulia');
    await app.user.click(button('Aggiungi informazioni'));
    await app.user.click(button('Salva informazioni'));
    expect(button('Aggiungi informazioni')).toBeVisible();
    expect(app.asked).not.toContain('patients/save-anamnesis');
  });

  test('not yet saved is taken up again after another screen', async () => {
    const app = await openCard('pt-giulia');
    await app.user.click(button('Aggiungi informazioni'));
    await write(app, 'Anamnesi', 'Scritta a metà');
    await app.open('/dashboard/calendar');
    const question = await inDialog('Lasciare la scheda senza salvare?');
    await app.user.click(question.getByRole('button', { name: 'Sì, lascia' }));
    await screen.findByRole('heading', { level: 1, name: 'Calendario' });
    await app.open(cardOf('pt-giulia').slice(1));
    expect(await screen.findByRole('textbox', { name: 'Anamnesi' })).toHaveValue('Scritta a metà');
    expect(screen.getByText('Abbiamo ripreso quello che avevi scritto.')).toBeVisible();
  });

  test.each([
    { way: 'Tieni il mio', stands: 'Mia.' },
    { way: 'Riprendi quello salvato', stands: 'Dell’altra finestra.' },
    { way: 'Metti insieme i due testi', stands: 'Dell’altra finestra.\n\nMia.' },
  ])('changed elsewhere meanwhile shows both texts; «$way» decides', async ({ way, stands }) => {
    const app = await openCard('pt-giulia');
    await app.user.click(button('Aggiungi informazioni'));
    changeElsewhere(app, 'pt-giulia', { anamnesi: 'Dell’altra finestra.' });
    await write(app, 'Anamnesi', 'Mia.');
    await app.user.click(button('Salva informazioni'));
    expect(await screen.findByText('Nel frattempo l’anamnesi è cambiata in un’altra finestra')).toBeVisible();
    expect(screen.getByText('Dell’altra finestra.')).toBeVisible();
    expect(field('Anamnesi')).toHaveValue('Mia.');
    expect(recordOf(app, 'pt-giulia')?.anamnesi).toBe('Dell’altra finestra.');
    await app.user.click(button(way));
    expect(field('Anamnesi')).toHaveValue(stands);
    expect(field('Anamnesi')).toHaveFocus();
    await app.user.click(button('Salva informazioni'));
    await waitFor(() => expect(recordOf(app, 'pt-giulia')?.anamnesi).toBe(stands));
    expect(await screen.findByRole('button', { name: 'Aggiungi informazioni' })).toBeVisible();
  });

  test('emptied elsewhere meanwhile, it says why it may be empty, and what is written stays', async () => {
    const app = await openCard('pt-giulia');
    await app.user.click(button('Aggiungi informazioni'));
    changeElsewhere(app, 'pt-giulia', { anamnesi: '' });
    await write(app, 'Anamnesi', 'Mia.');
    await app.user.click(button('Salva informazioni'));
    expect(await screen.findByText(/^Ora non c’è scritto nulla: .* oppure hai tolto il paziente/)).toBeVisible();
    await app.user.click(button('Tieni il mio'));
    await app.user.click(button('Salva informazioni'));
    await waitFor(() => expect(recordOf(app, 'pt-giulia')?.anamnesi).toBe('Mia.'));
  });

  test.each(['status-500', 'connection-lost-before'] as const)(
    'that cannot be saved (%s) loses nothing typed, and one more press saves it',
    async (fault) => {
      const app = await openCard('pt-giulia');
      await app.user.click(button('Aggiungi informazioni'));
      await write(app, 'Anamnesi', 'Dorme meglio.');
      app.platform.faults.set('session', [fault]);
      await app.user.click(button('Salva informazioni'));
      expect(await screen.findByRole('button', { name: 'Riprova' })).toBeVisible();
      expect(field('Anamnesi')).toHaveValue('Dorme meglio.');
      app.platform.faults.set('session', []);
      await app.user.click(button('Riprova'));
      expect(await screen.findByText(saved)).toBeVisible();
      expect(recordOf(app, 'pt-giulia')?.anamnesi).toBe('Dorme meglio.');
    },
  );

  test('of which the platform’s answer is lost is found saved, without a second press', async () => {
    const app = await openCard('pt-giulia');
    await app.user.click(button('Aggiungi informazioni'));
    await write(app, 'Anamnesi', 'Dorme meglio.');
    app.platform.faults.set('updateUser', ['connection-lost-after']);
    await app.user.click(button('Salva informazioni'));
    expect(await screen.findByText(saved)).toBeVisible();
    expect(recordOf(app, 'pt-giulia')?.anamnesi).toBe('Dorme meglio.');
  });

  test('that is too long says so and is not sent', async () => {
    const app = await openCard('pt-giulia');
    await app.user.click(button('Aggiungi informazioni'));
    await write(app, 'Anamnesi', 'a'.repeat(9_001));
    await app.user.click(button('Salva informazioni'));
    expect(field('Anamnesi')).toHaveAccessibleDescription(/Usa al massimo 9.?000 caratteri/);
    expect(app.asked).not.toContain('patients/save-anamnesis');
  });
});

describe('note', () => {
  const openNote = async (app: RenderedApp, title: string) => {
    await app.user.click(await screen.findByRole('button', { name: title }));
    return inDialog('Nota');
  };
  const titles = () =>
    within(screen.getByRole('table', { name: 'Note' }))
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);

  test('a new one opens empty, and stands on top once saved (CARD-30, CARD-37, CARD-43)', async () => {
    const app = await openCard('pt-giulia', 'note');
    await app.user.click(button('Nuova nota'));
    await inDialog('Nuova nota');
    for (const name of ['Titolo', 'Testo']) expect(field(name)).toHaveValue('');
    await waitFor(() => expect(field('Titolo')).toHaveFocus());
    await write(app, 'Titolo', 'Nono incontro');
    await write(app, 'Testo', 'Sereno.');
    await app.user.click(button('Salva informazioni'));
    expect(await screen.findByText(saved)).toBeVisible();
    await waitFor(() => expect(titles()[0]).toBe('Nono incontro'));
    expect(recordOf(app, 'pt-giulia')?.notes[0]).toMatchObject({ title: 'Nono incontro', date: '23/11/2026' });
  });

  test('one that stands is read without a way to save, until it is to be changed in its place (CARD-31, CARD-32, CARD-35, CARD-36)', async () => {
    const app = await openCard('pt-giulia', 'note');
    const dialog = await openNote(app, 'Settimo incontro');
    expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: /^Salva/ })).not.toBeInTheDocument();
    await app.user.click(dialog.getByRole('button', { name: 'modifica informazioni' }));
    await waitFor(() => expect(field('Testo')).toHaveFocus());
    await write(app, 'Testo', 'Riscritta.');
    await app.user.click(button('Salva informazioni'));
    await untilClosed();
    expect(recordOf(app, 'pt-giulia')?.notes[1]).toMatchObject({ id: 'nota-giulia-3', text: 'Riscritta.' });
    expect(titles()).toHaveLength(4);
  });

  test.each(['Titolo', 'Testo'])(
    'without a %s nothing is saved and the modal stays (CARD-33, CARD-34)',
    async (missing) => {
      const app = await openCard('pt-giulia', 'note');
      await app.user.click(button('Nuova nota'));
      await inDialog('Nuova nota');
      await write(app, missing === 'Titolo' ? 'Testo' : 'Titolo', 'Sereno.');
      await app.user.click(button('Salva informazioni'));
      await waitFor(() => expect(field(missing)).toHaveAccessibleDescription(/il campo è obbligatorio/));
      expect(screen.getByRole('dialog', { name: 'Nuova nota' })).toBeVisible();
      expect(app.asked).not.toContain('patients/add-note');
    },
  );

  test('a template fills an empty note and never replaces what is typed', async () => {
    const app = await openCard('pt-giulia', 'note');
    await app.user.click(button('Nuova nota'));
    const dialog = await inDialog('Nuova nota');
    await app.user.click(dialog.getByRole('radio', { name: 'S.O.A.P.' }));
    expect(field('Testo')).toHaveDisplayValue(/^S \(quello che riferisce\)/);
    await app.user.click(dialog.getByRole('radio', { name: 'Libera' }));
    expect(field('Testo')).toHaveValue('');
    await write(app, 'Testo', 'Già scritto.');
    await app.user.click(dialog.getByRole('radio', { name: 'S.O.A.P.' }));
    expect(field('Testo')).toHaveDisplayValue(/^Già scritto\.\n\nS \(quello che riferisce\)/);
  });

  test('closed without saving it opens again as it was', async () => {
    const app = await openCard('pt-giulia', 'note');
    await app.user.click(button('Nuova nota'));
    await inDialog('Nuova nota');
    await write(app, 'Testo', 'A metà');
    await app.user.click(screen.getAllByRole('button', { name: 'Chiudi' }).at(-1) as HTMLElement);
    await untilClosed();
    await app.user.click(button('Nuova nota'));
    await inDialog('Nuova nota');
    expect(field('Testo')).toHaveValue('A metà');
    await waitFor(() => expect(field('Testo')).toHaveFocus());
  });

  test('changed elsewhere meanwhile shows both, and loses neither', async () => {
    const app = await openCard('pt-giulia', 'note');
    const dialog = await openNote(app, 'Settimo incontro');
    await app.user.click(dialog.getByRole('button', { name: 'modifica informazioni' }));
    await write(app, 'Testo', 'Mia.');
    const { notes = [] } = recordOf(app, 'pt-giulia') ?? {};
    changeElsewhere(app, 'pt-giulia', {
      notes: notes.map((one) => (one.id === 'nota-giulia-3' ? { ...one, text: 'Dell’altra finestra.' } : one)),
    });
    await app.user.click(button('Salva informazioni'));
    expect(await screen.findByText('Nel frattempo questa nota è cambiata in un’altra finestra')).toBeVisible();
    expect(screen.getByText('Settimo incontro Dell’altra finestra.')).toBeVisible();
    expect(field('Testo')).toHaveValue('Mia.');
    await app.user.click(button('Metti insieme i due testi'));
    expect(field('Testo')).toHaveFocus();
    await app.user.click(button('Salva informazioni'));
    await untilClosed();
    expect(recordOf(app, 'pt-giulia')?.notes[1]?.text).toBe('Dell’altra finestra.\n\nMia.');
  });

  test('deleted elsewhere meanwhile becomes a new one by saving', async () => {
    const app = await openCard('pt-giulia', 'note');
    const dialog = await openNote(app, 'Settimo incontro');
    await app.user.click(dialog.getByRole('button', { name: 'modifica informazioni' }));
    await write(app, 'Testo', 'Mia.');
    changeElsewhere(app, 'pt-giulia', { notes: [] });
    await app.user.click(button('Salva informazioni'));
    expect(await screen.findByText('Questa nota è stata cancellata in un’altra finestra')).toBeVisible();
    await app.user.click(button('Salva come nota nuova'));
    await untilClosed();
    expect(recordOf(app, 'pt-giulia')?.notes).toMatchObject([{ title: 'Settimo incontro', text: 'Mia.' }]);
  });

  test('a note whose answer was lost may be saved again, as the form says, and is saved once', async () => {
    const app = await openCard('pt-giulia', 'note');
    await app.user.click(button('Nuova nota'));
    await inDialog('Nuova nota');
    await write(app, 'Titolo', 'Una sola');
    await write(app, 'Testo', 'Volta.');
    app.dropConnection();
    await app.user.click(button('Salva informazioni'));
    expect(await screen.findByText('Non sappiamo se è riuscito')).toBeVisible();
    expect(screen.getByText(/Puoi riprovare: non succede due volte/)).toBeVisible();
    app.dropConnection(false);
    await app.user.click(button('Salva informazioni'));
    await untilClosed();
    expect(recordOf(app, 'pt-giulia')?.notes.filter(({ title }) => title === 'Una sola')).toHaveLength(1);
  });

  test('they are searched in title and text', async () => {
    const app = await openCard('pt-giulia', 'note');
    await enterText(app.user, screen.getByRole('searchbox', { name: 'Cerca nelle note' }), 'sorella');
    expect(titles()).toEqual(['Settimo incontro']);
    await app.user.type(screen.getByRole('searchbox', { name: 'Cerca nelle note' }), 'zzz');
    expect(screen.getByText('Nessuna nota contiene queste parole.')).toBeVisible();
    expect(window.location.hash).not.toContain('sorella');
  });

  test('with none chosen there is nothing to delete (CARD-39, CARD-40)', async () => {
    await openCard('pt-giulia', 'note');
    expect(button('Elimina note')).toBeDisabled();
  });

  test('the chosen are deleted after a question, and can be restored (CARD-41, CARD-42)', async () => {
    const app = await openCard('pt-giulia', 'note');
    const before = recordOf(app, 'pt-giulia')?.notes;
    await app.user.click(screen.getByRole('checkbox', { name: /^Seleziona tutte le note/ }));
    await app.user.click(button('Elimina note'));
    const dialog = await inDialog('Eliminare le 4 note selezionate?');
    expect(recordOf(app, 'pt-giulia')?.notes).toHaveLength(4);
    await app.user.click(dialog.getByRole('button', { name: 'Elimina note' }));
    expect(await screen.findByText('Note cancellate')).toBeVisible();
    expect(await screen.findByText('Non sono presenti note')).toBeVisible();
    await app.user.click(button('Annulla'));
    expect(await screen.findByText('Note ripristinate')).toBeVisible();
    expect(recordOf(app, 'pt-giulia')?.notes).toEqual(before);
  });

  test('a deletion of which nobody knows offers to put back what is missing (CARD-41)', async () => {
    const app = await openCard('pt-giulia', 'note');
    const before = recordOf(app, 'pt-giulia')?.notes;
    await app.user.click(screen.getByRole('checkbox', { name: /^Seleziona tutte le note/ }));
    await app.user.click(button('Elimina note'));
    const dialog = await inDialog('Eliminare le 4 note selezionate?');
    await app.whileReadingFails(async () => {
      await app.user.click(dialog.getByRole('button', { name: 'Elimina note' }));
      await dialog.findByRole('alert');
    });
    expect(recordOf(app, 'pt-giulia')?.notes).toEqual([]);
    await app.user.click(dialog.getByRole('button', { name: 'No, tieni' }));
    await app.user.click(await screen.findByRole('button', { name: 'Rimetti a posto' }));
    expect(await screen.findByText('Note ripristinate')).toBeVisible();
    expect(recordOf(app, 'pt-giulia')?.notes).toEqual(before);
  });

  test('a card without any says so (CARD-44)', async () => {
    await openCard('pt-valli', 'note');
    expect(screen.getByText('Non sono presenti note')).toBeVisible();
  });
});
