import { Accordion, Stack, Text } from '@mantine/core';
import { consentText } from '#contracts/informed-consent/consent-text';
import { italianDate } from '#contracts/kernel/civil-date';

const { title, version, validFrom, sections } = consentText;

const summaries = [
  {
    name: 'covers',
    title: 'Che cosa comprende',
    text: 'Dici che sai come si svolgono le sedute online, che cosa resta riservato e quali sono i limiti previsti dalla legge. Il consenso vale per le sedute con questo terapeuta.',
  },
  {
    name: 'withdrawal',
    title: 'Come si revoca',
    text: 'Puoi cambiare idea quando vuoi, senza spiegare perché. Scrivilo al terapeuta in chat: da quel momento le sedute si fermano.',
  },
  {
    name: 'minors',
    title: 'Se chi segue le sedute è minorenne',
    text: 'Prima di iniziare il terapeuta deve ricevere la copia del documento di chi esercita la tutela. Serve anche il consenso informato firmato da entrambi i genitori.',
  },
] as const;

/** The consent in a few words, and its whole text to read before any datum is given. */
export function ConsentExplained({ therapistName }: { readonly therapistName: string }) {
  return (
    <section aria-label="Il consenso in breve">
      <Text>
        La legge chiede il tuo consenso prima della terapia. Si firma una volta sola per le sedute con {therapistName}.
      </Text>
      <Accordion multiple defaultValue={[summaries[0].name]} variant="contained" mt="sm" order={3}>
        {summaries.map((summary) => (
          <Accordion.Item key={summary.name} value={summary.name}>
            <Accordion.Control>{summary.title}</Accordion.Control>
            <Accordion.Panel>{summary.text}</Accordion.Panel>
          </Accordion.Item>
        ))}
        <Accordion.Item value="whole">
          <Accordion.Control>Leggi il testo completo</Accordion.Control>
          <Accordion.Panel>
            <ConsentText />
          </Accordion.Panel>
        </Accordion.Item>
      </Accordion>
    </section>
  );
}

function ConsentText() {
  return (
    <Stack gap="sm">
      <Text fw={600}>{title}</Text>
      <Text size="sm" c="dimmed">
        Versione {version} del {italianDate(validFrom)}. Il PDF riporta questo testo con i tuoi dati.
      </Text>
      {sections.map((section) => (
        <section key={section.title}>
          <Text component="h4" fw={600}>
            {section.title}
          </Text>
          {section.paragraphs.map((paragraph) => (
            <Text key={paragraph} mt={4}>
              {paragraph}
            </Text>
          ))}
        </section>
      ))}
    </Stack>
  );
}
