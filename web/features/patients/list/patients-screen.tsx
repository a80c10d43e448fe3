import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { listPatients } from '#contracts/patients/patients.api';
import { useQuery } from '#web/api/use-query';
import { PatientsList } from '#web/features/patients/list/patients-list.tsx';
import { UnlistedPatients } from '#web/features/patients/list/unlisted-patients.tsx';
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
