import { Badge, Text } from '@mantine/core';
import { IconArrowRight, IconCheck, IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { instantFromIso } from '#contracts/kernel/instant';
import { clockTime, shortDate } from '#contracts/kernel/italian-format';
import type { OwnSetup, SetupStepState } from '#contracts/setup/setup.api';
import { optionalStep, type SetupStep } from '#contracts/setup/setup-step';
import classes from '#web/features/setup/setup-timeline.module.css';
import { laterWords, setupWords, waitingWords } from '#web/features/setup/setup-words';
import { Disclosure } from '#web/ui/disclosure/disclosure.tsx';

interface SetupTimelineProps {
  readonly setup: OwnSetup;
  /** The step that the page around leads to by itself: it is marked as next. */
  readonly leadsTo?: SetupStep | undefined;
  /** The control that leads to a step; `isMain` for the one that is next. */
  readonly wayTo: (step: SetupStep, label: string, isMain: boolean) => ReactNode;
}

/**
 * The way from registration to the first patient: what was done up to here, folded; then each step with its state and
 * its way. A step that is done before one that precedes it stands in its place.
 */
export function SetupTimeline({ setup: { registeredAt, steps }, leadsTo, wayTo }: SetupTimelineProps) {
  const firstOpen = steps.findIndex(({ state }) => state !== 'done');
  const done = steps.slice(0, firstOpen).filter((one) => one.state === 'done');
  const ahead = steps.slice(firstOpen);
  const isLed = ahead.some(({ step, state }) => step === leadsTo && state !== 'done');
  return (
    <div>
      <Disclosure label={done.length === 0 ? 'Già fatto: registrazione e verifica' : doneLabel(done.length + 2)}>
        <ul className={classes.done}>
          <DoneLine title="Registrazione" on={registeredAt} />
          <DoneLine title="Verifica dei documenti" on={null} />
          {done.map((one) => (
            <DoneLine key={one.step} title={setupWords[one.step].title} on={one.at} />
          ))}
        </ul>
      </Disclosure>
      <ol className={classes.steps}>
        {ahead.map((one) => (
          <StepItem key={one.step} shown={isLed ? ledTo(one, leadsTo) : one} wayTo={wayTo} />
        ))}
      </ol>
    </div>
  );
}

function doneLabel(count: number): string {
  return `Già fatto: ${count} passi`;
}

interface DoneLineProps {
  readonly title: string;
  /** When it was done; null where nobody knows. */
  readonly on: string | null;
}

function DoneLine({ title, on }: DoneLineProps) {
  return (
    <li>
      <IconCheck aria-hidden size={18} />
      <span>
        <span>{title}</span>
        {on && <span className={classes.moment}> il {shortDate(instantFromIso(on))}</span>}
      </span>
    </li>
  );
}

/** The step as the page around shows it, which leads to one itself: that one is next, and no other. */
function ledTo(one: SetupStepState, step: SetupStep | undefined): SetupStepState {
  if (one.step === step && one.state === 'later') return { step: one.step, state: 'next' };
  return one.state === 'next' && one.step !== step ? { step: one.step, state: 'later', reason: 'in_order' } : one;
}

const colours = { next: 'laguna', waiting: 'ocra', later: 'gray', done: 'salvia' } as const;
const marks = { next: IconArrowRight, waiting: IconClock, later: undefined, done: IconCheck } as const;

/** How a step stands, in a word. */
function stateName(one: SetupStepState): string {
  if (one.state === 'done') return 'Fatto';
  if (one.step === optionalStep) return 'Facoltativo';
  if (one.state === 'later') return one.reason === 'in_order' ? 'Da fare' : 'Più avanti';
  return one.state === 'next' ? 'Adesso' : 'In attesa';
}

interface StepItemProps extends Pick<SetupTimelineProps, 'wayTo'> {
  readonly shown: SetupStepState;
}

function StepItem({ wayTo, shown: one }: StepItemProps) {
  const { step, state } = one;
  const { title, purpose, takes, way } = setupWords[step];
  const Mark = marks[state];
  const isOpen = state === 'next' || state === 'waiting' || (state === 'later' && one.reason === 'in_order');
  return (
    <li className={classes.step} data-state={state}>
      <span className={classes.mark} aria-hidden>
        {Mark && <Mark size={18} />}
      </span>
      <div>
        <div className={classes.title}>
          {title}
          <Badge variant="light" color={colours[state]} tt="none">
            {stateName(one)}
          </Badge>
        </div>
        {state !== 'done' && <Text size="sm">{purpose}</Text>}
        <Text size="sm" c="dimmed">
          {explanationOf(one, takes)}
        </Text>
      </div>
      {isOpen && (
        <div className={classes.way}>{wayTo(step, state === 'waiting' ? 'Riprendi' : way, state === 'next')}</div>
      )}
    </li>
  );
}

/** `il 23/11/2026 alle 10:00` */
function momentOf(iso: string): string {
  const instant = instantFromIso(iso);
  return `il ${shortDate(instant)} alle ${clockTime(instant)}`;
}

/** How long a step takes, what it waits for, or when it was done. */
function explanationOf(one: SetupStepState, takes: string): string {
  if (one.state === 'done') return one.at === null ? '' : momentOf(one.at);
  if (one.state === 'next') return takes;
  if (one.state === 'later') return one.reason === 'in_order' ? takes : laterWords[one.reason];
  return waitingWords(one.step, one.at === null ? undefined : momentOf(one.at));
}
