import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { enterText } from '#web/testing/enter-text';
import { openConfirmation, serveTabs, withoutConsent } from '#web/testing/open-confirmation.tsx';
import { type RenderedApp, renderApp, renderScreen } from '#web/testing/render-app.tsx';

const field = (name: string) => screen.getByLabelText(name, { selector: 'input, select' });

async function put(user: UserEvent, name: string, text: string): Promise<void> {
  await user.clear(field(name));
  await user.paste(text);
}

/** Counts the requests of one user action, from the first press to the last thing on screen that it changes. */
async function counted(act: string, app: RenderedApp, perform: () => Promise<unknown>) {
  await app.settled();
  const before = { operations: app.asked.length, calls: app.calls.length };
  await perform();
  await app.settled();
  const calls = app.calls.slice(before.calls);
  const counts = { operations: app.asked.length - before.operations, calls: calls.length };
  const byName = [...Map.groupBy(calls, (name) => name)].map(([name, all]) => `${name} ${all.length}`).join(', ');
  console.info(
    `${act}: ${counts.operations} operations, ${counts.calls} calls of the platform (${byName}): ${app.asked.slice(before.operations).join(', ')}`,
  );
  return counts;
}

test('signing in is one operation and one call of the platform', async () => {
  const app = renderApp('#/patient', { scenario: 'personas-only' });
  await screen.findByLabelText('Email');
  await enterText(app.user, field('Email'), 'giulia.moretti@example.it');
  await enterText(app.user, field('Password'), 'Ascolto2026!');
  await app.settled();
  const before = app.asked.length;
  await app.user.click(screen.getByRole('button', { name: 'ACCEDI ALLA PIATTAFORMA' }));
  await screen.findByRole('button', { name: 'Account di Giulia Moretti' });
  await app.settled();
  const login = app.asked.slice(before).filter((name) => name.startsWith('login/'));
  expect(login).toEqual(['login/log-in']);
  expect(app.calls.filter((name) => name === 'login')).toHaveLength(1);
});

test('a message is two calls of the platform', async () => {
  const app = renderScreen('#/dashboard/chat?selected_chat=chat-giulia-rinaldi', { signedInAs: 'giulia' });
  const box = await screen.findByRole('textbox', { name: 'Il tuo messaggio' });
  const { calls } = await counted('message', app, async () => {
    await app.user.type(box, 'A domani{Enter}');
    await within(await screen.findByRole('log')).findByText('A domani');
    await waitFor(() => expect(app.platform.db.messages.list().at(-1)?.body).toBe('A domani'));
  });
  expect(calls).toBe(2);
});

test('proposing an appointment from the chat, form and all, is at most ten calls of the platform, its card read again', async () => {
  const app = renderScreen('#/dashboard/chat?selected_chat=chat-giulia-rinaldi', { signedInAs: 'rinaldi' });
  await screen.findByRole('button', { name: 'Nuovo appuntamento' });
  const { calls } = await counted('proposal from the chat', app, async () => {
    await app.user.click(screen.getByRole('button', { name: 'Nuovo appuntamento' }));
    await screen.findByRole('dialog', { name: 'Nuovo appuntamento' });
    await waitFor(() => expect(field('Paziente')).toHaveValue('Giulia Moretti'));
    await put(app.user, 'Titolo', 'Seduta');
    await app.user.click(screen.getByRole('radio', { name: /^Singola/ }));
    await put(app.user, 'Data', '24/11/2026');
    await put(app.user, 'Ora', '10');
    await app.user.click(screen.getByRole('button', { name: 'Salva appuntamento' }));
    await screen.findByText(/^Appuntamento creato/);
  });
  expect(calls).toBeLessThanOrEqual(10);
});

test('from the consent to the payment page it is at most nine calls of the platform', async () => {
  serveTabs();
  const app = await openConfirmation({ prepare: (platform) => withoutConsent(platform, 'known') });
  await screen.findByRole('form', { name: 'Consenso informato' });
  const { calls } = await counted('consent to payment page', app, async () => {
    await app.user.click(screen.getByRole('checkbox', { name: /^Ho letto il consenso informato/ }));
    await app.user.click(screen.getByRole('button', { name: 'Firma il consenso' }));
    await app.user.click(await screen.findByRole('button', { name: 'Vai al pagamento' }));
    await app.user.click(await screen.findByRole('radio', { name: 'PayPal' }));
    await app.user.click(await screen.findByRole('button', { name: 'Paga 57,50 €' }));
    await screen.findByRole('dialog', { name: 'In attesa del pagamento' });
    await waitFor(() => expect(app.asked).toContain('payments/request-payment'));
  });
  expect(calls).toBeLessThanOrEqual(9);
});
