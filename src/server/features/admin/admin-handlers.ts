import type { FeatureHandlers } from '../../api/handler.ts';
import { exportAudit } from './export-audit.ts';
import { getUser } from './get-user.ts';
import { listAudit } from './list-audit.ts';
import { listUsers } from './list-users.ts';
import { removeUserAvatar } from './remove-user-avatar.ts';
import { setUserStatus } from './set-user-status.ts';

/** Calls of operators. */
export const adminHandlers = {
  listUsers,
  getUser,
  setUserStatus,
  removeUserAvatar,
  listAudit,
  exportAudit,
} satisfies FeatureHandlers;
