import { Text } from '@mantine/core';
import {
  type Icon,
  IconCalendarEvent,
  IconCheck,
  IconCircle,
  IconCircleDashed,
  IconCircleDot,
  IconHourglass,
} from '@tabler/icons-react';
import { useId } from 'react';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { ownInformedConsent } from '#contracts/informed-consent/informed-consent.api';
import { useQuery } from '#web/api/use-query';
import classes from '#web/features/appointments/journey/journey-line.module.css';
import { type JourneyState, journeySteps } from '#web/features/appointments/journey/journey-steps';
import type { NextStep, NextStepGrounds } from '#web/features/appointments/journey/next-step';

interface JourneyLineProps extends Pick<NextStepGrounds, 'appointments' | 'chats' | 'reviews' | 'now'> {
  readonly step: NextStep;
}

const icons: Readonly<Record<JourneyState, Icon>> = {
  done: IconCheck,
  unseen: IconCircleDashed,
  'awaits-proposal': IconCircleDot,
  'to-confirm': IconHourglass,
  planned: IconCalendarEvent,
  'under-way': IconCircleDot,
  next: IconCircleDot,
  later: IconCircle,
};

/** The journey from the first message to the review; its place alone until everything it shows is known. */
export function JourneyLine({ step, appointments, chats, reviews, now }: JourneyLineProps) {
  const name = useId();
  const therapist = journeyTherapist(step, appointments);
  const isConsentGiven = useIsConsentGiven(therapist?.token);
  if (isConsentGiven === 'coming') return <div className={classes.waiting} />;
  if (chats === undefined || reviews === undefined || isConsentGiven === undefined) return null;
  const steps = journeySteps({ therapist: therapist?.token, appointments, chats, isConsentGiven, reviews, now });
  return (
    <div>
      <Text id={name} size="sm" c="dimmed" mb="xs">
        {therapist ? `Il tuo percorso con ${therapist.name}` : 'Il tuo percorso'}
      </Text>
      <ol aria-labelledby={name} className={classes.line}>
        {steps.map(({ name: what, state, stateText }) => {
          const Mark = icons[state];
          return (
            <li key={what} className={classes.step} data-state={state}>
              <span className={classes.mark}>
                <Mark aria-hidden size={16} />
              </span>
              <span className={classes.words}>
                <span>{what}</span> <span className={classes.state}>{stateText}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Whether the consent for the therapist was signed; undefined when that could not be read. */
function useIsConsentGiven(therapist: string | undefined): boolean | 'coming' | undefined {
  const { data, problem, isLoading } = useQuery(ownInformedConsent, therapist === undefined ? null : { therapist });
  if (therapist === undefined) return false;
  if (data) return data.given !== null;
  if (isLoading) return 'coming';
  // The operation answers only for a therapist with a consent or an appointment that was not denied.
  return problem?.code === 'not_found' ? false : undefined;
}

/** The therapist of the journey: the one the next step concerns, otherwise that of the last appointment not denied. */
function journeyTherapist(step: NextStep, appointments: readonly Appointment[]): Appointment['otherSide'] | undefined {
  const concerned = 'appointment' in step ? step.appointment : undefined;
  const inOrder = appointments.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
  const last = inOrder.findLast(({ status }) => status !== 'denied') ?? inOrder.at(-1);
  return (concerned ?? last)?.otherSide;
}
