/** One line of the long chat: a text, a picture or an event's card. */
interface Line {
  readonly from: 'giulia' | 'rinaldi';
  readonly daysAgo: number;
  readonly time: string;
  readonly text?: string;
  readonly event?: string;
  readonly picture?: string;
  readonly unread?: boolean;
}

/** What Giulia and Dottor Rinaldi have written to each other since the summer. */
export const giuliaToRinaldi: readonly Line[] = [
  {
    from: 'giulia',
    daysAgo: 95,
    time: '21:12',
    text: 'Buonasera dottore, ho letto il suo profilo. Da qualche mese dormo male e mi sveglio con il cuore che corre. Vorrei capire se può aiutarmi.',
  },
  {
    from: 'rinaldi',
    daysAgo: 94,
    time: '08:40',
    text: 'Buongiorno Giulia, grazie per avermi scritto. Le propongo un primo colloquio conoscitivo di mezz’ora: è gratuito e serve a entrambi per capire se partire.',
  },
  { from: 'giulia', daysAgo: 94, time: '09:05', text: 'Va bene, nel tardo pomeriggio riesco quasi sempre.' },
  { from: 'rinaldi', daysAgo: 94, time: '12:31', event: 'event-giulia-past' },
  { from: 'giulia', daysAgo: 94, time: '13:02', text: 'Confermato. A presto!' },
  {
    from: 'rinaldi',
    daysAgo: 80,
    time: '10:15',
    text: 'Come ci siamo detti, possiamo vederci una volta alla settimana, il lunedì sera. Le mando la prima seduta.',
  },
  { from: 'rinaldi', daysAgo: 80, time: '10:16', event: 'event-giulia-done-1' },
  { from: 'giulia', daysAgo: 79, time: '20:44', text: 'Pagata e confermata. Devo preparare qualcosa?' },
  { from: 'rinaldi', daysAgo: 78, time: '09:01', text: 'Solo una stanza con la porta chiusa.' },
  {
    from: 'giulia',
    daysAgo: 68,
    time: '22:03',
    text: 'Ho provato a scrivere i pensieri prima di dormire, come mi ha suggerito. È strano ma un po’ aiuta.',
  },
  {
    from: 'rinaldi',
    daysAgo: 67,
    time: '08:55',
    text: 'Bene. Non serve farlo perfettamente: bastano poche righe. Ne parliamo nella prossima seduta.',
  },
  {
    from: 'giulia',
    daysAgo: 54,
    time: '19:30',
    text: 'Le mando la pagina di cui parlavamo ieri, così l’ha sott’occhio.',
  },
  {
    from: 'giulia',
    daysAgo: 54,
    time: '19:31',
    picture: 'allegato-chat-giulia-rinaldi-1.png',
    text: 'Quaderno, pagina 3',
  },
  { from: 'rinaldi', daysAgo: 53, time: '08:20', text: 'Ricevuta, grazie. La guardiamo insieme lunedì.' },
  {
    from: 'rinaldi',
    daysAgo: 29,
    time: '09:22',
    text: 'Giulia, mi scuso: la settimana prossima sono a un convegno e devo annullare la seduta. L’importo le torna come credito.',
  },
  { from: 'rinaldi', daysAgo: 29, time: '09:23', event: 'event-giulia-denied' },
  { from: 'giulia', daysAgo: 29, time: '12:47', text: 'Nessun problema, grazie per avermi avvisata.' },
  { from: 'rinaldi', daysAgo: 6, time: '09:10', event: 'event-giulia-now' },
  { from: 'rinaldi', daysAgo: 6, time: '09:11', event: 'event-giulia-accepted' },
  { from: 'giulia', daysAgo: 6, time: '13:30', text: 'Confermate tutte e due.' },
  {
    from: 'rinaldi',
    daysAgo: 1,
    time: '18:05',
    text: 'Le ho proposto anche la data successiva. Se l’orario non va bene mi scriva e ne troviamo un altro.',
    unread: true,
  },
  { from: 'rinaldi', daysAgo: 1, time: '18:06', event: 'event-giulia-unpaid', unread: true },
];
