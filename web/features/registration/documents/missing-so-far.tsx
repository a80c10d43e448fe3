import { Button, Stack, Text } from '@mantine/core';
import { isOver, isTimeOver, type SentDocument } from '#web/features/registration/documents/document-upload';
import { missingNames } from '#web/features/registration/documents/document-words';

interface MissingSoFarProps {
  readonly documents: readonly SentDocument[];
  readonly onGoOn: () => void;
}

/** Which files are not added yet, and the way on without them. */
export function MissingSoFar({ documents, onGoOn }: MissingSoFarProps) {
  return (
    <Stack gap="sm" align="flex-start">
      <Text>
        {openingWords(documents)} {missingNames(documents).join(', ')}.
      </Text>
      <Button variant={isOver(documents) ? 'filled' : 'default'} onClick={onGoOn}>
        Continua
      </Button>
    </Stack>
  );
}

function openingWords(documents: readonly SentDocument[]): string {
  if (isTimeOver(documents)) {
    return 'Il tempo per aggiungere documenti qui è finito. Potrai aggiungerli dal tuo profilo, dopo l’accesso. Mancano:';
  }
  if (isOver(documents)) return 'Puoi riprovare, oppure continuare e aggiungerli più tardi dal tuo profilo. Mancano:';
  return 'Se continui adesso, questi file non vengono aggiunti. Potrai farlo più tardi dal tuo profilo. Mancano:';
}
