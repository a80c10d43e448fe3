import { Text } from '@mantine/core';
import { setupStep } from '#contracts/setup/setup-step';
import classes from '#web/features/setup/setup-timeline.module.css';
import { setupWords } from '#web/features/setup/setup-words';

/** The steps of the setup for somebody who has not signed in yet: what each is for and how long it takes. */
export function StepsToCome() {
  return (
    <ol className={classes.steps}>
      {setupStep.options.map((step) => (
        <li key={step} className={classes.step}>
          <span className={classes.mark} aria-hidden />
          <div>
            <div className={classes.title}>{setupWords[step].title}</div>
            <Text size="sm">{setupWords[step].purpose}</Text>
            <Text size="sm" c="dimmed">
              {setupWords[step].takes}
            </Text>
          </div>
        </li>
      ))}
    </ol>
  );
}
