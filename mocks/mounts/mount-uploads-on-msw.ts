import { HttpResponse, http, type PathParams, type RequestHandler } from 'msw';
import { uploadHeaders } from '#bff/answer-headers';
import { accessRefusal } from '#bff/authorize';
import type { Context } from '#bff/context';
import { type OperationHandler, runOperation } from '#bff/run-operation';
import type { SessionStore } from '#bff/session';
import type { ImageCleaner } from '#bff/uploads/image-cleaner';
import { createStoreDocument } from '#bff/uploads/store-document';
import { createStorePhoto } from '#bff/uploads/store-photo';
import { onBehalfOfHeader } from '#contracts/kernel/on-behalf-of';
import type { Operation } from '#contracts/kernel/operation';
import { type SharedProblemCode, sharedProblems } from '#contracts/kernel/problem';
import { storeDocument, storePhoto } from '#contracts/uploads/uploads.api';

export interface UploadsMount {
  readonly contextWith: (session: SessionStore, onBehalfOf?: string) => Context;
  readonly session: SessionStore;
  readonly cleanImage: ImageCleaner;
}

/** The uploads of documents and photos, with the same checks as on the server. */
export function mountUploadsOnMsw({ contextWith, session, cleanImage }: UploadsMount): RequestHandler[] {
  return [
    accept('*/files/documents/:kind', storeDocument, createStoreDocument(cleanImage)),
    accept('*/files/photo', storePhoto, createStorePhoto(cleanImage)),
  ];

  function accept<Op extends Operation>(path: string, operation: Op, handler: OperationHandler<Op>): RequestHandler {
    return http.post(path, async ({ request, params }) => {
      const context = contextWith(session, request.headers.get(onBehalfOfHeader) ?? undefined);
      const isOurs = request.headers.get('x-requested-by') === 'ascolto';
      const refused = isOurs ? accessRefusal(operation, context) : 'forbidden';
      if (refused) return problemResponse(context, refused);
      const { status, body } = await runOperation(operation, handler, context, await inputOf(params, request));
      return HttpResponse.json(body as object, { status, headers: uploadHeaders(status, body) });
    });
  }
}

/** The form's two parts in their order; undefined, which the contract refuses, for any other form. */
async function inputOf({ kind }: PathParams, request: Request): Promise<unknown> {
  const form = await request.formData().catch(() => undefined);
  const [first, second, ...more] = [...(form ?? [])];
  if (first?.[0] !== 'idempotencyKey' || second?.[0] !== 'file' || more.length > 0) return undefined;
  const [, idempotencyKey] = first;
  const [, file] = second;
  if (typeof file === 'string') return undefined;
  const list = kind === undefined ? {} : { kind };
  return { ...list, idempotencyKey, fileName: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}

function problemResponse({ requestId }: Context, code: SharedProblemCode): Response {
  const status = sharedProblems[code];
  const body = { code, requestId };
  return HttpResponse.json(body, { status, headers: uploadHeaders(status, body) });
}
