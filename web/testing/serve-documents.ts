import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { expect, vi } from 'vitest';
import { closeAfterTest } from '#web/testing/open-apps';

interface AskedDocument {
  readonly kind: string;
  readonly idempotencyKey: string;
  readonly name: string;
}

export interface DocumentServer {
  /** The files sent so far, in their order. */
  readonly asked: readonly AskedDocument[];
  readonly untilAsked: (count: number) => Promise<void>;
  /** Accepts the file sent last; the two below refuse it or lose its answer. */
  readonly accept: () => void;
  readonly refuse: (code: string, status: number) => void;
  readonly lose: () => void;
  /** Reports that this share of the file, from 0 to 1, has left: the test's browser reports no progress. */
  readonly progress: (share: number) => void;
}

/** A back end that takes documents and answers each when the test says so. */
export function serveDocuments(): DocumentServer {
  const asked: AskedDocument[] = [];
  let answer: (response: Response) => void = () => undefined;
  const leaving = vi.spyOn(XMLHttpRequest.prototype, 'send');
  const server = setupServer(
    http.post<{ kind: string }>('*/files/documents/:kind', async ({ request, params: { kind } }) => {
      const form = await request.formData();
      asked.push({ kind, idempotencyKey: String(form.get('idempotencyKey')), name: (form.get('file') as File).name });
      return new Promise<Response>((resolve) => {
        answer = resolve;
      });
    }),
  );
  server.listen({ onUnhandledFrame: 'error' });
  closeAfterTest(() => server.close());
  return {
    asked,
    untilAsked: (count) => vi.waitFor(() => expect(asked).toHaveLength(count)),
    accept: () => answer(HttpResponse.json({ name: `stored-${asked.length}.pdf` })),
    refuse: (code, status) => answer(HttpResponse.json({ code, requestId: 'r1' }, { status })),
    lose: () => answer(HttpResponse.error()),
    progress: (share) => {
      const request = leaving.mock.contexts.at(-1) as XMLHttpRequest;
      const told = { lengthComputable: true, loaded: share * 1000, total: 1000 };
      request.upload.dispatchEvent(new ProgressEvent('progress', told));
    },
  };
}
