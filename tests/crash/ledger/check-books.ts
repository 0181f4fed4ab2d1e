import { readList, type ShopClient } from './shop-client.ts';

export interface Books {
  readonly isBalanced: boolean;
  readonly findings: readonly unknown[];
}

/** Has the shop check its books; `operator` is signed in as one. */
export async function checkBooks(operator: ShopClient): Promise<Books> {
  const { body } = await operator({ method: 'POST', path: '/api/admin/ledger/report', body: {} });
  const { report } = body;
  if (typeof report !== 'object' || report === null || !('isBalanced' in report) || !('checks' in report)) {
    throw new Error(`no report: ${JSON.stringify(body)}`);
  }
  const findings = readList(report.checks).flatMap((check) => (Array.isArray(check.findings) ? check.findings : []));
  return { isBalanced: report.isBalanced === true, findings };
}
