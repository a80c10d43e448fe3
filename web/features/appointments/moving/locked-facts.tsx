import { Text } from '@mantine/core';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { kindName } from '#web/features/appointments/entry/kind-name';
import classes from '#web/features/appointments/form/appointment-form.module.css';

/** Patient and kind of an existing appointment, as text: they cannot be changed, and why. */
export function LockedFacts({ appointment: { kind, otherSide } }: { readonly appointment: Appointment }) {
  return (
    <dl className={classes.facts}>
      <div>
        <dt>Paziente</dt>
        <dd>{otherSide.name}</dd>
        <Text component="dd" size="sm" c="dimmed">
          Non si cambia: per un’altra persona crea un nuovo appuntamento.
        </Text>
      </div>
      <div>
        <dt>Tipo di appuntamento</dt>
        <dd>{kindName[kind]}</dd>
        <Text component="dd" size="sm" c="dimmed">
          Non si cambia: prezzo e pagamento sono legati al tipo. Per un altro tipo annulla e crea un nuovo appuntamento.
        </Text>
      </div>
    </dl>
  );
}
