import { Paper, Stack, Text, Title } from '@mantine/core';
import { monthAndYear, shortDate } from '#contracts/kernel/italian-format';
import { mondayOf, romeDate, shiftDays, startOfRomeDay } from '#contracts/kernel/rome-time';
import { useAppointments } from '#web/features/appointments/entry/use-appointments';
import { completedSessions } from '#web/features/appointments/journey/completed-sessions';
import classes from '#web/features/appointments/journey/session-tiles.module.css';
import { QueryRegion } from '#web/ui/query-region.tsx';
import { useNow } from '#web/ui/use-now';

/** The number of sessions the therapist has held, in total and in two periods that each tile names. */
export function SessionTiles() {
  const query = useAppointments();
  const now = useNow();
  const monday = mondayOf(romeDate(now));
  const week = `dal ${shortDate(startOfRomeDay(monday))} al ${shortDate(startOfRomeDay(shiftDays(monday, 6)))}`;
  return (
    <Stack component="section" aria-label="Sedute concluse" gap="xs">
      <Title order={2} size="h3">
        Sedute concluse
      </Title>
      <QueryRegion query={query} what="le sedute concluse">
        {({ appointments }) => {
          const { total, thisMonth, thisWeek } = completedSessions(appointments, now);
          return (
            <dl className={classes.tiles}>
              <Tile count={total} name="In totale" period="da quando usi la piattaforma" />
              <Tile count={thisMonth} name="Questo mese" period={monthAndYear(now)} />
              <Tile count={thisWeek} name="Questa settimana" period={week} />
            </dl>
          );
        }}
      </QueryRegion>
      <Text size="sm" c="dimmed">
        Si contano gli appuntamenti confermati dal paziente e già finiti.
      </Text>
    </Stack>
  );
}

interface TileProps {
  readonly count: number;
  readonly name: string;
  readonly period: string;
}

function Tile({ count, name, period }: TileProps) {
  return (
    <Paper p="md" radius="lg" withBorder className={classes.tile}>
      <dt>
        {name}
        <span className={classes.period}>{period}</span>
      </dt>
      <dd className={classes.count}>{count}</dd>
    </Paper>
  );
}
