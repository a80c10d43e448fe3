/*
 * The few globals that portable code may use: they mean the same in Node and in a browser. Everything else (files,
 * sockets, the DOM) does not compile in contracts/ and in bff/ outside bff/server/.
 */
declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  decode(input?: Uint8Array): string;
}
declare class TextEncoder {
  encode(input?: string): Uint8Array<ArrayBuffer>;
}
declare class URL {
  constructor(url: string);
  readonly hostname: string;
}
declare class URLSearchParams {
  constructor(init?: Record<string, string>);
  toString(): string;
}
declare class AbortSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  throwIfAborted(): void;
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void;
  static timeout(ms: number): AbortSignal;
  static any(signals: readonly AbortSignal[]): AbortSignal;
}
declare const crypto: {
  randomUUID(): string;
  getRandomValues(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>;
  readonly subtle: {
    digest(algorithm: 'SHA-256', data: Uint8Array): Promise<ArrayBuffer>;
    importKey(
      format: 'raw',
      bytes: Uint8Array,
      algorithm: 'AES-GCM',
      extractable: false,
      usages: readonly ('encrypt' | 'decrypt')[],
    ): Promise<SealingKey>;
    encrypt(algorithm: AesGcm, key: SealingKey, data: Uint8Array): Promise<ArrayBuffer>;
    decrypt(algorithm: AesGcm, key: SealingKey, data: Uint8Array): Promise<ArrayBuffer>;
  };
};
interface SealingKey {
  readonly type: string;
}
interface AesGcm {
  readonly name: 'AES-GCM';
  readonly iv: Uint8Array;
}
declare function atob(base64: string): string;
declare function setTimeout(run: () => void, ms: number): unknown;
declare function clearTimeout(timer: unknown): void;
