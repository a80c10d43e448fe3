import { useEffect, useState } from 'react';

/** The devices there are, told anew when one is plugged in or out; browsers name them once one of them is on. */
export function useDevices(stream: MediaStream): readonly MediaDeviceInfo[] {
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another stream may have given the names
  useEffect(() => {
    const { mediaDevices } = navigator;
    let isShown = true;
    const read = async () => {
      const found = await mediaDevices.enumerateDevices();
      if (isShown) setDevices(found.filter(({ deviceId }) => deviceId !== ''));
    };
    const readAgain = () => void read().catch(() => undefined);
    readAgain();
    mediaDevices.addEventListener('devicechange', readAgain);
    return () => {
      isShown = false;
      mediaDevices.removeEventListener('devicechange', readAgain);
    };
  }, [stream]);
  return devices;
}
