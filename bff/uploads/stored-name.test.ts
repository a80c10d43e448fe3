import { expect, test } from 'vitest';
import { storedName, storedStem } from '#bff/uploads/stored-name';

const upload = { owner: 'pt-rinaldi', kind: 'identity', idempotencyKey: 'key-0001' };

test('a stored name is twelve characters drawn from letters and digits, and the file’s own extension (UPL-02)', async () => {
  const uploads = Array.from({ length: 300 }, (_, at) => ({ ...upload, idempotencyKey: `key-${at}` }));
  const stems = await Promise.all(uploads.map(storedStem));
  expect(stems.filter((stem) => !/^[a-z0-9]{12}$/.test(stem))).toEqual([]);
  expect(new Set(stems).size).toBe(uploads.length);
  for (let place = 0; place < 12; place += 1) expect(new Set(stems.map((stem) => stem[place])).size).toBe(36);
  expect(storedName('abc', 'Carta d’identità.retro.PDF', 'application/pdf')).toBe('abc.pdf');
  expect(storedName('abc', 'foto.jpeg', 'image/jpeg')).toBe('abc.jpeg');
  expect(storedName('abc', 'foto.png', 'image/jpeg')).toBe('abc.jpg');
});

test('the same key has the same name again', async () => {
  expect(await storedStem({ ...upload })).toBe(await storedStem(upload));
});

test('another key, list or owner has another name, and none can be put together from its parts', async () => {
  const others = [
    { ...upload, idempotencyKey: 'key-0002' },
    { ...upload, kind: 'certificate' },
    { ...upload, owner: 'pt-serafini' },
    { owner: 'pt-rinaldiidentity', kind: '', idempotencyKey: 'key-0001' },
    { owner: 'pt-rinaldi","identity', kind: 'key-0001', idempotencyKey: '' },
  ];
  const stems = await Promise.all([upload, ...others].map(storedStem));
  expect(new Set(stems).size).toBe(stems.length);
});
