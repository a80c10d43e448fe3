import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { interventionAreas } from '#contracts/options/intervention-areas';
import { addressOfFilter } from '#web/features/therapists/search/address-of-filter';
import { type Search, wholeList } from '#web/features/therapists/search/search';
import { renderScreen } from '#web/testing/render-app.tsx';

const list = '#/dashboard/therapist';
const listFor = (search: Partial<Search>) => `${list}${addressOfFilter({ ...wholeList, ...search })}`;
const milano = { formattedAddress: 'Piazza Duomo, Milano', coordinates: { latitude: 45.4642, longitude: 9.19 } };

const form = () => screen.findByRole('form', { name: 'Filtri di ricerca' });
const searchButton = () => screen.getByRole('button', { name: 'CERCA' });
const menu = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name} `) });
const chips = () => screen.findByRole('region', { name: 'Filtri attivi' });
const resultsHeading = () => screen.getByRole('heading', { name: /^Risultati:/ });
const isAt = (address: string) => waitFor(() => expect(window.location.hash).toBe(address));
const cards = () => screen.findAllByRole('article');

test('offers the filters by their names and the services by theirs (SEARCH-04, SEARCH-08, SEARCH-19)', async () => {
  const { user } = renderScreen(list);
  await form();
  await user.click(menu('Tipo di terapia'));
  const therapies = within(await screen.findByRole('dialog', { name: 'Tipo di terapia' })).getAllByRole('radio');
  expect(therapies.map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
    'Qualsiasi',
    'Online',
    'Online + studio',
  ]);
  await user.keyboard('{Escape}');
  await user.click(menu('Servizio'));
  const services = within(await screen.findByRole('dialog', { name: 'Servizio' })).getAllByRole('checkbox');
  expect(services.map((box) => (box as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
    'Singola',
    'Di coppia',
    'Familiare',
  ]);
});

test.each([
  { name: 'Genere', choices: ['Uomo', 'Donna', 'Altro'], id: 'SEARCH-06' },
  { name: 'Età', choices: ['Under 35', '35-50', 'Over 50'], id: 'SEARCH-07' },
])('$name is a dropdown in which several can be chosen: $id', async ({ name, choices }) => {
  const { user } = renderScreen(list);
  await form();
  await user.click(menu(name));
  const open = within(await screen.findByRole('dialog', { name }));
  expect(open.getAllByRole('checkbox')).toHaveLength(choices.length);
  for (const choice of choices.slice(0, 2)) await user.click(open.getByRole('checkbox', { name: choice }));
  expect(menu(name)).toHaveTextContent(`${choices[0]}, ${choices[1]}`);
});

test('what is chosen is counted at once, searched for with CERCA, and stands in the address (SEARCH-05, SEARCH-17, SEARCH-26)', async () => {
  const { user } = renderScreen(list, { signedInAs: 'giulia' });
  const { textContent: whole } = await screen.findByText(/^9 di/);
  await user.click(menu('Lingua'));
  await user.click(await screen.findByRole('checkbox', { name: 'Francese' }));
  await user.keyboard('{Escape}');
  const count = await within(await form()).findByText(/^\d+ terapeut/);
  await waitFor(() => expect(whole).not.toContain(count.textContent));
  expect(window.location.hash).not.toContain('language');
  await user.click(searchButton());
  await isAt('#/dashboard/therapist/?language=Francese&count=1&applyFilters=true');
  expect(await chips()).toHaveTextContent('Lingua: Francese');
  await waitFor(() => expect(screen.getAllByText(count.textContent ?? '', { exact: false })).toHaveLength(2));
  await waitFor(async () => {
    for (const card of await cards()) expect(card).toHaveTextContent('Francese');
  });
  expect(document.title).toBe('Trova terapeuta · Ascolto');
});

test('a place is found while it is typed, and searched for as it was chosen (SEARCH-09, SEARCH-31)', async () => {
  const { user } = renderScreen(list);
  await form();
  await user.click(menu('Indirizzo'));
  const field = await screen.findByRole('combobox', { name: 'Indirizzo' });
  await user.type(field, 'garibaldi 8 milano');
  await user.click(await screen.findByRole('option', { name: 'Via Garibaldi 8, Milano MI, Italia' }));
  await waitFor(() => expect(field).toHaveValue('Via Garibaldi 8, 20121 Milano MI, Italia'));
  expect(menu('Indirizzo')).toHaveTextContent('Via Garibaldi 8, 20121 Milano MI, Italia');
  await user.click(searchButton());
  expect(await chips()).toHaveTextContent('Indirizzo: entro 50 km da Via Garibaldi 8, 20121 Milano MI, Italia');
  const { searchParams } = new URL(window.location.hash.slice(1), 'https://ascolto.example');
  expect(JSON.parse(searchParams.get('address') ?? '')).toEqual({
    formattedAddress: 'Via Garibaldi 8, 20121 Milano MI, Italia',
    coordinates: { latitude: 45.4756, longitude: 9.1847 },
  });
});

test('CERCA leads to the heading of the results, which says how many there are, also when nothing was changed', async () => {
  const { user } = renderScreen(listFor({ gender: ['donna'] }), { signedInAs: 'giulia' });
  await screen.findByText(/^I primi 10 di \d+ terapeuti$/);
  for (const _ of ['first', 'again']) {
    await user.click(searchButton());
    await waitFor(() => expect(resultsHeading()).toHaveFocus());
    expect(resultsHeading()).toHaveTextContent(/^Risultati: I primi 10 di \d+ terapeuti$/);
  }
  await user.click(screen.getByRole('button', { name: 'Togli Genere: Donna' }));
  await screen.findByText(/^9 di \d+ terapeuti$/);
  window.history.back();
  await chips();
  await user.selectOptions(screen.getByLabelText('Ordina per'), 'Prezzo crescente');
  await isAt('#/dashboard/therapist/?gender=donna&count=1&applyFilters=true&sort=price');
  await cards();
  expect(screen.getByLabelText('Ordina per')).toHaveFocus();
});

test('an address asks for its search, and going back finds the one before (SEARCH-41, SEARCH-42)', async () => {
  const { user } = renderScreen(listFor({ gender: ['donna'] }), { signedInAs: 'giulia' });
  expect(await chips()).toHaveTextContent('Genere: Donna');
  expect(menu('Genere')).toHaveTextContent('Donna');
  await user.click(menu('Tipo di terapia'));
  await user.click(await screen.findByRole('radio', { name: 'Online + studio' }));
  await user.keyboard('{Escape}');
  await user.click(searchButton());
  await waitFor(async () => expect(await chips()).toHaveTextContent('Tipo di terapia: Online + studio'));
  window.history.back();
  await waitFor(async () => expect(await chips()).not.toHaveTextContent('Tipo di terapia'));
  expect(menu('Tipo di terapia')).toHaveTextContent('Qualsiasi');
});

test('filters that are not to be applied are filled in and wait for CERCA (SEARCH-43)', async () => {
  renderScreen(`${list}?gender=donna&applyFilters=false`);
  await screen.findByText(/^9 di \d+ terapeuti$/);
  expect(menu('Genere')).toHaveTextContent('Donna');
  expect(screen.queryByRole('region', { name: 'Filtri attivi' })).not.toBeInTheDocument();
});

test('"Elimina filtri" takes every filter away and the whole list is back (SEARCH-15, SEARCH-16)', async () => {
  const { user } = renderScreen(listFor({ gender: ['donna'], interventions: ['Ansia', 'Lutto'] }));
  await chips();
  await user.click(screen.getByRole('button', { name: 'Elimina filtri' }));
  await isAt('#/dashboard/therapist/');
  expect(await screen.findByText(/^9 di \d+ terapeuti$/)).toBeVisible();
  expect(menu('Genere')).toHaveTextContent('Qualsiasi');
  expect(screen.getByRole('button', { name: 'Ansia' })).toHaveAttribute('aria-pressed', 'false');
});

test('each active filter is removed by itself', async () => {
  const { user } = renderScreen(listFor({ gender: ['donna', 'uomo'], age: ['35-50'] }));
  await chips();
  await user.click(screen.getByRole('button', { name: 'Togli Genere: Donna' }));
  await isAt('#/dashboard/therapist/?age=35-50&gender=uomo&count=2&applyFilters=true');
  expect(await chips()).not.toHaveTextContent('Donna');
  await user.click(screen.getByRole('button', { name: 'Togli Età: 35-50' }));
  await user.click(await screen.findByRole('button', { name: 'Togli Genere: Uomo' }));
  await isAt('#/dashboard/therapist/');
});

test('tags switch on and off in place, and "+N" lists all of them (SEARCH-10, SEARCH-11, SEARCH-12, SEARCH-14)', async () => {
  const { user } = renderScreen(list);
  await form();
  await user.click(screen.getByRole('button', { name: 'Ansia' }));
  expect(screen.getByRole('button', { name: 'Ansia' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: `+${interventionAreas.length - 4} altre aree` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Aree di intervento' }));
  expect(dialog.getAllByRole('checkbox')).toHaveLength(interventionAreas.length);
  await user.click(dialog.getByRole('checkbox', { name: 'Ansia' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Lutto' }));
  await user.click(dialog.getByRole('button', { name: 'Conferma' }));
  expect(await screen.findByText('Scelte anche: Lutto')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ansia' })).toHaveAttribute('aria-pressed', 'false');
});

test('all tags can be taken away in the dialog', async () => {
  const { user } = renderScreen(listFor({ interventions: ['Ansia'] }));
  await form();
  await user.click(screen.getByRole('button', { name: /altre aree/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Aree di intervento' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Ansia' }));
  await user.click(dialog.getByRole('button', { name: 'Conferma' }));
  expect(screen.getByRole('button', { name: 'Ansia' })).toHaveAttribute('aria-pressed', 'false');
});

test('sorts by rating or by price, as the address says (SEARCH-18, SEARCH-75)', async () => {
  const { user } = renderScreen(list);
  await screen.findByText(/^9 di/);
  const sort = screen.getByLabelText('Ordina per');
  expect(
    within(sort)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Seleziona', 'Valutazione', 'Prezzo crescente']);
  await user.selectOptions(sort, 'Prezzo crescente');
  await isAt('#/dashboard/therapist/?sort=price');
  await waitFor(async () => {
    const prices = (await cards()).map((card) => Number(/da (\d+),/.exec(card.textContent ?? '')?.[1]));
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  });
});

test('with a filter ten are shown, no more can be loaded, and how many match is told (SEARCH-70, SEARCH-71)', async () => {
  renderScreen(listFor({ service: ['single'] }));
  expect(await screen.findByText(/^I primi 10 di \d+ terapeuti$/)).toBeVisible();
  expect(await cards()).toHaveLength(10);
  expect(screen.queryByText('Carica altri 9')).not.toBeInTheDocument();
});

test('nobody found: which filter to give up is offered with what it brings (SEARCH-24)', async () => {
  const { user } = renderScreen(listFor({ language: ['Klingon'], service: ['single'] }));
  expect(await screen.findByText('Nessun terapeuta trovato')).toBeVisible();
  const loosen = screen.getByRole('button', { name: /^Togli «Lingua: Klingon» \(\d+ risultati\)$/ });
  const total = /\((\d+)/.exec(loosen.textContent ?? '')?.[1];
  await user.click(loosen);
  expect(await screen.findByText(new RegExp(`^I primi 10 di ${total} terapeuti`))).toBeVisible();
  expect(await chips()).not.toHaveTextContent('Klingon');
  await waitFor(() => expect(resultsHeading()).toHaveFocus());
});

test('the place is asked for with its radius and told on each card with its distance (SEARCH-59)', async () => {
  const { user } = renderScreen(listFor({ address: milano }));
  expect(await chips()).toHaveTextContent('Indirizzo: entro 50 km da Piazza Duomo, Milano');
  await user.click(menu('Indirizzo'));
  await screen.findByRole('combobox', { name: 'Indirizzo' });
  expect(screen.getByRole('combobox', { name: 'Indirizzo' })).toHaveValue('Piazza Duomo, Milano');
  expect(screen.getByRole('combobox', { name: 'Indirizzo' })).toHaveAccessibleDescription(/entro 50 km/);
  for (const card of await cards()) expect(card).toHaveTextContent(/Studio a (circa \d+|meno di 1) km/);
});

test('a card says in words why it is shown, what is met and what is not', async () => {
  const { user } = renderScreen(listFor({ language: ['Inglese', 'Russo'] }), { scenario: 'personas-only' });
  const card = (await screen.findByText('Andrea Rinaldi')).closest('article') as HTMLElement;
  await user.click(within(card).getByRole('button', { name: 'Perché lo vedi' }));
  expect(within(card).getByText('Lingua: Inglese').closest('ul')?.previousSibling).toHaveTextContent(/^Corrisponde$/);
  expect(within(card).getByText('Lingua: Russo').closest('ul')?.previousSibling).toHaveTextContent('Non corrisponde');
  expect(window.location.hash).toContain('/dashboard/therapist?');
});

test.each([
  { who: 'Andrea Rinaldi', says: 'Si occupa di ansia e attacchi di panico, temi vicini a: fobie' },
  { who: 'Chiara Serafini', says: 'Si occupa di ansia, un tema vicino a: fobie' },
  { who: 'Chiara Serafini', says: 'Si occupa di autostima' },
])('of $who the explanation names their own areas: $says (SEARCH-57)', async ({ who, says }) => {
  const { user } = renderScreen(listFor({ interventions: ['Fobie', 'Autostima'] }), { scenario: 'personas-only' });
  const card = (await screen.findByText(who)).closest('article') as HTMLElement;
  await user.click(within(card).getByRole('button', { name: 'Perché lo vedi' }));
  expect(within(card).getByText(says)).toBeVisible();
  expect(card).not.toHaveTextContent('famiglia');
});

test('an answer of the questionnaire is one filter in the person’s words, and goes whole (QUEST-17, SEARCH-10)', async () => {
  const { user } = renderScreen(
    listFor({
      interventions: ['Conflitti familiari', 'Caregiver', 'Depressione', 'Lutto'],
      answers: ['family', 'sadness'],
    }),
  );
  const shown = within(await chips());
  expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Dal questionario: tristezza',
    'Dal questionario: i rapporti in famiglia',
    'Area: Lutto',
  ]);
  expect(await form()).toHaveTextContent('Dal questionario: tristezza, i rapporti in famiglia');
  await user.click(shown.getByRole('button', { name: 'Togli Dal questionario: i rapporti in famiglia' }));
  await isAt('#/dashboard/therapist/?interventions=Depressione%2CLutto&answers=sadness&count=1&applyFilters=true');
  expect(await chips()).toHaveTextContent('Dal questionario: tristezza');
  await user.click(screen.getByRole('button', { name: 'Togli Dal questionario: tristezza' }));
  await isAt('#/dashboard/therapist/?interventions=Lutto&count=1&applyFilters=true');
});

test('nobody found for an answer: the person’s words are what can be given up (SEARCH-24)', async () => {
  const interventions = ['Dipendenza dalle sostanze', 'Dipendenza dal gioco', 'Dipendenza da internet'];
  const { user } = renderScreen(listFor({ interventions, answers: ['addiction'] }), { scenario: 'personas-only' });
  await user.click(await screen.findByText('Togli «Dal questionario: una dipendenza» (2 risultati)'));
  await isAt('#/dashboard/therapist/');
});

test('a profile comes back to the search it was opened from (SEARCH-42, THER-02)', async () => {
  const address = listFor({ gender: ['donna'], age: ['35-50'] });
  const { user } = renderScreen(address, { signedInAs: 'giulia' });
  const [first] = await cards();
  const link = within(first as HTMLElement).getByRole('link');
  const { textContent: name } = link;
  await user.click(link);
  await user.click(await screen.findByText('Torna ai terapeuti'));
  await isAt(address.replace('therapist?', 'therapist/?'));
  expect(await screen.findByText(name ?? '')).toHaveFocus();
});

test('opening a card records the view of a patient, once per press (SEARCH-83, SEARCH-84)', async () => {
  const { user, asked } = renderScreen(list, { signedInAs: 'giulia', scenario: 'personas-only' });
  await user.click(await screen.findByText('Andrea Rinaldi'));
  await isAt('#/dashboard/therapist-detail?pt=pt-rinaldi');
  expect(asked.filter((name) => name === 'therapists/record-profile-view')).toHaveLength(1);
});

test('a visitor is counted by nobody', async () => {
  const { user, asked } = renderScreen(list, { scenario: 'personas-only' });
  await user.click(await screen.findByText('Andrea Rinaldi'));
  await isAt('#/dashboard/therapist-detail?pt=pt-rinaldi');
  expect(asked).not.toContain('therapists/record-profile-view');
});

test('the profile opens though its view could not be recorded, and nobody hears of that (SEARCH-85)', async () => {
  const { user } = renderScreen(list, {
    signedInAs: 'giulia',
    scenario: 'personas-only',
    faults: { profileView: ['status-500'] },
  });
  await user.click(await screen.findByText('Andrea Rinaldi'));
  expect(await screen.findByText('Torna ai terapeuti')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a small screen has one button, and the same filters in a sheet (SEARCH-21, SEARCH-22, SEARCH-23)', async () => {
  const phone = onPhone();
  const { user } = renderScreen(list, { signedInAs: 'giulia' });
  await user.click(await screen.findByRole('button', { name: 'inizia la ricerca' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Cerca terapeuta' }));
  expect(screen.getAllByRole('form', { name: 'Filtri di ricerca' })).toHaveLength(1);
  await user.click(sheet.getByRole('button', { name: 'Ansia' }));
  await user.click(sheet.getByRole('button', { name: 'CERCA' }));
  await isAt('#/dashboard/therapist/?interventions=Ansia&count=1&applyFilters=true');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await chips()).toHaveTextContent('Area: Ansia');
  await waitFor(() => expect(resultsHeading()).toHaveFocus());
  phone.mockRestore();
});

test('what is chosen in the sheet is still chosen after Back and after the cross (SEARCH-22)', async () => {
  const phone = onPhone();
  const { user } = renderScreen(list, { signedInAs: 'giulia' });
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'inizia la ricerca' }));
    return within(await screen.findByRole('dialog', { name: 'Cerca terapeuta' }));
  };
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click((await open()).getByRole('button', { name: 'Ansia' }));
  act(() => window.history.back());
  await gone();
  const sheet = await open();
  expect(sheet.getByRole('button', { name: 'Ansia' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(sheet.getByRole('button', { name: 'Chiudi' }));
  await gone();
  expect((await open()).getByRole('button', { name: 'Ansia' })).toHaveAttribute('aria-pressed', 'true');
  phone.mockRestore();
});

/** A window as narrow as a phone's, until it is restored. */
function onPhone() {
  const wide = window.matchMedia;
  return vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...wide(query),
    matches: query === '(max-width: 47.99em)',
  }));
}
