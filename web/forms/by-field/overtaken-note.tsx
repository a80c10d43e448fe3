import { Alert, Button, Stack, Text } from '@mantine/core';

interface OvertakenNoteProps<Field extends string> {
  /** The fields that were saved elsewhere while they were changed here. */
  readonly fields: readonly Field[];
  readonly labels: Readonly<Record<Field, string>>;
  /** What stands there now, in words, where it can be said in a few. */
  readonly savedText?: (field: Field) => string | undefined;
  readonly onTakeSaved: (field: Field) => void;
}

/**
 * Says which fields somebody saved elsewhere meanwhile, and lets each take that value; nothing typed is lost unasked.
 */
export function OvertakenNote<Field extends string>(props: OvertakenNoteProps<Field>) {
  const { fields, labels, savedText, onTakeSaved } = props;
  if (fields.length === 0) return null;
  const words = (field: Field) => {
    const saved = savedText?.(field);
    return saved === undefined ? 'riprendi quello salvato' : `riprendi «${saved}»`;
  };
  return (
    <Alert color="ocra" role="alert" title="Nel frattempo è cambiato altrove">
      <Stack gap="sm" align="flex-start">
        <Text size="sm">
          Questi campi sono stati salvati da un’altra scheda o un altro dispositivo. Se premi di nuovo «Salva
          informazioni» resta quello che hai scritto qui.
        </Text>
        {fields.map((field) => (
          <Button key={field} variant="default" h="auto" mih="2.75rem" onClick={() => onTakeSaved(field)}>
            <span style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
              {`${labels[field]}: ${words(field)}`}
            </span>
          </Button>
        ))}
      </Stack>
    </Alert>
  );
}
