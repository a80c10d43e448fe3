import { moods } from '#contracts/diary/moods';
import { type CivilDate, italianDate } from '#contracts/kernel/civil-date';
import { shiftDays } from '#contracts/kernel/rome-time';

const notes = [
  'Ho dormito bene e sono uscita a camminare lungo il naviglio prima di cena.',
  '',
  'Riunione lunga, testa piena. La sera una minestra e a letto presto.',
  'Ho chiamato mia sorella: abbiamo parlato della casa in montagna e di papà, senza litigare.',
];

/** A diary of several entries a day, newest first, as the platform stores it. */
export function longDiary(count: number, today: CivilDate): object[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `5f0c1c52-8f4e-4b7a-9d3e-${String(at).padStart(12, '0')}.1x2y3z`,
    status: moods[(at * 7) % moods.length],
    comment: notes[at % notes.length],
    date: italianDate(shiftDays(today, -Math.floor(at / 3))),
  }));
}

/** Puts a diary into a patient's account on the demonstration platform; resolves to the bytes of that save. */
export async function storeDiary(platform: string, privateToken: string, diary: readonly object[]): Promise<number> {
  const user = await readUser(platform, privateToken);
  const changed = { ...user, public_configuration: { ...user.public_configuration, diary } };
  const body = JSON.stringify({ private_token: privateToken, user: changed });
  const answer = await fetch(`${platform}/appserver/endpoint.php/user`, { method: 'PUT', headers, body });
  if (!answer.ok) throw new Error(`The platform did not take the diary: ${answer.status}.`);
  return Buffer.byteLength(body);
}

/** The bytes with which the back end saves that patient. */
export async function bytesOfSave(platform: string, privateToken: string): Promise<number> {
  const user = await readUser(platform, privateToken);
  return Buffer.byteLength(JSON.stringify({ private_token: privateToken, user }));
}

export async function diaryLength(platform: string, privateToken: string): Promise<number> {
  const { public_configuration } = await readUser(platform, privateToken);
  return Object.keys(public_configuration.diary ?? []).length;
}

const headers = { 'content-type': 'application/json' };

interface StoredUser {
  readonly public_configuration: { readonly diary?: readonly object[] };
}

async function readUser(platform: string, private_token: string): Promise<StoredUser> {
  const body = JSON.stringify({ private_token });
  const answer = await fetch(`${platform}/appserver/endpoint.php/session`, { method: 'POST', headers, body });
  return ((await answer.json()) as { user: StoredUser }).user;
}
