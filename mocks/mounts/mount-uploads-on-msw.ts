import { HttpResponse, http, type PathParams, type RequestHandler } from 'msw';
import { uploadHeaders } from '#bff/answer-headers';
import { accessRefusal } from '#bff/authorize';
import { createSendFile } from '#bff/chat/sending/send-file';
import type { Context } from '#bff/context';
import { type OperationHandler, runOperation } from '#bff/run-operation';
import type { SessionStore } from '#bff/session';
import type { ImageCleaner } from '#bff/uploads/image-cleaner';
import { createStoreDocument } from '#bff/uploads/store-document';
import { createStorePhoto } from '#bff/uploads/store-photo';
import { sendFile } from '#contracts/chat/send-file.api';
import { onBehalfOfHeader } from '#contracts/kernel/on-behalf-of';
import type { Operation } from '#contracts/kernel/operation';
import { type SharedProblemCode, sharedProblems } from '#contracts/kernel/problem';
import { storeDocument, storePhoto } from '#contracts/uploads/uploads.api';

export interface UploadsMount {
  readonly contextWith: (session: SessionStore, onBehalfOf?: string) => Context;
  readonly session: SessionStore;
  readonly cleanImage: ImageCleaner;
}

/** The uploads of documents and photos, and of what is sent into a chat, with the same checks as on the server. */
export function mountUploadsOnMsw({ contextWith, session, cleanImage }: UploadsMount): RequestHandler[] {
  return [
    accept('*/files/documents/:kind', { operation: storeDocument, handler: createStoreDocument(cleanImage) }),
    accept('*/files/photo', { operation: storePhoto, handler: createStorePhoto(cleanImage) }),
    accept('*/files/chat/:chat', { operation: sendFile, handler: createSendFile(cleanImage) }, ['text']),
  ];

  /** Accepts forms of `idempotencyKey`, those of the further fields that there are, and then `file`. */
  function accept<Op extends Operation>(
    path: string,
    { operation, handler }: { readonly operation: Op; readonly handler: OperationHandler<Op> },
    furtherFields: readonly string[] = [],
  ): RequestHandler {
    return http.post(path, async ({ request, params }) => {
      const context = contextWith(session, request.headers.get(onBehalfOfHeader) ?? undefined);
      const isOurs = request.headers.get('x-requested-by') === 'ascolto';
      const refused = isOurs ? accessRefusal(operation, context) : 'forbidden';
      if (refused) return problemResponse(context, refused);
      const input = await inputOf(params, request, furtherFields);
      const { status, body } = await runOperation(operation, handler, context, input);
      return HttpResponse.json(body as object, { status, headers: uploadHeaders(status, body) });
    });
  }
}

/** The form's parts in their order; undefined, which the contract refuses, for any other form. */
async function inputOf(
  { 0: _site, ...inPath }: PathParams,
  request: Request,
  furtherFields: readonly string[],
): Promise<unknown> {
  const form = await request.formData().catch(() => undefined);
  const parts = [...(form ?? [])];
  const names = parts.map(([name]) => name);
  const present = furtherFields.filter((field) => names.includes(field));
  if (names.join() !== ['idempotencyKey', ...present, 'file'].join()) return undefined;
  const file = parts.pop()?.[1];
  if (file === undefined || typeof file === 'string' || parts.some(([, value]) => typeof value !== 'string')) {
    return undefined;
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { ...inPath, ...Object.fromEntries(parts), fileName: file.name, bytes };
}

function problemResponse({ requestId }: Context, code: SharedProblemCode): Response {
  const status = sharedProblems[code];
  const body = { code, requestId };
  return HttpResponse.json(body, { status, headers: uploadHeaders(status, body) });
}
