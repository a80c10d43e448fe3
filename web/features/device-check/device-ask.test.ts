import { expect, test } from 'vitest';
import { asksInTurn, bothDevices, constraintsOf, lackOf, voiceAlone } from '#web/features/device-check/device-ask';

const pictureAlone = { camera: '', microphone: null };

test.each([
  { what: 'both devices', ask: bothDevices, turns: [bothDevices, voiceAlone, pictureAlone] },
  { what: 'the voice alone', ask: voiceAlone, turns: [voiceAlone] },
  {
    what: 'a chosen camera',
    ask: { camera: 'cam-2', microphone: 'mic-1' },
    turns: [{ camera: 'cam-2', microphone: 'mic-1' }, bothDevices, voiceAlone, pictureAlone],
  },
  {
    what: 'a chosen microphone without picture',
    ask: { camera: null, microphone: 'mic-2' },
    turns: [{ camera: null, microphone: 'mic-2' }, voiceAlone],
  },
])('after $what asks for less, and never for more than was wanted', ({ ask, turns }) => {
  expect(asksInTurn(ask)).toEqual(turns);
});

test.each([
  { ask: bothDevices, constraints: { video: true, audio: true } },
  { ask: voiceAlone, constraints: { video: false, audio: true } },
  {
    ask: { camera: 'cam-2', microphone: 'mic-2' },
    constraints: { video: { deviceId: { exact: 'cam-2' } }, audio: { deviceId: { exact: 'mic-2' } } },
  },
])('asks the browser for $constraints', ({ ask, constraints }) => {
  expect(constraintsOf(ask)).toEqual(constraints);
});

test.each([
  { asked: bothDevices, answered: voiceAlone, lack: { device: 'camera', trouble: 'busy' } },
  { asked: bothDevices, answered: pictureAlone, lack: { device: 'microphone', trouble: 'busy' } },
  { asked: bothDevices, answered: bothDevices, lack: undefined },
  { asked: voiceAlone, answered: voiceAlone, lack: undefined },
])('misses what was asked for and did not answer: $lack', ({ asked, answered, lack }) => {
  expect(lackOf(asked, answered, 'busy')).toEqual(lack);
});
