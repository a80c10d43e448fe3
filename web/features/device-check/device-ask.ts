import type { DeviceTrouble } from '#web/features/device-check/device-trouble';

export type Device = 'camera' | 'microphone';

/** The devices to ask the browser for: an id, '' for any device, null for none. */
export type DeviceAsk = Readonly<Record<Device, string | null>>;

/** A device that was asked for and is missing, and why. */
export interface DeviceLack {
  readonly device: Device;
  readonly trouble: DeviceTrouble;
}

export const bothDevices: DeviceAsk = { camera: '', microphone: '' };
export const voiceAlone: DeviceAsk = { camera: null, microphone: '' };
const pictureAlone: DeviceAsk = { camera: '', microphone: null };

/** What to ask for in turn, until something answers: the chosen devices, any devices, only sound, only the picture. */
export function asksInTurn(ask: DeviceAsk): readonly DeviceAsk[] {
  const { camera, microphone } = ask;
  const isChosen = Boolean(camera) || Boolean(microphone);
  const anyOfThem = { camera: camera === null ? null : '', microphone: microphone === null ? null : '' };
  const isBoth = camera !== null && microphone !== null;
  return [...(isChosen ? [ask] : []), anyOfThem, ...(isBoth ? [voiceAlone, pictureAlone] : [])];
}

/** The device that is missing compared to what was asked for first. */
export function lackOf(asked: DeviceAsk, answered: DeviceAsk, trouble: DeviceTrouble): DeviceLack | undefined {
  if (asked.camera !== null && answered.camera === null) return { device: 'camera', trouble };
  if (asked.microphone !== null && answered.microphone === null) return { device: 'microphone', trouble };
  return undefined;
}

export function constraintsOf({ camera, microphone }: DeviceAsk): MediaStreamConstraints {
  return { video: constraintOf(camera), audio: constraintOf(microphone) };
}

function constraintOf(device: string | null): boolean | MediaTrackConstraints {
  if (device === null) return false;
  return device === '' || { deviceId: { exact: device } };
}
