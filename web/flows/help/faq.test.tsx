import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { comingSoon } from '#web/features/coming-soon/coming-soon-list';
import { faqEntries, loadHelp } from '#web/features/help/help-content';
import { renderScreen } from '#web/testing/render-app.tsx';

const help = { patient: await loadHelp('patient'), professional: await loadHelp('professional') };

const patients = {
  title: 'Domande frequenti',
  description: 'Colloqui, sedute, pagamenti e account: le risposte alle domande che ci fanno più spesso.',
  content: help.patient,
};
const professionals = {
  title: 'Domande frequenti per i professionisti',
  description: 'Piani e commissioni, fatture, pazienti e sedute: le regole con cui lavori su Ascolto.',
  content: help.professional,
};

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const question = (name: string) => screen.findByRole('button', { name });
const questions = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading')
    .flatMap((one) => within(one).queryAllByRole('button'));

test.each(Object.entries(help))('the help of a %s names no screen that is not built yet', (_role, content) => {
  const text = JSON.stringify(content);
  for (const { title } of Object.values(comingSoon)) expect(text).not.toMatch(new RegExp(`\\b${title}\\b`));
});

test.each([
  { who: 'a visitor', signedInAs: null, address: '#/dashboard/faq', ...patients },
  { who: 'a patient', signedInAs: 'giulia', address: '#/dashboard/faq?type=faq', ...patients },
  { who: 'a professional', signedInAs: 'rinaldi', address: '#/dashboard/faq?type=altro', ...professionals },
] as const)(
  'shows $who the questions of their role in two columns, all closed (HELP-02, HELP-03, HELP-04, HELP-05)',
  async ({ signedInAs, address, title, description, content: { faq } }) => {
    renderScreen(address, signedInAs ? { signedInAs } : {});
    await heading(title);
    expect(screen.getByText(description)).toBeVisible();
    const all = faqEntries({ faq } as typeof help.patient);
    expect(questions().map(({ textContent }) => textContent)).toEqual(all.map((entry) => entry.question));
    for (const one of questions()) expect(one).toHaveAttribute('aria-expanded', 'false');
    const groups = faq.groups.map(({ title }) => screen.getByRole('region', { name: title }).parentElement);
    expect(new Set(groups).size).toBe(2);
  },
);

test.each([
  {
    who: 'a patient',
    signedInAs: 'giulia',
    title: 'Guida all’uso',
    description: 'Dal primo messaggio alla seduta, un passo alla volta.',
    tutorial: help.patient.tutorial,
  },
  {
    who: 'a professional',
    signedInAs: 'rinaldi',
    title: 'Guida all’uso per i professionisti',
    description: 'Dal profilo alle sedute, un passo alla volta.',
    tutorial: help.professional.tutorial,
  },
] as const)('shows $who the tutorial of their role as one list (HELP-01, HELP-03, HELP-04, HELP-07)', async (given) => {
  const { signedInAs, title, description, tutorial } = given;
  renderScreen('#/dashboard/faq?type=tutorial', { signedInAs });
  await heading(title);
  expect(screen.getByText(description)).toBeVisible();
  expect(questions().map(({ textContent }) => textContent)).toEqual(tutorial.entries.map((entry) => entry.question));
  const lists = new Set(questions().map((one) => one.closest('ul')));
  expect(lists.size).toBe(1);
});

test('an answer opens and closes by keys, and the address names it', async () => {
  const { user } = renderScreen('#/dashboard/faq?type=faq', { signedInAs: 'giulia' });
  const asked = await question('Chi emette la fattura?');
  const answer = screen.getByText(/La fattura della seduta la emette/);
  expect(answer).not.toBeVisible();
  asked.focus();
  await user.keyboard('{Enter}');
  expect(answer).toBeVisible();
  expect(asked).toHaveAttribute('aria-expanded', 'true');
  expect(window.location.hash).toBe('#/dashboard/faq?type=faq&voce=fattura');
  await user.keyboard(' ');
  expect(answer).not.toBeVisible();
  expect(window.location.hash).toBe('#/dashboard/faq?type=faq');
});

test('the address of an answer opens it and moves the focus to it', async () => {
  renderScreen('#/dashboard/faq?type=faq&voce=bollo', { signedInAs: 'rinaldi' });
  const asked = await question('Quando serve la marca da bollo?');
  expect(asked).toHaveAttribute('aria-expanded', 'true');
  await waitFor(() => expect(asked).toHaveFocus());
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('a search leaves what holds its words, opened and marked, and says how many', async () => {
  const { user } = renderScreen('#/dashboard/faq', { signedInAs: 'giulia' });
  await user.type(await screen.findByRole('searchbox', { name: 'Cerca tra le risposte' }), 'credito');
  await waitFor(() => expect(screen.getByText(/risposte trovate$/)).toBeInTheDocument());
  const shown = questions().map(({ textContent }) => textContent);
  expect(shown).toContain('Come si usa il credito?');
  expect(shown).not.toContain('Come lascio la pagina in fretta?');
  expect(screen.getByText(/Si usa da solo alla prenotazione/)).toBeVisible();
  const marked = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent?.toLowerCase());
  expect(new Set(marked)).toEqual(new Set(['credito']));
  await waitFor(() => expect(window.location.hash).toContain('cerca=credito'));
});

const searchBox = () => screen.findByRole('searchbox', { name: 'Cerca tra le risposte' });

test('a letter put into the middle of a search stands there at once, and the caret stays behind it', async () => {
  const { user } = renderScreen('#/dashboard/faq?cerca=credio', { signedInAs: 'giulia' });
  const box = (await searchBox()) as HTMLInputElement;
  await user.type(box, 't', { initialSelectionStart: 5, initialSelectionEnd: 5 });
  expect(box).toHaveValue('credito');
  expect(box.selectionStart).toBe(6);
});

test('a search is in the address as soon as its box is left, and a link without one empties the box', async () => {
  const app = renderScreen('#/dashboard/faq', { signedInAs: 'giulia' });
  await app.user.type(await searchBox(), 'credito');
  await app.user.tab();
  expect(window.location.hash).toBe('#/dashboard/faq?cerca=credito');
  await app.open('/dashboard/faq');
  await waitFor(async () => expect(await searchBox()).toHaveValue(''));
});

test('words of somebody in danger never stand in the address, and the box keeps them', async () => {
  const app = renderScreen('#/dashboard/faq', { signedInAs: 'giulia' });
  await app.user.type(await searchBox(), 'non voglio vivere');
  await app.user.tab();
  await screen.findByRole('region', { name: 'Se tu o un’altra persona siete in pericolo' });
  expect(window.location.hash).toBe('#/dashboard/faq');
  await app.user.clear(await searchBox());
  await app.user.type(await searchBox(), 'credito');
  await app.user.tab();
  expect(window.location.hash).toBe('#/dashboard/faq?cerca=credito');
  await app.user.type(await searchBox(), ' suicidio');
  await app.user.tab();
  await waitFor(() => expect(window.location.hash).toBe('#/dashboard/faq'));
  expect(await searchBox()).toHaveValue('credito suicidio');
});

test('a search that finds nothing leads a user to a ticket', async () => {
  renderScreen('#/dashboard/faq?cerca=xyzzy', { signedInAs: 'giulia' });
  const nothing = await screen.findByText('Nessuna risposta per «xyzzy»');
  const way = within(nothing.parentElement as HTMLElement).getByRole('link', { name: 'Apri un ticket' });
  expect(way).toHaveAttribute('href', '#/dashboard/ticket');
});

test.each([
  ['suicidio', 'giulia'],
  ['xyzzy', 'giulia'],
  ['pericolo', 'giulia'],
  ['pericolo', 'rinaldi'],
  ['farla finita', null],
] as const)(
  'a search for "%s" by %s shows the numbers to call before anything else, and says so',
  async (search, signedInAs) => {
    renderScreen(`#/dashboard/faq?cerca=${encodeURIComponent(search)}`, signedInAs ? { signedInAs } : {});
    const help = await screen.findByRole('region', { name: 'Se tu o un’altra persona siete in pericolo' });
    const links = within(help).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'tel:112',
      'tel:+390223272327',
      'tel:19696',
      'tel:1522',
      'https://www.1522.eu',
    ]);
    const [first = screen.getByText(/^Nessuna risposta per/)] = questions();
    expect(help.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText(/Sopra le risposte trovi i numeri da chiamare subito/)).toBeInTheDocument();
  },
);

test('who searches in words of danger is not sent to a ticket: nobody reads it at once, and the page says so', async () => {
  renderScreen('#/dashboard/faq?cerca=suicidio', { signedInAs: 'giulia' });
  const nothing = (await screen.findByText('Nessuna risposta per «suicidio»')).parentElement as HTMLElement;
  expect(within(nothing).getByText(/non sono un servizio di emergenza/)).toBeVisible();
  expect(within(nothing).queryByRole('link')).not.toBeInTheDocument();
});

test('a search that finds something, and is not of somebody in danger, shows no numbers to call', async () => {
  renderScreen('#/dashboard/faq?cerca=credito', { signedInAs: 'giulia' });
  await screen.findByRole('button', { name: /^Come si usa il credito/ });
  expect(screen.queryByRole('region', { name: /siete in pericolo/ })).not.toBeInTheDocument();
});

test('each answer on diary, data and privacy has an address of its own', async () => {
  renderScreen('#/dashboard/faq?type=faq&voce=scaricare-dati', { signedInAs: 'giulia' });
  const asked = await question('Come scarico i miei dati?');
  expect(asked).toHaveAttribute('aria-expanded', 'true');
  await waitFor(() => expect(asked).toHaveFocus());
});

test('a search that finds nothing leads a visitor to the form on the page', async () => {
  const { user } = renderScreen('#/dashboard/faq?cerca=xyzzy');
  await user.click(await screen.findByRole('button', { name: 'Scrivi a una persona' }));
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveFocus();
});

test('from the questions to the tutorial it is one press, and its heading has the focus', async () => {
  const { user } = renderScreen('#/dashboard/faq?type=faq', { signedInAs: 'giulia' });
  await user.click(await screen.findByRole('link', { name: 'Guida all’uso' }));
  expect(await heading('Guida all’uso')).toHaveFocus();
});
