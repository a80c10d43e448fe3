import { IconAlertTriangle } from '@tabler/icons-react';
import classes from '#web/fields/field-warning.module.css';

/** Says why a value looks wrong, without refusing it. */
export function FieldWarning({ children }: { readonly children: string }) {
  return (
    <span role="status" className={classes.warning}>
      <IconAlertTriangle aria-hidden size={16} />
      {children} Se è giusto così, puoi andare avanti.
    </span>
  );
}
