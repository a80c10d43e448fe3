import { writeFile } from 'node:fs/promises';
import { titleFace, titleFaceFile } from '#scripts/fonts/title-face';

// Makes the title face anew, after a change of its characters or of Fraunces.
const face = await titleFace();
await writeFile(titleFaceFile, face);
console.log(`${titleFaceFile}: ${(face.length / 1000).toFixed(1)} KB`);
