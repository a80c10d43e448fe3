import { expect, test } from 'vitest';
import { storedName, storedStem } from '#bff/uploads/stored-name';

const act = { owner: 'pt-rinaldi', kind: 'identity', act: 'act-0001' };

test('a stored name is twelve characters drawn from letters and digits, and the file’s own extension (UPL-02)', async () => {
  const acts = Array.from({ length: 300 }, (_, at) => ({ ...act, act: `act-${at}` }));
  const stems = await Promise.all(acts.map(storedStem));
  expect(stems.filter((stem) => !/^[a-z0-9]{12}$/.test(stem))).toEqual([]);
  expect(new Set(stems).size).toBe(acts.length);
  for (let place = 0; place < 12; place += 1) expect(new Set(stems.map((stem) => stem[place])).size).toBe(36);
  expect(storedName('abc', 'Carta d’identità.retro.PDF')).toBe('abc.pdf');
  expect(storedName('abc', 'foto.jpeg')).toBe('abc.jpeg');
});

test('the same act has the same name again', async () => {
  expect(await storedStem({ ...act })).toBe(await storedStem(act));
});

test('another act, list or owner has another name, and none can be put together from its parts', async () => {
  const others = [
    { ...act, act: 'act-0002' },
    { ...act, kind: 'certificate' },
    { ...act, owner: 'pt-serafini' },
    { owner: 'pt-rinaldiidentity', kind: '', act: 'act-0001' },
    { owner: 'pt-rinaldi","identity', kind: 'act-0001', act: '' },
  ];
  const stems = await Promise.all([act, ...others].map(storedStem));
  expect(new Set(stems).size).toBe(stems.length);
});
