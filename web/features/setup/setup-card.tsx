import { Anchor, Badge, Button, Paper, Stack, Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { type SetupStep, setupStep } from '#contracts/setup/setup.api';
import classes from '#web/features/setup/setup-card.module.css';
import { paths } from '#web/routing/paths';

interface SetupWords {
  readonly title: string;
  /** What it is for. */
  readonly purpose: string;
  /** Where it is done; without one its screen is not built yet. */
  readonly way?: { readonly label: string; readonly to: string };
}

/** How each step of the setup is spoken of, in its order. */
const setupWords: Readonly<Record<SetupStep, SetupWords>> = {
  'billing-data': {
    title: 'Dati per la fatturazione',
    purpose: 'Servono per le fatture e per farti arrivare i pagamenti delle sedute.',
    way: { label: 'Completa i dati', to: paths.completeProfile },
  },
  profile: {
    title: 'Profilo professionale',
    purpose: 'Titoli di studio e biografia: compaiono sulla scheda pubblica, quella che leggono i pazienti.',
  },
  photo: {
    title: 'Foto del profilo',
    purpose: 'Un volto aiuta chi cerca a fidarsi.',
  },
  plan: {
    title: 'Piano tariffario',
    purpose: 'Serve per comparire nella ricerca e per proporre appuntamenti.',
  },
  contract: {
    title: 'Contratto',
    purpose: 'Si firma dopo aver scelto il piano. Solo con il contratto firmato i pazienti ti trovano nella ricerca.',
  },
  'working-hours': {
    title: 'Orari di lavoro',
    purpose: 'Colorano il calendario e avvisano quando un appuntamento cade fuori orario.',
  },
};

interface SetupCardProps {
  /** What a professional still has to give: at least one step. */
  readonly missing: readonly SetupStep[];
}

/** What a professional still has to give before starting to work, what each is for and the way to it. */
export function SetupCard({ missing }: SetupCardProps) {
  const title = useId();
  return (
    <Paper component="section" aria-labelledby={title} p="lg" radius="lg" withBorder>
      <Stack gap="md">
        <div>
          <Text size="sm" c="dimmed">
            Prossimo passo
          </Text>
          <Title order={2} size="h3" id={title}>
            {missing.length === 1
              ? 'Ti manca un passo per iniziare'
              : `Ti mancano ${missing.length} passi per iniziare`}
          </Title>
        </div>
        <ol className={classes.steps}>
          {setupStep.options.map((step, index) => (
            <SetupItem key={step} step={step} number={index + 1} isMissing={missing.includes(step)} />
          ))}
        </ol>
        {missing.some((step) => !setupWords[step].way) && (
          <Text size="sm">
            Per i passi segnati «In arrivo» la pagina non è ancora pronta: per ora non puoi farli. Quando lo sarà, si
            apriranno da qui.
          </Text>
        )}
        <Text size="sm" c="dimmed">
          Hai una domanda su questi passi?{' '}
          <Anchor component={Link} to={paths.tickets} underline="always">
            Scrivi all’assistenza
          </Anchor>
        </Text>
      </Stack>
    </Paper>
  );
}

interface SetupItemProps {
  readonly step: SetupStep;
  readonly number: number;
  readonly isMissing: boolean;
}

function SetupItem({ step, number, isMissing }: SetupItemProps) {
  const { title, purpose, way } = setupWords[step];
  return (
    <li className={classes.step} data-state={isMissing ? 'missing' : 'given'}>
      <span className={classes.mark} aria-hidden>
        {isMissing ? number : <IconCheck size={18} />}
      </span>
      <div>
        <div className={classes.title}>
          {title}
          {!isMissing && (
            <Badge variant="light" color="salvia" tt="none">
              Fatto
            </Badge>
          )}
          {isMissing && !way && (
            <Badge variant="light" color="gray" tt="none">
              In arrivo
            </Badge>
          )}
        </div>
        {isMissing && <Text size="sm">{purpose}</Text>}
      </div>
      {isMissing && way && (
        <Button component={Link} to={way.to} className={classes.way}>
          {way.label}
        </Button>
      )}
    </li>
  );
}
