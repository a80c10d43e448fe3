import { Title } from '@mantine/core';
import classes from '#web/features/device-check/device-check.module.css';

const tips = [
  {
    title: 'Prima di cominciare',
    lines: [
      'Metti le cuffie: la voce è più chiara e chi è vicino non sente.',
      'Scegli una stanza tranquilla, dove nessuno entri.',
      'Tieni telefono o computer in carica, dove la connessione è buona.',
    ],
  },
  {
    title: 'Se l’altra persona tarda',
    lines: ['Aspetta qualche minuto: può capitare a tutti.', 'Poi scrivi in chat, o guarda se ti ha scritto.'],
  },
  {
    title: 'Se cade la linea',
    lines: [
      'Riapri la chiamata nel modo su cui vi siete accordati, per esempio con lo stesso link.',
      'Se non basta, scrivi in chat per accordarvi.',
    ],
  },
];

export function SessionTips() {
  return (
    <div className={classes.tips}>
      {tips.map(({ title, lines }) => (
        <section key={title}>
          <Title order={3} size="h5">
            {title}
          </Title>
          <ul className={classes.lines}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
