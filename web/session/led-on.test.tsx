import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createMemoryRouter, Link, RouterProvider, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { LedOn } from '#web/session/led-on.tsx';

/** Leads to the dashboard once signed in, as the login does; the directory is slow to load. */
function Entrance() {
  const [isSignedIn, setIsSignedIn] = useState(false);
  const navigate = useNavigate();
  const chooseAndSignIn = () => {
    void navigate('/help');
    flushSync(() => setIsSignedIn(true));
  };
  return (
    <>
      <Link to="/directory">Directory</Link>
      <button type="button" onClick={() => setIsSignedIn(true)}>
        Sign in
      </button>
      <button type="button" onClick={chooseAndSignIn}>
        Help, then sign in
      </button>
      {isSignedIn && <LedOn to="/dashboard" />}
    </>
  );
}

function openEntrance() {
  const directory = Promise.withResolvers<{ Component: () => string }>();
  const router = createMemoryRouter([
    { path: '/', element: <Entrance /> },
    { path: '/dashboard', element: 'The dashboard' },
    { path: '/help', element: 'The help' },
    { path: '/directory', lazy: () => directory.promise },
  ]);
  render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  );
  return { user: userEvent.setup(), directory };
}

test('leads on at once when nobody has chosen another screen', async () => {
  const { user } = openEntrance();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('The dashboard')).toBeVisible();
});

test('leads nobody away from the screen they have chosen, however slowly it loads', async () => {
  const { user, directory } = openEntrance();
  await user.click(screen.getByRole('link', { name: 'Directory' }));
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  directory.resolve({ Component: () => 'The directory' });
  expect(await screen.findByText('The directory')).toBeVisible();
  expect(screen.queryByText('The dashboard')).toBeNull();
});

test('leads nobody away from the screen they have reached, though it is not shown yet', async () => {
  const { user } = openEntrance();
  await user.click(screen.getByRole('button', { name: 'Help, then sign in' }));
  expect(await screen.findByText('The help')).toBeVisible();
  expect(screen.queryByText('The dashboard')).toBeNull();
});
