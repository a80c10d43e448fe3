import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { mostResponses } from '#contracts/tickets/tickets.api';
import { answerTicket } from '#web/testing/answer-ticket';
import { enterText } from '#web/testing/enter-text';
import { type RenderedApp, renderApp, renderScreen } from '#web/testing/render-app.tsx';
import { discardDraft, leavePage } from '#web/testing/resumed-draft';

const field = (name: RegExp | string) => screen.getByRole('textbox', { name });
const table = async () => within(await screen.findByRole('table', { name: 'I tuoi ticket' }));
const stored = ({ platform }: RenderedApp, title: string) => platform.db.tickets.list((row) => row.title === title);

async function openForm(signedInAs: 'giulia' | 'rinaldi' | 'sara' = 'giulia', address = '#/dashboard/ticket') {
  const app = renderScreen(address, { signedInAs });
  await app.user.click(await screen.findByRole('button', { name: 'nuovo ticket' }));
  await screen.findByRole('dialog', { name: 'Apri nuovo ticket' });
  return app;
}

async function fillIn({ user }: RenderedApp, title = 'Cambio email', description = 'Come si fa?') {
  await user.type(field('Oggetto'), title);
  await user.type(field('Descrizione'), description);
}

const send = ({ user }: RenderedApp) => user.click(screen.getByRole('button', { name: 'Invia il ticket' }));
const comment = ({ user }: RenderedApp) => user.click(screen.getByRole('button', { name: 'Invia il commento' }));

test('lists the tickets of the platform with their dates and status (TICKET-04, TICKET-05, TICKET-06, TICKET-07)', async () => {
  renderScreen('#/dashboard/ticket', { signedInAs: 'giulia' });
  const rows = (await table()).getAllByRole('row').slice(1);
  const cellsOf = (row: HTMLElement | undefined) => [...(row?.children ?? [])].map(({ textContent }) => textContent);
  expect(cellsOf(rows[0])).toEqual([
    'ID7c41',
    'Data apertura20/11/2026',
    'La fattura delle sedute di ottobre',
    'Data chiusura',
    'Statoin corso1 risposta da leggere',
  ]);
  expect(cellsOf(rows[2])).toEqual([
    'IDa90f',
    'Data apertura22/09/2026',
    'Ho pagato due volte la stessa seduta?',
    'Data chiusura26/09/2026',
    'Statochiusa',
  ]);
});

test.each(['in corso', 'attesa operatore', 'chiusa'])(
  'the state ‘%s’ is a word and an icon (TICKET-39)',
  async (status) => {
    renderScreen('#/dashboard/ticket', { signedInAs: 'giulia' });
    const word = (await table()).getByText(status);
    expect(word.parentElement?.querySelector('svg[aria-hidden="true"]')).toBeInTheDocument();
  },
);

describe('the list', () => {
  test('calls each ticket by its subject', async () => {
    renderScreen('#/dashboard/ticket', { signedInAs: 'giulia' });
    expect((await table()).getByRole('rowheader', { name: 'La fattura delle sedute di ottobre' })).toBeVisible();
  });

  test('marks a ticket with the replies that wait, and the menu and header count them (TICKET-08, TICKET-09)', async () => {
    renderApp('#/dashboard/ticket', { signedInAs: 'giulia' });
    const shown = await table();
    expect(shown.getAllByText('risposta da leggere', { exact: false })).toHaveLength(1);
    expect(shown.getByRole('row', { name: /7c41/ })).toHaveTextContent(/1 risposta da leggere/);
    const menu = within(screen.getByRole('navigation', { name: 'Sezioni' }));
    await menu.findByRole('link', { name: /^Assistenza.*risposte dell’assistenza da leggere: 1/ });
    const icon = screen.getByRole('link', { name: 'Le tue richieste di assistenza' });
    await waitFor(() => expect(icon).toHaveAccessibleDescription('Risposte da leggere: 1'));
  });

  test('leads by each row to its ticket (TICKET-10)', async () => {
    const { user } = renderScreen('#/dashboard/ticket', { signedInAs: 'giulia' });
    await user.click((await table()).getByRole('link', { name: 'Ho pagato due volte la stessa seduta?' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ticket a90f' })).toBeVisible();
    expect(window.location.hash).toBe('#/dashboard/ticket-detail?id=a90f35d2');
  });

  test('that is empty invites to open a ticket, and opens it (TICKET-11, TICKET-12)', async () => {
    const { user } = renderScreen('#/dashboard/ticket', { signedInAs: 'sara' });
    expect(await screen.findByText('Non sono presenti ticket. Apri un nuovo ticket.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'nuovo ticket' }));
    expect(await screen.findByRole('dialog', { name: 'Apri nuovo ticket' })).toBeVisible();
  });

  test('shows one state by its address, and says when none is in it', async () => {
    const { user } = renderScreen('#/dashboard/ticket?stato=chiusa', { signedInAs: 'giulia' });
    expect((await table()).getAllByRole('row', { name: /a90f/ })).toHaveLength(1);
    expect((await table()).getAllByRole('rowheader')).toHaveLength(1);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Mostra' }), 'tutti (3)');
    expect((await table()).getAllByRole('rowheader')).toHaveLength(3);
    expect(window.location.hash).toBe('#/dashboard/ticket');
  });

  test('of a state nobody’s ticket is in leads back to all', async () => {
    const { user, platform } = renderScreen('#/dashboard/ticket', { signedInAs: 'giulia' });
    platform.db.tickets.remove('a90f35d2');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Mostra' }), 'chiusa');
    await user.click(await screen.findByRole('button', { name: 'Mostra tutti' }));
    expect((await table()).getAllByRole('rowheader').length).toBeGreaterThan(0);
  });

  test('that cannot be read never looks like an empty one', async () => {
    renderScreen('#/dashboard/ticket', { signedInAs: 'giulia', faults: { listTickets: ['status-500'] } });
    expect(await screen.findByRole('button', { name: 'Riprova' })).toBeVisible();
    expect(screen.queryByText(/Non sono presenti ticket/)).not.toBeInTheDocument();
  });

  test('of two hundred shows fifty at a time', async () => {
    const { platform, user, open } = renderScreen('#/dashboard', { signedInAs: 'sara' });
    for (let at = 0; at < 200; at += 1) {
      platform.db.tickets.put({
        ...{ id: `${1000 + at}aaaa`, owner: 'pt-sara', title: `Domanda ${at}`, description: 'x', status: 'in corso' },
        ...{ open_date: 1_790_000_000 + at, closed_date: null, response: [], configuration: {} },
      });
    }
    await open('/dashboard/ticket');
    const shown = await table();
    expect(shown.getAllByRole('rowheader')).toHaveLength(50);
    expect(shown.getAllByRole('link')[0]).toHaveTextContent('Domanda 199');
    await user.click(screen.getByRole('button', { name: 'Mostra altri 50' }));
    expect(shown.getAllByRole('rowheader')).toHaveLength(100);
  });
});

describe('a new ticket', () => {
  test('is sent, said in the prescribed words, and stands in the list (TICKET-02, TICKET-14, TICKET-20, TICKET-21)', async () => {
    const app = await openForm();
    await fillIn(app);
    await send(app);
    expect(await screen.findByText('Ticket salvate con successo')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const row = (await table()).getAllByRole('row')[1];
    expect(row).toHaveTextContent(/Cambio email.*in corso/);
    expect(stored(app, 'Cambio email')).toMatchObject([{ description: 'Come si fa?', owner: 'pt-giulia' }]);
  });

  test('of a professional may ask for a call (TICKET-01, TICKET-15, TICKET-16, TICKET-17)', async () => {
    const app = await openForm('rinaldi');
    await fillIn(app);
    await app.user.click(screen.getByRole('checkbox', { name: 'Voglio ricevere un contatto telefonico' }));
    await send(app);
    await waitFor(() => expect(stored(app, 'Cambio email')).toMatchObject([{ receive_call: true }]));
  });

  test('of a patient asks for none (TICKET-18)', async () => {
    const app = await openForm();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await fillIn(app);
    await send(app);
    await waitFor(() => expect(stored(app, 'Cambio email')).toHaveLength(1));
    expect(stored(app, 'Cambio email')[0]).not.toHaveProperty('receive_call');
  });

  test.each([
    ['Oggetto', 'Per inviare scrivi la descrizione.'],
    ['Descrizione', 'Per inviare scrivi l’oggetto.'],
  ])(
    'with %s alone does nothing when sent and says nothing; the button’s hint names what is missing (TICKET-19)',
    async (filled, hint) => {
      const app = await openForm();
      const button = screen.getByRole('button', { name: 'Invia il ticket' });
      expect(button).toHaveAccessibleDescription('Per inviare scrivi l’oggetto e la descrizione.');
      await enterText(app.user, field(filled), 'Parole');
      await send(app);
      await app.user.tab();
      expect(button).toHaveAccessibleDescription(hint);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(screen.queryByText(/il campo è obbligatorio/)).not.toBeInTheDocument();
      expect(app.asked).not.toContain('tickets/open-ticket');
    },
  );

  test('that is too long says so at its field, and keeps it', async () => {
    const app = await openForm();
    await enterText(app.user, field('Oggetto'), 'x'.repeat(121));
    await app.user.tab();
    expect(field('Oggetto')).toHaveAccessibleDescription(/al massimo 120 caratteri/);
    expect(field('Oggetto')).toHaveValue('x'.repeat(121));
  });

  test('that was closed opens again as it was, and can be discarded', async () => {
    const app = await openForm();
    await fillIn(app);
    await app.user.click(screen.getByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await app.user.click(screen.getByRole('button', { name: 'nuovo ticket' }));
    expect(await screen.findByText('Abbiamo ripreso quello che avevi scritto.')).toBeVisible();
    expect(field('Descrizione')).toHaveValue('Come si fa?');
    await discardDraft(app.user);
    for (const name of ['Oggetto', 'Descrizione']) expect(field(name)).toHaveValue('');
  });

  test.each(['status-500', 'success-without-effect'] as const)(
    'that meets %s says ‘error’ once, keeps every word, and makes no second one (TICKET-22)',
    async (fault) => {
      const app = await openForm();
      app.platform.faults.set('addTicket', [fault]);
      await fillIn(app);
      await send(app);
      expect(await screen.findByRole('alert')).toHaveTextContent(/^error.*Non sappiamo se il ticket è arrivato/);
      expect(screen.getAllByText(/^error/)).toHaveLength(1);
      expect(field('Oggetto')).toHaveValue('Cambio email');
      expect(field('Descrizione')).toHaveValue('Come si fa?');
      app.platform.faults.set('addTicket', []);
      await send(app);
      expect(await screen.findByText('Ticket salvate con successo')).toBeVisible();
      expect(stored(app, 'Cambio email')).toHaveLength(1);
    },
  );

  test('that is answered with a page of the platform’s is found, and told as sent', async () => {
    const app = await openForm();
    app.platform.faults.set('addTicket', ['html-page']);
    await fillIn(app);
    await send(app);
    expect(await screen.findByText('Ticket salvate con successo')).toBeVisible();
    expect(stored(app, 'Cambio email')).toHaveLength(1);
  });

  test('shows what the help says on its subject, opened in its place, with nothing lost', async () => {
    const app = await openForm();
    await enterText(app.user, field('Oggetto'), 'Non trovo la fattura');
    const help = within(await screen.findByRole('region', { name: 'Forse la risposta c’è già' }));
    await app.user.click(help.getByRole('button', { name: 'Chi emette la fattura?' }));
    expect(help.getByText(/La fattura della seduta la emette il professionista/)).toBeVisible();
    expect(field('Oggetto')).toHaveValue('Non trovo la fattura');
  });
});

describe('a ticket', () => {
  const open = async (id = '7c41e09b', signedInAs: 'giulia' | 'rinaldi' = 'giulia', render = renderScreen) => {
    const app = render(`#/dashboard/ticket-detail?id=${id}`, { signedInAs });
    const thread = within(await screen.findByRole('list', { name: 'Conversazione' }));
    return { ...app, thread };
  };

  test('shows its head, its description and who answered when (TICKET-23, TICKET-25, TICKET-26, TICKET-27)', async () => {
    await open();
    const facts = screen.getByText('Oggetto').closest('dl');
    expect(facts).toHaveTextContent('La fattura delle sedute di ottobre');
    expect(facts).toHaveTextContent('ID7c41');
    expect(facts).toHaveTextContent('Data apertura20/11/2026');
    expect(document.title).not.toContain('fattura');
  });

  test('is told by days and names: the team’s and the user’s own (TICKET-28, TICKET-29, TICKET-30, TICKET-31)', async () => {
    const { thread } = await open('a90f35d2');
    const said = thread.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(said[0]).toMatch(/^Giulia Moretti22\/09\/2026Buonasera, ieri/);
    expect(said[1]).toMatch(/^Assistenza23\/09\/2026Buongiorno Giulia/);
    expect(said[2]).toMatch(/^Giulia Moretti26\/09\/2026Sparito questa mattina/);
  });

  test('leads back to the list (TICKET-24)', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('link', { name: 'Tutti i ticket' }));
    await table();
    expect(window.location.hash).toBe('#/dashboard/ticket/');
  });

  test('marks its new replies as seen in silence, and the counts go (TICKET-35, TICKET-36)', async () => {
    const { platform, thread } = await open('7c41e09b', 'giulia', renderApp);
    expect(thread.getByText('nuova')).toBeVisible();
    await waitFor(() => expect(platform.db.tickets.get('7c41e09b')?.response[0]?.seen).toBe(true));
    const icon = screen.getByRole('link', { name: 'Le tue richieste di assistenza' });
    await waitFor(() => expect(icon).not.toHaveAccessibleDescription());
    expect(thread.getByText('nuova')).toBeVisible();
    expect(screen.queryByText(/successo|error/)).not.toBeInTheDocument();
  });

  test('whose mark fails says nothing and goes on (TICKET-36)', async () => {
    const app = renderScreen('#/dashboard/ticket-detail?id=7c41e09b', {
      signedInAs: 'giulia',
      faults: { editTicket: ['status-500'] },
    });
    await screen.findByRole('list', { name: 'Conversazione' });
    await waitFor(() => expect(app.asked).toContain('tickets/mark-ticket-seen'));
    await app.settled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(app.asked.filter((name) => name === 'tickets/mark-ticket-seen')).toHaveLength(1);
  });

  test('takes a comment, which waits for the team then (TICKET-32, TICKET-33, TICKET-34)', async () => {
    const app = await open();
    await enterText(app.user, field('Il tuo commento'), 'Grazie, la cerco.');
    await comment(app);
    expect(await screen.findByText('commento aggiungi con successo')).toBeVisible();
    expect(await app.thread.findByText('Grazie, la cerco.')).toBeVisible();
    expect(screen.getByText('Stato').closest('div')).toHaveTextContent(/attesa operatore/);
    expect(field('Il tuo commento')).toHaveValue('');
  });

  test('what is typed while a comment is on its way stays for the next one, also over a reload', async () => {
    const app = await open();
    await enterText(app.user, field('Il tuo commento'), 'Grazie.');
    const held = app.platform.heldCalls.hold('editTicket');
    await comment(app);
    await waitFor(() => expect(app.asked).toContain('tickets/comment-ticket'));
    await enterText(app.user, field('Il tuo commento'), ' E un’altra cosa.');
    held.release();
    expect(await app.thread.findByText('Grazie.')).toBeVisible();
    await app.settled();
    expect(field('Il tuo commento')).toHaveValue('Grazie. E un’altra cosa.');
    leavePage();
    await open();
    expect(field('Il tuo commento')).toHaveValue('Grazie. E un’altra cosa.');
  });

  test('is sent no empty comment, without a word; the button’s hint says why (TICKET-37)', async () => {
    const app = await open();
    await app.user.type(field('Il tuo commento'), '   ');
    await comment(app);
    const button = screen.getByRole('button', { name: 'Invia il commento' });
    expect(button).toHaveAccessibleDescription('Per inviare scrivi il commento.');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(app.asked).not.toContain('tickets/comment-ticket');
  });

  test('that is full keeps the words and says where they go on', async () => {
    const app = await open();
    const reply = { is_admin: true, text: 'Ci siamo.', date: '23/11/2026', seen: true };
    app.platform.db.tickets.change('7c41e09b', { response: Array.from({ length: mostResponses }, () => reply) });
    await enterText(app.user, field('Il tuo commento'), 'Ci sono?');
    await comment(app);
    expect(
      await screen.findByText(/^Questo ticket non accetta altri commenti\..*copialo in un nuovo ticket/),
    ).toBeVisible();
    expect(field('Il tuo commento')).toHaveValue('Ci sono?');
  });

  test('whose comment fails says ‘error’, keeps the words, and takes them at the next try, once (TICKET-22)', async () => {
    const app = await open();
    app.platform.faults.set('editTicket', ['connection-lost-before']);
    await enterText(app.user, field('Il tuo commento'), 'Ci sono?');
    await comment(app);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^error.*Non sappiamo se il commento è arrivato/);
    expect(field('Il tuo commento')).toHaveValue('Ci sono?');
    app.platform.faults.set('editTicket', []);
    await comment(app);
    expect(await app.thread.findByText('Ci sono?')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('that the team closes meanwhile keeps the comment for a new ticket on it', async () => {
    const app = await open();
    await enterText(app.user, field('Il tuo commento'), 'Una cosa ancora.');
    app.platform.db.tickets.change('7c41e09b', { status: 'chiusa' });
    await comment(app);
    await app.user.click(await screen.findByRole('button', { name: 'Apri un nuovo ticket su questo' }));
    await screen.findByRole('dialog', { name: 'Apri nuovo ticket' });
    expect(field('Oggetto')).toHaveValue('Di nuovo sul ticket 7c41: La fattura delle sedute di ottobre');
    expect(field('Descrizione')).toHaveValue('Una cosa ancora.');
    await send(app);
    expect(await screen.findByText('Ticket salvate con successo')).toBeVisible();
    await waitFor(() => expect(window.location.hash).not.toContain('7c41e09b'));
    expect(await screen.findByText('Una cosa ancora.')).toBeVisible();
  });

  test('that is closed has no box for comments (TICKET-32)', async () => {
    await open('a90f35d2');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByText(/Questo ticket è chiuso/)).toBeVisible();
    expect(screen.getByText('Data chiusura').closest('div')).toHaveTextContent('26/09/2026');
  });

  test('shows a reply that comes while it is open, and a draft beside it is kept', async () => {
    const app = await open('31d8c6ea');
    await enterText(app.user, field('Il tuo commento'), 'Sto scriv');
    answerTicket(app, '31d8c6ea', 'Risolto, prova ora.');
    // Reading again at every return to the tab is held back for a few seconds.
    app.passTime(10_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await app.thread.findByText('Risolto, prova ora.')).toBeVisible();
    expect(field('Il tuo commento')).toHaveValue('Sto scriv');
  });

  test.each(['5be2d714', 'nessuno', ''])(
    'named %s, somebody else’s or nobody’s, leads back to the list (TICKET-38)',
    async (id) => {
      renderScreen(`#/dashboard/ticket-detail?id=${id}`, { signedInAs: 'giulia' });
      await table();
      expect(window.location.hash).toBe('#/dashboard/ticket');
      expect(await screen.findByText('Non troviamo quel ticket')).toBeVisible();
    },
  );
});
