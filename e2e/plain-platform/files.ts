import { addressAnswer } from '#e2e/plain-platform/addresses';
import { type Desk, Refused } from '#e2e/plain-platform/desk';
import { documentFile, type HandedOut, mediaFile } from '#e2e/plain-platform/documents';
import { errorPage, isOdd, written } from '#e2e/plain-platform/manners';
import { afterPayment, paymentPage } from '#e2e/plain-platform/payment-page';

interface Asked {
  readonly method: string | undefined;
  readonly url: URL;
  /** The body. */
  readonly text: string;
}

interface Answered {
  readonly status: number;
  readonly body: string | Buffer;
  readonly mediaType: string;
}

/** Answers what is no call with a JSON body: files, the address service and the payment page; undefined for the others. */
export async function fileAnswer(desk: Desk, { method, url, text }: Asked): Promise<Answered | undefined> {
  const { pathname, searchParams: query } = url;
  const [, event] = /^\/pay\/([\w.-]+)$/.exec(pathname) ?? [];
  if (event !== undefined) {
    const isPressed = method === 'POST';
    const act = new URLSearchParams(text).get('act');
    return pageOf(200, isPressed ? await afterPayment(desk, event, act) : paymentPage(desk, event));
  }
  if (method !== 'GET') return undefined;
  if (pathname === '/php/autocomplete/index.php') {
    if (desk.manners.chokesOnOddText && isOdd(Object.fromEntries(query))) return pageOf(500, errorPage);
    return pageOf(200, written(addressAnswer(query), desk.manners));
  }
  const [, folder, path = ''] = /^\/(media|backend\/assets\/documents)\/(.+)$/.exec(pathname) ?? [];
  if (folder === undefined) return undefined;
  const file = folder === 'media' ? openMedia(desk, path, query.get('private_token')) : documentFile(desk, path);
  if (!file) return pageOf(404, '<h1>Not Found</h1>');
  return { status: 200, body: file.bytes, mediaType: file.mediaType };
}

function openMedia(desk: Desk, name: string, token: string | null): HandedOut | undefined {
  try {
    return mediaFile(desk, name, token);
  } catch (refused) {
    if (refused instanceof Refused) return undefined;
    throw refused;
  }
}

function pageOf(status: number, body: string): Answered {
  return { status, body, mediaType: 'text/html; charset=utf-8' };
}
