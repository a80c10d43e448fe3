import { Anchor, Button, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { OperationOutput } from '#contracts/kernel/operation';
import { listPatients } from '#contracts/patients/patients.api';
import { useQuery } from '#web/api/use-query';
import classes from '#web/features/patients/list/patients.module.css';
import { PatientsList } from '#web/features/patients/list/patients-list.tsx';
import { momentText } from '#web/features/patients/moment-text';
import { paths } from '#web/routing/paths';
import { ChairsDrawing } from '#web/ui/drawings/chairs-drawing.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QueryRegion } from '#web/ui/query-region.tsx';
import { Screen } from '#web/ui/screen.tsx';

/** The therapist's patients (CARD-01). */
export function PatientsScreen() {
  const query = useQuery(listPatients, {}, { live: true });
  const [hadSome, setHadSome] = useState(false);
  if (!hadSome && query.data && query.data.patients.length > 0) setHadSome(true);
  return (
    <Screen title="Pazienti">
      <QueryRegion query={query} what="i pazienti">
        {({ patients, unlisted }) => (
          <Stack gap="lg">
            {patients.length === 0 ? <NoPatients isCleared={hadSome} /> : <PatientsList patients={patients} />}
            <UnlistedPatients patients={unlisted} />
          </Stack>
        )}
      </QueryRegion>
    </Screen>
  );
}

/** Nobody yet, or nobody any more. */
function NoPatients({ isCleared }: { readonly isCleared: boolean }) {
  return (
    <EmptyState
      drawing={<ChairsDrawing />}
      title={
        isCleared
          ? 'Nell’elenco non c’è più nessuno'
          : 'I tuoi pazienti appariranno qui dopo la creazione del primo appuntamento.'
      }
      action={
        <Button component={Link} to={paths.calendar} variant="default">
          Apri il calendario
        </Button>
      }
    >
      {isCleared && 'Chat e appuntamenti restano. Chi riceve un nuovo appuntamento torna qui.'}
    </EmptyState>
  );
}

interface UnlistedPatientsProps {
  readonly patients: OperationOutput<typeof listPatients>['unlisted'];
}

/** Who has a session to come and is not in the list: nobody with an appointment is out of sight. */
function UnlistedPatients({ patients }: UnlistedPatientsProps) {
  if (patients.length === 0) return null;
  return (
    <section aria-labelledby="unlisted-patients">
      <Title order={2} size="h4" id="unlisted-patients">
        Con una seduta in programma, fuori dall’elenco
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        Tornano nell’elenco con un nuovo appuntamento, o appena scrivi qualcosa nella scheda.
      </Text>
      <ul className={classes.unlisted}>
        {patients.map(({ token, name, nextSession }) => (
          <li key={token}>
            <Anchor component={Link} to={paths.patientCard(token)} py="xs" display="inline-block">
              {name}
            </Anchor>{' '}
            <Text component="span" size="sm" c="dimmed">
              {momentText(nextSession)}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
