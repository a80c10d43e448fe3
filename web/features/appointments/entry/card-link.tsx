import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '#web/routing/paths';

interface CardLinkProps {
  /** The patient's token. */
  readonly patient: string;
  readonly describedBy: string;
}

/** A therapist's link from an appointment to the card of its patient. */
export function CardLink({ patient, describedBy }: CardLinkProps) {
  return (
    <Anchor component={Link} to={paths.patientCard(patient)} size="sm" py="xs" aria-describedby={describedBy}>
      Scheda paziente
    </Anchor>
  );
}
