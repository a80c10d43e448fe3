import type { TherapistCard } from '#contracts/therapists/therapists.api';
import classes from '#web/features/therapists/results/therapist-card.module.css';

interface RegisterLineProps {
  readonly register: TherapistCard['register'];
}

/** Region and number of the enrolment in the register, each as far as it is known. */
export function RegisterLine({ register: { region, number } }: RegisterLineProps) {
  const known = [
    region === null ? 'regione non indicata' : region,
    number === null ? 'numero non indicato' : `n. ${number}`,
  ];
  return <p className={classes.register}>Albo: {known.join(', ')}</p>;
}
