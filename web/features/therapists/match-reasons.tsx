import type { OperationOutput } from '#contracts/kernel/operation';
import type { searchTherapists } from '#contracts/therapists/search.api';
import { Disclosure } from '#web/features/therapists/disclosure.tsx';
import classes from '#web/features/therapists/therapist-card.module.css';
import { criterionText } from '#web/features/therapists/wish-text';

export type Reason = OperationOutput<typeof searchTherapists>['therapists'][number]['reasons'][number];

/** Why a therapist is among the results: what matches what was asked for, and what does not. */
export function MatchReasons({ reasons }: { readonly reasons: readonly Reason[] }) {
  return (
    <div className={classes.why}>
      <Disclosure label="Perché lo vedi">
        <ReasonList title="Corrisponde" reasons={reasons.filter(({ isMet }) => isMet)} />
        <ReasonList title="Non corrisponde" reasons={reasons.filter(({ isMet }) => !isMet)} />
      </Disclosure>
    </div>
  );
}

function ReasonList({ title, reasons }: { readonly title: string; readonly reasons: readonly Reason[] }) {
  if (reasons.length === 0) return null;
  return (
    <>
      <p className={classes.whyTitle}>{title}</p>
      <ul className={classes.reasons}>
        {reasons.map((reason) => (
          <li key={criterionText(reason)}>
            {criterionText(reason)}
            {reason.filter === 'interventions' && reason.isMet && ' (o un’area della stessa famiglia)'}
          </li>
        ))}
      </ul>
    </>
  );
}
