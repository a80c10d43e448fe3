import { delay, HttpResponse } from 'msw';
import { type Fault, slowMs } from '#mocks/engine/faults';
import { applyQuirk } from '#mocks/engine/php-quirks';
import type { Platform } from '#mocks/platform';

interface AskedFile {
  /** Its name for faults and in the console. */
  readonly name: string;
  readonly request: Request;
  readonly type: string;
  /** Undefined for a file that does not exist. */
  readonly bytes: () => Promise<Uint8Array<ArrayBuffer> | undefined>;
}

/** Answers a file of the platform with its active faults, and notifies the console. */
export async function platformFile(platform: Platform, asked: AskedFile): Promise<Response> {
  const { name, request } = asked;
  const response = await answerWith(platform.faults.of(name), asked);
  const path = new URL(request.url).pathname;
  const status = response.type === 'error' ? 'dropped' : response.status;
  platform.onCall({ name, method: request.method, path, at: platform.now(), status });
  return response;
}

async function answerWith(faults: readonly Fault[], { type, bytes }: AskedFile): Promise<Response> {
  if (faults.includes('slow')) await delay(slowMs);
  if (faults.includes('connection-lost-before') || faults.includes('connection-lost-after'))
    return HttpResponse.error();
  if (faults.includes('status-500')) return new HttpResponse('Internal Server Error', { status: 500 });
  if (faults.includes('html-page')) return new HttpResponse(applyQuirk('html-page', ''), { status: 200 });
  const whole = await bytes();
  if (!whole) return new HttpResponse('Not Found', { status: 404 });
  const sent = faults.includes('empty-body') ? 0 : faults.includes('cut-short') ? whole.length / 2 : whole.length;
  return new HttpResponse(whole.slice(0, sent), { headers: { 'content-type': type } });
}
