import { Text } from '@mantine/core';

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

/** What to do while the outcome is awaited, and what is safe. */
export function WaitingWords({ state }: { readonly state: PaymentPageState }) {
  return (
    <>
      <Text fw={600}>{headings[state]}</Text>
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
