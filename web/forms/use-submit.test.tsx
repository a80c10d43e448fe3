import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sendInformationRequest } from '#contracts/information-request/information-request.api';
import { useSubmit } from '#web/forms/use-submit';
import { renderServedPart } from '#web/testing/render-served-part.tsx';

const sending = 'information-request/send-information-request';

const request = {
  firstName: 'Lucia',
  lastName: '',
  email: 'lucia.desantis@example.it',
  phone: '347 555 0199',
  message: 'Quando arriva la conferma?',
  subject: '',
  kind: 'info',
  userType: 'patient',
} as const;

function Form({ keys, isRepeatable = false }: { readonly keys: string[]; readonly isRepeatable?: boolean }) {
  const { submit, failed, isDone } = useSubmit(sendInformationRequest, {
    input: (values: typeof request, idempotencyKey) => {
      keys.push(idempotencyKey);
      return values;
    },
    onDone: () => undefined,
    isRepeatable,
  });
  return (
    <>
      <button type="button" onClick={() => void submit(request)}>
        Invia
      </button>
      <p>{failed ? `fallito: ${failed.problem.code}` : 'nessun errore'}</p>
      <p>{isDone() ? 'inviato' : 'non inviato'}</p>
    </>
  );
}

const press = () => screen.getByRole('button', { name: 'Invia' });

test('a failure is kept for the form to show, and the retry is the same act', async () => {
  const keys: string[] = [];
  const { user, platform } = renderServedPart(<Form keys={keys} />, { faults: { requestInfo: ['status-500'] } });
  await user.click(press());
  expect(await screen.findByText('fallito: legacy_unavailable')).toBeVisible();
  platform.faults.set('requestInfo', []);
  await user.click(press());
  expect(await screen.findByText('inviato')).toBeVisible();
  expect(screen.getByText('nessun errore')).toBeVisible();
  expect(keys[0]).toHaveLength(32);
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('presses while it is under way, and after it was sent, send nothing more', async () => {
  const { user, asked } = renderServedPart(<Form keys={[]} />);
  await user.dblClick(press());
  expect(await screen.findByText('inviato')).toBeVisible();
  await user.click(press());
  expect(asked.filter((name) => name === sending)).toHaveLength(1);
});

test('a form that stays open sends again, as another act', async () => {
  const keys: string[] = [];
  const { user, platform } = renderServedPart(<Form keys={keys} isRepeatable />);
  await user.click(press());
  await waitFor(() => expect(platform.db.outbox.list()).toHaveLength(1));
  await user.click(press());
  await waitFor(() => expect(platform.db.outbox.list()).toHaveLength(2));
  expect(new Set(keys).size).toBe(2);
});
