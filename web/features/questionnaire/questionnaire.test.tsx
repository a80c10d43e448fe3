import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noAnswers, questionnaireDraft } from '#web/features/questionnaire/answers';
import { storeDraft } from '#web/forms/draft-store';
import { keepDraft } from '#web/forms/tab-drafts';
import { enterText } from '#web/testing/enter-text';
import { type RenderedApp, renderApp, renderScreen } from '#web/testing/render-app.tsx';
import { discardDraft, expectNoDraft, leavePage, seeResumed } from '#web/testing/resumed-draft';

const list = '#/dashboard/therapist';
const at = (step: number) => `${list}?questionario=${step}`;

const dialog = () => screen.findByRole('dialog', { name: 'Questionario' });
const stepIs = (step: number) => screen.findByRole('heading', { name: new RegExp(`^Passo ${step} di 9 `) });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const isAt = (address: string) => waitFor(() => expect(window.location.hash).toBe(address));
const opened = () => within(screen.getByRole('dialog'));
const radio = (name: string) => opened().getByRole('radio', { name });
const box = (name: string) => opened().getByRole('checkbox', { name });
const press = (app: RenderedApp, name: string) => app.user.click(screen.getByRole('button', { name }));

async function goOn(app: RenderedApp, step: number): Promise<void> {
  await press(app, 'Avanti');
  await stepIs(step);
}

test('the tab opens the questionnaire over the search, its heading in focus, and Esc closes it (SEARCH-02, SEARCH-03, QUEST-01)', async () => {
  const { user } = renderScreen(`${list}?gender=donna`, { signedInAs: 'giulia' });
  const tab = await screen.findByRole('tab', { name: 'Compila il questionario' });
  expect(screen.getByRole('tab', { name: 'Cerca terapeuta', selected: true })).toBeVisible();
  await user.click(tab);
  await dialog();
  await waitFor(async () => expect(await stepIs(1)).toHaveFocus());
  expect(window.location.hash).toBe(`${list}?gender=donna&questionario=1`);
  await user.keyboard('{Escape}');
  await isClosed();
  await isAt(`${list}?gender=donna`);
  await waitFor(() => expect(tab).toHaveFocus());
});

test('before the first question it is said what the answers are for and where they stay', async () => {
  renderScreen(at(1));
  const open = within(await dialog());
  expect(open.getByText(/qualcosa della tua salute\. Servono solo a cercare/)).toBeVisible();
  expect(open.getByText(/non nel tuo account/)).toBeVisible();
  expect(open.queryByRole('radio')).not.toBeInTheDocument();
});

test('"Avanti" goes a step on through all nine though nothing is answered, "Indietro" a step back (QUEST-02, QUEST-03, QUEST-04, QUEST-19)', async () => {
  const app = renderScreen(at(1));
  await stepIs(1);
  expect(screen.queryByRole('button', { name: 'Indietro' })).not.toBeInTheDocument();
  for (let step = 2; step <= 8; step += 1) {
    await goOn(app, step);
    expect(await screen.findByLabelText('Preferisco non rispondere')).not.toBeChecked();
    expect(await stepIs(step)).toHaveFocus();
  }
  await goOn(app, 9);
  expect(screen.queryByRole('button', { name: 'Avanti' })).not.toBeInTheDocument();
  for (const step of [8, 7]) {
    await press(app, 'Indietro');
    await stepIs(step);
  }
  window.history.back();
  await stepIs(6);
});

test.each([
  { step: 2, names: ['Singola', 'Di coppia', 'Familiare'], id: 'QUEST-05' },
  { step: 3, names: ['Online', 'Online e in studio'], id: 'QUEST-06' },
  { step: 5, names: ['Meno di 35 anni', 'Da 35 a 50 anni', 'Più di 50 anni'], id: 'QUEST-10' },
  { step: 7, names: ['Uomo', 'Donna', 'Altro'], id: 'QUEST-12' },
])('step $step takes one answer of $names, or none: $id', async ({ step, names }) => {
  const { user } = renderScreen(at(step));
  await stepIs(step);
  const offered = opened()
    .getAllByRole('radio')
    .map((one) => (one as HTMLInputElement).labels?.[0]?.textContent);
  expect(offered).toEqual([...names, 'Preferisco non rispondere']);
  await user.click(radio(names[0] ?? ''));
  await user.click(radio(names[1] ?? ''));
  expect(opened().getAllByRole('radio', { checked: true })).toEqual([radio(names[1] ?? '')]);
});

test.each([
  { step: 4, names: ['Tristezza', 'Solitudine'], id: 'QUEST-09' },
  { step: 6, names: ['Il lavoro', 'Il sonno'], id: 'QUEST-11' },
])('step $step takes several answers, and preferring not to answer takes them away: $id', async ({ step, names }) => {
  const { user } = renderScreen(at(step));
  await stepIs(step);
  for (const name of names) await user.click(box(name));
  for (const name of names) expect(box(name)).toBeChecked();
  await user.click(box('Preferisco non rispondere'));
  expect(opened().getAllByRole('checkbox', { checked: true })).toEqual([box('Preferisco non rispondere')]);
  await user.click(box(names[0] ?? ''));
  expect(opened().getAllByRole('checkbox', { checked: true })).toEqual([box(names[0] ?? '')]);
});

test('whoever names violence reads at once whom to call, quietly and in place', async () => {
  const { user } = renderScreen(at(6));
  await stepIs(6);
  const calls = () => opened().queryAllByRole('link', { name: /^\d+$/ });
  await user.click(box('Il sonno'));
  expect(calls()).toEqual([]);
  await user.click(box('Violenza o maltrattamenti'));
  expect(calls().map((link) => link.getAttribute('href'))).toEqual(['tel:1522', 'tel:112']);
  expect(calls()[0]?.closest('[role="status"]')).toHaveTextContent(/al 1522 rispondono a ogni ora/);
  expect(box('Violenza o maltrattamenti')).toHaveFocus();
});

test('only whoever wants a studio too is asked for an address (QUEST-07, QUEST-08)', async () => {
  const { user } = renderScreen(at(3));
  await stepIs(3);
  const field = () => opened().queryByRole('combobox');
  expect(field()).not.toBeInTheDocument();
  await user.click(radio('Online e in studio'));
  expect(field()).toBeVisible();
  await user.click(radio('Online'));
  expect(field()).not.toBeInTheDocument();
});

test('the languages are asked for as step 7 leads to step 8, and one can be chosen (QUEST-13, QUEST-14)', async () => {
  const app = renderScreen(at(7), { signedInAs: 'giulia' });
  await stepIs(7);
  await screen.findByText(/^9 di/);
  const asked = () => app.asked.filter((name) => name === 'therapists/filter-choices').length;
  const before = asked();
  await goOn(app, 8);
  await waitFor(() => expect(asked()).toBe(before + 1));
  await app.user.click(await screen.findByRole('radio', { name: 'Francese' }));
  expect(radio('Francese')).toBeChecked();
});

async function answerAll(app: RenderedApp): Promise<void> {
  await stepIs(1);
  await goOn(app, 2);
  await app.user.click(radio('Singola'));
  await goOn(app, 3);
  await app.user.click(radio('Online e in studio'));
  const field = within(await dialog()).getByRole('combobox');
  await enterText(app.user, field, 'garibaldi 8 milano');
  await app.user.click(await screen.findByRole('option', { name: 'Via Garibaldi 8, Milano MI, Italia' }));
  await waitFor(() => expect(field).toHaveValue('Via Garibaldi 8, 20121 Milano MI, Italia'));
  await goOn(app, 4);
  await app.user.click(box('Ansia o agitazione'));
  await goOn(app, 5);
  await app.user.click(radio('Da 35 a 50 anni'));
  await goOn(app, 6);
  await app.user.click(box('Un lutto o una perdita'));
  await goOn(app, 7);
  await app.user.click(radio('Donna'));
  await goOn(app, 8);
  await app.user.click(await screen.findByRole('radio', { name: 'Italiano' }));
  await goOn(app, 9);
}

test('two seconds after the last step the search shows the answers as its filters, the modal gone (QUEST-15, QUEST-16, QUEST-17)', async () => {
  const app = renderScreen(at(1), { signedInAs: 'giulia', clock: 'by-hand' });
  await answerAll(app);
  expect(await stepIs(9)).toHaveAccessibleDescription(/Tra due secondi/);
  app.passTime(1_999);
  expect(window.location.hash).toBe(at(9));
  app.passTime(1);
  await isClosed();
  const { pathname, searchParams } = new URL(window.location.hash.slice(1), 'https://ascolto.example');
  expect(pathname).toBe('/dashboard/therapist/');
  const { address, ...rest } = Object.fromEntries(searchParams);
  expect(rest).toEqual({
    ...{ therapy: 'online+studio', age: '35-50', service: 'single', language: 'Italiano', gender: 'donna' },
    ...{ interventions: 'Ansia,Lutto', answers: 'anxiety,grief', count: '7', applyFilters: 'true' },
  });
  expect(JSON.parse(address ?? '')).toEqual({
    formattedAddress: 'Via Garibaldi 8, 20121 Milano MI, Italia',
    coordinates: { latitude: 45.4756, longitude: 9.1847 },
  });
  const chips = await screen.findByRole('region', { name: 'Filtri attivi' });
  expect(chips).toHaveTextContent('Dal questionario: un lutto o una perdita');
  expect(chips).not.toHaveTextContent('Area:');
  await waitFor(() => expect(screen.getByRole('heading', { name: /^Risultati:/ })).toHaveFocus());
});

test('the results can be had at once', async () => {
  const { user } = renderScreen(at(9), { clock: 'by-hand' });
  await stepIs(9);
  await user.click(screen.getByRole('button', { name: 'Vai ai risultati' }));
  await isClosed();
  await isAt(`${list}/`);
});

test('whoever wants to read again is not hurried on, and can change an answer', async () => {
  const app = renderScreen(at(9), { clock: 'by-hand' });
  await stepIs(9);
  await press(app, 'Resta qui e rileggi');
  app.passTime(60_000);
  expect(await screen.findByText('Restiamo qui. Quando vuoi, vai ai risultati.')).toBeVisible();
  expect(screen.queryByText(/Tra due secondi/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Resta qui e rileggi' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Vai ai risultati' })).toHaveFocus();
  await press(app, 'Modifica: Genere');
  await stepIs(7);
  await app.user.click(radio('Altro'));
  await press(app, 'Indietro');
  await stepIs(6);
});

test('who comes back to the answers by a reload is not hurried on', async () => {
  storeDraft(questionnaireDraft, 'visitor', { index: 8, answers: { ...noAnswers, feelings: ['anxiety'] } });
  const app = renderScreen(at(9), { clock: 'by-hand' });
  await stepIs(9);
  app.passTime(60_000);
  expect(await screen.findByText('Restiamo qui. Quando vuoi, vai ai risultati.')).toBeVisible();
});

test('closing during the two seconds stays on the search, with the answers kept (QUEST-20)', async () => {
  const app = renderScreen(`${list}?gender=donna`, { clock: 'by-hand' });
  await app.user.click(await screen.findByRole('tab', { name: 'Compila il questionario' }));
  await stepIs(1);
  await goOn(app, 2);
  await app.user.click(radio('Di coppia'));
  for (let step = 3; step <= 9; step += 1) await goOn(app, step);
  await app.user.keyboard('{Escape}');
  await isClosed();
  app.passTime(5_000);
  await isAt(`${list}?gender=donna`);
  await app.user.click(screen.getByRole('tab', { name: 'Compila il questionario' }));
  expect(await stepIs(9)).toBeVisible();
  expect(screen.getByText('Di coppia')).toBeVisible();
});

test('what was answered is there after going back and opening again; the search waits as it was (QUEST-20)', async () => {
  const app = renderScreen(list, { signedInAs: 'giulia' });
  const filters = await screen.findByRole('form', { name: 'Filtri di ricerca' });
  await app.user.click(within(filters).getByRole('button', { name: 'Ansia' }));
  await app.user.click(screen.getByRole('tab', { name: 'Compila il questionario' }));
  await stepIs(1);
  await goOn(app, 2);
  await app.user.click(radio('Di coppia'));
  await goOn(app, 3);
  await press(app, 'Indietro');
  await stepIs(2);
  expect(radio('Di coppia')).toBeChecked();
  await app.user.keyboard('{Escape}');
  await isClosed();
  await isAt(list);
  expect(within(filters).getByRole('button', { name: 'Ansia' })).toHaveAttribute('aria-pressed', 'true');
  await app.user.click(screen.getByRole('tab', { name: 'Compila il questionario' }));
  await stepIs(2);
  expect(radio('Di coppia')).toBeChecked();
});

test('answers of before, in the first format, are there, and reopening begins where they ended (QUEST-20)', async () => {
  const answers = { ...noAnswers, service: 'couple' };
  keepDraft('visitor', 'questionnaire', JSON.stringify({ version: 1, step: 2, answers }));
  const app = renderScreen(list);
  await app.user.click(await screen.findByRole('tab', { name: 'Compila il questionario' }));
  await stepIs(2);
  expect(radio('Di coppia')).toBeChecked();
});

test('answers that cannot be read are dropped with a word, and it begins at the first step', async () => {
  keepDraft('visitor', 'questionnaire', JSON.stringify({ version: 1, step: 2, answers: { service: 7 } }));
  const app = renderScreen(list);
  await app.user.click(await screen.findByRole('tab', { name: 'Compila il questionario' }));
  await stepIs(1);
  expect(opened().getByText(/Non siamo riusciti a riprendere la bozza/)).toBeVisible();
});

test('resumed in its middle it says so; dropping it begins at the first step without answers, in focus, for good', async () => {
  const first = renderScreen(at(2), { signedInAs: 'giulia' });
  await stepIs(2);
  await first.user.click(radio('Di coppia'));
  leavePage();
  const app = renderScreen(list, { signedInAs: 'giulia' });
  await app.user.click(await screen.findByRole('tab', { name: 'Compila il questionario' }));
  await stepIs(2);
  await seeResumed('Abbiamo ripreso il questionario che avevi iniziato.');
  await discardDraft(app.user);
  await waitFor(async () => expect(await stepIs(1)).toHaveFocus());
  expect(screen.queryByText(/risposte di prima/)).not.toBeInTheDocument();
  leavePage();
  const again = renderScreen(list, { signedInAs: 'giulia' });
  await again.user.click(await screen.findByRole('tab', { name: 'Compila il questionario' }));
  await stepIs(1);
  expectNoDraft();
});

test('the answers can be taken away', async () => {
  const app = renderScreen(at(2));
  await stepIs(2);
  await app.user.click(radio('Familiare'));
  await press(app, 'Indietro');
  await stepIs(1);
  await press(app, 'Cancella le risposte');
  await goOn(app, 2);
  expect(opened().queryByRole('radio', { checked: true })).not.toBeInTheDocument();
});

test('leaving takes the answers out of the tab, where alone they were', async () => {
  const app = renderApp(at(6), { signedInAs: 'giulia' });
  await stepIs(6);
  await app.user.click(box('Un lutto o una perdita'));
  const kept = () => Object.values(sessionStorage).join();
  expect(kept()).toContain('grief');
  expect(JSON.stringify(localStorage)).not.toContain('grief');
  await app.user.keyboard('{Escape}');
  await isClosed();
  await app.user.click(await screen.findByRole('button', { name: /^Account di/ }));
  await app.user.click(await screen.findByRole('button', { name: 'Esci' }));
  await app.user.click(await screen.findByRole('button', { name: 'Esci lo stesso' }));
  await waitFor(() => expect(kept()).not.toContain('grief'));
});

test('a professional never meets it', async () => {
  renderApp(at(2), { signedInAs: 'rinaldi' });
  await isAt('#/dashboard');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
