import { Text } from '@mantine/core';
import { NotPaidYet } from '#web/ui/payment/not-paid-yet.tsx';

/**
 * The state of the payment page, as far as it is known; `blocked` by the browser, `of-before` for the time before a
 * move.
 */
export type PaymentPageState = 'opened' | 'blocked' | 'unknown' | 'of-before';

const headings: Readonly<Record<PaymentPageState, string>> = {
  opened: 'La pagina di pagamento è aperta in un’altra scheda.',
  blocked: 'Il browser non ha aperto la nuova scheda: aprila da qui.',
  unknown: 'Stiamo aspettando l’esito del pagamento.',
  'of-before': 'La pagina di pagamento aperta prima non vale più: era per l’orario precedente.',
};

interface WaitingWordsProps {
  readonly state: PaymentPageState;
  /** Whether the patient is back from the payment page and the outcome was read since. */
  readonly isBack: boolean;
  /** Whether the last refresh failed. */
  readonly isUnread: boolean;
}

/** What to do while the outcome is awaited, and what is safe. */
export function WaitingWords({ state, isBack, isUnread }: WaitingWordsProps) {
  return (
    <>
      {/* A page of before a move can no longer be paid: whether it was, only the therapist can find out. */}
      <NotPaidYet isBack={isBack && state !== 'of-before'} isUnread={isUnread}>
        <Text fw={600}>{headings[state]}</Text>
      </NotPaidYet>
      {state === 'of-before' ? (
        <>
          <Text>Se il nuovo orario ti va bene, apri la nuova pagina da qui.</Text>
          <Text>Se hai già pagato, non pagare di nuovo: scrivi al terapeuta in chat.</Text>
        </>
      ) : (
        <>
          <Text>
            Non chiudere questa finestra: quando il pagamento arriva si aggiorna da sola. Possono servire alcuni minuti.
          </Text>
          <Text>Se hai già pagato non pagare di nuovo. Se non hai confermato su PayPal, non paghi nulla.</Text>
        </>
      )}
    </>
  );
}
