import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { expect, test, vi } from 'vitest';
import type { ChosenFile } from '#web/fields/documents/chosen-file';
import { sendDocument } from '#web/fields/documents/send-document';
import { closeAfterTest } from '#web/testing/open-apps';

const chosen: ChosenFile = {
  id: 'key-carta',
  file: new File(['%PDF-1.7 carta'], 'carta.pdf', { type: 'application/pdf' }),
  displayName: 'carta (2).pdf',
};

test('a file leaves as a form, its act first, and its stored name comes back (REG-117)', async () => {
  const { requests } = answeringWith(() => HttpResponse.json({ name: 'k3v9x2m4q8ta.pdf' }));
  expect(await send()).toBe('k3v9x2m4q8ta.pdf');
  const [request] = requests;
  expect(new URL(request?.url ?? '').pathname).toBe('/files/documents/identity');
  expect(request?.headers.get('x-requested-by')).toBe('ascolto');
  expect(request?.headers.get('x-on-behalf-of')).toBe('visitor');
  const form = [...((await request?.formData()) ?? [])];
  expect(form.map(([name]) => name)).toEqual(['idempotencyKey', 'file']);
  expect(form[0]?.[1]).toBe('key-carta');
  expect(form[1]?.[1]).toMatchObject({ name: 'carta (2).pdf', size: chosen.file.size });
});

test('a refusal is thrown as the problem the back end named', async () => {
  answeringWith(() => HttpResponse.json({ code: 'unsupported_file', requestId: 'r1' }, { status: 422 }));
  await expect(send()).rejects.toMatchObject({ problem: { code: 'unsupported_file', requestId: 'r1' } });
});

test.each([
  { what: 'a failure in prose', answer: () => new HttpResponse('<html>Bad gateway</html>', { status: 502 }) },
  { what: 'a success without a name', answer: () => HttpResponse.json({}) },
])('$what counts as unexpected', async ({ answer }) => {
  answeringWith(answer);
  await expect(send()).rejects.toMatchObject({ problem: { code: 'unexpected' } });
});

test('a lost answer says that the file may have arrived', async () => {
  answeringWith(() => HttpResponse.error());
  await expect(send()).rejects.toMatchObject({ problem: { code: 'no_connection', outcomeUnknown: true } });
});

test('how much has left is told as it leaves', async () => {
  const leaving = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: 250, total: 1000 }));
    this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: 1000, total: 1000 }));
  });
  const shares: number[] = [];
  void send({ onProgress: (share) => shares.push(share) });
  expect(leaving).toHaveBeenCalledOnce();
  expect(shares).toEqual([0.25, 1]);
});

test('a file taken back is not sent on, and its answer is not waited for', async () => {
  const cancellation = new AbortController();
  const { requests } = answeringWith(() => new Promise<never>(() => undefined));
  const sending = send({ signal: cancellation.signal });
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  cancellation.abort();
  await expect(sending).rejects.toBe(cancellation.signal.reason);
  await expect(send({ signal: cancellation.signal })).rejects.toBe(cancellation.signal.reason);
  expect(requests).toHaveLength(1);
});

function send(options: Partial<Parameters<typeof sendDocument>[2]> = {}): Promise<string> {
  const signal = new AbortController().signal;
  return sendDocument('identity', chosen, { onProgress: () => undefined, signal, pageUser: 'visitor', ...options });
}

/** A back end that answers each file like this, and records the requests. */
function answeringWith(answer: () => Response | Promise<Response>): { readonly requests: readonly Request[] } {
  const requests: Request[] = [];
  const server = setupServer(
    http.post('*/files/documents/:kind', ({ request }) => {
      requests.push(request.clone());
      return answer();
    }),
  );
  server.listen();
  closeAfterTest(() => server.close());
  return { requests };
}
