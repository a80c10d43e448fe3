import { Paper, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { previousMonthRevenue } from '#contracts/invoices/invoices.api';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { priceText } from '#contracts/kernel/euro-cents';
import { monthAndYear } from '#contracts/kernel/italian-format';
import { startOfRomeDay } from '#contracts/kernel/rome-time';
import { useQuery } from '#web/api/use-query';
import classes from '#web/features/invoices/revenue-card.module.css';
import { QueryRegion } from '#web/ui/query-region.tsx';

/** The therapist's revenue of the previous calendar month; loads and fails alone. */
export function RevenueCard() {
  const query = useQuery(previousMonthRevenue, {});
  const title = useId();
  return (
    <Paper component="section" aria-labelledby={title} p="lg" radius="lg" withBorder>
      <Stack gap="xs">
        <Title order={2} size="h4" id={title}>
          Incassi del mese scorso
        </Title>
        <QueryRegion query={query} what="gli incassi del mese scorso">
          {({ month, totalCents, records }) => {
            const named = monthAndYear(startOfRomeDay(month as CivilDate));
            if (records === 0) {
              return <Text c="dimmed">{`Nessun incasso in ${named}: non risultano sedute pagate.`}</Text>;
            }
            return (
              <>
                <p className={classes.total}>{priceText(totalCents)}</p>
                <Text size="sm" c="dimmed">
                  {`${named}, dopo le commissioni · ${records === 1 ? '1 paziente' : `${records} pazienti`}`}
                </Text>
              </>
            );
          }}
        </QueryRegion>
      </Stack>
    </Paper>
  );
}
