import type { FileRow, UserRow } from '#mocks/db/rows';
import { samplePdf } from '#mocks/media/sample-pdf';
import type { Platform } from '#mocks/platform';

export interface MediaFile {
  readonly type: string;
  /** `signed-in` asks for any user's token, `owner` for that user's. */
  readonly openTo: 'everybody' | 'signed-in' | { readonly owner: string };
  readonly bytes: () => Promise<Uint8Array<ArrayBuffer>>;
}

const portraitName = /^(ritratto-pt-[a-z]+)\.png$/;

/** The file of that name, if it was uploaded or a user's row or a message names it. */
export function mediaFile({ db, readPicture }: Platform, name: string): MediaFile | undefined {
  const uploaded = db.files.get(name);
  const notebookPage = () => readPicture('media/notebook-page.png');
  if (uploaded) return uploadedFile(uploaded, notebookPage);
  const [, portrait] = portraitName.exec(name) ?? [];
  if (portrait !== undefined && db.users.list(({ picture }) => picture === name).length > 0) {
    return { type: 'image/png', openTo: 'everybody', bytes: () => readPicture(`portraits/${portrait}.png`) };
  }
  if (db.messages.list(({ media_url }) => media_url === name).length > 0) {
    return { type: 'image/png', openTo: 'signed-in', bytes: notebookPage };
  }
  const [owner] = db.users.list((user) => documentsOf(user).includes(name));
  if (!owner) return undefined;
  return { type: 'application/pdf', openTo: { owner: owner.public_token }, bytes: async () => samplePdf(name) };
}

function uploadedFile(
  { name, owner, private: isPrivate, onlymine, type, content }: FileRow,
  notebookPage: MediaFile['bytes'],
): MediaFile {
  const openTo = onlymine === 1 ? { owner } : isPrivate === 1 ? 'signed-in' : 'everybody';
  if (content !== '') {
    return { type, openTo, bytes: async () => Uint8Array.from(atob(content), (byte) => byte.charCodeAt(0)) };
  }
  if (type === 'application/pdf') return { type, openTo, bytes: async () => samplePdf(name) };
  return { type: 'image/png', openTo, bytes: notebookPage };
}

function documentsOf({ public_configuration: profile }: UserRow): unknown[] {
  const lists = [profile['identity_documents'], profile['certificatePsychotherapy']];
  const certificates = profile.qualifications?.map(({ filesList }) => filesList) ?? [];
  return [...lists, ...certificates].flat();
}
