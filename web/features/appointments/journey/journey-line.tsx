import { Text } from '@mantine/core';
import {
  IconCalendarEvent,
  IconCheck,
  IconCircle,
  IconCircleDashed,
  IconCircleDot,
  IconHourglass,
} from '@tabler/icons-react';
import { useId } from 'react';
import type { Appointment } from '#contracts/appointments/appointments.api';
import classes from '#web/features/appointments/journey/journey-line.module.css';
import { journeySteps } from '#web/features/appointments/journey/journey-steps';
import type { NextStep, NextStepGrounds } from '#web/features/appointments/journey/next-step';

interface JourneyLineProps extends Pick<NextStepGrounds, 'appointments' | 'chats' | 'reviews' | 'now'> {
  readonly step: NextStep;
}

const states = {
  done: { word: 'già fatto', Icon: IconCheck },
  unseen: { word: 'non risulta', Icon: IconCircleDashed },
  'to-confirm': { word: 'da confermare', Icon: IconHourglass },
  planned: { word: 'in programma', Icon: IconCalendarEvent },
  next: { word: 'il prossimo passo', Icon: IconCircleDot },
  later: { word: 'più avanti', Icon: IconCircle },
} as const;

/** The journey from the first message to the review; nothing until everything it shows is known. */
export function JourneyLine({ step, appointments, chats, reviews, now }: JourneyLineProps) {
  const name = useId();
  if (chats === undefined || reviews === undefined) return null;
  const therapist = journeyTherapist(step, appointments);
  return (
    <div>
      <Text id={name} size="sm" c="dimmed" mb="xs">
        {therapist ? `Il tuo percorso con ${therapist.name}` : 'Il tuo percorso'}
      </Text>
      <ol aria-labelledby={name} className={classes.line}>
        {journeySteps({ therapist: therapist?.token, appointments, chats, reviews, now }).map(
          ({ name: what, state }) => {
            const { word, Icon } = states[state];
            return (
              <li key={what} className={classes.step} data-state={state}>
                <span className={classes.mark}>
                  <Icon aria-hidden size={16} />
                </span>
                <span className={classes.words}>
                  <span>{what}</span> <span className={classes.state}>{word}</span>
                </span>
              </li>
            );
          },
        )}
      </ol>
    </div>
  );
}

/** The therapist of the journey: the one the next step concerns, otherwise that of the last appointment not denied. */
function journeyTherapist(step: NextStep, appointments: readonly Appointment[]): Appointment['otherSide'] | undefined {
  const concerned = 'appointment' in step ? step.appointment : undefined;
  const kept = appointments.filter(({ status }) => status !== 'denied');
  const last = kept.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt)).at(-1);
  return (concerned ?? last)?.otherSide;
}
