import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

// Draws the icons of a phone's home screen from the mark. The system cuts a maskable icon itself, and puts black behind
// the corners of Apple's: both are drawn without round corners, and the mark lies within the part that is never cut.
const mark = await readFile('web/public/icon.svg', 'utf8');
const whole = mark.replace(' rx="16"', '');

for (const { name, svg, size } of [
  { name: 'icon-192', svg: mark, size: 192 },
  { name: 'icon-512', svg: mark, size: 512 },
  { name: 'icon-maskable-512', svg: whole, size: 512 },
  { name: 'icon-apple-180', svg: whole, size: 180 },
]) {
  const drawn = sharp(Buffer.from(svg), { density: 72 * (size / 64) }).resize(size, size);
  await writeFile(`web/public/${name}.png`, await drawn.png({ palette: true, compressionLevel: 9 }).toBuffer());
}
