import { momentSchema } from '../schema/code-schemas.ts';
import { described, named, z } from '../schema/schema.ts';

/** What the policy of a page has stopped, counted over all browsers that reported it. */
export const policyReportSchema = named(
  'PolicyReport',
  z.object({
    directive: described('the directive of the policy, as in script-src-elem', z.string()),
    blocked: described('a keyword of the browser, such as inline or eval, or an address without its query', z.string()),
    page: described('path of the page, without its query', z.string()),
    count: z.int(),
    firstAt: momentSchema,
    lastAt: momentSchema,
  }),
);
export type PolicyReport = z.output<typeof policyReportSchema>;
