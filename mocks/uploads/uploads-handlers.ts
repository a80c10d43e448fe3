import type { RequestHandler } from 'msw';
import { secondsFromInstant } from '#contracts/kernel/instant';
import { upload } from '#contracts/uploads/uploads.legacy';
import type { Database } from '#mocks/db/create-db';
import { legacyHandler } from '#mocks/engine/legacy-handler';
import { PlatformRefused } from '#mocks/engine/platform-refused';
import type { Platform } from '#mocks/platform';
import { userByToken } from '#mocks/users/find-user';

/**
 * The file store: takes a data URL and stores it under the name it was sent with, under a longer one when another user
 * has that name, or under a generated one while the fault that renames uploads is active.
 */
export function createUploadsHandlers(platform: Platform): RequestHandler[] {
  const { db, now, mostFileCharacters } = platform;
  return [
    legacyHandler(platform, upload, ({ private_token, name, content: dataUrl, private: isPrivate, onlymine }) => {
      const owner = userByToken(platform, private_token).public_token;
      const { type, content } = partsOfDataUrl(dataUrl);
      const stored = storedName(platform, { name, owner });
      const size = Math.floor((content.replace(/=+$/, '').length * 3) / 4);
      const uploaded_timestamp = secondsFromInstant(now());
      db.files.put({ name: stored, owner, private: isPrivate, onlymine, type, size, content, uploaded_timestamp });
      letGoOfOldContent(db, mostFileCharacters);
      return { name: stored, size, duration: 0 };
    }),
  ];
}

function storedName({ db, faults }: Platform, { name, owner }: { name: string; owner: string }): string {
  if (faults.of(upload.name).includes('renames-uploads')) {
    return `${db.nextToken('Documento')}${name.slice(name.lastIndexOf('.')).toUpperCase()}`;
  }
  const isTaken = (db.files.get(name)?.owner ?? owner) !== owner;
  return isTaken ? `${db.nextToken('copia')}-${name}` : name;
}

function partsOfDataUrl(dataUrl: string): { type: string; content: string } {
  const comma = dataUrl.indexOf(',');
  const [, type] = /^data:([a-z]+\/[a-z0-9.+-]+);base64$/.exec(dataUrl.slice(0, Math.max(0, comma))) ?? [];
  if (type === undefined) throw new PlatformRefused('INVALID_CONTENT');
  return { type, content: dataUrl.slice(comma + 1) };
}

/** Drops the content of the oldest files beyond the limit; their rows stay. */
function letGoOfOldContent({ files }: Database, mostCharacters: number): void {
  let characters = 0;
  for (const { name, content } of files.list().toReversed()) {
    characters += content.length;
    if (content !== '' && characters > mostCharacters) files.change(name, { content: '' });
  }
}
