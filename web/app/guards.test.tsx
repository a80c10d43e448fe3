import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { comingSoon } from '#web/features/coming-soon/coming-soon-list';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectedComplaints } from '#web/testing/strict-console';

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const isAt = (address: string) => waitFor(() => expect(window.location.hash).toBe(address));

test.each(['/dashboard', '/dashboard/calendar', '/dashboard/chat', '/dashboard/courses', '/dashboard/courses/detail'])(
  'nobody signed in meets the login at / instead of %s (GUARD-13, GUARD-14, GUARD-15, GUARD-16)',
  async (path) => {
    renderApp(`#${path}`);
    await isAt('#/');
    expect(await heading('Area professionisti')).toBeVisible();
  },
);

test.each(['/dashboard/courses/detail', '/dashboard/performance', '/dashboard/patients', '/dashboard/rent-premises'])(
  'nobody signed in meets the login at / instead of %s (GUARD-17, GUARD-18, GUARD-19, GUARD-20)',
  async (path) => {
    renderApp(`#${path}`);
    await isAt('#/');
  },
);

test('nobody signed in is redirected from a guarded screen and reads nothing of anybody (GUARD-21, GUARD-33, PERM-03, PERM-06)', async () => {
  const { asked } = renderApp('#/dashboard/profile');
  await isAt('#/');
  await heading('Area professionisti');
  expect(asked).toEqual(['login/current-session']);
});

test('the wanted address is kept through both doors and opened after login (GUARD-33, ROUTE-14)', async () => {
  const { user } = renderApp('#/dashboard/calendar?day=2026-11-25');
  expect(await screen.findByText('Accedi per aprire la pagina che cercavi.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Vai all’area pazienti' }));
  await user.type(screen.getByLabelText('Email'), 'giulia.moretti@example.it');
  await user.type(screen.getByLabelText('Password'), 'Ascolto2026!{Enter}');
  expect(await heading('Calendario')).toBeVisible();
  expect(window.location.hash).toContain('/dashboard/calendar?day=2026-11-25');
});

test.each([
  '/dashboard/ticket',
  '/dashboard/ticket-detail?id=t-1',
  '/dashboard/diary',
  '/dashboard/patient-card?pt=pt-giulia',
  '/dashboard/patient-details',
])(
  '%s is not guarded, yet shows a visitor only a calm prompt that leads back (GUARD-23, GUARD-27, GUARD-30, PERM-04)',
  async (path) => {
    const { asked, user } = renderApp(`#${path}`);
    expect(await heading('Accedi per continuare')).toBeVisible();
    expect(window.location.hash).toBe(`#${path}`);
    expect(asked).toEqual(['login/current-session']);
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Accedi' }));
    expect(await screen.findByText('Accedi per aprire la pagina che cercavi.')).toBeVisible();
  },
);

test('the prompt of a private screen leads back to it after login (GUARD-22, GUARD-26, GUARD-28, GUARD-30)', async () => {
  const { user } = renderApp('#/dashboard/diary');
  await heading('Accedi per continuare');
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Accedi' }));
  await user.type(await screen.findByLabelText('Email'), 'giulia.moretti@example.it');
  await user.type(screen.getByLabelText('Password'), 'Ascolto2026!{Enter}');
  await isAt('#/dashboard/diary');
  expect(await heading(comingSoon.diary.title)).toBeVisible();
});

test.each([
  ['/dashboard/therapist', 'Trova terapeuta'],
  ['/dashboard/therapist-detail?pt=pt-rinaldi', 'Profilo del terapeuta'],
  ['/dashboard/faq?type=faq', comingSoon.faq.title],
])('a visitor may use %s, in a frame of their own (GUARD-24, GUARD-25, GUARD-29, PERM-04)', async (path, title) => {
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

test('while the session is being read the shell shows its shape and nothing redirects (GUARD-32, PERM-05)', async () => {
  const { platform } = renderApp('#/dashboard/calendar', { signedInAs: 'giulia' });
  const session = platform.heldCalls.hold('session');
  expect(await screen.findByRole('banner')).toBeVisible();
  await waitFor(() => expect(screen.getByText('Caricamento della pagina')).toBeInTheDocument());
  expect(window.location.hash).toContain('#/dashboard/calendar');
  session.release();
  expect(await heading('Calendario')).toBeVisible();
});

test('a platform that does not say whose session it is brings a calm region and no redirect (GUARD-32, GUARD-36, ERR-08)', async () => {
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

test.each(['/dashboard/patient-card', '/dashboard/patients', '/dashboard/performance'])(
  'a patient who opens %s is led to the dashboard (GUARD-63, GUARD-64)',
  async (path) => {
    renderApp(`#${path}`, { signedInAs: 'giulia' });
    await isAt('#/dashboard');
  },
);

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
    expect(screen.getByRole('link', { name: 'Scrivi all’assistenza' })).toHaveAttribute('href', '#/dashboard/ticket');
  },
);
