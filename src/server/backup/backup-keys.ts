import { BackupError } from './backup-error.ts';
import { openSeal, PLAIN, type Seal } from './backup-seal.ts';
import { readFingerprint } from './key-fingerprint.ts';

/** The keys of the settings. */
export interface KeySettings {
  readonly BACKUP_KEY: string;
  readonly BACKUP_KEY_OLD: readonly string[];
}

/** What writes backups, and what opens them. */
export interface BackupKeys {
  /** How backups are written: encrypted if there is BACKUP_KEY. */
  readonly seal: Seal;
  /**
   * What opens an encrypted file, by its first bytes.
   * @param name what the file is, the beginning of a sentence
   * @throws BackupError with the key that it needs, if none fits
   */
  find(head: Buffer, name: string): Promise<Seal>;
}

/** @throws BackupError if a key is none. */
export async function openBackupKeys({ BACKUP_KEY, BACKUP_KEY_OLD }: KeySettings): Promise<BackupKeys> {
  const current = BACKUP_KEY === '' ? [] : [await openSeal(BACKUP_KEY)];
  const former = await Promise.all(BACKUP_KEY_OLD.map((key) => openSeal(key, 'BACKUP_KEY_OLD')));
  const seals = [...current, ...former];
  return {
    seal: current[0] ?? PLAIN,
    async find(head, name) {
      const needed = readFingerprint(head);
      const which = needed === undefined ? '' : ` with the fingerprint ${needed}`;
      if (seals.length === 0) {
        const key = needed === undefined ? '' : ` for the key${which}`;
        throw new BackupError(`${name} is encrypted${key}: set BACKUP_KEY.`);
      }
      const fitting = seals.find(({ fingerprint }) => fingerprint === needed) ?? (await findOpening(seals, head));
      if (fitting !== undefined) return fitting;
      const given = [...describe('BACKUP_KEY', current), ...describe('BACKUP_KEY_OLD', former)].join(', ');
      throw new BackupError(`${name} needs ${needed === undefined ? 'another key' : `the key${which}`}; ${given}.`);
    },
  };
}

/** By trying, if a file does not say its key, or the place where it says so is damaged. Decrypts only the header. */
async function findOpening(seals: readonly Seal[], head: Buffer): Promise<Seal | undefined> {
  for (const seal of seals) if (await seal.opens(head)) return seal;
  return undefined;
}

function describe(setting: string, seals: readonly Seal[]): string[] {
  return seals.length === 0 ? [] : [`${setting} has ${seals.map(({ fingerprint }) => fingerprint).join(', ')}`];
}
