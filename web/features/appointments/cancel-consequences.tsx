import '@mantine/core/styles/List.layer.css';
import { List, Stack, Text } from '@mantine/core';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { priceText } from '#contracts/kernel/euro-cents';
import { instantFromIso } from '#contracts/kernel/instant';
import { shortDateAndTimes } from '#contracts/kernel/italian-format';
import { kindName } from '#web/features/appointments/kind-name';

/** What is cancelled, and what that does for the patient (APPT-58, APPT-61, APPT-63). */
export function CancelConsequences({ appointment }: { readonly appointment: Appointment }) {
  const { kind, startsAt, endsAt, otherSide, priceCents, status } = appointment;
  const mayBePaid = status === 'accepted' && priceCents !== 0;
  return (
    <Stack gap="sm">
      <Text fw={600}>
        {kindName[kind]} con {otherSide.name}, {shortDateAndTimes(instantFromIso(startsAt), instantFromIso(endsAt))}
      </Text>
      <List size="sm" spacing="xs">
        <List.Item>Il paziente riceve subito un avviso in chat.</List.Item>
        {mayBePaid && (
          <List.Item>
            Se la seduta è già stata pagata, la piattaforma accredita{' '}
            {priceCents === null ? 'l’importo pagato' : priceText(priceCents)} nel portafoglio del paziente.
          </List.Item>
        )}
        <List.Item>Quando puoi, avvisa almeno 24 ore prima: il paziente ha il tempo di riorganizzarsi.</List.Item>
      </List>
    </Stack>
  );
}
