import { ERROR_DEFINITIONS } from '#contract/errors/error-definitions.ts';
import { ERROR_MEANINGS } from '#contract/errors/error-meanings.ts';
import { CHANNELS } from '#contract/values/channels.ts';
import { IMAGE_PURPOSES, type ImagePurposeRules } from '#contract/values/image-purposes.ts';
import { findUsedRules } from './find-used-rules.ts';
import { code, markdownTable } from './markdown-table.ts';
import { RULE_FAMILIES } from './rule-families.ts';
import { familyTable } from './rule-table.ts';
import { STATE_MACHINES } from './state-machines.ts';
import { machineTable } from './state-table.ts';

const INTRODUCTION = `# The rules

For anyone who builds a form or a client: the rules that forms and server share. Each is defined once, in \`src/contract\` and \`src/domain\`; this page is
generated from them (\`npx node tools/write-rules-page.ts\`).

Call a field rule by its name: \`checkRule('max_line', value, { max: 2 })\` of [src/domain/rules](../../src/domain/rules/index.ts) returns \`true\`, or the key
of a message whose values are the arguments. In TypeScript, \`RULES.max_line.check(value, { max: 2 })\` is the same with types. Whole forms are in
[src/domain/forms](../../src/domain/forms).

No form of the product uses a rule marked *library* ([why](../spec/decisions.md#reading-the-specification)).`;

/** docs/reference/rules.md, generated from the library. */
export function rulesPage(): string {
  const used = findUsedRules();
  return `${[
    INTRODUCTION,
    '## Field rules',
    ...RULE_FAMILIES.flatMap((family) => [`### ${family.title}`, familyTable(family, used)]),
    '## Contact channels',
    channelTable(),
    '## Images',
    'PNG or JPEG, recognized by the bytes. A megabyte is 1,048,576 bytes.',
    imageTable(),
    '## States',
    'A row is a state, a column an action. A cell is the next state, the code that refuses the action, "stays" if the action changes something else,\nor "done" if nothing is left to do.',
    ...STATE_MACHINES.flatMap((machine) => [`### ${machine.title}`, machineTable(machine)]),
    '## Error codes',
    'People see the message `error.{code}` in their language.',
    errorTable(),
  ].join('\n\n')}\n`;
}

function channelTable(): string {
  const rows = CHANNELS.map(({ order, key, pattern, linkTemplate, otherLink, editable, retired }) => [
    String(order),
    code(key),
    pattern === null ? 'the rule of phone numbers or email addresses' : code(pattern.source),
    [linkTemplate, otherLink?.template].flatMap((link) => (link ? [code(link)] : [])).join(' or ') || '–',
    [editable ? '' : 'from the profile', retired ? 'retired' : ''].filter((note) => note !== '').join(', ') || '–',
  ]);
  return markdownTable(['Order', 'Key', 'Format', 'Link', 'Notes'], rows);
}

function imageTable(): string {
  const rows = Object.entries<ImagePurposeRules>(IMAGE_PURPOSES).map(([purpose, rules]) => [
    code(purpose),
    shapeOf(rules),
    `${rules.maxMb} MB`,
    rules.count.min === rules.count.max ? String(rules.count.min) : `${rules.count.min}–${rules.count.max}`,
  ]);
  return markdownTable(['Purpose', 'Shape', 'At most', 'Number'], rows);
}

function shapeOf({ exactSize, ratio, sides, maxMegapixels }: ImagePurposeRules): string {
  const parts = [
    exactSize && `${exactSize.width} × ${exactSize.height}`,
    ratio && (ratio === 'wide' ? '16:9' : '16:9 or 9:16'),
    sides && `sides ${sides.min}–${sides.max}`,
    maxMegapixels && `up to ${maxMegapixels} megapixels`,
  ];
  return parts.filter((part) => part !== undefined).join(', ');
}

function errorTable(): string {
  const rows = Object.entries(ERROR_DEFINITIONS).map(([number, definition]) => [
    code(number),
    String(definition.status),
    Reflect.get(ERROR_MEANINGS, number),
    'params' in definition ? definition.params.map(code).join(', ') : '–',
  ]);
  return markdownTable(['Code', 'HTTP', 'Meaning', 'Parameters'], rows);
}
