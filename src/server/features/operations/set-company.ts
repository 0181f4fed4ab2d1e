import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { configuredCompany } from './company-queries.ts';
import { companySetting, replaceSetting } from './setting-queries.ts';
import { createWriteChange } from './write-change.ts';

export function setCompany(services: Services): Handler<'setCompany'> {
  const change = createWriteChange(services);
  const unset = configuredCompany(services.config);
  return async ({ revision, ...company }, context) =>
    change(context, async (trx) => {
      const before = await replaceSetting(trx, companySetting, { value: company, revision, unset });
      const entry = {
        action: 'company.change',
        subject: 'settings:company',
        details: { before, after: company },
      } as const;
      return { answer: { result: true } as const, entry };
    });
}
