import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { comingSoon } from '#web/features/coming-soon/coming-soon-list';
import { enterText } from '#web/testing/enter-text';
import { closeApps } from '#web/testing/open-apps';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectedComplaints } from '#web/testing/setup';

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const isAt = (address: string) => waitFor(() => expect(window.location.hash).toBe(address));
const patient = 'giulia.moretti@example.it';
const therapist = 'andrea.rinaldi@example.it';

function reopen(...opened: Parameters<typeof renderApp>): void {
  cleanup();
  closeApps();
  renderApp(...opened);
}

test.each([
  { path: '/dashboard', title: 'Dashboard', id: 'GUARD-13, PERM-03, PERM-05, PERM-06' },
  { path: '/dashboard/calendar', title: 'Calendario', id: 'GUARD-14, PERM-03, PERM-05, PERM-06' },
  { path: '/dashboard/chat', title: 'Chat', id: 'GUARD-15, PERM-03, PERM-05, PERM-06' },
  { path: '/dashboard/courses', title: comingSoon.courses.title, id: 'GUARD-16, PERM-03, PERM-05, PERM-06' },
  { path: '/dashboard/courses/detail', title: comingSoon.course.title, id: 'GUARD-17, PERM-03, PERM-05, PERM-06' },
  { path: '/dashboard/performance', title: comingSoon.performance.title, id: 'GUARD-18, PERM-03, PERM-05, PERM-06' },
  { path: '/dashboard/patients', title: 'Pazienti', id: 'GUARD-19, PERM-03, PERM-05, PERM-06' },
  { path: '/dashboard/rent-premises', title: comingSoon.rentPremises.title, id: 'GUARD-20, PERM-03, PERM-05, PERM-06' },
  { path: '/dashboard/profile', title: 'Profilo professionale', id: 'GUARD-21, PERM-03, PERM-05, PERM-06' },
])('$path leads a visitor to the login at / and opens for whoever is signed in ($id)', async ({ path, title }) => {
  renderApp(`#${path}`);
  await isAt('#/');
  expect(await heading('Area professionisti')).toBeVisible();
  reopen(`#${path}`, { signedInAs: 'rinaldi' });
  expect(await heading(title)).toBeInTheDocument();
  expect(window.location.hash).toBe(`#${path}`);
});

test('nobody signed in is redirected from a guarded screen and reads nothing of anybody (GUARD-33)', async () => {
  const { asked } = renderApp('#/dashboard/profile');
  await isAt('#/');
  await heading('Area professionisti');
  // The login shows everybody a few therapists of the open directory, and the team can be reached by all.
  const ofNobody = ['therapists/search-therapists', 'help/contacts'];
  expect(asked.filter((name) => !ofNobody.includes(name))).toEqual(['login/current-session']);
});

test('the wanted address is kept through both loginAudiences and opened after login (GUARD-33)', async () => {
  const { user } = renderApp('#/dashboard/calendar?day=2026-11-25');
  expect(await screen.findByText('Accedi per aprire la pagina che cercavi.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Vai all’area pazienti' }));
  await user.type(screen.getByLabelText('Email'), patient);
  await user.type(screen.getByLabelText('Password'), 'Ascolto2026!{Enter}');
  expect(await heading('Calendario')).toBeVisible();
  expect(window.location.hash).toContain('/dashboard/calendar?day=2026-11-25');
});

test.each([
  { title: 'Assistenza', path: '/dashboard/ticket', who: patient, id: 'GUARD-22, GUARD-30, PERM-04' },
  {
    title: 'Ticket 7c41',
    path: '/dashboard/ticket-detail?id=7c41e09b',
    who: patient,
    id: 'GUARD-23, GUARD-30, PERM-04',
  },
  { title: 'Diario', path: '/dashboard/diary', who: patient, id: 'GUARD-26, GUARD-30, PERM-04' },
  {
    title: 'Scheda paziente',
    path: '/dashboard/patient-card?user_pt=pt-giulia',
    who: therapist,
    id: 'GUARD-27, GUARD-30, PERM-04',
  },
  { title: 'Profilo', path: '/dashboard/patient-details', who: patient, id: 'GUARD-28, GUARD-30, PERM-04' },
] as const)(
  '$path is not guarded: a visitor meets a calm prompt there, without data, that leads back after login ($id)',
  async ({ title, path, who }) => {
    const { asked, user } = renderApp(`#${path}`);
    expect(await heading('Accedi per continuare')).toBeVisible();
    expect(window.location.hash).toBe(`#${path}`);
    // How to reach the team is nobody's data.
    expect(asked.filter((name) => name !== 'help/contacts')).toEqual(['login/current-session']);
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Accedi' }));
    expect(await screen.findByText('Accedi per aprire la pagina che cercavi.')).toBeVisible();
    await enterText(user, screen.getByLabelText('Email'), who);
    await enterText(user, screen.getByLabelText('Password'), 'Ascolto2026!');
    await user.keyboard('{Enter}');
    expect(await heading(title)).toBeVisible();
    expect(window.location.hash).toBe(`#${path}`);
  },
);

test.each([
  { path: '/dashboard/therapist', title: 'Trova terapeuta', id: 'GUARD-24, GUARD-30, PERM-04' },
  {
    path: '/dashboard/therapist-detail?pt=pt-rinaldi',
    title: 'Profilo del terapeuta',
    id: 'GUARD-25, GUARD-30, PERM-04',
  },
  { path: '/dashboard/faq?type=faq', title: 'Domande frequenti', id: 'GUARD-29, GUARD-30, PERM-04' },
])('a visitor may use $path, in a frame of their own ($id)', async ({ path, title }) => {
  renderApp(`#${path}`);
  expect(await heading(title)).toBeVisible();
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Accedi' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Sezioni' })).not.toBeInTheDocument();
});

test.each([
  ['/register?role=patient', 'Registrazione pazienti: account'],
  ['/info/almost-there', 'Ci siamo quasi'],
  ['/search-filter', 'Filtri di ricerca'],
])('%s is reachable without a session (GUARD-08, GUARD-09, GUARD-11, ROUTE-11)', async (path, title) => {
  renderApp(`#${path}`);
  expect(await heading(title)).toBeVisible();
});

test('a session lets into the guarded screens, inside the shell and behind the hash (GUARD-31, ROUTE-01, ROUTE-13)', async () => {
  renderApp('#/dashboard/calendar', { signedInAs: 'giulia' });
  expect(await heading('Calendario')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Sezioni' })).toBeVisible();
  expect(window.location.pathname).toBe('/');
});

test('while the session is being read the shell shows its shape and nothing redirects (GUARD-32)', async () => {
  const { platform } = renderApp('#/dashboard/calendar', { signedInAs: 'giulia' });
  const session = platform.heldCalls.hold('session');
  expect(await screen.findByRole('banner')).toBeVisible();
  await waitFor(() => expect(screen.getByText('Caricamento della pagina')).toBeInTheDocument());
  expect(window.location.hash).toContain('#/dashboard/calendar');
  session.release();
  expect(await heading('Calendario')).toBeVisible();
});

test('a platform that does not say whose session it is brings a calm region and no redirect (GUARD-32)', async () => {
  const { platform, user } = renderApp('#/dashboard/calendar', {
    signedInAs: 'giulia',
    faults: { session: ['status-500'] },
  });
  expect(await screen.findByText('Il servizio non risponde in questo momento')).toBeVisible();
  expect(window.location.hash).toContain('#/dashboard/calendar');
  platform.faults.load({});
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await heading('Calendario')).toBeVisible();
  expect(expectedComplaints()).toEqual([expect.stringContaining('The session could not be read')]);
});

test('once the platform says again whose session it is the screen comes by itself (GUARD-32)', async () => {
  const { platform, passTime } = renderApp('#/dashboard/calendar', {
    signedInAs: 'giulia',
    faults: { session: ['status-500'] },
    clock: 'by-hand',
  });
  expect(await screen.findByText('Il servizio non risponde in questo momento')).toBeVisible();
  platform.faults.load({});
  passTime(10_000);
  expect(await heading('Calendario')).toBeVisible();
  expectedComplaints();
});

test('with the connection back the session is asked for at once (GUARD-32)', async () => {
  const { platform } = renderApp('#/dashboard/calendar', { signedInAs: 'giulia', faults: { session: ['status-500'] } });
  expect(await screen.findByText('Il servizio non risponde in questo momento')).toBeVisible();
  platform.faults.load({});
  window.dispatchEvent(new Event('online'));
  expect(await heading('Calendario')).toBeVisible();
  expectedComplaints();
});

test('while the platform is away the login opens without a message; the fault is only logged (GUARD-36, ERR-08)', async () => {
  renderApp('#/patient', { signedInAs: 'giulia', faults: { session: ['status-500'] } });
  expect(await screen.findByRole('button', { name: 'ACCEDI ALLA PIATTAFORMA' })).toBeEnabled();
  await waitFor(() => expect(expectedComplaints()).toEqual([expect.stringContaining('The session could not be read')]));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  { path: '/dashboard/patient-card', id: 'GUARD-63, PERM-11' },
  { path: '/dashboard/patients', id: 'PERM-11' },
  { path: '/dashboard/performance', id: 'PERM-11' },
  { path: '/dashboard/courses', id: 'PERM-11' },
  { path: '/dashboard/courses/detail', id: 'PERM-11' },
  { path: '/dashboard/rent-premises', id: 'PERM-11' },
  { path: '/dashboard/profile', id: 'PERM-11' },
])('a patient who opens $path is led to the dashboard ($id)', async ({ path }) => {
  renderApp(`#${path}`, { signedInAs: 'giulia' });
  await isAt('#/dashboard');
});

test.each(['/dashboard/diary', '/dashboard/therapist', '/dashboard/patient-details'])(
  'a therapist who opens %s is led to the dashboard (GUARD-65)',
  async (path) => {
    renderApp(`#${path}`, { signedInAs: 'rinaldi' });
    await isAt('#/dashboard');
  },
);

test('whoever is signed in is led on from the login (GUARD-31)', async () => {
  renderApp('#/patient', { signedInAs: 'giulia' });
  await isAt('#/dashboard');
});

test.each([
  ['/doctor', 'giulia', /^Sei nell’area pazienti come Giulia/, 'Per registrarti come professionista esci prima.'],
  ['/register?role=doctor', 'giulia', /come Giulia/, 'Per registrarti come professionista esci prima.'],
  ['/patient', 'rinaldi', /^Sei nell’area professionisti come Andrea/, 'Per registrarti come paziente esci prima.'],
  ['/register?role=patient', 'rinaldi', /come Andrea/, 'Per registrarti come paziente esci prima.'],
] as const)('%s leads on who is signed in as the other user type, %s, and says why', async (path, who, area, way) => {
  renderApp(`#${path}`, { signedInAs: who });
  expect(await screen.findByText(area)).toBeVisible();
  expect(screen.getByText(way)).toBeVisible();
  await isAt('#/dashboard');
  expect(await screen.findByText(way)).toBeVisible();
});

test.each(['/', '/patient', '/register?role=patient'])('%s leads a patient on without a word', async (path) => {
  renderApp(`#${path}`, { signedInAs: 'giulia' });
  await isAt('#/dashboard');
  expect(await screen.findByRole('link', { name: 'Diario' })).toBeVisible();
  expect(screen.queryByText(/Per registrarti come/)).not.toBeInTheDocument();
});

test.each([null, 'giulia'] as const)(
  'an address that does not exist says so and offers three ways on, as %s (ROUTE-16, GUARD-38)',
  async (signedInAs) => {
    renderApp('#/non-esiste', signedInAs ? { signedInAs } : {});
    expect(await heading('Questo indirizzo non esiste')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Torna all’inizio' })).toHaveAttribute(
        'href',
        signedInAs ? '#/dashboard' : '#/patient',
      ),
    );
    expect(screen.getByRole('link', { name: 'Cerca un terapeuta' })).toHaveAttribute('href', '#/dashboard/therapist');
    expect(screen.getByRole('link', { name: 'Scrivi all’assistenza' })).toHaveAttribute(
      'href',
      signedInAs ? '#/dashboard/ticket' : '#/dashboard/faq?type=faq',
    );
  },
);
