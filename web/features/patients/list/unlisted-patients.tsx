import { Anchor, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { OperationOutput } from '#contracts/kernel/operation';
import type { listPatients } from '#contracts/patients/patients.api';
import { momentText } from '#web/features/patients/list/patient-columns.tsx';
import classes from '#web/features/patients/list/patients.module.css';
import { paths } from '#web/routing/paths';

interface UnlistedPatientsProps {
  readonly patients: OperationOutput<typeof listPatients>['unlisted'];
}

/** Who has a session to come and is not in the list: nobody with an appointment is out of sight. */
export function UnlistedPatients({ patients }: UnlistedPatientsProps) {
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
