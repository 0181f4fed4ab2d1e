import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawPaper } from '../demo/art/paper.ts';
import { demoApplicants } from '../demo/catalogue/applicants.ts';

const FOLDER = join(import.meta.dirname, '../demo/assets/papers');

// Draws the documents of the demo applicants. Run after changing them: `npx node tools/render-demo-papers.ts`.
await mkdir(FOLDER, { recursive: true });
for (const applicant of demoApplicants) {
  for (const kind of ['document', 'passbook'] as const) {
    const picture = sharp(Buffer.from(drawPaper(applicant, kind))).png({ palette: true, effort: 10 });
    await picture.toFile(join(FOLDER, `${applicant.key}-${kind}.png`));
  }
}
