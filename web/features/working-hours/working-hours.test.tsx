import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { enterText } from '#web/testing/enter-text';
import { type RenderedApp, renderApp, renderScreen } from '#web/testing/render-app.tsx';
import { discardDraft, expectNoDraft, leavePage, seeResumed } from '#web/testing/resumed-draft';

const morning = { from: '09:00', to: '13:00' };

/** The dialog, opened from the calendar. */
async function openHours(working_hours?: object, render = renderScreen) {
  const app = render('#/dashboard/calendar', { signedInAs: 'rinaldi' });
  const configuration = app.platform.db.users.get('pt-rinaldi')?.configuration;
  app.platform.db.users.change('pt-rinaldi', { configuration: { ...configuration, ascolto: { working_hours } } });
  return openAgain(app);
}

async function openFromCalendar(user: RenderedApp['user']): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Altro sul calendario' }));
  await user.click(await screen.findByRole('button', { name: 'Orari di lavoro' }));
}

async function openAgain(app: RenderedApp) {
  await openFromCalendar(app.user);
  const dialog = within(await screen.findByRole('dialog', { name: 'Orari di lavoro' }));
  await dialog.findByRole('group', { name: 'lunedì' });
  return { ...app, dialog };
}

type OpenHours = Awaited<ReturnType<typeof openHours>>;

const add = ({ user, dialog }: OpenHours, day: string) =>
  user.click(dialog.getByRole('button', { name: `Aggiungi una fascia a ${day}` }));
const save = ({ user, dialog }: OpenHours) => user.click(dialog.getByRole('button', { name: 'Salva orari' }));
const kept = ({ platform }: RenderedApp) =>
  (platform.db.users.get('pt-rinaldi')?.configuration['ascolto'] as { working_hours?: unknown } | undefined)
    ?.working_hours;

test('stretches are added, Monday is copied to the weekdays, and saving keeps them', async () => {
  const app = await openHours();
  await add(app, 'lunedì');
  await add(app, 'lunedì');
  await app.user.selectOptions(app.dialog.getAllByLabelText('lunedì, alle')[1] as HTMLElement, '19:30');
  await app.user.click(app.dialog.getByRole('button', { name: 'Copia il lunedì nei giorni feriali' }));
  expect(app.dialog.getByText('Copiato da martedì a venerdì.')).toBeVisible();
  await save(app);
  expect(await screen.findByText('Orari di lavoro salvati')).toBeVisible();
  const day = [morning, { from: '14:00', to: '19:30' }];
  expect(kept(app)).toEqual({ mon: day, tue: day, wed: day, thu: day, fri: day, sat: [], sun: [] });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Altro sul calendario' })).toHaveFocus());
});

test('what is kept is what the dialog shows, and the last stretch taken away forgets the hours', async () => {
  const app = await openHours({ mon: [morning] });
  expect(app.dialog.getByLabelText('lunedì, dalle')).toHaveValue('09:00');
  await app.user.click(app.dialog.getByRole('button', { name: 'Togli la fascia di lunedì dalle 09:00 alle 13:00' }));
  expect(app.dialog.getByRole('button', { name: 'Aggiungi una fascia a lunedì' })).toHaveFocus();
  await save(app);
  expect(await screen.findByText('Orari di lavoro salvati')).toBeVisible();
  expect(kept(app)).toBeFalsy();
});

test('an end before its beginning is named, led to, and gone once it is mended', async () => {
  const app = await openHours({ mon: [morning] });
  await app.user.selectOptions(app.dialog.getByLabelText('lunedì, alle'), '08:00');
  await save(app);
  const summary = await app.dialog.findByRole('alert');
  expect(summary).toHaveFocus();
  await app.user.click(
    within(summary).getByRole('button', { name: 'lunedì, dalle 09:00: la fine deve venire dopo l’inizio.' }),
  );
  const end = app.dialog.getByLabelText('lunedì, alle');
  expect(end).toHaveFocus();
  expect(end).toHaveAccessibleDescription('La fine deve venire dopo l’inizio.');
  await app.user.selectOptions(end, '12:00');
  expect(app.dialog.queryByRole('alert')).not.toBeInTheDocument();
  expect(kept(app)).toEqual({ mon: [morning] });
});

test('a day takes four stretches and says that it is full', async () => {
  const app = await openHours({ mon: [morning] });
  for (let more = 0; more < 5; more += 1) await add(app, 'lunedì');
  expect(app.dialog.getAllByLabelText('lunedì, dalle')).toHaveLength(4);
  expect(app.dialog.getByText('Quattro fasce al giorno sono il massimo.')).toBeVisible();
});

test('a failure is told in the dialog, which keeps everything as it was chosen', async () => {
  const app = await openHours();
  await add(app, 'sabato');
  app.platform.faults.set('updateUser', ['status-500']);
  await save(app);
  expect(await app.dialog.findByRole('alert')).toBeVisible();
  expect(app.dialog.getByLabelText('sabato, dalle')).toHaveValue('09:00');
  app.platform.faults.set('updateUser', []);
  await save(app);
  expect(await screen.findByText('Orari di lavoro salvati')).toBeVisible();
});

test('patients have no working hours', async () => {
  const { user } = renderScreen('#/dashboard/calendar', { signedInAs: 'giulia' });
  await user.click(await screen.findByRole('button', { name: 'Altro sul calendario' }));
  expect(await screen.findByRole('button', { name: 'Collega il tuo calendario' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Orari di lavoro' })).not.toBeInTheDocument();
});

test('days off name the appointments booked on them, and lead to where they are moved or cancelled', async () => {
  const app = await openHours();
  await app.user.click(app.dialog.getByRole('button', { name: 'Aggiungi un’assenza' }));
  await enterText(app.user, app.dialog.getByRole('textbox', { name: 'Primo giorno' }), '30/11/2026');
  const note = within(await app.dialog.findByRole('note', { name: 'In questi giorni hai un appuntamento' }));
  await app.user.click(note.getByRole('link', { name: 'Giulia Moretti, lun 30 novembre 2026, 18:30-19:30' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.location.hash).toContain('day=2026-11-30');
  const row = within(await screen.findByRole('article', { name: 'lun 30 novembre 2026, 18:30-19:30' }));
  expect(row.getByRole('button', { name: 'Modifica' })).toBeEnabled();
});

test('after saving, what is booked on the days off stands first in the dialog, and again when it is opened', async () => {
  const app = await openHours();
  await app.user.click(app.dialog.getByRole('button', { name: 'Aggiungi un’assenza' }));
  await enterText(app.user, app.dialog.getByRole('textbox', { name: 'Primo giorno' }), '30/11/2026');
  await save(app);
  expect(await screen.findByText('Orari di lavoro salvati')).toBeVisible();
  const booked = () => app.dialog.getByRole('note', { name: 'In questi giorni hai un appuntamento' });
  await waitFor(() => expect(booked()).toHaveFocus());
  const monday = app.dialog.getByRole('group', { name: 'lunedì' });
  expect(booked().compareDocumentPosition(monday)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const [, close] = app.dialog.getAllByRole('button', { name: 'Chiudi' });
  await app.user.click(close as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const again = await openAgain(app);
  expectNoDraft();
  expect(again.dialog.getByRole('link', { name: /^Giulia Moretti, lun 30 novembre/ })).toBeVisible();
});

test('days off are added, kept beside the hours, marked in the calendar and taken away again', async () => {
  const app = await openHours({ mon: [morning] });
  await app.user.click(app.dialog.getByRole('button', { name: 'Aggiungi un’assenza' }));
  await enterText(app.user, app.dialog.getByRole('textbox', { name: 'Primo giorno' }), '24/11/2026');
  expect(app.dialog.getByRole('textbox', { name: 'Ultimo giorno' })).toHaveValue('24/11/2026');
  await save(app);
  expect(await screen.findByText('Orari di lavoro salvati')).toBeVisible();
  expect(app.platform.db.users.get('pt-rinaldi')?.configuration['ascolto']).toMatchObject({
    working_hours: { mon: [morning] },
    absences: [{ from: '2026-11-24', to: '2026-11-24' }],
  });
  await app.user.click(screen.getByRole('radio', { name: 'Settimana' }));
  expect(await screen.findByRole('columnheader', { name: /24.*assente/ })).toBeVisible();
  expect(
    screen.getByRole('button', { name: /24 novembre 2026, 10:00, .*in un giorno di assenza/ }),
  ).toBeInTheDocument();
  await openFromCalendar(app.user);
  const again = within(await screen.findByRole('dialog', { name: 'Orari di lavoro' }));
  await app.user.click(await again.findByRole('button', { name: 'Togli l’assenza da martedì 24 novembre 2026' }));
  await app.user.click(again.getByRole('button', { name: 'Salva orari' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByRole('columnheader', { name: /24/ })).not.toHaveAccessibleName(/assente/);
});

test('a last day before the first is named and led to, and nothing is saved', async () => {
  const app = await openHours();
  await app.user.click(app.dialog.getByRole('button', { name: 'Aggiungi un’assenza' }));
  const lastDay = app.dialog.getByRole('textbox', { name: 'Ultimo giorno' });
  await enterText(app.user, app.dialog.getByRole('textbox', { name: 'Primo giorno' }), '24/12/2026');
  await app.user.clear(lastDay);
  await enterText(app.user, lastDay, '23/12/2026');
  await save(app);
  await app.user.click(
    await app.dialog.findByRole('button', {
      name: 'Ultimo giorno di assenza: L’ultimo giorno viene prima del primo.',
    }),
  );
  expect(lastDay).toHaveFocus();
  expect(kept(app)).toBeUndefined();
});

describe('what was changed and not saved', () => {
  const end = (app: OpenHours) => app.dialog.getByLabelText('lunedì, alle');
  const change = (app: OpenHours) => app.user.selectOptions(end(app), '12:30');
  const close = async ({ user, dialog }: OpenHours) => {
    await user.click(dialog.getByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };

  test('is there when the dialog is opened again and after a reload, days off half typed included', async () => {
    const first = await openHours({ mon: [morning] });
    await change(first);
    await first.user.click(first.dialog.getByRole('button', { name: 'Aggiungi un’assenza' }));
    await first.user.type(first.dialog.getByRole('textbox', { name: 'Primo giorno' }), '24/1');
    await close(first);
    const again = await openAgain(first);
    await seeResumed();
    expect(end(again)).toHaveValue('12:30');
    expect(again.dialog.getByRole('textbox', { name: 'Primo giorno' })).toHaveValue('24/1');
    leavePage();
    const reloaded = await openHours({ mon: [morning] });
    await seeResumed();
    expect(end(reloaded)).toHaveValue('12:30');
    expect(JSON.stringify({ ...localStorage })).not.toContain('12:30');
  });

  test('is said to be resumed; dropping it brings back what is saved, takes back the failure, keeps the focus and is for good', async () => {
    await change(await openHours({ mon: [morning] }));
    leavePage();
    const app = await openHours({ mon: [morning] });
    await seeResumed();
    app.platform.faults.set('updateUser', ['status-500']);
    await save(app);
    expect(await app.dialog.findByRole('alert')).toBeVisible();
    await discardDraft(app.user);
    expect(end(app)).toHaveValue('13:00');
    expect(app.dialog.getByLabelText('lunedì, dalle')).toHaveFocus();
    expect(app.dialog.queryByRole('alert')).not.toBeInTheDocument();
    leavePage();
    expect(end(await openHours({ mon: [morning] }))).toHaveValue('13:00');
    expectNoDraft();
  });

  test('dropped where no hours are saved leaves the focus at the first button of the week', async () => {
    await add(await openHours(), 'sabato');
    leavePage();
    const app = await openHours();
    await discardDraft(app.user);
    expect(app.dialog.queryByLabelText('sabato, dalle')).not.toBeInTheDocument();
    expect(app.dialog.getByRole('button', { name: 'Aggiungi una fascia a lunedì' })).toHaveFocus();
  });

  test('is offered over hours that were saved elsewhere meanwhile, and dropping it shows those', async () => {
    await change(await openHours({ mon: [morning] }));
    leavePage();
    const app = await openHours({ mon: [{ from: '08:00', to: '11:00' }] });
    expect(end(app)).toHaveValue('12:30');
    await discardDraft(app.user);
    expect(end(app)).toHaveValue('11:00');
  });

  test('is no draft once everything is as it is saved', async () => {
    const app = await openHours({ mon: [morning] });
    await change(app);
    await app.user.selectOptions(end(app), '13:00');
    expectNoDraft();
    await close(app);
    await openAgain(app);
    expectNoDraft();
  });

  test('is forgotten once it was saved', async () => {
    const app = await openHours({ mon: [morning] });
    await change(app);
    await save(app);
    expect(await screen.findByText('Orari di lavoro salvati')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await openAgain(app);
    expectNoDraft();
  });

  test('is no draft once it was saved, though the dialog stays to show what is booked', async () => {
    const first = await openHours();
    await first.user.click(first.dialog.getByRole('button', { name: 'Aggiungi un’assenza' }));
    await enterText(first.user, first.dialog.getByRole('textbox', { name: 'Primo giorno' }), '30/11/2026');
    leavePage();
    const app = await openHours();
    await seeResumed();
    await save(app);
    const booked = await app.dialog.findByRole('note', { name: 'In questi giorni hai un appuntamento' });
    await waitFor(() => expect(booked).toHaveFocus());
    expectNoDraft();
  });

  test('is given to no other therapist', async () => {
    await change(await openHours({ mon: [morning] }));
    leavePage();
    const { user } = renderScreen('#/dashboard/calendar', { signedInAs: 'serafini' });
    await openFromCalendar(user);
    await within(await screen.findByRole('dialog')).findByRole('group', { name: 'lunedì' });
    expect(screen.queryByText(/Abbiamo ripreso/)).not.toBeInTheDocument();
    expect(screen.queryByDisplayValue('12:30')).not.toBeInTheDocument();
  });

  test('is gone once its therapist has signed out', async () => {
    const app = await openHours({ mon: [morning] }, renderApp);
    await change(app);
    await close(app);
    await app.user.click(screen.getByRole('button', { name: /^Account di/ }));
    await app.user.click(await screen.findByRole('button', { name: 'Esci' }));
    await app.user.click(await screen.findByRole('button', { name: 'Esci lo stesso' }));
    await waitFor(() => expectNoDraft());
  });
});
