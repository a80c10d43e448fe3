import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { type Icon, IconCalendarCheck, IconListSearch, IconMessageCircle } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import classes from '#web/features/tutorial/how-it-works.module.css';
import { paths } from '#web/routing/paths';

interface WayStep {
  readonly title: string;
  readonly text: string;
  readonly icon: Icon;
}

const steps: readonly WayStep[] = [
  {
    title: 'Cerca con calma',
    text: 'Rispondi al questionario o scegli tu i filtri. Il prezzo lo leggi prima di scrivere.',
    icon: IconListSearch,
  },
  {
    title: 'Scrivi a chi ti convince',
    text: 'Il primo colloquio conoscitivo è gratuito, uno con ogni terapeuta.',
    icon: IconMessageCircle,
  },
  {
    title: 'Confermi tu ogni appuntamento',
    text: 'Il terapeuta propone giorno e ora. Finché non confermi resta solo una proposta.',
    icon: IconCalendarCheck,
  },
];

/** How a patient comes from the search to the first session, in three steps, with the two ways to begin. */
export function HowItWorks() {
  const title = useId();
  return (
    <Paper component="section" aria-labelledby={title} p="lg" radius="lg" withBorder>
      <Stack gap="md">
        <Title order={2} size="h3" id={title}>
          Come funziona
        </Title>
        <ol className={classes.steps}>
          {steps.map(({ title: name, text, icon: StepIcon }) => (
            <li key={name} className={classes.step}>
              <span className={classes.mark}>
                <StepIcon aria-hidden size={22} stroke={1.75} />
              </span>
              <div>
                <div className={classes.title}>{name}</div>
                <Text size="sm">{text}</Text>
              </div>
            </li>
          ))}
        </ol>
        <Group gap="sm">
          <Button component={Link} to={paths.questionnaire} variant="default">
            Compila il questionario
          </Button>
          <Button component={Link} to={paths.therapists} variant="default">
            Guarda tutti i terapeuti
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
