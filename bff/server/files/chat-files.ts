import { createLegacyClient, type LegacyClientParts } from '#bff/legacy/legacy-client';
import { mediaName } from '#bff/media/picture-url';
import type { Session } from '#bff/session';
import { listChats } from '#contracts/chat/chat.legacy';

export interface ChatFilesDeps extends Pick<LegacyClientParts, 'transport' | 'log'> {
  readonly legacyPaths: LegacyClientParts['paths'];
  readonly mediaBase: string;
}

/** Whether a file was sent in a chat of the session's user. */
export type IsInChat = (session: Session, file: { chat: string; name: string }) => Promise<boolean>;

const deadlineMs = 10_000;

/**
 * Asks the platform, with the user's own token, which files the user's chats hold. The pictures of a page are requested
 * at once, so simultaneous questions of one session are asked once; nothing is kept afterwards.
 */
export function createChatFiles({ transport, log, legacyPaths, mediaBase }: ChatFilesDeps): IsInChat {
  const underWay = new Map<string, Promise<ReadonlySet<string>>>();

  async function readFiles({ privateToken }: Session): Promise<ReadonlySet<string>> {
    const signal = AbortSignal.timeout(deadlineMs);
    const legacy = createLegacyClient({ transport, log, signal, paths: legacyPaths });
    const { recipients } = await legacy.call(listChats, { private_token: privateToken });
    const files = recipients.flatMap(({ public_token, messages }) => {
      const names = messages.map(({ media_url }) => media_url && mediaName(media_url, mediaBase));
      return names.flatMap((name) => (name ? [`${public_token}/${name}`] : []));
    });
    return new Set(files);
  }

  function readAnew(session: Session): Promise<ReadonlySet<string>> {
    const reading = readFiles(session).finally(() => {
      if (underWay.get(session.sid) === reading) underWay.delete(session.sid);
    });
    underWay.set(session.sid, reading);
    return reading;
  }

  return async (session, { chat, name }) => {
    const path = `${chat}/${name}`;
    const asked = underWay.get(session.sid);
    if (asked && (await asked.catch(() => undefined))?.has(path)) return true;
    // One asked before the file was sent does not know it.
    const others = underWay.get(session.sid);
    return (await (others === undefined || others === asked ? readAnew(session) : others)).has(path);
  };
}
