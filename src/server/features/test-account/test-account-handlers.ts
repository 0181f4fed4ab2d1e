import {
  addTestAccount,
  importTestAccounts,
  listTestAccounts,
  listTestApplications,
  removeTestAccount,
} from '#contract/test-account/endpoints.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import type { Services } from '../../services.ts';
import { createAddTestAccount, createImportTestAccounts } from './add-test-accounts.ts';
import { createListTestAccounts } from './list-test-accounts.ts';
import { createListTestApplications } from './list-test-applications.ts';
import { createRemoveTestAccount } from './remove-test-account.ts';

/** Who may open games before they are on the shelf, and which games these are. */
export function testAccountHandlers(services: Services): BoundHandler[] {
  return [
    handle(listTestAccounts, createListTestAccounts(services)),
    handle(addTestAccount, createAddTestAccount(services)),
    handle(importTestAccounts, createImportTestAccounts(services)),
    handle(removeTestAccount, createRemoveTestAccount(services)),
    handle(listTestApplications, createListTestApplications(services)),
  ];
}
