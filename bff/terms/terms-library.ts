import { createLegacyClient, type LegacyClientParts } from '#bff/legacy/legacy-client';
import { isRefusal } from '#bff/legacy/legacy-failures';
import type { Log } from '#bff/log';
import { staleWhileRevalidate } from '#bff/stale-while-revalidate';
import { docxBlocks } from '#bff/terms/docx-blocks';
import { fetchTermsFile, unreadableTerms } from '#bff/terms/terms-document';
import { UnreadableDocument } from '#bff/terms/unreadable-document';
import { type Instant, minuteMs } from '#contracts/kernel/instant';
import type { TermsBlock } from '#contracts/terms/terms.api';
import { type TermsFile, termsFiles } from '#contracts/terms/terms-file';

/**
 * The terms and privacy documents as the platform has them; one for the whole application. A document is fetched at
 * most once a minute, however often it is downloaded and read, and kept while the platform is away.
 */
export interface TermsLibrary {
  /** The file itself. */
  file(name: TermsFile): Promise<Uint8Array>;
  /** Its content; throws `LegacyUnreadable` when it cannot be read. */
  blocks(name: TermsFile): Promise<readonly TermsBlock[]>;
}

export interface TermsLibraryDeps extends Omit<LegacyClientParts, 'signal'> {
  readonly now: () => Instant;
}

interface KeptDocument {
  readonly bytes: Uint8Array;
  /** Undefined for a file that cannot be read: not tried again until it is fetched again. */
  readonly blocks: readonly TermsBlock[] | undefined;
}

const usableMs = 10 * minuteMs;
const deadlineMs = 10_000;

/**
 * Builds the library. Its readings have their own deadline: the first caller may leave without ending them for the
 * others.
 */
export function createTermsLibrary({ now, ...deps }: TermsLibraryDeps): TermsLibrary {
  const keeping = (name: TermsFile) =>
    staleWhileRevalidate({
      read: () => readDocument(deps, name),
      now,
      freshMs: minuteMs,
      usableMs,
      onRefreshFailed: (failure) => {
        const reason = failure instanceof Error ? failure.name : typeof failure;
        deps.log.warn('terms_not_refreshed', { document: name, reason });
      },
    });
  const documents = new Map(termsFiles.map((name) => [name, keeping(name)]));
  const documentOf = (name: TermsFile) => (documents.get(name) ?? keeping(name))();
  return {
    file: async (name) => (await documentOf(name)).bytes,
    async blocks(name) {
      const { blocks } = await documentOf(name);
      if (!blocks) throw unreadableTerms('cannot be read');
      return blocks;
    },
  };
}

async function readDocument(deps: Omit<LegacyClientParts, 'signal'>, name: TermsFile): Promise<KeptDocument> {
  const legacy = createLegacyClient({ ...deps, signal: AbortSignal.timeout(deadlineMs) });
  const bytes = await fetchTermsFile(legacy, name).catch((failure: unknown) => {
    throw isRefusal(failure) ? unreadableTerms('not there') : failure;
  });
  return { bytes, blocks: blocksOf(deps.log, name, bytes) };
}

function blocksOf(log: Log, name: TermsFile, bytes: Uint8Array): TermsBlock[] | undefined {
  try {
    return docxBlocks(bytes);
  } catch (failure) {
    if (!(failure instanceof UnreadableDocument)) throw failure;
    log.warn('terms_unreadable', { document: name, reason: failure.message });
    return undefined;
  }
}
