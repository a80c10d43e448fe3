import { Button, Group, Text, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';

/** The whole address, to be copied now: it is not shown again. */
export function SubscriptionAddress({ address }: { readonly address: string }) {
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
