import { MantineProvider } from '@mantine/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { MoreActions } from '#web/ui/more-actions/more-actions.tsx';

beforeEach(() => {
  const wide = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(Object.create(wide(query)), { matches: query.includes('max-width') }),
  );
});
afterEach(() => vi.restoreAllMocks());

/** On a phone, with `/home` behind. */
async function openMenu() {
  const router = createMemoryRouter(
    [
      { path: '/home', element: <p>Home</p> },
      { path: '/diary', element: <Diary /> },
    ],
    { initialEntries: ['/home'] },
  );
  render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  );
  const user = userEvent.setup();
  const isStepped = (count: number) =>
    waitFor(() => expect(router.state.location.state?.dialogs ?? []).toHaveLength(count));
  await act(() => router.navigate('/diary'));
  await user.click(screen.getByRole('button', { name: 'Altro' }));
  await screen.findByRole('button', { name: 'Elimina' });
  await isStepped(1);
  return { user, isStepped, goBack: () => act(() => router.navigate(-1)) };
}

function Diary() {
  const [isAsked, setAsked] = useState(false);
  return (
    <main>
      <h1>Diario</h1>
      <MoreActions label="Altro">
        {(leave) => (
          <button type="button" onClick={() => leave(() => setAsked(true))}>
            Elimina
          </button>
        )}
      </MoreActions>
      <Dialog opened={isAsked} title="Eliminare?" onClose={() => setAsked(false)}>
        <p>Davvero?</p>
      </Dialog>
    </main>
  );
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('button', { name: 'Elimina' })).not.toBeInTheDocument());

test('on a phone Back closes what ‘⋯’ opened, and the screen stays', async () => {
  const { goBack } = await openMenu();
  await goBack();
  await isClosed();
  expect(screen.getByRole('heading', { name: 'Diario' })).toBeVisible();
  expect(screen.getByRole('button', { expanded: false })).toHaveFocus();
  await goBack();
  expect(await screen.findByText('Home')).toBeVisible();
});

test.each(['Esc', 'a press outside'])('%s closes it too, and leaves no step behind', async (by) => {
  const { user, isStepped, goBack } = await openMenu();
  if (by === 'Esc') await user.keyboard('{Escape}');
  else await user.click(screen.getByRole('heading', { name: 'Diario' }));
  await isClosed();
  await isStepped(0);
  await goBack();
  expect(await screen.findByText('Home')).toBeVisible();
});

test('a dialog it leads to takes over its step: Back closes the dialog, and the screen stays', async () => {
  const { user, isStepped, goBack } = await openMenu();
  await user.click(screen.getByRole('button', { name: 'Elimina' }));
  expect(await screen.findByRole('dialog', { name: 'Eliminare?' })).toBeVisible();
  await isStepped(1);
  await goBack();
  await waitFor(() => expect(screen.queryByText('Davvero?')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'Diario' })).toBeVisible();
});
