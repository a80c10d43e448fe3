import { useCallback, useEffect, useRef, useState } from 'react';
import { askForDevices, type DeviceAnswer } from '#web/features/device-check/ask-for-devices';
import type { DeviceAsk, DeviceLack } from '#web/features/device-check/device-ask';

export type DeviceCheck = { readonly step: 'idle' | 'asking' } | DeviceAnswer;

/** The course of one check; the devices go off with its end, when it is closed and when the page is left. */
export function useDeviceCheck(isOpen: boolean) {
  const [check, setCheck] = useState<DeviceCheck>({ step: 'idle' });
  const turn = useRef<AbortController>(undefined);

  const switchOff = useCallback(() => turn.current?.abort(), []);
  useEffect(() => (isOpen ? switchOff : undefined), [isOpen, switchOff]);

  /** Begins, or goes on with other devices; what was known to be missing and is not asked for stays told. */
  const start = async (ask: DeviceAsk, known?: DeviceLack) => {
    // A telephone opens no camera while it holds another one.
    switchOff();
    const own = new AbortController();
    turn.current = own;
    setCheck((before) => (before.step === 'running' ? before : { step: 'asking' }));
    const answer = await askForDevices(ask, own.signal);
    if (answer?.step === 'failed') setCheck(answer);
    if (answer?.step !== 'running') return;
    setCheck({ ...answer, lack: answer.lack ?? known });
    const interrupt = () => {
      own.abort();
      setCheck({ step: 'failed', trouble: 'interrupted' });
    };
    for (const track of answer.stream.getTracks()) track.addEventListener('ended', interrupt, { signal: own.signal });
  };

  const end = () => {
    switchOff();
    setCheck({ step: 'idle' });
  };
  return { check, start, end };
}
