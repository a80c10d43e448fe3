import { randomUUID } from 'node:crypto';
import type { ScenarioName } from '#mocks/scenarios/scenarios';

interface PlatformAddress {
  readonly origin: string;
}

/** Starts again from the seed of a scenario. */
export async function chooseScenario(platform: PlatformAddress, scenario: ScenarioName = 'everyday'): Promise<void> {
  await submit(platform, '/console/scenario', [['scenario', scenario]]);
}

/** Gives a call of the platform these faults; none makes it work again. */
export async function setFault(platform: PlatformAddress, call: string, ...faults: readonly string[]): Promise<void> {
  await submit(platform, '/console/faults', [
    ['call', call],
    ...faults.map((fault): [string, string] => ['fault', fault]),
  ]);
}

/** Approves the professional with that e-mail address, as the administration does. */
export async function approve(platform: PlatformAddress, email: string): Promise<void> {
  const page = await (await fetch(`${platform.origin}/`)).text();
  const form = page.slice(page.indexOf(`${email}</span>`));
  const token = /name="user" value="([^"]+)"/.exec(form)?.[1];
  if (!page.includes(`${email}</span>`) || !token) throw new Error(`${email} does not wait for approval.`);
  await submit(platform, '/console/approvals', [['user', token]]);
}

/** Answers a ticket at the support desk, or closes it, with an answer or without. */
export async function answerTicket(
  platform: PlatformAddress,
  ticket: string,
  { text = '', act = 'reply' }: { readonly text?: string; readonly act?: 'reply' | 'close' },
): Promise<void> {
  await submit(platform, '/console/tickets', [
    ['ticket', ticket],
    ['text', text],
    ['act', act],
  ]);
}

/** How many accounts have that e-mail address. */
export async function accountsOf(platform: PlatformAddress, email: string): Promise<number> {
  const page = await (await fetch(`${platform.origin}/`)).text();
  return page.split('<li>').filter((item) => item.split('</li>')[0]?.includes(`, ${email},`)).length;
}

interface Call {
  readonly name: string;
  readonly outcome: string;
}

/** Reads the outcome of every call of a name since following began, latest first. */
type CallReader = (name: string) => Promise<readonly string[]>;

/** Starts to follow the calls of one name or another in the console's list. */
export async function followCalls(platform: PlatformAddress): Promise<CallReader> {
  const calls = await followEveryCall(platform);
  return async (wanted) => (await calls()).flatMap(({ name, outcome }) => (name === wanted ? [outcome] : []));
}

/**
 * Starts to follow the console's list of calls; the function reads those since then, latest first. The list keeps only
 * the latest: reading fails once calls are missing.
 */
export async function followEveryCall({ origin }: PlatformAddress): Promise<() => Promise<readonly Call[]>> {
  const mark = `/php/begin-${randomUUID()}`;
  await fetch(origin + mark);
  return async () => {
    const page = await (await fetch(`${origin}/`)).text();
    const [since, before] = page.slice(page.indexOf('id="chiamate"')).split(mark);
    if (since === undefined || before === undefined) throw new Error('The console no longer knows every call.');
    const rows = since.matchAll(
      /<tr><td>[^<]*<\/td><td>(?<name>[^<]*)<\/td>.*?<td[^>]*>(?<outcome>[^<]*)<\/td><\/tr>/g,
    );
    return [...rows].map(({ groups }) => ({ name: groups?.['name'] ?? '', outcome: groups?.['outcome'] ?? '' }));
  };
}

async function submit({ origin }: PlatformAddress, path: string, fields: [string, string][]): Promise<void> {
  const answer = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  if (answer.status !== 303) throw new Error(`${path} answered ${answer.status}.`);
}
