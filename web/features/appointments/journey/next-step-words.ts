import type { Appointment } from '#contracts/appointments/appointments.api';
import { type Instant, instantFromIso } from '#contracts/kernel/instant';
import { noRoomYet } from '#web/copy/no-room-yet';
import { dateAndTimes } from '#web/features/appointments/entry/appointment-times';
import { kindName } from '#web/features/appointments/entry/kind-name';
import type { NextStep } from '#web/features/appointments/journey/next-step';

interface StepWords {
  readonly title: string;
  readonly reason: string;
}

/** The title of the next step and its reason. */
export function nextStepWords(step: NextStep, now: Instant): StepWords {
  switch (step.kind) {
    case 'join':
      return { title: underWay(step.appointment, now), reason: `${described(step.appointment)}. ${noRoomYet}` };
    case 'confirm':
      return {
        title: 'Conferma il tuo appuntamento',
        reason: `${described(step.appointment)}. ${whatConfirmingTakes(step.appointment)}`,
      };
    case 'review':
      return {
        title: 'Racconta com’è andata',
        reason: `Hai concluso almeno una seduta con ${step.appointment.otherSide.name}. Bastano le stelle: aiutano chi sta scegliendo.`,
      };
    case 'find-therapist':
      return {
        title: 'Scrivi al primo terapeuta',
        reason: 'Scegli con calma: il primo colloquio conoscitivo è gratuito.',
      };
    case 'arrange':
      return {
        title: 'Accordati per un appuntamento',
        reason: 'Scrivetevi in chat: è il terapeuta a proporti giorno e ora, e tu confermi.',
      };
    case 'rest':
      return atRest(step.appointment);
  }
}

function underWay({ kind, startsAt }: Appointment, now: Instant): string {
  const what = kind === 'introductory-talk' ? 'Il colloquio' : 'La seduta';
  return now < instantFromIso(startsAt) ? `${what} sta per iniziare` : `${what} è in corso`;
}

function atRest(appointment: Appointment | undefined): StepWords {
  if (appointment) return { title: 'Il tuo prossimo appuntamento', reason: `${described(appointment)}.` };
  return {
    title: 'Per ora non devi fare nulla',
    reason: 'Quando ci sarà un passo da fare lo trovi qui.',
  };
}

function whatConfirmingTakes({ kind }: Appointment): string {
  return kind === 'introductory-talk'
    ? 'È gratuito. Finché non confermi resta solo una proposta.'
    : 'Si conferma in tre passi: consenso informato, riepilogo e pagamento.';
}

function described({ kind, otherSide, startsAt, endsAt }: Appointment): string {
  const when = dateAndTimes({ startsAt, endsAt });
  return `${kindName[kind]} con ${otherSide.name}, ${when}`;
}
