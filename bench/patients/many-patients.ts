import type { Database } from '#mocks/db/create-db';

const sentence = 'Racconta la settimana con parole sue, e nota da sola che cosa è cambiato dall’ultima volta. ';
const surnames = ['Rossi', 'Bianchi', 'Ferrari', 'Esposito', 'Romano'];

/** Gives Rinaldi that many patients with five notes each; returns how many bytes his user then has, as sent. */
export function manyPatients({ users, events }: Database, count: number): number {
  const [rinaldi, giulia] = [users.get('pt-rinaldi'), users.get('pt-giulia')];
  if (!rinaldi || !giulia) throw new Error('The demonstration lost its people.');
  const [event] = events.list(({ resource }) => resource === 'pt-rinaldi');
  const others = Array.from({ length: count - 1 }, (_, at) => {
    const token = `pt-molti-${at}`;
    const names = { nome: `Paziente ${at}`, cognome: surnames[at % surnames.length] ?? '' };
    users.put({
      ...giulia,
      public_token: token,
      private_token: `secret-${token}`,
      email: `${token}@example.org`,
      public_configuration: { ...giulia.public_configuration, ...names },
    });
    if (event) {
      const configuration = { ...event.configuration, boocal: { owner: 'pt-rinaldi', targets: [token] } };
      events.put({ ...event, public_token: `event-${token}`, targets: [token], configuration });
    }
    return token;
  });
  const patients = ['pt-giulia', ...others].map((token) => ({
    user_pt: token,
    anamnesi: sentence.repeat(8),
    notes: Array.from({ length: 5 }, (_, at) => ({
      ...{ id: `${token}-${at}`, title: `Incontro ${at + 1}`, text: sentence.repeat(6), date: `0${at + 1}/10/2026` },
    })),
  }));
  users.change('pt-rinaldi', { public_configuration: { ...rinaldi.public_configuration, patients } });
  return new TextEncoder().encode(JSON.stringify(users.get('pt-rinaldi'))).length;
}
