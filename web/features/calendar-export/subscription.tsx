import { Alert, Button, Stack, Text } from '@mantine/core';
import { instantFromIso } from '#contracts/kernel/instant';
import { shortDate } from '#contracts/kernel/italian-format';
import { SubscriptionAddress } from '#web/features/calendar-export/subscription-address.tsx';
import { subscriptionFailure } from '#web/features/calendar-export/subscription-failure';
import { useSubscription } from '#web/features/calendar-export/use-subscription';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';

interface SubscriptionProps {
  /** Since when there is one; null without. */
  readonly since: string | null;
}

/** The subscription as it stands: to be started, its fresh address, or what can be done with one that is there. */
export function Subscription({ since }: SubscriptionProps) {
  const { path, start, end, isStarting, isEnding, problem } = useSubscription();
  const failure = problem && subscriptionFailure(problem);
  const isOn = since !== null;
  return (
    <Stack>
      <Text>
        Il calendario del tuo telefono o computer può leggere da solo gli appuntamenti. Ti serve un indirizzo privato.
      </Text>
      <Text>Dentro ci sono solo la parola «Appuntamento» e l’orario: nessun nome, nessun tipo, nessun prezzo.</Text>
      <Text>Chi ha l’indirizzo vede i tuoi orari: tienilo per te.</Text>
      {path !== undefined && <SubscriptionAddress address={new URL(path, window.location.origin).href} />}
      {isOn && path === undefined && (
        <Text>
          Attivo dal {shortDate(instantFromIso(since))}. L’indirizzo si mostra solo quando lo crei. Se l’hai perso,
          creane uno nuovo.
        </Text>
      )}
      {isOn && (
        <Text size="sm" c="dimmed">
          Con un indirizzo nuovo, o se termini l’abbonamento, quello di prima smette di funzionare.
        </Text>
      )}
      {failure && (
        <Alert role="alert" color="mattone" title={failure.title}>
          {failure.advice}
        </Alert>
      )}
      <DialogActions>
        {isOn && (
          <Button variant="default" loading={isEnding} onClick={end}>
            Termina l’abbonamento
          </Button>
        )}
        <Button variant={isOn ? 'default' : 'filled'} loading={isStarting} onClick={start}>
          {isOn ? 'Crea un nuovo indirizzo' : 'Crea l’indirizzo'}
        </Button>
      </DialogActions>
    </Stack>
  );
}
