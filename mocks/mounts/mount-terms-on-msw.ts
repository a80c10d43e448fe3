import { HttpResponse, http, type RequestHandler } from 'msw';
import { createLegacyClient } from '#bff/legacy/legacy-client';
import { LegacyUnavailable } from '#bff/legacy/legacy-failures';
import type { LegacyTransport } from '#bff/legacy/legacy-transport';
import type { Log } from '#bff/log';
import { fetchTermsFile, termsFileHeaders } from '#bff/terms/terms-document';
import { type SharedProblemCode, sharedProblems } from '#contracts/kernel/problem';
import { isTermsFile, type TermsFile } from '#contracts/terms/terms-file';

interface TermsMount {
  readonly transport: LegacyTransport;
  readonly log: Log;
}

const patienceMs = 10_000;

/** The documents to download at our own address, where there is no server. */
export function mountTermsOnMsw(mount: TermsMount): RequestHandler {
  return http.get<{ name: string }>('*/files/terms/:name', ({ params: { name } }) =>
    isTermsFile(name) ? download(mount, name) : refused('not_found'),
  );
}

async function download({ transport, log }: TermsMount, name: TermsFile): Promise<Response> {
  const legacy = createLegacyClient({ transport, log, paths: {}, signal: AbortSignal.timeout(patienceMs) });
  try {
    const bytes = (await fetchTermsFile(legacy, name)) as Uint8Array<ArrayBuffer>;
    return new HttpResponse(bytes, { headers: termsFileHeaders(name) });
  } catch (failure) {
    return refused(failure instanceof LegacyUnavailable ? 'legacy_unavailable' : 'legacy_unreadable');
  }
}

function refused(code: SharedProblemCode): Response {
  return HttpResponse.json({ code, requestId: 'file' }, { status: sharedProblems[code] });
}
