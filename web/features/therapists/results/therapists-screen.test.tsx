import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/render-app.tsx';

const names = () => screen.getAllByRole('article').map((card) => within(card).getByRole('link').textContent);

test('shows nine therapists and nine more on request, saying how many there are (SEARCH-01, SEARCH-20, SEARCH-72, SEARCH-74)', async () => {
  const { user } = renderScreen('#/dashboard/therapist', { signedInAs: 'giulia' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Trova terapeuta' })).toBeVisible();
  await screen.findByText(/^9 di \d+ terapeuti$/);
  const first = names();
  expect(first).toHaveLength(9);
  await user.click(screen.getByText('Carica altri 9'));
  await screen.findByText(/^18 di \d+ terapeuti$/);
  expect(names().slice(0, 9)).toEqual(first);
  expect(new Set(names()).size).toBe(18);
});

test('coming back finds the same order, the same pages and the focus on the card that was opened (SEARCH-76, THER-02)', async () => {
  const { user } = renderScreen('#/dashboard/therapist', { signedInAs: 'giulia' });
  await screen.findByText(/^9 di/);
  await user.click(screen.getByText('Carica altri 9'));
  await screen.findByText(/^18 di/);
  const before = names();
  await user.click(screen.getByText(before[11] ?? ''));
  await user.click(await screen.findByText('Torna ai terapeuti'));
  expect(window.location.hash).toBe('#/dashboard/therapist/');
  await screen.findByText(/^18 di/);
  expect(names()).toEqual(before);
  expect(screen.getByText(before[11] ?? '')).toHaveFocus();
});

test('a card says who, what, where and how much (SEARCH-77, SEARCH-78, SEARCH-81, SEARCH-84)', async () => {
  renderScreen('#/dashboard/therapist', { scenario: 'personas-only' });
  const premium = await cardOf('Andrea Rinaldi');
  expect(premium).toHaveTextContent('psicoterapeuta');
  expect(premium).toHaveTextContent('da 70,00 €');
  expect(premium).toHaveTextContent('Primo colloquio gratuito');
  expect(premium).toHaveTextContent('Italiano, Inglese');
  expect(premium).toHaveTextContent('In studio');
  expect(premium).toHaveTextContent('Albo: Lombardia, n. 03/11482');
  expect(premium.querySelector('img')).toBeInTheDocument();
  expect(within(premium).getByRole('link')).toHaveAttribute('href', '#/dashboard/therapist-detail?pt=pt-rinaldi');
});

// The draw of the one visit begins with Serafini, that of the other with Rinaldi.
test.each([
  { where: 'he stands higher for it', visit: 'visit-2', sort: '', isSaid: true },
  { where: 'he would stand there anyway', visit: 'visit-0', sort: '', isSaid: false },
  { where: 'an order was chosen', visit: 'visit-2', sort: '?sort=price', isSaid: false },
])('a card is put forward as Premium where $where: $isSaid (SEARCH-67, SEARCH-75)', async ({ visit, sort, isSaid }) => {
  sessionStorage.setItem('ascolto.visit', visit);
  renderScreen(`#/dashboard/therapist${sort}`, { scenario: 'personas-only' });
  const card = await cardOf('Andrea Rinaldi');
  if (isSaid) expect(card).toHaveTextContent('In evidenza · piano Premium');
  else expect(card).not.toHaveTextContent(/evidenza|Premium/);
});

test.each([
  { who: 'a visitor', as: undefined, of: 'Andrea Rinaldi', text: 'Primo colloquio gratuito' },
  { who: 'a patient without a talk', as: 'sara', of: 'Andrea Rinaldi', text: 'Primo colloquio gratuito' },
  { who: 'a patient who was proposed one', as: 'giulia', of: 'Chiara Serafini', text: 'Primo colloquio già proposto' },
  { who: 'a patient who has had it', as: 'giulia', of: 'Andrea Rinaldi', text: 'Primo colloquio già fatto' },
] as const)('to $who the card of $of says "$text", with one call for all cards (APPT-34)', async ({ as, of, text }) => {
  const { calls } = renderScreen('#/dashboard/therapist', { scenario: 'personas-only', ...(as && { signedInAs: as }) });
  const card = await cardOf(of);
  expect(await within(card).findByText(text)).toBeVisible();
  expect(within(card).getAllByText(/^Primo colloquio/)).toHaveLength(1);
  expect(calls.filter((name) => name === 'listEvents')).toHaveLength(as ? 1 : 0);
});

test('a card shows five areas and how many more there are (SEARCH-79, SEARCH-80)', async () => {
  renderScreen('#/dashboard/therapist', { scenario: 'personas-only' });
  const card = await cardOf('Andrea Rinaldi');
  const areas = within(card)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(areas).toEqual(['Ansia', 'Attacchi di panico', 'Stress lavorativo', 'Insonnia', 'Autostima', '+2 altre']);
});

test('a therapist on the Basic plan is not put forward and receives online alone (THER-07, THER-13, THER-24)', async () => {
  renderScreen('#/dashboard/therapist', { scenario: 'personas-only' });
  const basic = await cardOf('Chiara Serafini');
  expect(basic).toHaveTextContent('psicologo');
  expect(basic).toHaveTextContent('0 recensioni');
  expect(basic).toHaveTextContent('Online');
  expect(basic).not.toHaveTextContent('In studio');
  expect(basic).not.toHaveTextContent('In evidenza');
  expect(basic).not.toHaveTextContent('+');
});

test('says how results are ordered, and what a paid place is, one press from them', async () => {
  const { user } = renderScreen('#/dashboard/therapist', { scenario: 'personas-only' });
  const button = await screen.findByRole('button', { name: 'Come ordiniamo i risultati' });
  expect(screen.getByText(/estratti a sorte/)).not.toBeVisible();
  await user.click(button);
  expect(screen.getByText(/estratti a sorte/)).toHaveTextContent(
    /più in alto porta la scritta «In evidenza · piano Premium»/,
  );
  expect(screen.getByText(/estratti a sorte/)).toBeVisible();
});

test('says calmly that there is nobody to find', async () => {
  const { platform } = renderScreen('#/dashboard/therapist', { scenario: 'personas-only' });
  for (const token of ['pt-rinaldi', 'pt-serafini']) platform.db.users.remove(token);
  expect(await screen.findByText('Nessun terapeuta trovato')).toBeVisible();
});

test('a list that cannot be read says so and can be asked for again', async () => {
  const { user, platform } = renderScreen('#/dashboard/therapist', { scenario: 'personas-only' });
  platform.faults.set('listUsers', ['status-500']);
  const retry = await screen.findByRole('button', { name: 'Riprova' });
  platform.faults.set('listUsers', []);
  await user.click(retry);
  expect(await screen.findByText('Andrea Rinaldi')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Riprova' })).not.toBeInTheDocument();
});

async function cardOf(name: string): Promise<HTMLElement> {
  const card = (await screen.findByText(name)).closest('article');
  if (!card) throw new Error(`${name} stands on no card.`);
  return card;
}
