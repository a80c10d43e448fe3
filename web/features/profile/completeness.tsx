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

const lackWords: Readonly<Record<ProfileLack, LackWords>> = {
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
  readonly lacking: readonly ProfileLack[];
  /** Opens the panel of what is missing and moves the focus there. */
  readonly onGoTo: (lack: ProfileLack) => void;
}

/** What the profile still lacks, why each matters, and the way to it. */
export function Completeness({ lacking, onGoTo }: CompletenessProps) {
  const title = useId();
  if (lacking.length === 0) {
    return (
      <Text className={classes.complete}>
        <IconCircleCheck aria-hidden size={20} />
        Il tuo profilo è completo.
      </Text>
    );
  }
  return (
    <Paper component="section" aria-labelledby={title} p="lg" radius="lg" withBorder>
      <Stack gap="sm">
        <Title order={2} size="h4" id={title}>
          {lacking.length === 1 ? 'Al tuo profilo manca una cosa' : `Al tuo profilo mancano ${lacking.length} cose`}
        </Title>
        <ul className={classes.list}>
          {lacking.map((lack) => (
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
                {lackWords[lack].reason}
              </Text>
            </li>
          ))}
        </ul>
      </Stack>
    </Paper>
  );
}
