import { HttpResponse, http, type RequestHandler } from 'msw';
import { type MediaFile, mediaFile } from '#mocks/media/media-file';
import type { Platform } from '#mocks/platform';

/** Files by name: public ones without a token, the others with a `private_token` in the query. Ranges are supported. */
export function createMediaHandlers(platform: Platform): RequestHandler[] {
  return [
    http.get<{ name: string }>('*/media/:name', async ({ request, params: { name } }) => {
      const response = await answer(platform, { name, request });
      const { method } = request;
      const call = { name: 'media', method, path: `/media/${name}`, at: platform.now() };
      platform.onCall({ ...call, status: response.type === 'error' ? 'dropped' : response.status });
      return response;
    }),
  ];
}

interface Asked {
  readonly name: string;
  readonly request: Request;
}

async function answer(platform: Platform, { name, request }: Asked): Promise<Response> {
  const faults = platform.faults.of('media');
  if (faults.includes('connection-lost-before') || faults.includes('connection-lost-after'))
    return HttpResponse.error();
  if (faults.includes('status-500')) return new HttpResponse('Internal Server Error', { status: 500 });
  const file = platform.transact(() => mediaFile(platform, name));
  if (!file) return new HttpResponse('Not Found', { status: 404 });
  const token = new URL(request.url).searchParams.get('private_token');
  if (!isOpenTo(platform, file, token)) return new HttpResponse('Forbidden', { status: 403 });
  return fileResponse(file, await file.bytes(), request.headers.get('range'));
}

function isOpenTo({ db }: Platform, { openTo }: MediaFile, privateToken: string | null): boolean {
  if (openTo === 'everybody') return true;
  const [reader] = db.users.list((user) => user.private_token === privateToken);
  return reader !== undefined && (openTo === 'signed-in' || openTo.owner === reader.public_token);
}

function fileResponse({ type }: MediaFile, bytes: Uint8Array<ArrayBuffer>, range: string | null): Response {
  const headers = { 'content-type': type, 'accept-ranges': 'bytes' };
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  if (first === undefined) {
    return new HttpResponse(bytes, { headers: { ...headers, 'content-length': String(bytes.length) } });
  }
  const start = Number(first);
  const end = Math.min(last ? Number(last) : bytes.length - 1, bytes.length - 1);
  if (start > end) {
    return new HttpResponse(null, { status: 416, headers: { 'content-range': `bytes */${bytes.length}` } });
  }
  return new HttpResponse(bytes.slice(start, end + 1), {
    status: 206,
    headers: {
      ...headers,
      'content-length': String(end + 1 - start),
      'content-range': `bytes ${start}-${end}/${bytes.length}`,
    },
  });
}
