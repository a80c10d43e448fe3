import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '#web/testing/render-app.tsx';

test.each([
  ['#/patient', null],
  ['#/accessibilita', null],
  ['#/dashboard/therapist', null],
  ['#/non-esiste', null],
  ['#/dashboard/diary', 'giulia'],
  ['#/dashboard/performance', 'rinaldi'],
] as const)('help that cannot wait is the first thing on %s, signed in or not', async (address, signedInAs) => {
  const { user } = renderApp(address, signedInAs ? { signedInAs } : {});
  await screen.findByRole('heading', { level: 1 });
  await user.click(screen.getByRole('button', { name: 'Ho bisogno di aiuto subito' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ho bisogno di aiuto subito' }));
  expect(dialog.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:112',
    'tel:+390223272327',
    'tel:19696',
    'tel:1522',
  ]);
  expect(dialog.getByText(/non sono un servizio di emergenza/)).toBeVisible();
  expect(dialog.getByText(/raccolti da fonti pubbliche il \d{1,2} \w+ \d{4}/)).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ho bisogno di aiuto subito' })).toHaveFocus());
});

test('leaving at once shows nothing more, forgets drafts and ends the session', async () => {
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
  const { user, platform } = renderApp('#/dashboard/diary', { signedInAs: 'giulia' });
  await screen.findByRole('button', { name: /^Account di/ });
  sessionStorage.setItem('ascolto-draft:1:pt-giulia:chat:1', 'Buongiorno');
  await user.click(screen.getByRole('button', { name: 'Esci subito' }));
  expect(replace).toHaveBeenCalledExactlyOnceWith('https://www.meteoam.it/it/home');
  expect(document.documentElement.style.visibility).toBe('hidden');
  expect(document.title).toBe('Meteo');
  expect(sessionStorage.getItem('ascolto-draft:1:pt-giulia:chat:1')).toBeNull();
  await waitFor(() => expect(platform.session.read()).toBeNull());
  document.documentElement.style.visibility = '';
});
