export {
  type AuditEntry,
  type AuditFilter,
  exportAuditOf,
  isAudited,
  listAuditEntries,
  readAuditEntries,
  writeAudit,
} from './audit-queries.ts';
