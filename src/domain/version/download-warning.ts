import { LIMITS } from '#contract/values/limits.ts';

export interface DownloadSituation {
  readonly sizeBytes: number;
  /** `type` of the network information interface; undefined where the browser does not tell. */
  readonly connectionType?: string | undefined;
  readonly isPhone: boolean;
}

/** True when a download of over 200 MB would go over a mobile network; unknown on a phone counts as one (R9.4, O115). */
export function shouldWarnBeforeDownload({ sizeBytes, connectionType, isPhone }: DownloadSituation): boolean {
  if (sizeBytes <= LIMITS.mobileNetworkWarningBytes) return false;
  return connectionType === undefined ? isPhone : connectionType === 'cellular';
}
