import { dueCents, settle } from '#e2e/plain-platform/calendar';
import { type Desk, Refused } from '#e2e/plain-platform/desk';
import { documentFile, type HandedOut, mediaFile } from '#e2e/plain-platform/documents';
import { type Fields, textOf } from '#e2e/plain-platform/php-values';
import { errorPage, isOdd, written } from '#e2e/plain-platform/quirks';

/** Two addresses, as suggested and in full. */
const places = [
  {
    reference: 'place-garibaldi',
    description: 'Via Garibaldi 8, Milano MI, Italia',
    formatted_address: 'Via Garibaldi 8, 20121 Milano MI, Italia',
    location: { lat: 45.4721, lng: 9.1846 },
  },
  {
    reference: 'place-toledo',
    description: 'Via Toledo, Napoli NA, Italia',
    formatted_address: 'Via Toledo, 80134 Napoli NA, Italia',
    location: { lat: 40.8439, lng: 14.2488 },
  },
];

/** The address service: suggestions that contain every word of the input, or one place by its reference. */
function addressAnswer(query: URLSearchParams): Fields {
  if (!query.get('key')) return { error: 'REQUEST_DENIED' };
  if (query.get('type') === 'place') {
    const { formatted_address, location } = places.find(({ reference }) => reference === query.get('reference')) ?? {};
    return { result: { result: formatted_address === undefined ? {} : { formatted_address, geometry: { location } } } };
  }
  const wanted = textOf(query.get('input')).toLowerCase().split(/\s+/);
  const found = places.filter(({ description }) => wanted.every((word) => description.toLowerCase().includes(word)));
  return { predictions: found.map(({ description, reference }) => ({ description, reference })) };
}

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

/**
 * Answers requests that are no call with a JSON body: files, the address service and the payment page; undefined for
 * any other.
 */
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

/** The provider's page for a session: the amount due, a button that pays and one that cancels. */
function paymentPage(desk: Desk, event: string): string {
  const due = dueCents(desk, event);
  if (due === undefined) return paymentPageOf('<p role="status">Questa seduta è già pagata.</p>');
  const amount = `${(due / 100).toFixed(2).replace('.', ',')} €`;
  const button = (act: string, text: string) => `<button name="act" value="${act}">${text}</button>`;
  return paymentPageOf(`<form method="post">${button('pay', `Paga ${amount}`)}${button('cancel', 'Annulla')}</form>`);
}

/** The page after one of its buttons was pressed. */
async function afterPayment(desk: Desk, event: string, act: string | null): Promise<string> {
  if (act !== 'pay') return paymentPageOf('<p role="status">Pagamento annullato: la seduta resta da confermare.</p>');
  if (dueCents(desk, event) === undefined) return paymentPage(desk, event);
  await settle(desk, event);
  return paymentPageOf('<p role="status">Pagamento ricevuto.</p>');
}

function paymentPageOf(content: string): string {
  return `<!doctype html><html lang="it"><title>PayPal</title><link rel="icon" href="data:,"><h1>PayPal dimostrativo</h1>${content}</html>`;
}
