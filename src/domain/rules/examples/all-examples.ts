import { amountExamples } from './amount.ts';
import { codeExamples } from './code.ts';
import { companyExamples } from './company.ts';
import { contactExamples } from './contact.ts';
import { dateExamples } from './date.ts';
import { fileExamples } from './file.ts';
import { lengthExamples } from './length.ts';
import { lineExamples } from './line.ts';
import { markupExamples } from './markup.ts';
import { numberExamples } from './number.ts';
import { productExamples } from './product.ts';
import { requiredExamples } from './required.ts';
import type { FamilyExamples } from './rule-examples.ts';
import { textExamples } from './text.ts';

/** The examples of every field rule, by rule name. */
export const RULE_EXAMPLES = {
  ...textExamples,
  ...lengthExamples,
  ...numberExamples,
  ...amountExamples,
  ...codeExamples,
  ...dateExamples,
  ...requiredExamples,
  ...contactExamples,
  ...lineExamples,
  ...companyExamples,
  ...productExamples,
  ...fileExamples,
  ...markupExamples,
} satisfies FamilyExamples;
