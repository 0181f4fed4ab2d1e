import type { FeatureHandlers } from '../../api/handler.ts';
import { addTestAccount } from './add-test-account.ts';
import { importTestAccounts } from './import-test-accounts.ts';
import { listTestAccounts } from './list-test-accounts.ts';
import { listTestApplications } from './list-test-applications.ts';
import { removeTestAccount } from './remove-test-account.ts';

/** Accounts that may open games before release, and those games. */
export const testAccountHandlers = {
  listTestAccounts,
  addTestAccount,
  importTestAccounts,
  removeTestAccount,
  listTestApplications,
} satisfies FeatureHandlers;
