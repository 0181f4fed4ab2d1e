import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { readCompany } from './company-queries.ts';
import { companySetting, writeSetting } from './setting-queries.ts';
import { createWriteChange } from './write-change.ts';

export function setCompany(services: Services): Handler<'setCompany'> {
  const { config } = services;
  const change = createWriteChange(services);
  return async (company, context) =>
    change(context, async (trx) => {
      const before = await readCompany(trx, config);
      await writeSetting(trx, companySetting, company);
      const entry = {
        action: 'company.change',
        subject: 'settings:company',
        details: { before, after: company },
      } as const;
      return { answer: { result: true } as const, entry };
    });
}
