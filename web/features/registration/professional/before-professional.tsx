import '@mantine/core/styles/List.layer.css';
import { Alert, List, Text } from '@mantine/core';

const atHand = [
  'un documento d’identità valido e la sua scadenza',
  'la tessera sanitaria o il codice fiscale, con la scadenza',
  'numero, data e regione di iscrizione all’Albo',
  'i titoli di studio, come foto o PDF; per la psicoterapia anche il diploma di specializzazione',
];

/** What to have at hand before a professional's first step. */
export function BeforeProfessional() {
  return (
    <Alert color="laguna" role="none" title="Tieni a portata di mano">
      <List size="sm" mb="xs">
        {atHand.map((thing) => (
          <List.Item key={thing}>{thing}</List.Item>
        ))}
      </List>
      <Text size="sm">Bastano circa 10 minuti. Puoi fermarti quando vuoi: la bozza resta in questa scheda.</Text>
    </Alert>
  );
}
