import { IconAlertTriangle } from '@tabler/icons-react';
import classes from '#web/fields/field-warning.module.css';

interface FieldWarningProps {
  /** What follows from it; of a value that is being typed, that it may stay. */
  readonly advice?: string;
  readonly children: string;
}

/** Says why a value looks wrong, without refusing it. */
export function FieldWarning({ advice = 'Se è giusto così, puoi andare avanti.', children }: FieldWarningProps) {
  return (
    <span role="status" className={classes.warning}>
      <IconAlertTriangle aria-hidden size={16} />
      <span>{`${children} ${advice}`}</span>
    </span>
  );
}
