import { interventionAreas } from '#contracts/options/intervention-areas';

const languages = ['Italiano', 'Inglese', 'Francese', 'Tedesco', 'Spagnolo', 'Russo', 'Arabo'];
const genders = ['donna', 'uomo', 'donna', 'altro'];
const sentence = 'Lavoro con persone adulte che attraversano un momento di cambiamento, con i tempi di ciascuno. ';

/** The platform's answer with that many professionals: about 12 KB each, always the same, all of them eligible. */
export function professionalsAnswer(count: number): Buffer {
  const rows = Array.from({ length: count }, (_, at) => Buffer.from(JSON.stringify(professional(at))));
  const commas = rows.flatMap((row, at) => (at === 0 ? [row] : [Buffer.from(','), row]));
  return Buffer.concat([Buffer.from('{"users":['), ...commas, Buffer.from(']}')]);
}

function professional(at: number): object {
  const type = at % 3 === 0 ? 'online+studio' : 'online';
  const day = Math.floor(Date.now() / 1000) - 86_400;
  const qualification = {
    autorizzazioni: 'accettato',
    current_plan: { type, amount: '49', payment_completed: '1', date: day, last_payment_date: day },
    sign_doc: [{ type, signature: `contratto-${at}`, accepted: '1', accepted_at: day, is_invalid: false }],
  };
  return {
    public_token: `pt-${((at * 2_654_435_761) >>> 0).toString(36)}-${at}`,
    email: `professionista.${at}@example.it`,
    username: `professionista.${at}@example.it`,
    picture: `ritratto-${at}.png`,
    registration_timestamp: String(1_700_000_000 + at),
    public_configuration: { ...profile(at), ...privateMatters(at), ...qualification },
    manager_configuration: { ...qualification, wallet: '0', corsi: {}, subscriptions: [], watched: [] },
    configuration: { watched_tutorial: '1' },
  };
}

function profile(at: number): object {
  return {
    type: 'dottore',
    role: at % 2 === 0 ? 'psychotherapist' : 'psychologist',
    nome: `Nome${at}`,
    cognome: `Cognome${at}`,
    gender: genders[at % genders.length],
    dob: `${1950 + (at % 50)}-0${1 + (at % 9)}-1${at % 9}`,
    telefono: '+39 399 000 0000',
    languages: ['Italiano', ...languages.slice(1).filter((_, place) => (at >> place) % 4 === 0)],
    biografia: sentence.repeat(16),
    specialization: ['Psicoterapia', 'EMDR', 'Mindfulness'],
    intervations: Array.from({ length: 7 }, (_, place) => interventionAreas[(at * 3 + place * 5) % 47]),
    prices: {
      single_seat: String(40 + (at % 20) * 5),
      ...(at % 2 === 0 ? { couple_session: 80 } : {}),
      ...(at % 5 === 0 ? { family_session: '95.00' } : {}),
    },
    qualifications: times(4, (place) => ({ passed_year: 2000 + place, education: sentence, institute: 'Università' })),
    work_experience: times(5, (place) => ({
      start_date: `${2005 + place}-01-01`,
      end_date: place === 4 ? '' : `${2006 + place}-12-31`,
      ongoing: place === 4 ? '1' : '0',
      description: sentence,
    })),
    studio_address: [
      {
        id: `studio-${at}`,
        formatted_address: `Via Roma ${at}, 20121 Milano MI, Italia`,
        coordinates: [String(37 + (at % 950) / 100), 7.5 + (at % 1050) / 100],
        type: 'Point',
      },
    ],
    register_defination: String(10_000 + at),
    region: 'Lombardia',
    rating: times(at % 12, (place) => ({
      owner: `pt-paziente-${place}`,
      rating: String(3 + ((at + place) % 3)),
      count: place + 1,
      description: sentence.repeat(2),
      created_at: 1_760_000_000 + place,
    })),
  };
}

function privateMatters(at: number): object {
  return {
    company: {
      ragione_sociale: `Studio ${at}`,
      codice_fiscale: 'X',
      partita_iva: '0',
      indirizzo_fatturazione: sentence,
    },
    payment_detail: { codice_iban: 'IT60X0542811101000000123456', intestatario: `Nome${at}`, banca: 'Banca Esempio' },
    identity_documents: [`documento-${at}.pdf`],
    patients: times(6, (place) => ({ user_pt: `pt-${place}`, anamnesi: sentence.repeat(2), note: [] })),
    alerts: times(16, (place) => ({
      title: 'Avviso',
      message: sentence.repeat(2),
      file: [],
      seen: '1',
      timestamp: place,
    })),
    hear_from: 'Passaparola',
  };
}

function times<Row>(count: number, make: (place: number) => Row): Row[] {
  return Array.from({ length: count }, (_, place) => make(place));
}
