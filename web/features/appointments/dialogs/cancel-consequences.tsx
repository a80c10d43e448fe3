import '@mantine/core/styles/List.layer.css';
import { List, Stack, Text } from '@mantine/core';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { priceText } from '#contracts/kernel/euro-cents';
import { instantFromIso } from '#contracts/kernel/instant';
import { shortDateAndTimes } from '#contracts/kernel/italian-format';
import { kindName } from '#web/features/appointments/entry/kind-name';

/** What is cancelled, and what that does for the patient (APPT-58, APPT-61, APPT-63). */
export function CancelConsequences({ appointment }: { readonly appointment: Appointment }) {
  const { kind, startsAt, endsAt, otherSide } = appointment;
  const credit = creditWords(appointment);
  return (
    <Stack gap="sm">
      <Text fw={600}>
        {kindName[kind]} con {otherSide.name}, {shortDateAndTimes(instantFromIso(startsAt), instantFromIso(endsAt))}
      </Text>
      <List size="sm" spacing="xs">
        <List.Item>Il paziente riceve subito un avviso in chat.</List.Item>
        {credit && <List.Item>{credit}</List.Item>}
        <List.Item>Quando puoi, avvisa almeno 24 ore prima: il paziente ha il tempo di riorganizzarsi.</List.Item>
      </List>
    </Stack>
  );
}

/** What was paid comes back as credit; what is not known is not said. */
function creditWords({ paidCents, priceCents, status }: Appointment): string | undefined {
  if (paidCents !== null)
    return paidCents > 0 ? `${priceText(paidCents)} tornano come credito al paziente.` : undefined;
  if (status !== 'accepted' || priceCents === 0) return undefined;
  return 'Se la seduta è già stata pagata, l’importo torna come credito al paziente.';
}
