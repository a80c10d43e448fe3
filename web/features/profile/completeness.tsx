import { Anchor, Paper, Stack, Text, Title } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useId } from 'react';
import classes from '#web/features/profile/completeness.module.css';
import type { ProfileLack } from '#web/features/profile/form/lacking-parts';

interface LackWords {
  readonly label: string;
  /** Why it matters. */
  readonly reason: string;
}

const ofPatients = 'Senza, i pazienti non ti trovano.';

export const lackWords: Readonly<Record<ProfileLack, LackWords>> = {
  picture: { label: 'Foto profilo', reason: `È la prima cosa che vede chi cerca un terapeuta. ${ofPatients}` },
  biography: { label: 'Biografia', reason: `Racconta come lavori a chi deve ancora sceglierti. ${ofPatients}` },
  studies: { label: 'Formazione professionale', reason: `Dice ai pazienti a chi si affidano. ${ofPatients}` },
  prices: { label: 'Prezzo di una seduta', reason: 'Ne basta uno: serve per proporre appuntamenti.' },
  registerNumber: { label: 'Numero di iscrizione all’Albo', reason: 'Mostra che sei abilitato a esercitare.' },
  region: { label: 'Regione dell’Albo', reason: 'Compare accanto al numero di iscrizione.' },
  phone: { label: 'Telefono', reason: 'Serve all’assistenza per raggiungerti.' },
  firstName: { label: 'Nome', reason: 'Compare sulla tua scheda.' },
  lastName: { label: 'Cognome', reason: 'Compare sulla tua scheda.' },
  birthDate: { label: 'Data di nascita', reason: 'Serve per il contratto e per la ricerca per età.' },
  gender: { label: 'Genere', reason: 'C’è chi cerca una terapeuta donna, o un uomo.' },
  residence: { label: 'Indirizzo di residenza', reason: 'Serve per il contratto. Non lo vede nessun paziente.' },
};

interface CompletenessProps {
  /** What lacks of what is typed. */
  readonly lacking: readonly ProfileLack[];
  /** What lacks of what is saved, which is what patients see. */
  readonly lackingSaved: readonly ProfileLack[];
  /** How many fields differ from what is saved. */
  readonly changed: number;
  /** Opens the panel of what is missing and moves the focus there. */
  readonly onGoTo: (lack: ProfileLack) => void;
}

/** What the saved profile lacks, why each matters, what of it is written and to be saved, and the way to it. */
export function Completeness({ lacking, lackingSaved, changed, onGoTo }: CompletenessProps) {
  const title = useId();
  const shown = [...lackingSaved, ...lacking.filter((lack) => !lackingSaved.includes(lack))];
  if (shown.length === 0) {
    return (
      <Text className={classes.complete}>
        <IconCircleCheck aria-hidden size={20} />
        <span>
          {changed === 0 ? 'Il tuo profilo è completo.' : `Il profilo salvato è completo. ${notSaved(changed)}`}
        </span>
      </Text>
    );
  }
  return (
    <Paper component="section" aria-labelledby={title} p="lg" radius="lg" withBorder>
      <Stack gap="sm">
        <Title order={2} size="h4" id={title}>
          {titleText(lacking.length, shown.length)}
        </Title>
        <ul className={classes.list}>
          {shown.map((lack) => (
            <li key={lack}>
              <Anchor
                component="button"
                type="button"
                underline="always"
                className={classes.way}
                onClick={() => onGoTo(lack)}
              >
                {lackWords[lack].label}
              </Anchor>
              <Text size="sm" c="dimmed">
                {lacking.includes(lack) ? lackWords[lack].reason : 'L’hai scritto qui, ma non è ancora salvato.'}
              </Text>
            </li>
          ))}
        </ul>
      </Stack>
    </Paper>
  );
}

function titleText(lacking: number, shown: number): string {
  if (lacking === 0) return 'Manca solo salvare: premi «Salva informazioni»';
  return shown === 1 ? 'Al tuo profilo manca una cosa' : `Al tuo profilo mancano ${shown} cose`;
}

function notSaved(changed: number): string {
  return changed === 1
    ? 'Una modifica è solo qui, finché non salvi.'
    : `${changed} modifiche sono solo qui, finché non salvi.`;
}
