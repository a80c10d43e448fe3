import { useCallback, useEffect, useRef, useState } from 'react';
import { askForDevices, type DeviceAnswer } from '#web/features/device-check/ask-for-devices';
import type { DeviceAsk, DeviceLack } from '#web/features/device-check/device-ask';

export type DeviceCheck = { readonly step: 'idle' | 'asking' } | DeviceAnswer;

/** The state of a check. The devices are switched off when it ends, when it is closed and when the page is left. */
export function useDeviceCheck(isOpen: boolean) {
  const [check, setCheck] = useState<DeviceCheck>({ step: 'idle' });
  const turn = useRef<AbortController>(undefined);

  const switchOff = useCallback(() => turn.current?.abort(), []);
  useEffect(() => (isOpen ? switchOff : undefined), [isOpen, switchOff]);

  /** Starts, or goes on with other devices; a device already known to be missing stays reported. */
  const start = async (ask: DeviceAsk, known?: DeviceLack) => {
    // A phone opens no camera while another one is in use.
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
