import {
  asksInTurn,
  constraintsOf,
  type DeviceAsk,
  type DeviceLack,
  lackOf,
} from '#web/features/device-check/device-ask';
import { type DeviceTrouble, deviceTrouble, mayAskForLess } from '#web/features/device-check/device-trouble';

export type DeviceAnswer =
  | {
      readonly step: 'running';
      readonly stream: MediaStream;
      readonly lack: DeviceLack | undefined;
      /** Whether the chosen device failed and another was used. */
      readonly isOther: boolean;
    }
  | { readonly step: 'failed'; readonly trouble: DeviceTrouble };

/**
 * Asks the browser for the devices, then for fewer if they fail. They stay on until `signal` aborts; null when it
 * aborted before they answered.
 */
export async function askForDevices(ask: DeviceAsk, signal: AbortSignal): Promise<DeviceAnswer | null> {
  let trouble: DeviceTrouble = 'unknown';
  for (const one of asksInTurn(ask)) {
    try {
      const stream = await navigator.mediaDevices.getUserMedia(constraintsOf(one));
      if (signal.aborted) return switchOff(stream);
      signal.addEventListener('abort', () => switchOff(stream));
      const isOther = one !== ask && (Boolean(ask.camera) || Boolean(ask.microphone));
      return { step: 'running', stream, lack: lackOf(ask, one, trouble), isOther };
    } catch (error) {
      trouble = deviceTrouble(error);
    }
    if (signal.aborted) return null;
    if (!mayAskForLess(trouble)) break;
  }
  return { step: 'failed', trouble };
}

function switchOff(stream: MediaStream): null {
  for (const track of stream.getTracks()) track.stop();
  return null;
}
