import type { FieldProblems } from '#web/features/appointments/form/appointment-problems';

/** Lets nothing through that has a problem; which one is shown, and when, is the fields' affair. */
export function formGate<Values>(values: Values, problems: FieldProblems) {
  const errors = Object.entries(problems).map(([field, message]) => [field, { type: 'rule', message }]);
  return errors.length === 0 ? { values, errors: {} } : { values: {}, errors: Object.fromEntries(errors) };
}
