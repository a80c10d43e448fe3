import sharp, { type Sharp } from 'sharp';

/** A picture of 40 by 20 pixels, its left half red and its right half blue. */
export async function redAndBlue(): Promise<Sharp> {
  const half = (background: string) => ({ create: { width: 20, height: 20, channels: 3, background } }) as const;
  const blue = await sharp(half('#0000ff')).png().toBuffer();
  const whole = { create: { width: 40, height: 20, channels: 3, background: '#ff0000' } } as const;
  return sharp(
    await sharp(whole)
      .composite([{ input: blue, left: 20, top: 0 }])
      .png()
      .toBuffer(),
  );
}

/** A photo as a phone writes it: rotated, with metadata on its author, device and position. */
export async function phonePhoto(format: 'jpeg' | 'png' = 'jpeg'): Promise<Buffer> {
  const place = {
    GPSLatitudeRef: 'N',
    GPSLatitude: '45/1 27/1 51/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '9/1 11/1 24/1',
  };
  const picture = (await redAndBlue())
    .withExif({ IFD0: { Make: 'Telefono di Andrea', ImageDescription: 'Casa mia' }, IFD3: place })
    .withMetadata({ orientation: 6 });
  return picture.toFormat(format, { quality: 100 }).toBuffer();
}

export async function smallJpeg(): Promise<Buffer> {
  return (await redAndBlue()).jpeg().toBuffer();
}

export async function smallPng(): Promise<Buffer> {
  return (await redAndBlue()).png().toBuffer();
}
