import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { closeAfterTest } from '#web/testing/open-apps';
import { renderApp } from '#web/testing/render-app.tsx';
import { notifyFailure, notifySuccess } from '#web/ui/messages/notify';

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
    'https://www.1522.eu',
  ]);
  expect(dialog.getByText(/non sono un servizio di emergenza/)).toBeVisible();
  expect(dialog.getByText(/raccolti da fonti pubbliche il \d{1,2} \w+ \d{4}/)).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ho bisogno di aiuto subito' })).toHaveFocus());
});

test('leaving at once shows nothing more, forgets drafts and that a chat was read here, and ends the session', async () => {
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
  const { user, platform } = renderApp('#/dashboard/diary', { signedInAs: 'giulia' });
  await screen.findByRole('button', { name: /^Account di/ });
  sessionStorage.setItem('ascolto-draft:1:pt-giulia:chat:1', 'Buongiorno');
  localStorage.setItem('ascolto-chat-note', 'read');
  await user.click(screen.getByRole('button', { name: 'Esci subito' }));
  expect(replace).toHaveBeenCalledExactlyOnceWith('https://www.meteoam.it/it/home');
  expect(document.documentElement.style.visibility).toBe('hidden');
  expect(document.title).toBe('Meteo');
  expect(sessionStorage.getItem('ascolto-draft:1:pt-giulia:chat:1')).toBeNull();
  expect(localStorage.getItem('ascolto-chat-note')).toBeNull();
  await waitFor(() => expect(platform.session.read()).toBeNull());
  document.documentElement.style.visibility = '';
});
/** The weather page in place of this one, as far as a test can tell. */
function hearLeaving() {
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
  closeAfterTest(() => {
    document.documentElement.style.visibility = '';
  });
  return replace;
}

async function openRecovery() {
  const { user } = renderApp('#/patient');
  await user.click(await screen.findByRole('button', { name: 'Password dimenticata?' }));
  return { user, dialog: await screen.findByRole('dialog', { name: 'Password dimenticata?' }) };
}

test('over an open dialog both ways out are in it, work, and go back to their place with it', async () => {
  const replace = hearLeaving();
  const { user, dialog } = await openRecovery();
  await user.click(within(dialog).getByRole('button', { name: 'Ho bisogno di aiuto subito' }));
  const help = await screen.findByRole('dialog', { name: 'Ho bisogno di aiuto subito' });
  expect(within(help).getByRole('button', { name: 'Esci subito' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(help).not.toBeInTheDocument());
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Ho bisogno di aiuto subito' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(screen.getByRole('complementary', { name: 'Aiuto immediato' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Password dimenticata?' }));
  const again = await screen.findByRole('dialog', { name: 'Password dimenticata?' });
  await user.click(within(again).getByRole('button', { name: 'Esci subito' }));
  expect(replace).toHaveBeenCalledOnce();
});

test('over an open dialog both ways out are reached with the keyboard', async () => {
  const { user, dialog } = await openRecovery();
  const reached = new Set<Element | null>();
  for (let presses = 0; presses < 8; presses += 1) {
    await user.tab();
    reached.add(document.activeElement);
  }
  for (const name of ['Ho bisogno di aiuto subito', 'Esci subito']) {
    expect(reached).toContain(within(dialog).getByRole('button', { name }));
  }
});

test('three presses of Esc within a second leave at once, even while a dialog is open', async () => {
  const replace = hearLeaving();
  const { user } = await openRecovery();
  await user.keyboard('{Escape}{Escape}');
  expect(replace).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(replace).toHaveBeenCalledOnce();
});

test('with three presses of Esc switched off nothing leaves, and the choice stays on the device', async () => {
  const replace = hearLeaving();
  const { user } = renderApp('#/patient');
  await user.click(await screen.findByRole('button', { name: 'Ho bisogno di aiuto subito' }));
  await user.click(await screen.findByRole('checkbox', { name: /^Esci subito anche con tre Esc/ }));
  await user.keyboard('{Escape}{Escape}{Escape}');
  expect(replace).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Ho bisogno di aiuto subito' }));
  expect(await screen.findByRole('checkbox', { name: /^Esci subito anche con tre Esc/ })).not.toBeChecked();
});

test.each([
  { kind: 'success', say: () => notifySuccess('Aggiunto ai preferiti') },
  { kind: 'failure', say: () => notifyFailure({ name: 'save' }, { title: 'Aggiunto ai preferiti', advice: 'No' }) },
])('no $kind lies over help that cannot wait: it is said once that is closed', async ({ say }) => {
  const { user } = renderApp('#/patient');
  await user.click(await screen.findByRole('button', { name: 'Ho bisogno di aiuto subito' }));
  await screen.findByRole('dialog', { name: 'Ho bisogno di aiuto subito' });
  act(say);
  await act(() => import('#web/ui/messages/toasts.tsx'));
  expect(screen.queryByText('Aggiunto ai preferiti')).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Aggiunto ai preferiti')).toBeVisible();
});
