import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { paths } from '#web/routing/paths';
import { hearSaving } from '#web/testing/hear-saving';
import { button, cardOf, changeElsewhere, field, inDialog, openCard, untilClosed, write } from '#web/testing/open-card';
import { renderScreen } from '#web/testing/render-app.tsx';

// A test of a dialog begins with its code.
await import('#web/features/patients/notes/note-dialog.tsx');

afterEach(() => vi.restoreAllMocks());

describe('the card', () => {
  test('is that of the patient in the address, with four tabs kept in it (CARD-16, CARD-18, GUARD-57)', async () => {
    const { user } = await openCard('pt-giulia');
    expect(screen.getByRole('heading', { level: 2, name: 'Giulia Moretti' })).toBeVisible();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'anamnesi',
      'prestazioni',
      'note',
      'informazioni',
    ]);
    await user.click(screen.getByRole('tab', { name: 'note' }));
    expect(window.location.hash).toBe(cardOf('pt-giulia', 'note'));
    expect(document.title).not.toMatch(/Giulia|Moretti/);
  });

  test('leads back to /dashboard/patients/ (CARD-17)', async () => {
    await openCard('pt-giulia');
    expect(screen.getByRole('link', { name: 'Torna ai pazienti' })).toHaveAttribute('href', '#/dashboard/patients/');
  });

  test.each(['pt-benali', 'pt-nobody', '', 'x%20y'])(
    'of «%s», whom the therapist may not open, leads to the list, which says so (CARD-29)',
    async (patient) => {
      renderScreen(cardOf(patient), { signedInAs: 'rinaldi' });
      await waitFor(() => expect(window.location.hash).toBe('#/dashboard/patients'));
      expect(await screen.findByText('Questa scheda non c’è')).toBeVisible();
    },
  );

  test('of somebody who only wrote shows name and picture, and says when it opens (CARD-29)', async () => {
    const app = renderScreen('#/dashboard/calendar', { signedInAs: 'rinaldi' });
    const row = app.platform.db.users.get('pt-rinaldi');
    const public_configuration = { ...row?.public_configuration, patients: [] };
    app.platform.db.users.change('pt-rinaldi', { public_configuration } as never);
    await app.open(cardOf('pt-marco').slice(1));
    expect(await screen.findByText('La scheda si apre con il primo appuntamento')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Marco Ferri' })).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('FRRMRC85P02F205L');
  });

  test.each([
    ['its chat', '#/dashboard/chat?selected_chat=chat-giulia-rinaldi', /apri la scheda$/],
    ['a session in the calendar', '#/dashboard/calendar?view=agenda', 'Giulia Moretti'],
  ])('opens with one press from %s', async (_where, address, name) => {
    renderScreen(address, { signedInAs: 'rinaldi' });
    const [way] = await screen.findAllByRole('link', { name });
    expect(way).toHaveAttribute('href', '#/dashboard/patient-card?user_pt=pt-giulia');
  });
});

describe('prestazioni', () => {
  const sessions = async () => within(await screen.findByRole('table', { name: 'Sedute' }));

  test('shows every session with date, time, type, price and status, newest first (CARD-23, CARD-24, C-04)', async () => {
    const { user } = await openCard('pt-giulia', 'prestazioni');
    const table = await sessions();
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['Data', 'Ora', 'Tipo', 'Prezzo', 'Stato', 'Note'],
    ]);
    const days = table.getAllByRole('rowheader').map(({ textContent }) => textContent?.slice(0, 10));
    expect([days[0], days[3], days.at(-1)]).toEqual(['07/12/2026', '16/11/2026', '03/09/2026']);
    const held = within(table.getByRole('row', { name: /^16\/11\/2026/ }));
    for (const text of ['18:30-19:30', 'Seduta terapeutica singola', '70,00 €', 'Concluso']) {
      expect(held.getByText(text)).toBeVisible();
    }
    await user.click(
      within(table.getByRole('row', { name: /^02\/11\/2026/ })).getByRole('button', { name: 'Annullata' }),
    );
    expect(await screen.findByText(/^non puoi partecipare alla seduta/)).toBeVisible();
  });

  test('marks what is not paid, and says that no session is to come', async () => {
    await openCard('pt-rota', 'prestazioni');
    expect((await sessions()).getAllByText('non risulta pagata')).toHaveLength(1);
    expect(screen.getByText('nessuna in programma')).toBeVisible();
    expect(screen.queryByText('La prossima')).not.toBeInTheDocument();
  });

  test('marks the session to come, and names it above', async () => {
    await openCard('pt-giulia', 'prestazioni');
    expect((await sessions()).getByRole('row', { name: /^23\/11\/2026/ })).toHaveTextContent('La prossima');
    expect((await sessions()).getAllByText('La prossima')).toHaveLength(1);
    expect(screen.getByText(/^Prossima seduta:/)).toHaveTextContent(/23 novembre 2026/);
  });

  test('begins a note from a session that is over with its day in the title, and offers none for one to come', async () => {
    const app = await openCard('pt-giulia', 'prestazioni');
    expect(
      (await sessions()).queryByRole('button', { name: 'Aggiungi nota alla seduta del 07/12/2026, 18:30' }),
    ).toBeNull();
    await app.user.click(
      (await sessions()).getByRole('button', { name: 'Aggiungi nota alla seduta del 16/11/2026, 18:30' }),
    );
    const dialog = await inDialog('Nota della seduta del 16/11/2026, 18:30');
    expect(dialog.getByRole('textbox', { name: 'Titolo' })).toHaveValue('Seduta del 16/11/2026');
    await waitFor(() => expect(field('Testo')).toHaveFocus());
  });

  test('keeps a draft for each session and offers to go on with it', async () => {
    const app = await openCard('pt-giulia', 'prestazioni');
    const begin = async (day: string) => {
      await app.user.click(
        (await sessions()).getByRole('button', { name: `Aggiungi nota alla seduta del ${day}, 18:30` }),
      );
      return inDialog(`Nota della seduta del ${day}, 18:30`);
    };
    await begin('16/11/2026');
    await write(app, 'Testo', 'Solo del sedici.');
    await app.user.keyboard('{Escape}');
    await untilClosed();
    const other = await begin('09/11/2026');
    expect(other.getByRole('textbox', { name: 'Testo' })).toHaveValue('');
    expect(other.getByRole('textbox', { name: 'Titolo' })).toHaveValue('Seduta del 09/11/2026');
    await app.user.keyboard('{Escape}');
    await untilClosed();
    await app.user.click(
      (await sessions()).getByRole('button', { name: 'Riprendi la bozza della seduta del 16/11/2026, 18:30' }),
    );
    const again = await inDialog('Nota della seduta del 16/11/2026, 18:30');
    expect(again.getByRole('textbox', { name: 'Testo' })).toHaveValue('Solo del sedici.');
  });

  test('saves a note for its session and shows it beside no other, whenever it was written (CARD-38)', async () => {
    const app = await openCard('pt-giulia', 'prestazioni');
    await app.user.click(
      (await sessions()).getByRole('button', { name: 'Aggiungi nota alla seduta del 09/11/2026, 18:30' }),
    );
    await inDialog('Nota della seduta del 09/11/2026, 18:30');
    await write(app, 'Titolo', 'Ripensata');
    await write(app, 'Testo', 'Scritta il giorno dopo.');
    await app.user.click(button('Salva informazioni'));
    await untilClosed();
    const beside = await screen.findByRole('button', { name: 'Ripensata' });
    expect(beside.closest('tr')).toHaveTextContent(/^09\/11\/2026/);
    expect(screen.getAllByRole('button', { name: 'Ripensata' })).toHaveLength(1);
    expect(button('Aggiungi nota alla seduta del 09/11/2026, 18:30')).toBeVisible();
    await app.open(cardOf('pt-giulia', 'note').slice(1));
    const listed = (await screen.findByRole('button', { name: 'Ripensata' })).closest('tr');
    expect(listed).toHaveTextContent('23/11/2026Seduta del 09/11/2026, 18:30');
  });

  test('opens at the address of a session its note, or a new one, and once', async () => {
    const app = await openCard('pt-giulia', 'prestazioni');
    await app.open(paths.sessionNote('pt-giulia', 'event-giulia-done-8'));
    const empty = await inDialog('Nota della seduta del 16/11/2026, 18:30');
    expect(empty.getByLabelText('Testo')).toHaveValue('');
    expect(empty.getByText('Giulia Moretti')).toBeVisible();
    await write(app, 'Testo', 'Serena.');
    await app.user.click(button('Salva informazioni'));
    await untilClosed();
    await screen.findByRole('button', { name: 'Seduta del 16/11/2026' });
    await app.open(paths.sessionNote('pt-giulia', 'event-giulia-done-8'));
    expect((await inDialog('Nota della seduta del 16/11/2026, 18:30')).getByText('Serena.')).toBeVisible();
    expect(window.location.hash).not.toContain('seduta');
  });

  test('shows beside a session the notes of its day from before sessions were stored, to open', async () => {
    const app = await openCard('pt-giulia', 'prestazioni');
    const note = { id: 'del-giorno', title: 'Nono incontro', text: 'Serena.', date: '16/11/2026' };
    changeElsewhere(app, 'pt-giulia', { notes: [note] } as never);
    await app.open(cardOf('pt-giulia', 'anamnesi').slice(1));
    await app.open(cardOf('pt-giulia', 'prestazioni').slice(1));
    app.passTime(60_000);
    document.dispatchEvent(new Event('visibilitychange'));
    const beside = await screen.findByRole('button', { name: 'Nono incontro' });
    expect(beside.closest('tr')).toHaveTextContent(/^16\/11\/2026/);
    await app.user.click(beside);
    expect((await inDialog('Nota della seduta del 16/11/2026, 18:30')).getByText('Serena.')).toBeVisible();
  });

  test('says when there is none', async () => {
    await openCard('pt-marco', 'prestazioni');
    expect(await screen.findByText('Nessuna seduta con questo paziente')).toBeVisible();
  });
});

describe('informazioni', () => {
  test('shows the patient’s data and offers no way to change them (CARD-25, GUARD-58)', async () => {
    await openCard('pt-giulia', 'informazioni');
    const panel = within(screen.getByRole('tabpanel', { name: 'informazioni' }));
    for (const text of ['14/03/1993', '+39 399 551 2098', 'giulia.moretti@example.it', 'MRTGLI93C54F205D']) {
      expect(panel.getByText(text)).toBeVisible();
    }
    expect(panel.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('of one who has confirmed nothing yet says when the data appear (CARD-29)', async () => {
    await openCard('pt-valli', 'informazioni');
    const panel = within(screen.getByRole('tabpanel', { name: 'informazioni' }));
    expect(panel.getByText(/^Restano di chi ti scrive finché non conferma un appuntamento/)).toBeVisible();
    expect(panel.queryByText('Codice fiscale')).not.toBeInTheDocument();
  });

  test('of one who only confirmed an introductory talk says when tax code and address appear (CARD-25)', async () => {
    await openCard('pt-riva', 'informazioni', { signedInAs: 'serafini' });
    const panel = within(screen.getByRole('tabpanel', { name: 'informazioni' }));
    for (const label of ['Nome', 'Data di nascita', 'Telefono', 'Email']) {
      expect(panel.getByText(label).nextElementSibling).not.toHaveTextContent('Non indicato');
    }
    expect(panel.getByText(/^Codice fiscale e indirizzo non servono per il colloquio conoscitivo/)).toBeVisible();
    for (const label of ['Codice fiscale', 'Indirizzo per la fattura']) {
      expect(panel.queryByText(label)).not.toBeInTheDocument();
    }
  });

  test('saves the document of a consent, or says that there is none (CARD-26, CARD-27, CARD-28)', async () => {
    const files = hearSaving();
    const app = await openCard('pt-giulia', 'informazioni');
    await app.user.click(button(/^Scarica il consenso firmato il 25\/08\/2026/));
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['CONSENSO.pdf']));
    for (const { name } of app.platform.db.consentDocuments.list()) app.platform.db.consentDocuments.remove(name);
    await app.user.click(button(/^Scarica il consenso/));
    expect(await screen.findByText('Nessun file allegato')).toBeVisible();
  });

  test('asks for what a patient under age needs, and keeps when it was seen', async () => {
    const app = await openCard('pt-riva', 'informazioni', { signedInAs: 'serafini' });
    expect(screen.getByText('Mancano documento o consenso dei genitori.', { exact: false })).toBeVisible();
    const boxes = screen.getAllByRole('checkbox');
    for (const box of boxes) {
      await app.user.click(box);
      await waitFor(() => expect(box).toBeChecked());
    }
    expect(screen.getAllByText('Segnato il 23/11/2026')).toHaveLength(2);
    expect(screen.queryByText('Mancano documento o consenso dei genitori.', { exact: false })).not.toBeInTheDocument();
  });

  test('asks it of others only behind a quiet question', async () => {
    const { user } = await openCard('pt-giulia', 'informazioni');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(button('Il paziente è minorenne?'));
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  });
});

describe('after ten minutes without a sign of anybody', () => {
  const covered = 'Nascoste dopo un periodo di inattività';

  test('anamnesis and notes are covered, nothing typed is lost, and one press shows them', async () => {
    const app = await openCard('pt-giulia', undefined, { clock: 'by-hand' });
    await app.user.click(button('Aggiungi informazioni'));
    await write(app, 'Anamnesi', 'Scritta a metà');
    app.passTime(9 * 60_000);
    expect(screen.queryByText(covered)).not.toBeInTheDocument();
    app.passTime(60_000);
    expect(screen.getAllByText(covered)[0]).toBeVisible();
    expect(screen.getByDisplayValue('Scritta a metà')).not.toBeVisible();
    await app.user.click(screen.getAllByRole('button', { name: 'Mostra di nuovo' })[0] as HTMLElement);
    expect(field('Anamnesi')).toHaveValue('Scritta a metà');
    expect(field('Anamnesi')).toBeVisible();
  });

  test('an open note is covered too', async () => {
    const app = await openCard('pt-giulia', 'note', { clock: 'by-hand' });
    await app.user.click(button('Settimo incontro'));
    const dialog = await inDialog('Nota');
    app.passTime(10 * 60_000);
    expect(dialog.getByText(covered)).toBeVisible();
    expect(dialog.getByText(/confronto con la sorella/)).not.toBeVisible();
  });

  test('the focus goes from a covered note to what shows it, and after the press back to the field it was in', async () => {
    const app = await openCard('pt-giulia', 'note', { clock: 'by-hand' });
    await app.user.click(button('Settimo incontro'));
    const dialog = await inDialog('Nota');
    await app.user.click(dialog.getByRole('button', { name: 'modifica informazioni' }));
    await app.user.click(field('Titolo'));
    app.passTime(10 * 60_000);
    expect(dialog.getByRole('button', { name: 'Mostra di nuovo' })).toHaveFocus();
    await app.user.keyboard('{Enter}');
    expect(field('Titolo')).toHaveFocus();
  });

  test('the focus of who is elsewhere on the page stays there, and goes with the press to what is shown', async () => {
    const app = await openCard('pt-giulia', 'note', { clock: 'by-hand' });
    act(() => screen.getByRole('tab', { name: 'note' }).focus());
    app.passTime(10 * 60_000);
    expect(screen.getByRole('tab', { name: 'note' })).toHaveFocus();
    await app.user.click(button('Mostra di nuovo'));
    expect(document.body).not.toHaveFocus();
    expect(document.activeElement).toContainElement(button('Settimo incontro'));
  });

  test('after ten minutes the first sign does not count as the therapist’s: it covers', async () => {
    const app = await openCard('pt-giulia', undefined, { clock: 'by-hand' });
    act(() => vi.setSystemTime(Date.now() + 11 * 60_000));
    await app.user.keyboard('a');
    await waitFor(() => expect(screen.getAllByText(covered)[0]).toBeVisible());
  });

  test('a device that slept is covered when it is looked at again, before anybody presses anything', async () => {
    await openCard('pt-giulia', undefined, { clock: 'by-hand' });
    act(() => {
      vi.setSystemTime(Date.now() + 11 * 60_000);
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(screen.getAllByText(covered)[0]).toBeVisible();
  });
});
