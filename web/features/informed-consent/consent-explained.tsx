import '@mantine/core/styles/Accordion.layer.css';
import { Accordion, Text } from '@mantine/core';

const parts = [
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

/** In plain words: what the consent covers, how it is withdrawn, and what applies to minors. */
export function ConsentExplained({ therapistName }: { readonly therapistName: string }) {
  return (
    <section aria-label="Il consenso in breve">
      <Text>
        La legge chiede il tuo consenso prima della terapia. Si firma una volta sola per le sedute con {therapistName}.
      </Text>
      <Accordion multiple defaultValue={[parts[0].name]} variant="contained" mt="sm" order={3}>
        {parts.map(({ name, title, text }) => (
          <Accordion.Item key={name} value={name}>
            <Accordion.Control>{title}</Accordion.Control>
            <Accordion.Panel>{text}</Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </section>
  );
}
