export interface Picture {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Three bytes a pixel, row by row from the top. */
  readonly rgb: Uint8Array<ArrayBuffer>;
}

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const eightBitTrueColour = [8, 2, 0, 0, 0];
const filterUp = 2;

/** The picture as the bytes of a PNG file; runs wherever there is a CompressionStream, in Node as in a browser. */
export async function pngEncode({ widthPx, heightPx, rgb }: Picture): Promise<Uint8Array<ArrayBuffer>> {
  const header = [...bigEndian(widthPx), ...bigEndian(heightPx), ...eightBitTrueColour];
  return joined([
    Uint8Array.from(signature),
    chunk('IHDR', Uint8Array.from(header)),
    chunk('IDAT', await deflated(filteredRows(rgb, widthPx * 3))),
    chunk('IEND', new Uint8Array()),
  ]);
}

/** Each byte as its difference from the one above it: flat colours become zeros, which compress best. */
function filteredRows(rgb: Uint8Array, stride: number): Uint8Array<ArrayBuffer> {
  const rows = rgb.length / stride;
  const filtered = new Uint8Array(rgb.length + rows);
  for (let row = 0; row < rows; row += 1) {
    const start = row * (stride + 1);
    filtered[start] = filterUp;
    for (let at = 0; at < stride; at += 1) {
      const byte = row * stride + at;
      filtered[start + 1 + at] = (rgb[byte] ?? 0) - (rgb[byte - stride] ?? 0);
    }
  }
  return filtered;
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function chunk(type: string, data: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const typed = joined([new TextEncoder().encode(type), data]);
  return joined([bigEndian(data.length), typed, bigEndian(crc32(typed))]);
}

function bigEndian(value: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
