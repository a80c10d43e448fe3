import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type RenderedApp, renderApp } from '#web/testing/render-app.tsx';

/** An address typed over the present one, as a browser goes there: an entry of which the router knows nothing. */
function typeAddress(address: string): Promise<void> {
  return act(async () => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
}

/** Goes a step back in the history and waits until the browser is there. */
function goBack(): Promise<void> {
  return act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await arrived;
  });
}

async function changePhone({ user }: RenderedApp): Promise<void> {
  const phone = await screen.findByRole('textbox', { name: 'Telefono' });
  await user.clear(phone);
  await user.paste('399 000 1122');
  await user.tab();
  expect(await screen.findByText('Una modifica da salvare')).toBeVisible();
}

const question = () => screen.findByRole('dialog', { name: 'Lasciare il profilo?' });

test('a screen with something to lose asks also where another address is typed over its own', async () => {
  const app = renderApp('#/dashboard/patient-details', { scenario: 'personas-only', signedInAs: 'giulia' });
  await changePhone(app);
  await typeAddress('#/dashboard/diary');
  expect(await question()).toBeVisible();
  await waitFor(() => expect(window.location.hash).toBe('#/dashboard/patient-details'));
  await app.user.click(screen.getByRole('button', { name: 'No, resta qui' }));
  expect(screen.getByRole('textbox', { name: 'Telefono' })).toHaveValue('399 000 1122');
});

test('and Back from a typed address is held up in its place', async () => {
  const app = renderApp('#/dashboard', { scenario: 'personas-only', signedInAs: 'giulia' });
  await screen.findByRole('main');
  await typeAddress('#/dashboard/patient-details');
  await changePhone(app);
  await goBack();
  expect(await question()).toBeVisible();
  await waitFor(() => expect(window.location.hash).toBe('#/dashboard/patient-details'));
  await app.user.click(screen.getByRole('button', { name: 'Sì, esci' }));
  expect(await screen.findByRole('heading', { name: 'Come ti senti oggi?' })).toBeVisible();
  expect(window.location.hash).toBe('#/dashboard');
});
