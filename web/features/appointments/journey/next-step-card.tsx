import { Paper, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { listConversations } from '#contracts/chat/chat.api';
import { listReviewStatuses } from '#contracts/reviews/reviews.api';
import { useQuery } from '#web/api/use-query';
import { AppointmentDialogs } from '#web/features/appointments/dialogs/appointment-dialogs.tsx';
import { useAppointmentFlow } from '#web/features/appointments/entry/use-appointment-flow';
import { useAppointments } from '#web/features/appointments/entry/use-appointments';
import { JourneyLine } from '#web/features/appointments/journey/journey-line.tsx';
import { nextStep } from '#web/features/appointments/journey/next-step';
import { NextStepAction } from '#web/features/appointments/journey/next-step-action.tsx';
import { nextStepWords } from '#web/features/appointments/journey/next-step-words';
import { QueryRegion } from '#web/ui/query-region.tsx';
import { useNow } from '#web/ui/use-now';

/** A patient's next step, with its reason and its action. */
export function NextStepCard() {
  const query = useAppointments();
  const { data: conversations } = useQuery(listConversations, {}, { live: true });
  const { data: reviews } = useQuery(listReviewStatuses, {});
  const now = useNow();
  const flow = useAppointmentFlow();
  const title = useId();
  return (
    <Paper component="section" aria-labelledby={title} p="lg" radius="lg" withBorder>
      <QueryRegion query={query} what="il prossimo passo">
        {({ appointments }) => {
          const known = { appointments, chats: conversations?.chats.length, reviews: reviews?.statuses, now };
          const step = nextStep(known);
          const words = nextStepWords(step, now);
          return (
            <Stack gap="sm">
              <div>
                <Text size="sm" c="dimmed">
                  Prossimo passo
                </Text>
                <Title order={2} size="h3" id={title}>
                  {words.title}
                </Title>
              </div>
              <Text>{words.reason}</Text>
              <NextStepAction
                step={step}
                reading={{ reader: 'patient', now, place: 'calendar' }}
                flow={flow}
                describedBy={title}
              />
              <JourneyLine step={step} {...known} />
            </Stack>
          );
        }}
      </QueryRegion>
      <AppointmentDialogs flow={flow} />
    </Paper>
  );
}
