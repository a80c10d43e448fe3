import { strToU8, zipSync } from 'fflate';
import { appendToUser } from '#e2e/plain-platform/accounts';
import { type Desk, type Handler, Refused, signer, userOf } from '#e2e/plain-platform/desk';
import { isYes, textOf } from '#e2e/plain-platform/php-values';
import { nameOf, newToken } from '#e2e/plain-platform/state';

/** A file as the platform serves it. */
export interface HandedOut {
  readonly mediaType: string;
  readonly bytes: Buffer;
}

/** Makes the document; unless it is a preview, keeps the consent on both users. */
export const informedConsent: Handler = async (desk, request) => {
  const patient = signer(desk, request);
  const therapist = userOf(desk, request['user_pt']);
  const path = `consensi/${newToken(desk.state, 'consenso')}.pdf`;
  const file = `${desk.origin}/backend/assets/documents/${path}`;
  const words = [nameOf(patient), nameOf(therapist), request['birth_place'], request['current_place'], request['cap']];
  desk.state.documents.set(path, pdfOf(words.map(textOf).join(', ')));
  if (isYes(request['download_only'])) return { file };
  const given = { file, created_at: desk.now };
  await appendToUser(desk, patient, 'consenso_informato', { ...given, user_pt: therapist.public_token });
  await appendToUser(desk, therapist, 'consenso_informato', { ...given, user_pt: patient.public_token });
  return { file };
};

/** Stores a file, under a generated name or, without that quirk, the name sent. */
export const upload: Handler = (desk, request) => {
  const owner = signer(desk, request).public_token;
  const [, mediaType, content] = /^data:([\w/+.-]+);base64,(.+)$/.exec(textOf(request['content'])) ?? [];
  if (mediaType === undefined || content === undefined) throw new Refused({ error: 'NO_CONTENT' });
  const sent = textOf(request['name']);
  const name = desk.manners.renamesUploads ? `${newToken(desk.state, 'file')}.${sent.split('.').at(-1)}` : sent;
  const bytes = Buffer.from(content, 'base64');
  const access = { isPrivate: isYes(request['private']), isOnlyMine: isYes(request['onlymine']) };
  desk.state.files.set(name, { owner, mediaType, bytes, ...access });
  return { name, size: bytes.length, duration: '' };
};

/** A stored file. A private one needs a signed-in user, an `onlymine` one its owner; undefined for any other. */
export function mediaFile(desk: Desk, name: string, private_token: string | null): HandedOut | undefined {
  const file = desk.state.files.get(name);
  if (!file?.isPrivate) return file;
  const reader = signer(desk, { private_token });
  return file.isOnlyMine && reader.public_token !== file.owner ? undefined : file;
}

/** A document: a consent made here, or one of the four terms documents. */
export function documentFile({ state }: Desk, path: string): HandedOut | undefined {
  const consent = state.documents.get(path);
  if (consent) return { mediaType: 'application/pdf', bytes: consent };
  const [, title] = /^((?:Patient|Professional)_(?:Termini_e_Condizioni|Privacy))\.docx$/.exec(path) ?? [];
  return title === undefined ? undefined : { mediaType: 'application/octet-stream', bytes: docxOf(title) };
}

function pdfOf(text: string): Buffer {
  return Buffer.from(`%PDF-1.4\n% ${text}\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`);
}

/** A word-processor document of one heading and one paragraph. */
function docxOf(title: string): Buffer {
  const words = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  const paragraphs = [title.replaceAll('_', ' '), 'Testo del documento.'].map(
    (text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`,
  );
  const document = `<?xml version="1.0"?><w:document xmlns:w="${words}"><w:body>${paragraphs.join('')}</w:body></w:document>`;
  return Buffer.from(zipSync({ 'word/document.xml': strToU8(document) }));
}
