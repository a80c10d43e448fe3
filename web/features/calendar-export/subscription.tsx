import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { instantFromIso } from '#contracts/kernel/instant';
import { shortDate } from '#contracts/kernel/italian-format';
import type { Problem } from '#contracts/kernel/problem';
import { type ProblemText, problemText } from '#web/copy/problem-texts';
import { useSubscription } from '#web/features/calendar-export/use-subscription';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';
import { useConfirmDialog } from '#web/ui/dialogs/use-confirm-dialog';

interface SubscriptionProps {
  /** When the subscription was started; null without one. */
  readonly since: string | null;
}

/** What both acts undo for every device that reads the calendar. */
const questions = {
  renew: {
    title: 'Creare un nuovo indirizzo?',
    confirmLabel: 'Crea il nuovo indirizzo',
    consequence: 'L’indirizzo di adesso smette di funzionare: ogni dispositivo va collegato di nuovo con quello nuovo.',
  },
  end: {
    title: 'Scollegare il calendario?',
    confirmLabel: 'Scollega',
    consequence: 'L’indirizzo smette di funzionare e i dispositivi collegati non vedono più i tuoi appuntamenti.',
  },
} as const;

/** The subscription's state: not started, its new address, or what can be done with an existing one. */
export function Subscription({ since }: SubscriptionProps) {
  const { path, start, end, isStarting, isEnding, problem } = useSubscription(since);
  const failure = problem && subscriptionFailure(problem);
  const isOn = since !== null;
  const { module, load } = useConfirmDialog();
  const [question, setQuestion] = useState<{ act: keyof typeof questions; opened: boolean }>({
    act: 'renew',
    opened: false,
  });
  const ask = (act: keyof typeof questions) => void load(() => setQuestion({ act, opened: true }));
  const close = () => setQuestion({ ...question, opened: false });
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
          Con un indirizzo nuovo, o se scolleghi il calendario, quello di prima smette di funzionare.
        </Text>
      )}
      {failure && (
        <Alert role="alert" color="mattone" title={failure.title}>
          {failure.advice}
        </Alert>
      )}
      <DialogActions>
        {isOn && (
          <Button variant="default" loading={isEnding} disabled={isStarting} onClick={() => ask('end')}>
            Scollega il calendario
          </Button>
        )}
        <Button
          variant={isOn ? 'default' : 'filled'}
          loading={isStarting}
          disabled={isEnding}
          onClick={isOn ? () => ask('renew') : start}
        >
          {isOn ? 'Crea un nuovo indirizzo' : 'Crea l’indirizzo'}
        </Button>
      </DialogActions>
      {module && (
        <module.ConfirmDialog
          opened={question.opened}
          title={questions[question.act].title}
          confirmLabel={questions[question.act].confirmLabel}
          isRunning={false}
          onConfirm={() => {
            close();
            if (question.act === 'renew') start();
            else end();
          }}
          onDismiss={close}
        >
          <Text>{questions[question.act].consequence}</Text>
        </module.ConfirmDialog>
      )}
    </Stack>
  );
}

/** The words for a failed change of the subscription. */
function subscriptionFailure(problem: Problem): ProblemText {
  switch (problem.code) {
    case 'changed_elsewhere':
      return {
        title: 'I tuoi dati sono cambiati in un’altra finestra',
        advice: 'Il collegamento è rimasto com’era. Riprova.',
      };
    case 'not_offered':
      return { title: 'Il collegamento non è disponibile', advice: 'Puoi salvare un appuntamento alla volta.' };
    default:
      return problemText(problem);
  }
}

/** The whole address, to be copied now: it is not shown again. */
function SubscriptionAddress({ address }: { readonly address: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(address);
      setSaid('Indirizzo copiato.');
    } catch {
      setSaid('L’indirizzo è selezionato: copialo con la tastiera o con il menu.');
    }
  };
  return (
    <div>
      <Group align="end" gap="xs">
        <TextInput
          ref={field}
          readOnly
          label="Il tuo indirizzo privato"
          description="Incollalo nel tuo calendario, alla voce «Aggiungi calendario da URL». Copialo adesso: non lo mostriamo più."
          value={address}
          style={{ flex: '1 1 16rem' }}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button onClick={() => void copy()}>Copia</Button>
      </Group>
      <Text component="output" size="sm" display="block" mih="1.6em" mt={4}>
        {said}
      </Text>
    </div>
  );
}
