import { expect, test } from 'vitest';
import { storedName, storedStem } from '#bff/uploads/stored-name';

const act = { owner: 'pt-rinaldi', kind: 'identity', act: 'act-0001' };

test('a stored name is twelve characters and the extension, the same for the same act (UPL-02)', async () => {
  const stem = await storedStem(act);
  expect(stem).toMatch(/^[a-z0-9]{12}$/);
  expect(await storedStem({ ...act })).toBe(stem);
  expect(storedName(stem, 'Carta d’identità.retro.PDF')).toBe(`${stem}.pdf`);
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
