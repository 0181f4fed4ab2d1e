import { copyText } from '#web/ui/text/copy-text.ts';

/** What is shared of a page. */
export interface SharedPage {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** How a page was shared: by the device's own ways, as a link on the clipboard, or not. */
export type SharedBy = 'device' | 'link' | 'nothing';

/**
 * Hands a page to the device's own ways of sharing, where it has any; else its address is put on the clipboard. Who turns
 * the former down has shared nothing, and wants no link either.
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
