import type { FieldProblems } from '#web/features/appointments/form/appointment-problems';

/** A resolver result that stops the form while there is any problem; the fields decide which one is shown, and when. */
export function formGate<Values>(values: Values, problems: FieldProblems) {
  const errors = Object.entries(problems).map(([field, message]) => [field, { type: 'rule', message }]);
  return errors.length === 0 ? { values, errors: {} } : { values: {}, errors: Object.fromEntries(errors) };
}
