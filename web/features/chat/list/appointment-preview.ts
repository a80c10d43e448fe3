import { seriesNoticeWords } from '#contracts/chat/appointment-notice';
import type { CivilDate } from '#contracts/kernel/civil-date';

/** What an appointment card says, in the words that a narrow line has room for. */
const shortWords: Readonly<Record<string, string>> = {
  'Appuntamento modificato: ': 'Modificato: ',
  'Appuntamento annullato: ': 'Annullato: ',
  [seriesNoticeWords.booked]: 'Serie: ',
  [seriesNoticeWords.moved]: 'Serie modificata: ',
  [seriesNoticeWords.cancelled]: 'Serie annullata: ',
};

const months = [
  ...['gennaio', 'febbraio', 'marzo', 'aprile', 'maggio', 'giugno'],
  ...['luglio', 'agosto', 'settembre', 'ottobre', 'novembre', 'dicembre'],
];

/** `gio 17 dicembre 2026, 18:30-19:30`, after `da` or `fino a` where it is about a series. */
const inWords = new RegExp(
  `\\b(da |fino a )?(?:[a-z]{3} )?(\\d{1,2}) (${months.join('|')}) (\\d{4}), (\\d{2}:\\d{2})(?:-\\d{2}:\\d{2})?`,
);
/** `17/12/2026 18:30`, as earlier cards have it. */
const inFigures = /\b(\d{2})\/(\d{2})\/(\d{4})(?:,| alle| ore)? (\d{2}:\d{2})/;

/**
 * The preview of an appointment card in the list: what happened and when, in one short form for all cards: `Modificato:
 * 17 dic, 18:30`. The year is said only where it is not today's.
 */
export function appointmentPreview(text: string, today: CivilDate): string {
  const moment = (day: string, month: string | undefined, year: string, time: string) =>
    `${Number(day)} ${month?.slice(0, 3)}${today.startsWith(year) ? '' : ` ${year}`}, ${time}`;
  const short = text
    .replace(
      inWords,
      (_all, from: string | undefined, day: string, month: string, year: string, time: string) =>
        `${from ? withArticle(from.trim(), Number(day)) : ''}${moment(day, month, year, time)}`,
    )
    .replace(inFigures, (_all, day: string, month: string, year: string, time: string) =>
      moment(day, months[Number(month) - 1], year, time),
    );
  const words = Object.keys(shortWords).find((each) => short.startsWith(each));
  if (words !== undefined) return `${shortWords[words]}${short.slice(words.length)}`;
  return /^appuntament[oi]\b/i.test(short) ? short : `Appuntamento: ${short}`;
}

/** The preposition with the article before a day of the month: dal 7, dall’8, fino all’11. */
function withArticle(preposition: string, day: number): string {
  return `${preposition}${day === 8 || day === 11 ? 'll’' : 'l '}`;
}
