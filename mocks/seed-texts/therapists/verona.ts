import type { TherapistText } from '#mocks/seed-texts/therapists/therapist-text';

/** The professionals of the seed in Verona. */
export const verona: readonly TherapistText[] = [
  {
    name: ['Silvia', 'Zampieri'],
    gender: 'donna',
    role: 'psychotherapist',
    born: '1981-05-08',
    plan: 'premium',
    street: 'Corso Porta Nuova 54, 37122',
    languages: ['Tedesco', 'Inglese'],
    areas: ['Ansia', 'Perfezionismo', 'Rapporto con il cibo', 'Ansia da prestazione', 'Insonnia'],
    specialisations: ['Psicoterapia', 'ACT', 'Danzamovimentoterapia', 'Mindfulness'],
    prices: { single: 65 },
    biography:
      'Ho ballato fino a ventisei anni, dieci dei quali davanti a uno specchio. Del perfezionismo conosco il lato bello e il conto che presenta.\n\nSono psicoterapeuta e lavoro con chi sente di dover essere sempre all’altezza: studenti, manager, madri, atlete. In studio usiamo a volte il movimento, online più spesso le parole. L’obiettivo non è abbassare l’asticella: è scegliere quando saltare.',
  },
  {
    name: ['Alberto', 'Tosi'],
    gender: 'uomo',
    role: 'psychotherapist',
    born: '1965-08-03',
    plan: 'basic',
    street: 'Via Carducci 12, 37129',
    areas: ['Difficoltà di coppia', 'Separazione e divorzio', 'Sessualità', 'Conflitti familiari'],
    specialisations: ['Psicoterapia', 'Terapia di coppia', 'Terapia sistemico-relazionale'],
    prices: { single: 65, couple: 90, family: 110 },
    biography:
      'La città di Romeo e Giulietta mi ha dato un mestiere: quello che succede dopo il balcone. Mutui, suoceri, figli, stanchezza, desiderio che va e viene.\n\nLavoro con le coppie da trent’anni e ho imparato a non fare il tifo. Vi vedo insieme, poi una volta ciascuno, poi di nuovo insieme. Alla quarta seduta vi dico che cosa ho capito e decidete voi se proseguire.',
  },
  {
    name: ['Elena', 'Residori'],
    gender: 'donna',
    role: 'psychologist',
    born: '1992-12-28',
    plan: 'basic',
    street: 'Via Valverde 65, 37122',
    areas: ['Genitorialità', 'Gravidanza e dopo parto', 'Adolescenza', 'Stress lavorativo'],
    prices: { single: 45, couple: 60, family: 70 },
    biography:
      'Capricci, compiti, cellulare, e la sensazione di urlare sempre la stessa frase dal corridoio. Offro consulenza psicologica a genitori di bambini e ragazzi: pochi incontri, molto concreti.\n\nNon ho il manuale del bravo genitore. Ho però parecchi anni di lavoro nelle scuole e qualche domanda che aiuta a vedere la scena da un’altra sedia. I colloqui con i minori si fanno solo con il consenso di entrambi i genitori.',
  },
  {
    name: ['Pietro', 'Bonetti'],
    gender: 'uomo',
    role: 'psychologist',
    born: '1984-03-14',
    plan: 'basic',
    street: 'Via Mameli 88, 37126',
    languages: ['Inglese'],
    areas: ['Stress lavorativo', 'Burnout', 'Mobbing', 'Orientamento e scelte', 'Sport e prestazione'],
    prices: { single: 50 },
    biography:
      'Ho passato nove anni nelle risorse umane di un’azienda metalmeccanica, dalla parte di chi comunica le notizie difficili. Ora sto dall’altra.\n\nOffro sostegno psicologico a chi è in cassa integrazione, a chi ha perso il posto a cinquant’anni, a chi ha appena avuto una promozione e non dorme. Si lavora su ruolo, limiti, conversazioni da preparare. Su richiesta, anche camminando lungo l’Adige.',
  },
];
