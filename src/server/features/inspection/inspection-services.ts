import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { MadeImage } from '../../images/process-image.ts';
import type { MalwareScanner } from '../../inspection/malware/malware-scanner.ts';
import type { Apksigner } from '../../inspection/run-apksigner.ts';
import type { Services } from '../../services.ts';

/** The dependencies of an inspection. */
export type InspectionServices = InspectionParts &
  Pick<Services, 'database' | 'files' | 'images' | 'inspector' | 'incomingFolder' | 'log' | 'now'>;

/** Other features and external programs. */
export interface InspectionParts {
  /** Null: no malware scan. */
  readonly scanner: MalwareScanner | null;
  /** Undefined if it is not installed. */
  readonly findApksigner: () => Promise<Apksigner | undefined>;
  /** Stores a re-encoded picture for the developer and operators. Returns its URL. */
  readonly storePicture: (picture: MadePicture) => Promise<string>;
  /** Queues a notification about the refused file for the developer, in the transaction. */
  readonly notifyDeveloper: (trx: Transaction<Schema>, refused: RefusedVersion) => Promise<void>;
}

export interface MadePicture {
  readonly userId: number;
  readonly image: MadeImage;
  /** The folder with the files of the image. */
  readonly folder: string;
}

export interface RefusedVersion {
  readonly versionId: number;
  /** The findings in the developer's language, one per line. */
  readonly reason: string;
}
