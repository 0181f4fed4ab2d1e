import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { MadeImage } from '../../images/process-image.ts';
import type { MalwareScanner } from '../../inspection/malware/malware-scanner.ts';
import type { Apksigner } from '../../inspection/run-apksigner.ts';
import type { Services } from '../../services.ts';

/** What an inspection works with. */
export type InspectionServices = InspectionParts &
  Pick<Services, 'database' | 'files' | 'images' | 'inspector' | 'incomingFolder' | 'log' | 'now'>;

/** What it does through other features, and by programs outside of this one. */
export interface InspectionParts {
  /** Null: nothing is scanned. */
  readonly scanner: MalwareScanner | null;
  /** Undefined where it is not installed. */
  readonly findApksigner: () => Promise<Apksigner | undefined>;
  /** Keeps a picture that was made anew, for its developer and operators; answers its address. */
  readonly storePicture: (picture: MadePicture) => Promise<string>;
  /** Has the developer told why the file was refused, if and only if the transaction commits. */
  readonly tellDeveloper: (trx: Transaction<Schema>, refused: RefusedVersion) => Promise<void>;
}

export interface MadePicture {
  readonly userId: number;
  readonly image: MadeImage;
  /** Holds the files of the image. */
  readonly folder: string;
}

export interface RefusedVersion {
  readonly versionId: number;
  /** The findings in the developer's language, one a line. */
  readonly reason: string;
}
