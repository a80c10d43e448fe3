import { Title } from '@mantine/core';
import { useId } from 'react';
import { SetupTimeline } from '#web/features/setup/setup-timeline.tsx';
import { StepsToCome } from '#web/features/setup/steps-to-come.tsx';
import { useSetup } from '#web/features/setup/use-setup';
import { SetupWay, stepAt } from '#web/flows/setup/setup-way.tsx';
import { useSession } from '#web/session/session-context';
import { QueryRegion } from '#web/ui/query-region.tsx';

interface SetupStepsProps {
  /** Where the page leads by itself: a step that leads there too needs no way of its own. */
  readonly besides: string;
}

/** The steps to begin with, on a message page: how each stands, or for who cannot sign in yet which will come. */
export function SetupSteps({ besides }: SetupStepsProps) {
  const { session } = useSession();
  const { query } = useSetup();
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <Title order={2} id={title}>
        I passi per iniziare
      </Title>
      {session.kind === 'signed-in' ? (
        <QueryRegion query={query} what="i passi per iniziare">
          {(setup) => (
            <SetupTimeline
              setup={setup}
              leadsTo={stepAt(besides)}
              wayTo={(step, label, isMain) => <SetupWay step={step} label={label} isMain={isMain} besides={besides} />}
            />
          )}
        </QueryRegion>
      ) : (
        <StepsToCome />
      )}
    </section>
  );
}
