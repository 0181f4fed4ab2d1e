import { getCompany, setCompany } from '#contract/system/operator-endpoints.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import type { Services } from '../../services.ts';
import { readCompany, standingCompany } from './company-queries.ts';
import { companySetting, findSetting, writeSetting } from './setting-queries.ts';
import { createWriteChange } from './write-change.ts';

/** How players reach the company. */
export function companyHandlers(services: Services): BoundHandler[] {
  const { config, database } = services;
  const change = createWriteChange(services);
  return [
    handle(getCompany, async () => {
      const standing = standingCompany(config);
      const chosen = await findSetting(database.db, companySetting);
      return { company: chosen ?? standing, standing, isChanged: chosen !== undefined };
    }),
    handle(setCompany, async (company, context) =>
      change(context, async (trx) => {
        const before = await readCompany(trx, config);
        await writeSetting(trx, companySetting, company);
        const deed = {
          action: 'company.change',
          subject: 'settings:company',
          details: { before, after: company },
        } as const;
        return { answer: { result: true } as const, deed };
      }),
    ),
  ];
}
