// Makes a table of all medical claims for the medical director: `pnpm --filter ./e2e claims` writes it to .reports/claims.md.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { postDocuments } from '../../mfe-marketing/src/content/documents/blog.ts';
import { areaDocument } from '../../mfe-services/src/content/areaDocuments.ts';
import { source } from '../../mfe-services/src/content/schema.ts';
import { treatmentDocuments } from '../../mfe-services/src/content/treatmentDocuments.ts';
import { spaDocuments } from '../../mfe-spa/src/content/spaDocuments.ts';

const root = path.resolve(import.meta.dirname, '../..');

const textbook = 'Bolognia, Schaffer, Cerroni (eds.), Dermatology, 5th ed., Elsevier 2024';

/** Source of the contraindications of each kind of exposure. The clinic has the device manuals. */
const sources: Record<string, string> = {
  needle: textbook,
  filler: `${textbook}; the product's instructions for use`,
  thread: `${textbook}; the product's instructions for use`,
  surgery: textbook,
  laser: `${textbook}; Dermatol Surg 2021;47(11):1448-1452 (isotretinoin: six months is the cautious reading); device manual`,
  light: `${textbook}; device manual`,
  radiofrequency: `${textbook}; device manual`,
  cold: textbook,
  led: 'Device manual; list of photosensitizing medicines of the clinic',
  'high-frequency': 'Device manual',
  electrostimulation: 'Device manual',
  ultrasound: 'Device manual',
  peel: textbook,
  exfoliation: textbook,
  pressure: 'Device manual',
  heat: 'Device manual',
};

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
const sourcesOf = (uses: readonly string[]) =>
  uses.length === 0 ? textbook : [...new Set(uses.map((use) => sources[use] ?? 'MISSING'))].join('; ');

const services = [
  ...treatmentDocuments('es').map(({ id, title, uses, description, feels, expect }) =>
    row([`/tratamientos/${id}`, `${title}: ${description} ${feels}`, expect.notFor, sourcesOf(uses)]),
  ),
  ...(['clinica', 'estetica'] as const)
    .map((area) => areaDocument(area, 'es'))
    .flatMap(({ area, technology }) =>
      technology.items.map(({ name, uses, description, notFor = '—' }) =>
        row([`/dermatologia/${area}`, `${name}: ${description}`, notFor, sourcesOf(uses)]),
      ),
    ),
];

const experiences = Object.values(spaDocuments('es')).flatMap(({ layout, section }) =>
  section.experiences.map(({ id, title, description, care, uses }) =>
    row([
      `/spa/${section.id}#${id}`,
      `${title}: ${description} ${care.results}`,
      [
        care.notFor,
        ...uses.map(
          (use) => `${layout.precautions[use]?.name ?? 'MISSING'}: ${layout.precautions[use]?.text}`,
        ),
      ].join(' '),
      sourcesOf(uses),
    ]),
  ),
);

const articles = postDocuments('es').map(({ summary, article, reviewer, review }) =>
  row([
    `/blog/${summary.id}`,
    article.intro,
    `Article; reviewed by ${reviewer.id}`,
    review.sources.map(({ text }) => text).join(' '),
  ]),
);

/** Problems describe causes and emergencies and no treatment. */
const problems = source
  .entries('problems', 'es')
  .map(({ id, lead, causes, soon, emergency, careNotes, home, sources: basis }) =>
    row([
      `/problemas/${id}`,
      [lead, ...causes.map(({ name, text }) => `${name}: ${text}`), ...careNotes, ...home].join(' '),
      [...soon, ...(emergency ? [emergency] : [])].join(' '),
      basis.map(({ text }) => text).join(' '),
    ]),
  );

/** The table as Markdown. */
export const medicalClaims = [
  '# Medical claims',
  '',
  'For the medical director: every treatment that a page describes, its contraindications and the source.',
  'It is not signed yet, because the texts are samples. Tests compare the English pages with these.',
  '',
  '| page | claim | contraindications | source |',
  '| --- | --- | --- | --- |',
  ...services,
  ...experiences,
  ...articles,
  ...problems,
  '',
].join('\n');

if (process.argv[1] === import.meta.filename) {
  mkdirSync(path.join(root, '.reports'), { recursive: true });
  writeFileSync(path.join(root, '.reports/claims.md'), medicalClaims);
}
