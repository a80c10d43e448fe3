import { Text } from '@mantine/core';

/** What to know before a patient's first step. */
export function BeforePatient() {
  return (
    <Text>
      Bastano circa 4 minuti. Puoi fermarti quando vuoi: la bozza resta in questa scheda. Ascolto non è un servizio di
      emergenza: se sei in pericolo chiama il 112.
    </Text>
  );
}
