import { Button, Group, Input } from '@mantine/core';
import type { AddressFailure } from '#web/fields/address/use-address-field';

interface AddressProblemProps extends AddressFailure {
  /** Called when the way on is taken: the focus returns to the field, since the button disappears. */
  readonly onGoOn: () => void;
}

/** Says under the field why suggestions or an address could not be loaded, with a way on. */
export function AddressProblem({ problem, retry, restore, onGoOn }: AddressProblemProps) {
  const goOn = (act: () => void) => () => {
    onGoOn();
    act();
  };
  const isGone = problem?.code === 'address_unknown';
  return (
    <Group role="alert" gap="xs" mt={4}>
      <Input.Error size="md">{problemWords(problem?.code, problem !== undefined)}</Input.Error>
      {!isGone && (
        <Button variant="default" size="compact-sm" onClick={goOn(retry)}>
          Riprova
        </Button>
      )}
      {restore && (
        <Button variant="default" size="compact-sm" onClick={goOn(restore)}>
          Rimetti l’indirizzo di prima
        </Button>
      )}
    </Group>
  );
}

function problemWords(code: string | undefined, wasChosen: boolean): string {
  if (code === 'address_unknown') return 'Questo indirizzo non è più disponibile. Scegline un altro dall’elenco.';
  if (wasChosen) return 'Non riusciamo a recuperare l’indirizzo scelto.';
  return 'Non riusciamo a cercare gli indirizzi in questo momento.';
}
