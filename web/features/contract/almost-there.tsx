import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconAlertCircle, IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import type { Problem } from '#contracts/kernel/problem';
import { problemText } from '#web/copy/problem-texts';
import { durationText, waitText } from '#web/copy/wait-text';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';

interface AlmostThereProps {
  readonly phone: string;
  /** Why the last message was not sent, or that nobody knows. */
  readonly problem: Problem | undefined;
  readonly resendInSeconds: number;
  /** Changes with each message, so that the pause begins anew. */
  readonly pauseOf: unknown;
  readonly isSending: boolean;
  /** Whether the last attempt to read how the contract stands succeeded. */
  readonly isReadable: boolean;
  readonly onResend: () => void;
  readonly onChangeNumber: () => void;
}

/** After a message was asked for: where to sign, and the ways on if it does not come (CONTRACT-10, CONTRACT-13). */
export function AlmostThere(props: AlmostThereProps) {
  const { phone, problem, resendInSeconds, pauseOf, isSending, isReadable, onResend, onChangeNumber } = props;
  const left = useSecondsLeft(resendInSeconds, pauseOf);
  const pause = useId();
  return (
    <Stack>
      {problem ? <NotSent problem={problem} phone={phone} /> : <Sent phone={phone} />}
      {!isReadable && (
        <Text role="status" size="sm">
          In questo momento non riusciamo a vedere se hai firmato. Continuiamo a controllare: la firma vale comunque.
        </Text>
      )}
      <Text size="sm" c="dimmed" id={pause}>
        {left > 0
          ? `Se l’SMS non arriva, puoi chiederne un altro tra ${secondsText(left)}.`
          : 'Se l’SMS non arriva, puoi chiederne un altro.'}
      </Text>
      <DialogActions>
        <Button variant="default" onClick={onChangeNumber}>
          Cambia numero
        </Button>
        {/* A disabled button would lose the focus. */}
        <Button
          variant={problem ? 'filled' : 'default'}
          loading={isSending}
          aria-disabled={left > 0}
          data-disabled={left > 0}
          aria-describedby={pause}
          onClick={() => left > 0 || onResend()}
        >
          Invia di nuovo
        </Button>
      </DialogActions>
    </Stack>
  );
}

function Sent({ phone }: { readonly phone: string }) {
  return (
    <>
      <Text role="status">
        Abbiamo inviato un SMS al numero <strong style={{ whiteSpace: 'nowrap' }}>{phone}</strong>.
      </Text>
      <Text>
        Apri il link che contiene e scrivi lì il codice. Appena hai firmato lo vedi qui, anche se nel frattempo chiudi
        questa finestra.
      </Text>
    </>
  );
}

function NotSent({ problem, phone }: { readonly problem: Problem; readonly phone: string }) {
  const isUnknown = problem.outcomeUnknown === true;
  return (
    <Alert
      role="alert"
      color={isUnknown ? 'ocra' : 'mattone'}
      icon={isUnknown ? <IconInfoCircle aria-hidden /> : <IconAlertCircle aria-hidden />}
      title={isUnknown ? 'Non sappiamo se l’SMS è partito' : 'L’SMS non è stato inviato'}
    >
      {isUnknown
        ? `Non abbiamo avuto conferma. Guarda il telefono ${phone} per qualche minuto: se l’SMS arriva, apri il link e scrivi lì il codice; se non arriva, chiedine un altro.`
        : adviceOn(problem)}
    </Alert>
  );
}

function adviceOn(problem: Problem): string {
  if (problem.code === 'too_many_attempts')
    return `Tra un SMS e l’altro passa del tempo, perché nessun telefono ne riceva troppi: ${waitText(problem.details)} Intanto controlla che il numero sia il tuo; se ne hai già ricevuto uno, il suo link va bene.`;
  const { title, advice } = problemText(problem);
  return `${title}. ${advice}`;
}

function secondsText(seconds: number): string {
  if (seconds > mostSecondsCounted) return durationText(seconds);
  return seconds === 1 ? 'un secondo' : `${seconds} secondi`;
}

const secondMs = 1000;
/** A longer wait is told in minutes or hours. */
const mostSecondsCounted = 120;

/** What is left of a pause of that many seconds, counted down from the moment `since` changes. */
function useSecondsLeft(seconds: number, since: unknown): number {
  const [left, setLeft] = useState(seconds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new pause begins with another `since`, however long it is
  useEffect(() => {
    const end = Date.now() + seconds * secondMs;
    setLeft(seconds);
    if (seconds === 0) return undefined;
    const ticking = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - Date.now()) / secondMs));
      setLeft(now);
      if (now === 0) clearInterval(ticking);
    }, secondMs);
    return () => clearInterval(ticking);
  }, [seconds, since]);
  return left;
}
