import { Alert, Stack, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { TextButton } from '#web/ui/text-button.tsx';

interface IntroStepProps {
  readonly hasAnswers: boolean;
  readonly onForget: () => void;
}

/** What is asked, what for and where it stays, said before the first question. */
export function IntroStep({ hasAnswers, onForget }: IntroStepProps) {
  return (
    <Stack>
      <Text>Alla fine vedrai i terapeuti che corrispondono. La scelta resta tua.</Text>
      <Text>A ogni domanda puoi anche non rispondere.</Text>
      <Alert variant="light" icon={<IconLock aria-hidden />} title="Le tue risposte">
        <Stack gap="xs">
          <Text>Alcune risposte possono dire qualcosa della tua salute. Servono solo a cercare un terapeuta.</Text>
          <Text>Restano in questa scheda del browser e non nel tuo account. Si cancellano quando esci.</Text>
          <Text>
            Alla fine diventano filtri, che stanno nell’indirizzo della ricerca. Con «Avanti» acconsenti a usarle così.
          </Text>
        </Stack>
      </Alert>
      {hasAnswers && (
        <Text>
          Qui ci sono già le risposte di prima. <TextButton onPress={onForget}>Cancella le risposte</TextButton>
        </Text>
      )}
    </Stack>
  );
}
