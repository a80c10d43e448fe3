import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/** Takes over the e-mail and passwords that a password manager has filled in without an event. */
export function adoptFilledFields<Values extends FieldValues>(
  form: HTMLFormElement,
  { getValues, setValue }: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>,
): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement) || !/^(?:email|password)$/.test(field.type) || field.value === '')
      continue;
    const name = field.name as Path<Values>;
    if (getValues(name) === '') setValue(name, field.value as PathValue<Values, Path<Values>>);
  }
}
