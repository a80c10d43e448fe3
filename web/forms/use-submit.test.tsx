import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { sendInformationRequest } from '#contracts/information-request/information-request.api';
import type { OperationInput } from '#contracts/kernel/operation';
import { type SubmitOptions, useSubmit } from '#web/forms/use-submit';
import { renderServedPart } from '#web/testing/render-served-part.tsx';

type Request = OperationInput<typeof sendInformationRequest>;

const sending = 'information-request/send-information-request';

const request: Request = {
  firstName: 'Lucia',
  lastName: '',
  email: 'lucia.desantis@example.it',
  phone: '347 555 0199',
  message: 'Quando arriva la conferma?',
  subject: '',
  kind: 'info',
  userType: 'patient',
};

interface FormProps extends Pick<SubmitOptions<typeof sendInformationRequest, Request>, 'contentOf' | 'lastAttempt'> {
  readonly keys: string[];
  readonly isRepeatable?: boolean;
}

function Form({ keys, isRepeatable = false, ...attempts }: FormProps) {
  const [message, setMessage] = useState<string>(request.message);
  const [, showDone] = useState(false);
  const { submit, failed, isDone } = useSubmit(sendInformationRequest, {
    input: (values: Request, idempotencyKey) => {
      keys.push(idempotencyKey);
      return values;
    },
    onDone: () => showDone(true),
    isRepeatable,
    ...attempts,
  });
  return (
    <>
      <input aria-label="Messaggio" value={message} onChange={(event) => setMessage(event.currentTarget.value)} />
      <button type="button" onClick={() => void submit({ ...request, message })}>
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

const lost = { faults: { requestInfo: ['connection-lost-after'] } } as const;
const sentWith = (keys: readonly string[], count: number) => waitFor(() => expect(keys).toHaveLength(count));

test('where the content makes the key, a changed content has another one and the same content the same', async () => {
  const keys: string[] = [];
  const { user } = renderServedPart(<Form keys={keys} contentOf={({ message }) => ({ message })} />, lost);
  await user.click(press());
  await sentWith(keys, 1);
  await screen.findByText(/^fallito/);
  await user.click(press());
  await sentWith(keys, 2);
  await screen.findByText(/^fallito/);
  await user.type(screen.getByLabelText('Messaggio'), '!');
  await user.click(press());
  await sentWith(keys, 3);
  await screen.findByText(/^fallito/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('the last attempt of an earlier visit is taken up when its content is the same', async () => {
  const keys: string[] = [];
  const { message } = request;
  const lastAttempt = { idempotencyKey: 'of-the-visit-before', content: JSON.stringify({ message }) };
  const contentOf = (values: Request) => ({ message: values.message });
  const { user } = renderServedPart(<Form keys={keys} contentOf={contentOf} lastAttempt={lastAttempt} />, lost);
  await user.click(press());
  await sentWith(keys, 1);
  await screen.findByText(/^fallito/);
  await user.type(screen.getByLabelText('Messaggio'), '!');
  await user.click(press());
  await sentWith(keys, 2);
  await screen.findByText(/^fallito/);
  expect(keys[0]).toBe('of-the-visit-before');
  expect(keys[1]).not.toBe('of-the-visit-before');
});
