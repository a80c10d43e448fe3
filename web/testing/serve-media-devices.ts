import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { closeAfterTest } from '#web/testing/open-apps';

interface StandInTrack extends EventTarget {
  readonly kind: 'audio' | 'video';
  readonly readyState: string;
}

export interface MediaDevicesAtHand {
  /** The requests for devices so far, in their order. */
  readonly asked: readonly MediaStreamConstraints[];
  /** Every track that was ever handed out. */
  readonly tracks: readonly StandInTrack[];
  /** How many audio contexts are open. */
  readonly openContexts: () => number;
  /** How many notes were started. */
  readonly notes: () => number;
  /** Sets what the microphone hears from here on, from 0 to 1. */
  readonly speak: (loudness: number) => void;
  /** Grants the requests that wait, with `isWaiting`. */
  readonly grant: () => void;
  /** Ends a track as when its device is unplugged or the permission withdrawn. */
  readonly unplug: (kind: StandInTrack['kind']) => void;
}

interface ServedMediaDevices {
  /** The errors of the requests, one after the other; null grants, and so does the end of the list. */
  readonly refusals?: readonly (string | null)[];
  /** Whether requests wait for the user's permission. */
  readonly isWaiting?: boolean;
}

const devices = [
  { kind: 'videoinput', deviceId: 'cam-1', label: 'Telecamera integrata' },
  { kind: 'videoinput', deviceId: 'cam-2', label: '' },
  { kind: 'audioinput', deviceId: 'mic-1', label: 'Microfono integrato' },
  { kind: 'audioinput', deviceId: 'mic-2', label: 'Cuffie' },
  { kind: 'audiooutput', deviceId: 'out-1', label: 'Altoparlante' },
];

/** A browser with two cameras and two microphones; the test environment has none. */
export function serveMediaDevices({ refusals = [], isWaiting = false }: ServedMediaDevices = {}): MediaDevicesAtHand {
  const asked: MediaStreamConstraints[] = [];
  const tracks: StandInTrack[] = [];
  const waiting: (() => void)[] = [];
  let open = 0;
  let notes = 0;
  let loudness = 0;

  class Track extends EventTarget implements StandInTrack {
    readyState = 'live';
    readonly kind: StandInTrack['kind'];
    readonly getSettings: () => { readonly deviceId: string };
    constructor(kind: StandInTrack['kind'], deviceId: string) {
      super();
      this.kind = kind;
      this.getSettings = () => ({ deviceId });
      tracks.push(this);
    }
    stop() {
      this.readyState = 'ended';
    }
  }

  const trackOf = (kind: StandInTrack['kind'], wanted: MediaStreamConstraints['video'], first: string) => {
    if (!wanted) return [];
    const { exact = first } = typeof wanted === 'object' ? (wanted.deviceId as { exact?: string }) : {};
    return [new Track(kind, exact)];
  };

  const getUserMedia = async (constraints: MediaStreamConstraints) => {
    asked.push(constraints);
    const refusal = refusals[asked.length - 1];
    if (isWaiting) await new Promise<void>((resolve) => waiting.push(resolve));
    if (refusal) throw Object.assign(new Error(refusal), { name: refusal });
    const given = [...trackOf('video', constraints.video, 'cam-1'), ...trackOf('audio', constraints.audio, 'mic-1')];
    // The test environment's streams do not list all their tracks.
    return Object.assign(new MediaStream(given as unknown as MediaStreamTrack[]), { getTracks: () => given });
  };

  class Node {
    readonly gain = { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined };
    connect = (target: unknown) => target;
    addEventListener = () => undefined;
    stop = () => undefined;
    start() {
      notes += 1;
    }
    getFloatTimeDomainData = (samples: Float32Array) => samples.fill(loudness);
  }

  class Context {
    state = 'running';
    readonly currentTime = 0;
    constructor() {
      open += 1;
    }
    resume = async () => undefined;
    createMediaStreamSource = () => new Node();
    async close() {
      if (this.state === 'closed') throw new Error('A context is closed once.');
      this.state = 'closed';
      open -= 1;
    }
  }

  const mediaDevices = Object.assign(new EventTarget(), { getUserMedia, enumerateDevices: async () => devices });
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: mediaDevices });
  for (const name of ['AnalyserNode', 'OscillatorNode', 'GainNode']) vi.stubGlobal(name, Node);
  vi.stubGlobal('AudioContext', Context);
  closeAfterTest(() => {
    Reflect.deleteProperty(navigator, 'mediaDevices');
    vi.unstubAllGlobals();
  });
  return {
    asked,
    tracks,
    openContexts: () => open,
    notes: () => notes,
    speak: (next) => {
      loudness = next;
    },
    grant: () => {
      for (const answer of waiting.splice(0)) answer();
    },
    unplug: (kind) => {
      const track = tracks.find((one) => one.kind === kind && one.readyState === 'live');
      act(() => void track?.dispatchEvent(new Event('ended')));
    },
  };
}
