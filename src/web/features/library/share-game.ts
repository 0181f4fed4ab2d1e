import { copyText } from '#web/ui/text/copy-text.ts';

/** The data of a shared page. */
export interface SharedPage {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** How a page was shared: by the device's share sheet, as a copied link, or not at all. */
export type SharedBy = 'device' | 'link' | 'nothing';

/**
 * Opens the device's share sheet, or copies the address if there is none. Canceling the share sheet does not copy the
 * link.
 */
export async function sharePage(
  shared: SharedPage,
  device: Pick<Navigator, 'share' | 'canShare'> = navigator,
  copy: (text: string) => Promise<boolean> = copyText,
): Promise<SharedBy | 'refused'> {
  if (typeof device.share === 'function' && device.canShare?.(shared) !== false) {
    try {
      await device.share(shared);
      return 'device';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'refused';
    }
  }
  return (await copy(shared.url)) ? 'link' : 'nothing';
}
