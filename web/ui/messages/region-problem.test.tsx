import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#web/testing/render-app.tsx';
import { renderPart } from '#web/testing/render-part.tsx';
import { expectedComplaints } from '#web/testing/setup';
import { RegionProblem } from '#web/ui/messages/region-problem.tsx';

const problem = { code: 'legacy_unavailable', requestId: '' };
const failedAgain = 'Non ci siamo ancora riusciti.';
const button = () => screen.getByRole('button', { name: /^Riprov/ });

test('while it asks again the button says so, keeps the focus and asks no second time; another failure is told', async () => {
  const attempts: (() => void)[] = [];
  const ask = () => new Promise<void>((end) => attempts.push(end));
  const { user } = renderPart(<RegionProblem problem={problem} onRetry={ask} />);
  await user.click(button());
  expect(button()).toHaveAccessibleName('Riproviamo…');
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  expect(button()).toHaveFocus();
  await user.click(button());
  expect(attempts).toHaveLength(1);
  await act(async () => attempts[0]?.());
  expect(screen.getByRole('alert')).toHaveTextContent(failedAgain);
  expect(button()).toHaveAccessibleName('Riprova');
  expect(button()).toHaveFocus();
  await user.click(button());
  expect(screen.queryByText(failedAgain)).not.toBeInTheDocument();
});

test.each([
  { what: 'a region of a screen', faults: { listEvents: ['status-500'] as const } },
  { what: 'a session still unknown', faults: { session: ['status-500'] as const } },
])('$what tells of an attempt that failed again, and of nothing before one', async ({ faults }) => {
  const { user } = renderApp('#/dashboard/calendar?view=agenda', { signedInAs: 'giulia', faults });
  expect(await screen.findByText('Il servizio non risponde in questo momento')).toBeVisible();
  expect(screen.queryByText(failedAgain)).not.toBeInTheDocument();
  await user.click(button());
  expect(await screen.findByText(failedAgain)).toBeVisible();
  expectedComplaints();
});

test.each(['no_connection', 'unauthenticated'])(
  'what could not be read (%s) speaks of no text that stays: nothing was written there',
  (code) => {
    renderPart(<RegionProblem problem={{ code, requestId: '' }} onRetry={async () => undefined} />);
    expect(screen.getByRole('alert')).toHaveTextContent(/riprova|Accedi di nuovo/i);
    expect(screen.getByRole('alert')).not.toHaveTextContent(/hai scritto/);
  },
);
