import { fullName } from '#bff/users/full-name';
import { consentText } from '#contracts/informed-consent/consent-text';
import { italianDate } from '#contracts/kernel/civil-date';
import { type Instant, instantFromMs } from '#contracts/kernel/instant';
import { shortDate } from '#contracts/kernel/italian-format';
import type { ConsentDocumentRow } from '#mocks/db/rows';
import type { Platform } from '#mocks/platform';

/** A consent's document: its title, then paragraphs, some of them headings. */
export interface DocumentText {
  readonly title: string;
  readonly madeAt: Instant;
  readonly paragraphs: readonly { readonly text: string; readonly isHeading: boolean }[];
}

const { title, version, validFrom, sections } = consentText;

/** The document of that row, in its current wording. */
export function documentText({ db }: Platform, row: ConsentDocumentRow): DocumentText {
  const nameOf = (token: string) => {
    const user = db.users.get(token);
    return user ? fullName({ public_configuration: user.public_configuration }) : token;
  };
  const [patient, therapist] = [nameOf(row.patient), nameOf(row.therapist)];
  const madeAt = instantFromMs(row.created_timestamp * 1000);
  const heading = (text: string) => ({ text, isHeading: true });
  const line = (text: string) => ({ text, isHeading: false });
  return {
    title,
    madeAt,
    paragraphs: [
      line('Questo è un documento dimostrativo: non ha valore e non impegna nessuno.'),
      line(`Testo versione ${version} del ${italianDate(validFrom)}.`),
      heading('Chi dà il consenso'),
      line(`Nome e cognome: ${patient}`),
      line(`Luogo di nascita: ${row.birth_place}`),
      line(`Residenza: ${row.current_place}`),
      line(`CAP: ${row.cap}`),
      heading('A chi'),
      line(`Terapeuta: ${therapist}`),
      ...sections.flatMap((section) => [heading(section.title), ...section.paragraphs.map(line)]),
      heading('Data e firma'),
      line(
        row.signed
          ? `Firmato online da ${patient} il ${shortDate(madeAt)}.`
          : `Anteprima del ${shortDate(madeAt)}: il documento non è firmato.`,
      ),
    ],
  };
}
