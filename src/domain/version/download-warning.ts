import { LIMITS } from '#contract/values/limits.ts';

export interface DownloadSituation {
  readonly sizeBytes: number;
  /** `type` of the Network Information API; undefined if the browser lacks it. */
  readonly connectionType?: string | undefined;
  readonly isPhone: boolean;
}

/** True if a download of over 200 MB would use a mobile network; unknown on a phone counts as one (R9.4, O115). */
export function shouldWarnBeforeDownload({ sizeBytes, connectionType, isPhone }: DownloadSituation): boolean {
  if (sizeBytes <= LIMITS.mobileNetworkWarningBytes) return false;
  return connectionType === undefined ? isPhone : connectionType === 'cellular';
}
