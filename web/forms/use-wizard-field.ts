import { type FieldPath, type FieldValues, useController } from 'react-hook-form';

/** One field of the wizard above, with the props of the controlled fields of `web/fields`: its error is in words. */
export function useWizardField<Values extends FieldValues, Name extends FieldPath<Values> = FieldPath<Values>>(
  name: Name,
) {
  const { field, fieldState } = useController<Values, Name>({ name });
  const { disabled: _, ...props } = field;
  return { ...props, error: fieldState.error?.message };
}
