import { fullName } from '#bff/users/full-name';
import { type Instant, instantFromMs } from '#contracts/kernel/instant';
import { shortDate } from '#contracts/kernel/italian-format';
import type { ConsentDocumentRow } from '#mocks/db/rows';
import type { Platform } from '#mocks/platform';

/** A consent's document: its title, then paragraphs, some of them headings. */
export interface ConsentText {
  readonly title: string;
  readonly madeAt: Instant;
  readonly paragraphs: readonly { readonly text: string; readonly isHeading: boolean }[];
}

const title = 'Consenso informato alla prestazione psicologica';

/** The document of that row, in its current wording. */
export function consentText({ db }: Platform, row: ConsentDocumentRow): ConsentText {
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
      heading('Chi dà il consenso'),
      line(`Nome e cognome: ${patient}`),
      line(`Luogo di nascita: ${row.birth_place}`),
      line(`Residenza: ${row.current_place}`),
      line(`CAP: ${row.cap}`),
      heading('A chi'),
      line(`Terapeuta: ${therapist}`),
      heading('Che cosa comprende'),
      line('Colloqui di sostegno psicologico o di psicoterapia, online o in studio, con tempi e obiettivi concordati.'),
      line('Il terapeuta è tenuto al segreto professionale. I dati sono trattati solo per la cura.'),
      line('I colloqui non vengono registrati e non sostituiscono un intervento di emergenza.'),
      heading('Come si ritira'),
      line('Il consenso si può ritirare in ogni momento, senza spiegarne il motivo: basta dirlo al terapeuta.'),
      heading('Data e firma'),
      line(
        row.signed
          ? `Firmato online da ${patient} il ${shortDate(madeAt)}.`
          : `Anteprima del ${shortDate(madeAt)}: il documento non è firmato.`,
      ),
    ],
  };
}
