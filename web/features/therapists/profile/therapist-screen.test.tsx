import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { enterText } from '#web/testing/enter-text';
import { renderScreen } from '#web/testing/render-app.tsx';

const rinaldi = '#/dashboard/therapist-detail?pt=pt-rinaldi';
const serafini = '#/dashboard/therapist-detail?pt=pt-serafini';
const inBrief = async () => within(await screen.findByRole('complementary', { name: 'In breve' }));
const sectionOf = async (title: string) => within(await screen.findByRole('region', { name: title }));

test('the sidebar says who the therapist is and from what price (THER-06, THER-07, THER-10, THER-23)', async () => {
  renderScreen(rinaldi, { signedInAs: 'sara' });
  const sidebar = await inBrief();
  for (const text of ['Andrea Rinaldi', 'psicoterapeuta', 'da 70,00 €', 'Online', 'In studio', '9 recensioni']) {
    expect(sidebar.getByText(text)).toBeVisible();
  }
});

test('the sidebar shows the photo of the therapist (THER-05)', async () => {
  const { platform } = renderScreen(rinaldi, { scenario: 'personas-only' });
  const { picture } = platform.db.users.get('pt-rinaldi') ?? {};
  const sidebar = await screen.findByRole('complementary', { name: 'In breve' });
  expect(sidebar.querySelector('img')?.getAttribute('src')).toContain(picture);
});

test('the languages the therapist speaks are listed (THER-22)', async () => {
  renderScreen(rinaldi, { signedInAs: 'sara' });
  expect((await sectionOf('Lingue')).getByText('Italiano, Inglese')).toBeVisible();
});

test('the average of the ratings stands out of five, to one decimal (THER-11, THER-12)', async () => {
  renderScreen(rinaldi, { signedInAs: 'sara' });
  const average = (await inBrief()).getByText(/^\d,\d$/);
  expect(average.parentElement).toHaveTextContent(/^Valutazione\d,\d su 5$/);
});

test('region and number of the register are in sight, and the verified badge says what was checked (THER-08, THER-09)', async () => {
  const { user } = renderScreen(rinaldi, { signedInAs: 'sara' });
  expect((await inBrief()).getByText('Albo: Lombardia, n. 03/11482')).toBeVisible();
  const badge = (await inBrief()).getByRole('button', { name: 'Profilo verificato' });
  await user.click(badge);
  expect(badge).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText(/ha controllato i documenti/)).toBeVisible();
});

test('what is not known of the register is said to be so', async () => {
  const { platform } = renderScreen(serafini, { scenario: 'personas-only' });
  changeProfile(platform, 'pt-serafini', { register_defination: '', region: 'Lazio' });
  expect(await screen.findByText('Albo: Lazio, numero non indicato')).toBeVisible();
});

test('five areas show at once and the rest behind a toggle (THER-16, THER-17)', async () => {
  const { user } = renderScreen(rinaldi, { signedInAs: 'sara' });
  const areas = await sectionOf('Aree di intervento');
  expect(areas.getAllByRole('listitem')).toHaveLength(5);
  await user.click(areas.getByRole('button', { name: 'Mostra tutte le aree (7)' }));
  expect(areas.getAllByRole('listitem')).toHaveLength(7);
  await user.click(areas.getByRole('button', { name: 'Mostra meno' }));
  expect(areas.getAllByRole('listitem')).toHaveLength(5);
});

test('ten specialisations show at once and the rest behind a toggle (THER-18, THER-19)', async () => {
  const { user, platform } = renderScreen(serafini, { scenario: 'personas-only' });
  changeProfile(platform, 'pt-serafini', { specialization: Array.from({ length: 12 }, (_, at) => `Metodo ${at + 1}`) });
  const specialisations = await sectionOf('Specializzazioni');
  expect(specialisations.getAllByRole('listitem')).toHaveLength(10);
  await user.click(specialisations.getByRole('button', { name: 'Mostra tutte le specializzazioni (12)' }));
  expect(specialisations.getAllByRole('listitem')).toHaveLength(12);
});

test('every price stands whole, one that is not set has no line (THER-20, THER-21)', async () => {
  const { platform } = renderScreen(serafini, { scenario: 'personas-only' });
  changeProfile(platform, 'pt-serafini', { prices: { single_seat: '50', couple_session: '70' } });
  const prices = await sectionOf('Prezzi');
  const labels = prices.getAllByRole('term').map(({ textContent }) => textContent);
  expect(labels).toEqual(['Primo colloquio gratuito', 'Singola', 'Di coppia']);
  expect(prices.getByText('50,00 €')).toBeVisible();
});

const free = { line: 'Primo colloquio gratuito', price: '0,00 €' };

test.each([
  { who: 'a visitor', as: undefined, of: rinaldi, ...free },
  { who: 'a patient without a talk', as: 'sara', of: rinaldi, ...free },
  { who: 'a patient who was proposed one', as: 'giulia', of: serafini, ...free, line: 'Primo colloquio già proposto' },
  { who: 'a patient who has had it', as: 'giulia', of: rinaldi, line: 'Primo colloquio già fatto', price: undefined },
  { who: 'a colleague', as: 'serafini', of: rinaldi, ...free },
] as const)('to $who the price list says "$line" (APPT-34)', async ({ as, of, line, price }) => {
  renderScreen(of, as && { signedInAs: as });
  const prices = await sectionOf('Prezzi');
  const label = await prices.findByText(line);
  expect(prices.getAllByText(/^Primo colloquio/)).toEqual([label]);
  const row = label.parentElement as HTMLElement;
  if (price) expect(row).toHaveTextContent(price);
  else expect(row).not.toHaveTextContent('€');
});

test('a family session says that it is not booked online (THER-20, CONST-04)', async () => {
  renderScreen(rinaldi, { signedInAs: 'sara' });
  const line = (await sectionOf('Prezzi')).getByText('Familiare').parentElement;
  expect(line).toHaveTextContent('110,00 €');
  expect(line).toHaveTextContent('solo in presenza');
});

test('a patient reaches the studio of a Premium therapist, its address on a map in a new tab (THER-26, THER-27, THER-28, THER-29)', async () => {
  renderScreen(rinaldi, { signedInAs: 'sara' });
  const studio = await sectionOf('Studio');
  expect(studio.getByRole('link', { name: '+39 399 873 6119' })).toHaveAttribute('href', 'tel:+393998736119');
  expect(studio.getByRole('link', { name: 'andrea.rinaldi@example.it' })).toBeVisible();
  const map = studio.getByRole('link', { name: /Via Lazzaro Spallanzani 16.*nuova scheda/ });
  expect(map).toHaveAttribute('target', '_blank');
  expect(map.getAttribute('href')).toContain('query=Via%20Lazzaro%20Spallanzani%2016');
});

test('a therapist on the Basic plan shows no studio (THER-25)', async () => {
  renderScreen(serafini, { signedInAs: 'sara' });
  await sectionOf('Prezzi');
  expect(screen.queryByRole('region', { name: 'Studio' })).not.toBeInTheDocument();
});

test('the tabs are biografia, curriculum and recensioni, with their number (THER-03)', async () => {
  renderScreen(rinaldi, { signedInAs: 'sara' });
  const tabs = within(await screen.findByRole('tablist')).getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['biografia', 'curriculum', 'recensioni (9)']);
});

test('biografia is open at first, and the open tab stands in the address (THER-04, THER-30)', async () => {
  const { user } = renderScreen(rinaldi, { signedInAs: 'sara' });
  expect(await screen.findByText(/vicino ai Bastioni di Porta Venezia/)).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'curriculum' }));
  expect(window.location.hash).toBe(`${rinaldi}&tab=curriculum`);
  expect(screen.getByRole('tab', { name: 'curriculum' })).toHaveAttribute('aria-selected', 'true');
});

test('curriculum shows studies and work, newest first (THER-31, THER-32, THER-34, THER-35)', async () => {
  renderScreen(`${rinaldi}&tab=curriculum`, { signedInAs: 'sara' });
  const studies = await entriesUnder('Formazione');
  expect(studies[0]).toMatch(/^2009Specializzazione in Psicoterapia.*Scuola Lombarda/);
  expect(studies[1]).toMatch(/^2003Laurea in Psicologia clinica.*Padova/);
  const work = await entriesUnder('Esperienze lavorative');
  expect(work[0]).toMatch(/^01\/02\/2010 – in corsoStudio privato/);
  expect(work[1]).toMatch(/^01\/09\/2006 – 30\/06\/2012Consultorio/);
});

test('a review says who, when, after how many sessions and what; pressing a bar shows its stars alone (THER-36)', async () => {
  const { user } = renderScreen(`${rinaldi}&tab=recensioni`, { signedInAs: 'sara' });
  const panel = within(await screen.findByRole('tabpanel'));
  const [bar] = panel.getAllByRole('button', { name: /^5 stelle \d recension[ie], \d+(,\d)?%$/ });
  if (!bar) throw new Error('There is no bar of five stars.');
  const count = Number(bar.textContent?.match(/(\d) recension/)?.[1]);
  await user.click(bar);
  const shown = panel.getAllByText('5 su 5').map((rating) => rating.closest('li')?.textContent);
  expect(shown).toHaveLength(count);
  expect(shown[0]).toMatch(/^\p{L}+ \p{Lu}\.5 su 5\d\d\/\d\d\/\d{4}dopo \d+ sedut[ae]/u);
  expect(panel.queryByText('4 su 5')).not.toBeInTheDocument();
});

test('the newest review with words is quoted as that, with its day, and leads to all of them', async () => {
  const { user } = renderScreen(rinaldi, { signedInAs: 'sara' });
  const quote = within(await screen.findByRole('figure'));
  const words = quote.getByRole('blockquote').textContent?.slice(1, -1) ?? '';
  expect(quote.getByText(/^L’ultima recensione con un commento/)).toHaveTextContent(/\d\d\/\d\d\/\d{4}, \d su 5\./);
  await user.click(quote.getByRole('link', { name: 'Leggi tutte le 9 recensioni' }));
  expect(window.location.hash).toBe(`${rinaldi}&tab=recensioni`);
  const written = within(await screen.findByRole('tabpanel')).getAllByRole('listitem');
  expect(written.find((review) => review.querySelector('time'))).toHaveTextContent(words);
});

test('nothing is quoted of a therapist without reviews', async () => {
  renderScreen(serafini, { scenario: 'personas-only' });
  await inBrief();
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
});

test('an unknown therapist leads back to the list, which says so once (THER-01, THER-38)', async () => {
  const { user } = renderScreen('#/dashboard/therapist-detail?pt=nobody', { scenario: 'personas-only' });
  expect(await screen.findByRole('heading', { name: 'Trova terapeuta' })).toBeVisible();
  expect(screen.getByText('Il profilo che cercavi non c’è')).toBeVisible();
  await user.click(await screen.findByText('Andrea Rinaldi'));
  await user.click(await screen.findByText('Torna ai terapeuti'));
  expect(await screen.findByText('Andrea Rinaldi')).toBeVisible();
  expect(screen.queryByText('Il profilo che cercavi non c’è')).not.toBeInTheDocument();
});

test('a patient who already writes to the therapist is led to that chat (THER-14, CHAT-35)', async () => {
  const { user } = renderScreen(rinaldi, { signedInAs: 'giulia' });
  await user.click((await inBrief()).getByRole('button', { name: 'Scrivi in chat' }));
  await waitFor(() => expect(window.location.hash).toBe('#/dashboard/chat?selected_chat=chat-giulia-rinaldi'));
});

test('a visitor who wants to write is told what it needs, signs in as a patient and comes back (THER-14)', async () => {
  const { user } = renderScreen(rinaldi);
  await user.click((await inBrief()).getByRole('button', { name: 'Scrivi un messaggio' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Scrivi ad Andrea Rinaldi' }));
  expect(dialog.getByText(/serve un account da paziente/)).toHaveTextContent('parte quando premi tu');
  expect(dialog.getByText(/non è un servizio di emergenza/)).toHaveTextContent('112');
  expect(dialog.getByRole('button', { name: 'Registrati' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Accedi' }));
  await waitFor(() => expect(window.location.hash).toBe('#/patient'));
  await enterText(user, await screen.findByLabelText('Email'), 'sara.lombardi@example.it');
  await enterText(user, screen.getByLabelText('Password'), 'Ascolto2026!');
  await user.click(screen.getByRole('button', { name: 'ACCEDI ALLA PIATTAFORMA' }));
  await waitFor(() => expect(window.location.hash).toBe(rinaldi));
});

test('a professional reads the profile but is offered nothing to write with', async () => {
  renderScreen(rinaldi, { signedInAs: 'serafini' });
  const sidebar = await inBrief();
  expect(sidebar.queryByRole('button', { name: /^Scrivi/ })).not.toBeInTheDocument();
});

async function entriesUnder(title: string): Promise<(string | null)[]> {
  const list = (await screen.findByRole('heading', { name: title })).nextElementSibling as HTMLElement;
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

function changeProfile({ db }: ReturnType<typeof renderScreen>['platform'], token: string, fields: object): void {
  const user = db.users.get(token);
  if (!user) throw new Error(`There is no ${token}.`);
  db.users.change(token, { public_configuration: { ...user.public_configuration, ...fields } });
}
