/** Child of rules.ts: floor and checks in one process, round by round in turn; prints the rounds as JSON. */
import { checkApplicationForm } from '#domain/forms/application/application-form.ts';
import { checkProductForm } from '#domain/forms/product/product-form.ts';
import type { RulesRound } from './rules.ts';
import { type FullForms, makeFullForms } from './rules-forms.ts';

const FORMS = 200;
const WARM_UP_ROUNDS = 40;
const ROUNDS = 75;

/** Time of this thread on its core, so that other work on the machine does not count. */
function microsecondsEach(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / FORMS;
}

/** The floor creates new texts as well, so that no form has been seen before. */
function copyForms(forms: readonly FullForms[]): FullForms[] {
  return forms.map((form) => JSON.parse(JSON.stringify(form)));
}

function checkForms(forms: readonly FullForms[]): void {
  for (const { application, product } of forms) {
    if (checkApplicationForm(application).length + checkProductForm(product).length > 0) {
      throw new Error('a form that is right was refused');
    }
  }
}

const rounds: RulesRound[] = [];
let forms = [...makeFullForms(FORMS)];
for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
  const floorUs = microsecondsEach(() => {
    forms = copyForms(forms);
  });
  const checkUs = microsecondsEach(() => checkForms(forms));
  if (round >= 0) rounds.push({ checkUs, floorUs });
}
console.info(JSON.stringify(rounds));
