import { readFile } from 'node:fs/promises';
import { switchableCalls } from '#mocks/console/faults-section';
import { homePage } from '#mocks/console/home-page';
import { html } from '#mocks/console/html';
import { isCrossSite } from '#mocks/console/is-cross-site';
import { pageResponse, redirectTo } from '#mocks/console/page';
import { isWaiting } from '#mocks/console/people-section';
import { consolePages } from '#mocks/console/platform-pages';
import type { CallLog } from '#mocks/engine/call-log';
import { everyFault } from '#mocks/engine/faults';
import { sendEmail } from '#mocks/engine/send-email';
import type { Platform } from '#mocks/platform';
import { isScenarioName } from '#mocks/scenarios/scenarios';
import { answerTicket, supportDeskPath } from '#mocks/tickets/support-desk';

/** Answers requests to the console; undefined for requests to the platform. */
export type Console = (request: Request) => Promise<Response | undefined>;

type Post = (platform: Platform, form: URLSearchParams) => Response | undefined;

const posts: Readonly<Record<string, Post>> = {
  '/console/faults': setFaults,
  '/console/scenario': beginScenario,
  '/console/approvals': approve,
  [supportDeskPath]: answerTicket,
  ...Object.fromEntries(consolePages.map(({ path, answer }) => [path, answer])),
};

/** The console of a platform: its page, the recovery, payment and signing pages, and their forms. */
export function createConsole(platform: Platform, log: CallLog): Console {
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method === 'POST') return answerPost(platform, request, pathname);
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    if (pathname === '/') return homePage(platform, log, searchParams.get('done'));
    if (pathname === '/console/console.css') return styleSheet();
    const page = consolePages.find(({ path }) => path === pathname);
    return page?.open(platform, searchParams.get(page.parameter) ?? '');
  };
}

async function answerPost(platform: Platform, request: Request, path: string): Promise<Response | undefined> {
  const post = Object.hasOwn(posts, path) ? posts[path] : undefined;
  if (!post) return undefined;
  if (isCrossSite(request)) return refused(403, 'La richiesta viene da un altro sito.');
  const form = new URLSearchParams(await request.text());
  return post(platform, form) ?? refused(400, 'La richiesta non si capisce.');
}

function setFaults(platform: Platform, form: URLSearchParams): Response | undefined {
  const call = form.get('call') ?? '';
  const asked = form.getAll('fault');
  const faults = everyFault.filter((fault) => asked.includes(fault));
  if (!switchableCalls.includes(call) || faults.length !== asked.length) return undefined;
  platform.faults.set(call, faults);
  return redirectTo('/?done=faults#guasti');
}

function beginScenario(platform: Platform, form: URLSearchParams): Response | undefined {
  const name = form.get('scenario') ?? '';
  if (!isScenarioName(name)) return undefined;
  platform.begin(name);
  return redirectTo('/?done=scenario#scenario');
}

function approve(platform: Platform, form: URLSearchParams): Response | undefined {
  const { db } = platform;
  const user = db.users.get(form.get('user') ?? '');
  if (!user || !isWaiting(user)) return undefined;
  const autorizzazioni = 'accettato';
  db.users.change(user.public_token, {
    public_configuration: { ...user.public_configuration, autorizzazioni },
    manager_configuration: { ...user.manager_configuration, autorizzazioni },
  });
  sendEmail(platform, user, {
    subject: 'Registrazione approvata',
    text: 'Abbiamo verificato i tuoi dati. Ora puoi accedere con la tua e-mail e la tua password.',
  });
  return redirectTo('/?done=approval#persone');
}

async function styleSheet(): Promise<Response> {
  const css = await readFile(new URL('./console.css', import.meta.url), 'utf8');
  return new Response(css, { headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-store' } });
}

function refused(status: number, text: string): Response {
  return pageResponse('Non si può fare', html`<section><p>${text}</p></section>`, status);
}
