import type { FileRow, UserRow } from '#mocks/db/rows';
import type { Platform } from '#mocks/platform';

export interface MediaFile {
  readonly type: string;
  /** `signed-in` requires any user's token, `owner` that user's. */
  readonly openTo: 'everybody' | 'signed-in' | { readonly owner: string };
  readonly bytes: () => Promise<Uint8Array<ArrayBuffer>>;
}

const portraitName = /^(ritratto-pt-[a-z]+)\.png$/;

/** The file of that name, if it was uploaded and is still kept, or a user's row or a message names it. */
export function mediaFile({ db, readPicture }: Platform, name: string): MediaFile | undefined {
  const uploaded = db.files.get(name);
  if (uploaded) return uploadedFile(uploaded);
  const [, portrait] = portraitName.exec(name) ?? [];
  if (portrait !== undefined && db.users.list(({ picture }) => picture === name).length > 0) {
    return { type: 'image/png', openTo: 'everybody', bytes: () => readPicture(`portraits/${portrait}.png`) };
  }
  if (db.messages.list(({ media_url }) => media_url === name).length > 0) {
    return { type: 'image/png', openTo: 'signed-in', bytes: () => readPicture('media/notebook-page.png') };
  }
  if (db.invoices.list(({ invoices_professional: invoice }) => invoice?.file.includes(name) ?? false).length > 0) {
    return { type: 'application/pdf', openTo: 'signed-in', bytes: async () => samplePdf(name) };
  }
  const [owner] = db.users.list((user) => documentsOf(user).includes(name));
  if (!owner) return undefined;
  return { type: 'application/pdf', openTo: { owner: owner.public_token }, bytes: async () => samplePdf(name) };
}

/** An uploaded file; one whose content the platform has let go is gone, and no other takes its place. */
function uploadedFile({ owner, private: isPrivate, onlymine, type, content }: FileRow): MediaFile | undefined {
  if (content === '') return undefined;
  const openTo = onlymine === 1 ? { owner } : isPrivate === 1 ? 'signed-in' : 'everybody';
  return { type, openTo, bytes: async () => Uint8Array.from(atob(content), (byte) => byte.charCodeAt(0)) };
}

function documentsOf({ public_configuration: profile, manager_configuration: managed }: UserRow): unknown[] {
  const lists = [profile['identity_documents'], profile['certificatePsychotherapy']];
  const certificates = profile.qualifications?.map(({ filesList }) => filesList) ?? [];
  const receipts = managed.subscriptions?.map(({ invoice }) => invoice) ?? [];
  return [...lists, ...certificates, ...receipts].flat();
}

/**
 * A one-page PDF that shows its own name; other characters than letters, digits, dots, hyphens and underscores are left
 * out.
 */
export function samplePdf(name: string): Uint8Array<ArrayBuffer> {
  const content = `BT /F1 18 Tf 72 720 Td (Documento di prova: ${name.replace(/[^\w.-]/g, '')}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const entries = offsets.map((offset) => `${offset} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return new TextEncoder().encode(text + table + trailer);
}
