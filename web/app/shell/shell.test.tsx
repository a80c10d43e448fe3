import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '#web/testing/render-app.tsx';

const sections = async () => within(await screen.findByRole('navigation', { name: 'Sezioni' }));
const header = async () => within(await screen.findByRole('banner'));
const isAt = (address: string) => waitFor(() => expect(window.location.hash).toBe(address));

/** The items of the sidebar in their order: name and address. */
async function itemsShown(): Promise<(string | null | undefined)[][]> {
  const links = (await sections()).getAllByRole('link');
  return links.map((link) => [link.textContent?.replace(/,.*/, ''), link.getAttribute('href')]);
}

const everybody = [
  ['Dashboard', '#/dashboard'],
  ['Calendario', '#/dashboard/calendar'],
  ['Chat', '#/dashboard/chat'],
];

test.each(['giulia', 'rinaldi'] as const)(
  'the sidebar of %s begins with home, calendar and chat (SHELL-01, SHELL-02, SHELL-03, SHELL-12)',
  async (signedInAs) => {
    renderApp('#/dashboard/ticket', { signedInAs });
    expect((await itemsShown()).slice(0, everybody.length)).toEqual(everybody);
  },
);

test.each([
  {
    who: 'a patient',
    signedInAs: 'giulia',
    besides: [
      ['Diario', '#/dashboard/diary'],
      ['Assistenza', '#/dashboard/ticket'],
    ],
    id: 'SHELL-10, SHELL-11, SHELL-12',
  },
  {
    who: 'a professional',
    signedInAs: 'rinaldi',
    besides: [
      ['Pazienti', '#/dashboard/patients'],
      ['Prestazioni', '#/dashboard/performance'],
      ['Corsi', '#/dashboard/courses'],
      ['Affitta studio', '#/dashboard/rent-premises'],
    ],
    id: 'SHELL-06, SHELL-07, SHELL-08, SHELL-09',
  },
] as const)('the sidebar of $who has these items besides, and no more ($id)', async ({ signedInAs, besides }) => {
  renderApp('#/dashboard/ticket', { signedInAs });
  expect(await itemsShown()).toEqual([...everybody, ...besides]);
});

test('the chat item counts the messages received and not seen, and none of one’s own (SHELL-04, CHAT-33)', async () => {
  const { platform } = renderApp('#/dashboard/diary', { signedInAs: 'giulia' });
  const messages = platform.db.messages.list(({ chat }) => chat === 'chat-giulia-rinaldi');
  const [received] = messages.filter(({ owner }) => owner !== 'pt-giulia');
  for (const { public_token, owner } of platform.db.messages.list(({ chat }) => chat.includes('giulia'))) {
    platform.db.messages.change(public_token, {
      seen: owner !== 'pt-giulia' && public_token !== received?.public_token,
    });
  }
  expect(messages.filter(({ owner }) => owner === 'pt-giulia').length).toBeGreaterThan(1);
  expect(await (await sections()).findByRole('link', { name: /^Chat ?, messaggi da leggere: 1$/ })).toBeVisible();
});

test('without unread messages the chat item is its name alone (SHELL-05)', async () => {
  renderApp('#/dashboard/diary', { signedInAs: 'sara' });
  expect(await (await sections()).findByRole('link', { name: 'Chat' })).toBeVisible();
});

test('the item of the address is the current one and follows navigation (SHELL-13)', async () => {
  const { user } = renderApp('#/dashboard/diary', { signedInAs: 'giulia' });
  const nav = await sections();
  expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('Diario');
  await user.click(nav.getByRole('link', { name: /^Assistenza/ }));
  await waitFor(() => expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('Assistenza'));
  await user.click(nav.getByRole('link', { name: 'Calendario' }));
  await waitFor(() => expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('Calendario'));
});

const shared = ['', '/calendar', '/chat', '/ticket', '/therapist-detail?pt=pt-rinaldi', '/faq'];

test.each([
  {
    signedInAs: 'giulia',
    children: [...shared, '/ticket-detail?id=7c41e09b', '/diary', '/therapist', '/patient-details'],
  },
  {
    signedInAs: 'rinaldi',
    children: [
      ...shared,
      '/ticket-detail?id=5be2d714',
      ...['/courses', '/courses/detail', '/performance', '/patients', '/rent-premises', '/profile'],
      '/patient-card?user_pt=pt-giulia',
    ],
  },
] as const)('the sidebar of $signedInAs stays on every child of the dashboard (SHELL-14)', async (row) => {
  const { open } = renderApp('#/dashboard/ticket', { signedInAs: row.signedInAs });
  const sidebar = await screen.findByRole('navigation', { name: 'Sezioni' });
  for (const child of row.children) {
    await open(`/dashboard${child}`);
    expect(window.location.hash).toBe(`#/dashboard${child}`);
    expect(screen.getByRole('navigation', { name: 'Sezioni' })).toBe(sidebar);
  }
});

test.each([
  ['#/dashboard/ticket-detail?id=7c41e09b', 'giulia', 'Assistenza'],
  ['#/dashboard/patient-card?user_pt=pt-giulia', 'rinaldi', 'Pazienti'],
  ['#/dashboard/courses/detail?id=1', 'rinaldi', 'Corsi'],
] as const)('%s belongs to the item of its list (SHELL-13)', async (address, signedInAs, item) => {
  renderApp(address, { signedInAs });
  expect((await sections()).getByRole('link', { current: 'page' })).toHaveTextContent(item);
});

test.each([
  ['giulia', '#/dashboard/patient-details'],
  ['rinaldi', '#/dashboard/profile'],
] as const)(
  'the header of %s leads to notifications, tickets and the own profile (CAL-43, CAL-44, CAL-45, CAL-46)',
  async (signedInAs, profile) => {
    renderApp('#/dashboard/ticket', { signedInAs });
    await sections();
    const banner = await header();
    expect(banner.getByRole('button', { name: 'Notifiche' })).toBeVisible();
    expect(banner.getByRole('link', { name: 'Le tue richieste di assistenza' })).toHaveAttribute(
      'href',
      '#/dashboard/ticket',
    );
    expect(banner.getByRole('link', { name: 'Il tuo profilo' })).toHaveAttribute('href', profile);
  },
);

test('a professional’s header leads to notifications, profile, tickets and out (HDR-03, HDR-04, HDR-05, HDR-07)', async () => {
  const { user } = renderApp('#/dashboard/courses', { signedInAs: 'rinaldi' });
  await sections();
  const banner = await header();
  expect(banner.getByRole('button', { name: 'Notifiche' })).toBeVisible();
  await user.click(banner.getByRole('link', { name: 'Il tuo profilo' }));
  await isAt('#/dashboard/profile');
  await user.click(banner.getByRole('link', { name: 'Le tue richieste di assistenza' }));
  await isAt('#/dashboard/ticket');
  await user.click(banner.getByRole('button', { name: /^Account di/ }));
  await user.click(await screen.findByRole('button', { name: 'Esci' }));
  await isAt('#/doctor');
});

test('a professional’s header leads back to where they came from, and home when they came from nowhere (HDR-01)', async () => {
  const { user } = renderApp('#/dashboard/courses', { signedInAs: 'rinaldi' });
  await user.click((await sections()).getByRole('link', { name: 'Pazienti' }));
  await screen.findByRole('heading', { level: 1, name: 'Pazienti' });
  await user.click((await header()).getByRole('button', { name: 'Indietro' }));
  await screen.findByRole('heading', { level: 1, name: 'Corsi' });
  expect(window.location.hash).toBe('#/dashboard/courses');
  await user.click((await header()).getByRole('button', { name: 'Indietro' }));
  await isAt('#/dashboard');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Indietro' })).not.toBeInTheDocument());
});

test.each([
  ['#/dashboard/calendar', 'Calendario'],
  ['#/dashboard/chat', 'Chat'],
  ['#/dashboard/profile', 'Profilo professionale'],
] as const)('a professional’s page at %s has its title: %s (HDR-02)', async (address, title) => {
  renderApp(address, { signedInAs: 'rinaldi' });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
});

test('a phone’s menu has every section of a professional, those beyond its bar behind one press (HDR-06)', async () => {
  const wide = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(Object.create(wide(query)), { matches: query.includes('max-width') }),
  );
  const { user } = renderApp('#/dashboard/courses', { signedInAs: 'rinaldi' });
  const bar = within(await screen.findByRole('navigation', { name: 'Sezioni principali' }));
  const names = (links: readonly HTMLElement[]) => links.map((link) => link.textContent?.replace(/,.*/, ''));
  const inBar = names(bar.getAllByRole('link'));
  await user.click(bar.getByRole('button', { name: 'Altro' }));
  const more = within(await screen.findByLabelText('Altre sezioni'));
  expect([...inBar, ...names(more.getAllByRole('link'))].toSorted()).toEqual(
    ['Dashboard', 'Calendario', 'Chat', 'Pazienti', 'Prestazioni', 'Corsi', 'Affitta studio'].toSorted(),
  );
  vi.restoreAllMocks();
});

test('a patient goes to the search from anywhere, and nowhere from the search itself (HELP-38, HELP-39, HELP-40)', async () => {
  const { user } = renderApp('#/dashboard/ticket', { signedInAs: 'giulia' });
  await sections();
  await user.click((await header()).getByRole('link', { name: 'Trova terapeuta' }));
  await isAt('#/dashboard/therapist');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Trova terapeuta' })).toBeDisabled());
});

test('on the search, however its address ends, the button to it is off and says why (HELP-39)', async () => {
  renderApp('#/dashboard/therapist/?language=Inglese', { signedInAs: 'giulia' });
  const button = await (await header()).findByRole('button', { name: 'Trova terapeuta' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription('Sei già nella ricerca.');
});

test('a professional’s header offers no therapist search (HELP-38)', async () => {
  renderApp('#/dashboard/courses', { signedInAs: 'rinaldi' });
  await sections();
  expect(screen.queryByText('Trova terapeuta')).not.toBeInTheDocument();
});

const helpOf = async (signedInAs: 'giulia' | 'serafini', name: string, address: string) => {
  const { user } = renderApp('#/dashboard/calendar', { signedInAs });
  await sections();
  await user.click(await (await header()).findByRole('button', { name: 'Hai bisogno di aiuto?' }));
  await user.click(await screen.findByRole('link', { name }));
  await isAt(address);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};

const helpWays = [
  ['TUTORIAL', '#/dashboard/faq?type=tutorial'],
  ['F.A.Q.', '#/dashboard/faq?type=faq'],
  ['CONTATTACI', '#/dashboard/ticket'],
] as const;

test.each(helpWays)('help offers %s, which leads to %s (HELP-33, HELP-34, HELP-35, HELP-37)', (name, address) =>
  helpOf('giulia', name, address),
);

test.each(helpWays)(
  'a professional’s help offers %s too, which leads to %s (HDR-13, HDR-14, MODAL-31, MODAL-32)',
  (name, address) => helpOf('serafini', name, address),
);

test.each([
  { who: 'bassani', step: 'COMPLETA IL TUO PROFILO', role: 'link', id: 'HDR-08, HDR-09' },
  { who: 'conti', step: 'FIRMA CONTRATTO CON OTP', role: 'button', id: 'HDR-11' },
  { who: 'serafini', step: 'Hai bisogno di aiuto?', role: 'button', id: 'HDR-12' },
] as const)(
  'the header of $who offers what is to be done next, and one thing alone: $step ($id)',
  async ({ who, step, role }) => {
    renderApp('#/dashboard/courses', { signedInAs: who });
    const banner = await header();
    const offered = await banner.findByRole(role, { name: step });
    if (role === 'link') expect(offered).toHaveAttribute('href', '#/dashboard/profile');
    const others = [
      'COMPLETA IL TUO PROFILO',
      'SCEGLI IL TUO PIANO TARIFFARIO',
      'FIRMA CONTRATTO CON OTP',
      'Hai bisogno di aiuto?',
    ];
    for (const other of others.filter((one) => one !== step)) expect(banner.queryByText(other)).not.toBeInTheDocument();
  },
);

test('a professional whose profile is complete is led to the plans next (HDR-10)', async () => {
  const { platform } = renderApp('#/dashboard/courses', { signedInAs: 'conti' });
  const row = platform.db.users.get('pt-conti');
  const current_plan = { type: '', amount: 0, payment_completed: '0', date: 1 } as const;
  platform.db.users.change('pt-conti', { manager_configuration: { ...row?.manager_configuration, current_plan } });
  expect(await (await header()).findByRole('button', { name: 'SCEGLI IL TUO PIANO TARIFFARIO' })).toBeVisible();
});

test('‘Annulla’ closes the help; while it is open the page is marked and does not scroll (HELP-36, HELP-41, MODAL-21, MODAL-30)', async () => {
  const { user } = renderApp('#/dashboard/diary', { signedInAs: 'giulia' });
  await sections();
  expect(document.body).not.toHaveClass('has-modal');
  await user.click((await header()).getByRole('button', { name: 'Hai bisogno di aiuto?' }));
  await screen.findByRole('dialog', { name: 'Hai bisogno di aiuto?' });
  await waitFor(() => expect(document.body).toHaveClass('has-modal'));
  await user.click(screen.getByRole('button', { name: 'Annulla' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(document.body).not.toHaveClass('has-modal'));
});

test('the account menu says who is signed in and keeps the choice of light and dark', async () => {
  const { user } = renderApp('#/dashboard/diary', { signedInAs: 'giulia' });
  await user.click(await screen.findByRole('button', { name: 'Account di Giulia Moretti' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Giulia Moretti' }));
  expect(menu.getByText('giulia.moretti@example.it')).toBeVisible();
  expect(menu.getByRole('radio', { name: 'Sistema' })).toBeChecked();
  await user.click(menu.getByRole('radio', { name: 'Scuro' }));
  expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
  expect(localStorage.getItem('ascolto-color-scheme')).toBe('dark');
});

test('each screen names itself in the page’s title and moves the focus to its one heading', async () => {
  const { user } = renderApp('#/dashboard/diary', { signedInAs: 'giulia' });
  const nav = await sections();
  await user.click(nav.getByRole('link', { name: /^Assistenza/ }));
  // Her unread messages are counted before it.
  await waitFor(() => expect(document.title).toBe('(2) Assistenza · Ascolto'));
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1, name: 'Assistenza' })).toHaveFocus();
});

test('the first key leads past everything to the content, without changing the address', async () => {
  const { user } = renderApp('#/dashboard/diary', { signedInAs: 'giulia' });
  await sections();
  screen.getByRole('button', { name: 'Vai al contenuto' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.location.hash).toBe('#/dashboard/diary');
});
