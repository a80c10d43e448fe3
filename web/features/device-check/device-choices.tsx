import { NativeSelect } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { DeviceAsk } from '#web/features/device-check/device-ask';

interface DeviceChoicesProps {
  /** The stream of the devices that are on. */
  readonly stream: MediaStream;
  readonly onChoose: (ask: DeviceAsk) => void;
}

/** The camera and microphone in use, and the others to choose from. */
export function DeviceChoices({ stream, onChoose }: DeviceChoicesProps) {
  const devices = useDevices(stream);
  const used: DeviceAsk = {
    camera: idOf(stream.getVideoTracks()),
    microphone: idOf(stream.getAudioTracks()),
  };
  const rows = [
    { device: 'camera', label: 'Telecamera', choices: choicesOf(devices, 'videoinput', 'Telecamera') },
    { device: 'microphone', label: 'Microfono', choices: choicesOf(devices, 'audioinput', 'Microfono') },
  ] as const;
  return rows
    .filter(({ device, choices }) => used[device] !== null && choices.length > 0)
    .map(({ device, label, choices }) => (
      <NativeSelect
        key={device}
        label={label}
        data={choices}
        value={used[device] ?? ''}
        onChange={({ currentTarget }) => onChoose({ ...used, [device]: currentTarget.value })}
      />
    ));
}

function idOf([track]: readonly MediaStreamTrack[]): string | null {
  return track ? (track.getSettings().deviceId ?? '') : null;
}

/** Some browsers give a device no name. */
function choicesOf(devices: readonly MediaDeviceInfo[], kind: MediaDeviceKind, name: string) {
  return devices
    .filter((device) => device.kind === kind)
    .map(({ deviceId, label }, index) => ({ value: deviceId, label: label || `${name} ${index + 1}` }));
}

/** The devices, listed again when one is plugged in or out; browsers name them only once one of them is on. */
function useDevices(stream: MediaStream): readonly MediaDeviceInfo[] {
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
