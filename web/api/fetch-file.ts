import { problem } from '#contracts/kernel/problem';
import { announceAttempt } from '#web/api/attempts';
import { CallFailed } from '#web/api/call-failed';
import { ownHeaders } from '#web/api/own-headers';

/** Fetches a file from our own address for the user whose page it is; throws `CallFailed` and nothing else. */
export async function fetchFile(href: string, pageUser: string | undefined): Promise<Blob> {
  announceAttempt(href);
  let response: Response;
  try {
    response = await fetch(href, { headers: ownHeaders(pageUser) });
    if (response.ok) return await response.blob();
  } catch {
    throw new CallFailed({ code: 'no_connection', requestId: '' });
  }
  const failure = problem.safeParse(await response.json().catch(() => undefined));
  throw new CallFailed(failure.success ? failure.data : { code: 'unexpected', requestId: '' });
}
