import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dayMs, hourMs, minuteMs } from '#contracts/kernel/instant';
import { renderApp } from '#web/testing/render-app.tsx';

test.each([
  [3 * dayMs, 'avanti di circa 3 giorni'],
  [-hourMs, 'indietro di circa 1 ora'],
  [26 * minuteMs, 'avanti di circa 26 minuti'],
])('says how wrong a clock that is %i ms ahead is', async (deviceAheadMs, about) => {
  renderApp('#/dashboard/faq', { signedInAs: 'giulia', deviceAheadMs });
  const notice = `L’orologio di questo dispositivo è ${about}: gli orari che vedi qui sono quelli giusti.`;
  expect(await screen.findByText(notice)).toBeVisible();
});

test('is closed once for all screens', async () => {
  const { user, open } = renderApp('#/dashboard/faq', { signedInAs: 'giulia', deviceAheadMs: hourMs });
  await user.click(await screen.findByRole('button', { name: 'Chiudi l’avviso' }));
  expect(screen.queryByText(/^L’orologio/)).not.toBeInTheDocument();
  await open('/dashboard/diary');
  await screen.findByRole('heading', { level: 1, name: 'Diario' });
  expect(screen.queryByText(/^L’orologio/)).not.toBeInTheDocument();
});

test.each([
  ['a visitor', '#/patient', { deviceAheadMs: hourMs }],
  ['a user whose clock is four minutes off', '#/dashboard/faq', { signedInAs: 'giulia', deviceAheadMs: 4 * minuteMs }],
] as const)('is not shown to %s', async (_, address, options) => {
  const { settled } = renderApp(address, options);
  await screen.findByRole('heading', { level: 1 });
  await settled();
  expect(screen.queryByText(/^L’orologio/)).not.toBeInTheDocument();
});
