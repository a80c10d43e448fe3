import type { DeviceLack } from '#web/features/device-check/device-ask';
import type { DeviceTrouble } from '#web/features/device-check/device-trouble';

interface TroubleWords {
  readonly title: string;
  readonly advice: string;
}

const words: Readonly<Record<DeviceTrouble, TroubleWords>> = {
  refused: {
    title: 'Telecamera e microfono non sono consentiti',
    advice:
      'Per consentirli premi l’icona accanto all’indirizzo della pagina e cambia il permesso. Guarda anche le impostazioni del telefono o del computer. Poi premi «Riprova».',
  },
  missing: {
    title: 'Non troviamo né telecamera né microfono',
    advice: 'Collega un microfono, o delle cuffie che ne hanno uno. Poi premi «Riprova».',
  },
  busy: {
    title: 'Telecamera o microfono sono occupati',
    advice: 'Forse li usa un’altra applicazione. Chiudi le altre videochiamate, poi premi «Riprova».',
  },
  unable: {
    title: 'Questo browser non può fare la prova',
    advice: 'Apri questa pagina con una versione recente di Chrome, Edge, Firefox o Safari.',
  },
  interrupted: {
    title: 'La prova si è interrotta',
    advice: 'Un dispositivo è stato scollegato, o il permesso è stato tolto. Controlla, poi premi «Riprova».',
  },
  unknown: {
    title: 'La prova non è riuscita',
    advice: 'Controlla che telecamera e microfono siano collegati e accesi. Poi premi «Riprova».',
  },
};

/** The words for a check in which no device worked, with the way on. */
export function troubleWords(trouble: DeviceTrouble): TroubleWords {
  return words[trouble];
}

/** The words for a check in which only one of the devices worked, with the way on. */
export function lackWords({ device, trouble }: DeviceLack): TroubleWords {
  const isBusy = trouble === 'busy';
  if (device === 'camera') {
    return {
      title: isBusy ? 'La telecamera è occupata' : 'Non troviamo una telecamera',
      advice: isBusy
        ? 'Puoi continuare con la sola voce. Se vuoi l’immagine, chiudi le altre videochiamate e premi «Riprova».'
        : 'Puoi continuare con la sola voce. Se ne hai una, collegala e premi «Riprova».',
    };
  }
  return {
    title: isBusy ? 'Il microfono è occupato' : 'Non troviamo un microfono',
    advice: isBusy
      ? 'Così non possiamo sentirti. Chiudi le altre videochiamate, poi premi «Riprova».'
      : 'Così non possiamo sentirti. Collega un microfono o delle cuffie, poi premi «Riprova».',
  };
}
