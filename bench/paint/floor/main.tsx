import '@mantine/core/styles.css';
import { Anchor, Button, Container, MantineProvider, PasswordInput, Stack, TextInput, Title } from '@mantine/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createHashRouter, Link, RouterProvider } from 'react-router-dom';

// The floor of the login's budgets: React, Mantine and a router as their documentation shows them, and nothing else.
const router = createHashRouter([
  { path: '/', element: <Login /> },
  { path: '/password', lazy: () => import('./password-route.tsx') },
]);

function Login() {
  return (
    <Container size="xs" component="main">
      <form>
        <Stack>
          <Title order={1}>Area pazienti</Title>
          <TextInput label="Email" type="email" autoComplete="email" />
          <PasswordInput label="Password" autoComplete="current-password" />
          <Button type="submit">ACCEDI ALLA PIATTAFORMA</Button>
          <Anchor component={Link} to="/password">
            Password dimenticata?
          </Anchor>
        </Stack>
      </form>
    </Container>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root.');
createRoot(root).render(
  <StrictMode>
    <MantineProvider>
      <RouterProvider router={router} />
    </MantineProvider>
  </StrictMode>,
);
