import type { DemoApplicant } from '../catalogue/applicants.ts';

const WIDTH = 900;
const HEIGHT = 640;

/** The documents of an invented applicant: a company registration, and the first page of a passbook. */
export type PaperKind = 'document' | 'passbook';

interface Ink {
  readonly paper: string;
  readonly line: string;
  readonly seal: string;
}

const INKS: Readonly<Record<PaperKind, Ink>> = {
  document: { paper: '#fbf7ea', line: '#c9b98c', seal: '#b3342c' },
  passbook: { paper: '#eef4f1', line: '#9dbbae', seal: '#2c6ab3' },
};

/** Draws a paper as SVG: a frame, the facts of the form line by line, a seal, and that it is a sample. */
export function drawPaper({ form, key }: DemoApplicant, kind: PaperKind): string {
  const { paper, line, seal } = INKS[kind];
  const facts = kind === 'document' ? describeCompany(form) : describeAccount(form);
  const rows = facts.map(([label, value], index) => {
    const y = 236 + index * 66;
    return `<text x="90" y="${y}" font-size="19" fill="#6d6552">${escapeText(label)}</text>
<text x="290" y="${y}" font-size="25" fill="#23262e">${escapeText(value)}</text>
<path d="M90 ${y + 20}H${WIDTH - 90}" stroke="${line}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="Noto Sans CJK TC, Noto Sans, sans-serif">
<rect width="100%" height="100%" fill="${paper}"/>
<rect x="28" y="28" width="${WIDTH - 56}" height="${HEIGHT - 56}" fill="none" stroke="${line}" stroke-width="5"/>
<rect x="40" y="40" width="${WIDTH - 80}" height="${HEIGHT - 80}" fill="none" stroke="${line}"/>
<text x="50%" y="126" font-size="44" font-weight="700" text-anchor="middle" fill="#23262e">${kind === 'document' ? 'CERTIFICATE OF REGISTRATION' : 'PASSBOOK'}</text>
<text x="50%" y="166" font-size="18" text-anchor="middle" fill="#6d6552" letter-spacing="6">SAMPLE · ${escapeText(key.toUpperCase())}</text>
${rows.join('\n')}
<g transform="translate(${WIDTH - 170} ${HEIGHT - 160}) rotate(-12)" fill="none" stroke="${seal}" stroke-width="5" opacity="0.75">
<circle r="68"/><circle r="54" stroke-width="2"/>
<path d="M0 -34 10 -11 34 -10 15 5 22 30 0 16 -22 30 -15 5 -34 -10 -10 -11Z" fill="${seal}" stroke="none"/></g>
</svg>`;
}

type Facts = readonly (readonly [label: string, value: string])[];

function describeCompany({ name, taxIdNumber, address, pocFamilyName, pocGivenName }: DemoApplicant['form']): Facts {
  return [
    ['Company', name],
    ['Tax ID', taxIdNumber],
    ['Address', address],
    ['Represented by', `${pocFamilyName} ${pocGivenName}`],
  ];
}

function describeAccount({ name, bankCode, bankName, bankAccountNumber }: DemoApplicant['form']): Facts {
  return [
    ['Holder', name],
    ['Bank', `${bankCode} ${bankName}`.trim()],
    ['Account', bankAccountNumber],
  ];
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
