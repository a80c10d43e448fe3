import { Badge, Text } from '@mantine/core';
import { IconArrowRight, IconCheck, IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { instantFromIso } from '#contracts/kernel/instant';
import { clockTime, shortDate } from '#contracts/kernel/italian-format';
import type { OwnSetup, SetupStepState } from '#contracts/setup/setup.api';
import type { SetupStep } from '#contracts/setup/setup-step';
import classes from '#web/features/setup/setup-timeline.module.css';
import { laterWords, setupWords, waitingWords } from '#web/features/setup/setup-words';
import { Disclosure } from '#web/ui/disclosure/disclosure.tsx';

interface SetupTimelineProps {
  readonly setup: OwnSetup;
  /** The control that leads to a step; `isMain` for the one that is next. */
  readonly wayTo: (step: SetupStep, label: string, isMain: boolean) => ReactNode;
}

/** The way from registration to the first patient: what is done, folded; then each step with its state and its way. */
export function SetupTimeline({ setup: { registeredAt, steps }, wayTo }: SetupTimelineProps) {
  const done = steps.filter((one) => one.state === 'done');
  const ahead = steps.filter((one) => one.state !== 'done');
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
          <StepItem key={one.step} {...one} wayTo={wayTo} />
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
        {title}
        {on && <span className={classes.moment}> il {shortDate(instantFromIso(on))}</span>}
      </span>
    </li>
  );
}

const stateNames = { next: 'Adesso', waiting: 'In attesa', later: 'Più avanti' } as const;
const stateColours = { next: 'laguna', waiting: 'ocra', later: 'gray' } as const;

type StepAhead = Exclude<SetupStepState, { state: 'done' }>;

function StepItem({ wayTo, ...one }: StepAhead & Pick<SetupTimelineProps, 'wayTo'>) {
  const { step, state } = one;
  const { title, purpose, takes, way } = setupWords[step];
  return (
    <li className={classes.step} data-state={state}>
      <span className={classes.mark} aria-hidden>
        {state === 'next' ? <IconArrowRight size={18} /> : state === 'waiting' ? <IconClock size={18} /> : null}
      </span>
      <div>
        <div className={classes.title}>
          {title}
          <Badge variant="light" color={stateColours[state]} tt="none">
            {stateNames[state]}
          </Badge>
        </div>
        <Text size="sm">{purpose}</Text>
        <Text size="sm" c="dimmed">
          {explanationOf(one, takes)}
        </Text>
      </div>
      {(one.state !== 'later' || one.reason === 'in_order') && (
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

/** How long a step takes, or what it waits for. */
function explanationOf(one: StepAhead, takes: string): string {
  if (one.state === 'next') return takes;
  if (one.state === 'later') return one.reason === 'in_order' ? takes : laterWords[one.reason];
  return waitingWords(one.step, one.at === null ? undefined : momentOf(one.at));
}
