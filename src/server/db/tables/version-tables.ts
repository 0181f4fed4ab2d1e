import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { Shelf, VersionReview } from '#contract/values/states.ts';
import type { AppealState } from '#contract/version/entities.ts';
import type { FileFacts, InspectionStage, InspectionState } from '#contract/version/inspection.ts';
import type { GeneratedTimestamp, NullableTimestamp, Timestamp } from './column-types.ts';

/** Versions, their files, findings and reviews. */
export interface VersionTables {
  versions: VersionsTable;
  version_contents: VersionContentsTable;
  package_files: PackageFilesTable;
  package_parts: PackagePartsTable;
  version_inspections: VersionInspectionsTable;
  version_appeals: VersionAppealsTable;
  version_downloads: VersionDownloadsTable;
  version_download_counts: VersionDownloadCountsTable;
}

interface VersionsTable {
  id: GeneratedAlways<number>;
  application_id: number;
  platform: number;
  version_name: string;
  minimum_version: Generated<string>;
  file_name: string | null;
  file_key: string | null;
  file_size: number | null;
  review: Generated<VersionReview>;
  reject_reason: Generated<string>;
  status: Generated<Shelf>;
  released_at: NullableTimestamp;
  package_file_id: string | null;
  version_code: number | null;
  certificates: Generated<readonly string[]>;
  language: Generated<LocaleCode>;
  removal_reason: Generated<string>;
  submitted_at: NullableTimestamp;
  decided_at: NullableTimestamp;
  decided_by: number | null;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
}

/** A file of a version, from its first uploaded byte until it is fully deleted. */
interface PackageFilesTable {
  id: string;
  user_id: number;
  application_id: number | null;
  platform: number;
  name: string;
  size: number;
  sha256: string | null;
  state: PackageFileState;
  file_key: string | null;
  folder_key: string | null;
  created_at: Timestamp;
  touched_at: Timestamp;
}

/** An upload that goes to the file store in parts. */
interface PackagePartsTable {
  package_file_id: string;
  upload_id: string | null;
  next_number: Generated<number>;
  parts: Generated<readonly PackagePart[]>;
  received: Generated<number>;
  rest_key: string | null;
  rest_size: Generated<number>;
}

export interface PackagePart {
  readonly number: number;
  readonly etag: string;
}

export type PackageFileState = 'receiving' | 'received' | 'stored' | 'removing';

interface VersionInspectionsTable {
  version_id: number;
  package_file_id: string;
  state: InspectionState;
  stages: ColumnType<readonly InspectionStage[], string, string>;
  facts: ColumnType<FileFacts | null, string | null | undefined, string | null>;
  /** The files of an archive; empty for other packages. */
  files: ColumnType<readonly InnerFile[], string | undefined, string>;
  updated_at: Timestamp;
}

/** Path, unpacked size in bytes, CRC-32. */
export type InnerFile = readonly [path: string, size: number, crc: number];

interface VersionAppealsTable {
  id: GeneratedAlways<number>;
  version_id: number;
  text: string;
  state: Generated<AppealState>;
  answer: Generated<string>;
  created_at: Timestamp;
  decided_at: NullableTimestamp;
  decided_by: number | null;
}

interface VersionDownloadsTable {
  version_id: number;
  visitor: Buffer;
  day: string;
}

interface VersionDownloadCountsTable {
  version_id: number;
  total: number;
}

interface VersionContentsTable {
  version_id: number;
  lang: LocaleCode;
  description: Generated<string>;
}
