import { amountRules } from '../../src/domain/rules/amount-rules.ts';
import { codeRules } from '../../src/domain/rules/code-rules.ts';
import { companyRules } from '../../src/domain/rules/company-rules.ts';
import { contactRules } from '../../src/domain/rules/contact-rules.ts';
import { dateRules } from '../../src/domain/rules/date-rules.ts';
import { amountExamples } from '../../src/domain/rules/examples/amount.ts';
import { codeExamples } from '../../src/domain/rules/examples/code.ts';
import { companyExamples } from '../../src/domain/rules/examples/company.ts';
import { contactExamples } from '../../src/domain/rules/examples/contact.ts';
import { dateExamples } from '../../src/domain/rules/examples/date.ts';
import { fileExamples } from '../../src/domain/rules/examples/file.ts';
import { lengthExamples } from '../../src/domain/rules/examples/length.ts';
import { lineExamples } from '../../src/domain/rules/examples/line.ts';
import { markupExamples } from '../../src/domain/rules/examples/markup.ts';
import { numberExamples } from '../../src/domain/rules/examples/number.ts';
import { productExamples } from '../../src/domain/rules/examples/product.ts';
import { requiredExamples } from '../../src/domain/rules/examples/required.ts';
import type { FamilyExamples } from '../../src/domain/rules/examples/rule-examples.ts';
import { textExamples } from '../../src/domain/rules/examples/text.ts';
import { fileRules } from '../../src/domain/rules/file-rules.ts';
import { lengthRules } from '../../src/domain/rules/length-rules.ts';
import { lineRules } from '../../src/domain/rules/line-rules.ts';
import { markupRules } from '../../src/domain/rules/markup-rules.ts';
import { numberRules } from '../../src/domain/rules/number-rules.ts';
import { productRules } from '../../src/domain/rules/product-rules.ts';
import { requiredRules } from '../../src/domain/rules/required-rules.ts';
import type { Rule } from '../../src/domain/rules/rule.ts';
import { textRules } from '../../src/domain/rules/text-rules.ts';

export interface RuleFamily {
  readonly title: string;
  readonly rules: Readonly<Record<string, Rule>>;
  readonly examples: FamilyExamples;
}

/** The field rules by kind, in page order. */
export const RULE_FAMILIES: readonly RuleFamily[] = [
  { title: 'Text', rules: textRules, examples: textExamples },
  { title: 'Length', rules: lengthRules, examples: lengthExamples },
  { title: 'Numbers', rules: numberRules, examples: numberExamples },
  { title: 'Amounts', rules: amountRules, examples: amountExamples },
  { title: 'Codes', rules: codeRules, examples: codeExamples },
  { title: 'Dates', rules: dateRules, examples: dateExamples },
  { title: 'Required', rules: requiredRules, examples: requiredExamples },
  { title: 'Contacts', rules: contactRules, examples: contactExamples },
  { title: 'Lines', rules: lineRules, examples: lineExamples },
  { title: 'Company', rules: companyRules, examples: companyExamples },
  { title: 'Products and prices', rules: productRules, examples: productExamples },
  { title: 'Files and addresses', rules: fileRules, examples: fileExamples },
  { title: 'Markup', rules: markupRules, examples: markupExamples },
];
