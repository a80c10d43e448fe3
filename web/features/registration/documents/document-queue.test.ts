import { expect, test, vi } from 'vitest';
import { CallFailed } from '#web/api/call-failed';
import { createDocumentQueue } from '#web/features/registration/documents/document-queue';
import { documentsToSend } from '#web/features/registration/documents/document-upload';

const chosenOf = (name: string) => ({ id: `key-${name}`, file: new File(['%PDF-1.7'], name), displayName: name });

test('whoever comes back to the page after a pause finds the file on its way waiting, and it leaves again', async () => {
  const { queue, asked, statuses } = queueInHand();
  queue.start();
  queue.pause();
  expect(statuses()).toEqual(['waiting', 'waiting']);
  queue.start();
  await vi.waitFor(() => expect(asked).toEqual(['key-uno.pdf', 'key-uno.pdf']));
  expect(statuses()).toEqual(['sending', 'waiting']);
});

test('nothing more leaves during a pause, and a file that arrived all the same counts as added', async () => {
  const { queue, asked, accept, statuses } = queueInHand();
  queue.start();
  accept();
  queue.pause();
  await vi.waitFor(() => expect(statuses()).toEqual(['added', 'waiting']));
  expect(asked).toEqual(['key-uno.pdf']);
});

test('started twice, it still sends one file at a time', async () => {
  const { queue, asked, accept, statuses } = queueInHand();
  queue.start();
  queue.start();
  accept();
  await vi.waitFor(() => expect(statuses()).toEqual(['added', 'sending']));
  expect(asked).toEqual(['key-uno.pdf', 'key-due.pdf']);
});

test('what the browser tells of a file that was taken back changes nothing', () => {
  const { queue, progress } = queueInHand();
  queue.start();
  progress(0.5);
  queue.cancel('key-uno.pdf');
  progress(0.9);
  expect(queue.read()[0]).toMatchObject({ status: 'cancelled', share: 0.5 });
});

test('a failure keeps why, and the next attempt forgets it', async () => {
  const { queue, fail, statuses } = queueInHand();
  queue.start();
  fail();
  await vi.waitFor(() => expect(statuses()).toEqual(['failed', 'sending']));
  expect(queue.read()[0]?.problem?.code).toBe('no_connection');
  queue.retry('key-uno.pdf');
  fail();
  await vi.waitFor(() => expect(statuses()).toEqual(['sending', 'failed']));
  expect(queue.read()[0]?.problem).toBeUndefined();
});

/** A queue of two files whose attempts end when the test says so. */
function queueInHand() {
  const asked: string[] = [];
  let attempt: { accept: () => void; fail: () => void; progress: (share: number) => void } | undefined;
  const queue = createDocumentQueue({
    documents: documentsToSend({
      identity: [chosenOf('uno.pdf'), chosenOf('due.pdf')],
      certificate: [],
      certificate_psychotherapy: [],
    }),
    send: (_kind, { id }, { onProgress, signal }) => {
      asked.push(id);
      return new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        const fail = () => reject(new CallFailed({ code: 'no_connection', requestId: '' }));
        attempt = { accept: () => resolve('stored.pdf'), fail, progress: onProgress };
      });
    },
    onOutcome: () => undefined,
  });
  return {
    queue,
    asked,
    statuses: () => queue.read().map(({ status }) => status),
    accept: () => attempt?.accept(),
    fail: () => attempt?.fail(),
    progress: (share: number) => attempt?.progress(share),
  };
}
