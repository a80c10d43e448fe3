import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { readPatient } from '#contracts/patients/patients.api';
import { useQuery } from '#web/api/use-query';
import { PatientCard, type SessionsProps } from '#web/features/patients/card/patient-card.tsx';
import { useWayToList } from '#web/features/patients/list/list-state';
import { paths } from '#web/routing/paths';
import { LedOn } from '#web/session/led-on.tsx';
import { notifyNote } from '#web/ui/messages/notify';
import { QueryRegion } from '#web/ui/query-region.tsx';
import { Screen } from '#web/ui/screen.tsx';

interface PatientCardScreenProps {
  /** The history of the sessions with the patient. */
  readonly renderSessions: (props: SessionsProps) => ReactNode;
}

/** The card of the patient named by `user_pt` in the address; whoever may not be opened leads to the list (CARD-16). */
export function PatientCardScreen({ renderSessions }: PatientCardScreenProps) {
  const [parameters] = useSearchParams();
  const patient = parameters.get('user_pt') ?? '';
  const query = useQuery(readPatient, patient === '' ? null : { patient }, { live: true });
  const wayToList = useWayToList();
  const { code } = query.problem ?? {};
  if (patient === '' || code === 'not_found' || code === 'invalid_input') return <ToTheList />;
  return (
    <Screen title="Scheda paziente">
      <Button
        component={Link}
        to={wayToList}
        variant="subtle"
        leftSection={<IconArrowLeft aria-hidden size={18} />}
        mb="sm"
        ml="-1rem"
      >
        Torna ai pazienti
      </Button>
      <QueryRegion query={query} what="la scheda">
        {(seen) => <PatientCard key={seen.token} patient={seen} renderSessions={renderSessions} />}
      </QueryRegion>
    </Screen>
  );
}

/** Leads to the list, which says why. */
function ToTheList() {
  useEffect(() => {
    notifyNote('Questa scheda non c’è', { advice: 'Qui trovi i pazienti che puoi aprire.', travels: true });
  }, []);
  return <LedOn to={paths.patients} />;
}
