/** Where videos are watched; the short host only redirects there (O61). */
const HOSTS = ['youtube.com', 'www.youtube.com', 'm.youtube.com'];
const SHORT_HOST = 'youtu.be';

/** What the share button of a stream gives out. Not `/embed/`, where `videoseries` and `live_stream` look like videos. */
const LIVE_PATH = /^\/live\/([^/]*)$/;
const VIDEO_ID = /^[\w-]{11}$/;

/**
 * Keys of the catalog `rules`: what a form says beside the field, because no address shows whether a video is
 * horizontal and without advertising (R5.11, R5.12, O61), and what it says of an address that is refused.
 */
export const PROMO_VIDEO_MESSAGES = { conditions: 'video.conditions', address: 'video.address' } as const;

/** Whether an address may be a promo video: true, or the key of a message (R5.10). An empty one is not judged here. */
export function checkPromoVideo(address: string): true | typeof PROMO_VIDEO_MESSAGES.address {
  return youtubeVideoId(address) === undefined ? PROMO_VIDEO_MESSAGES.address : true;
}

/** The video of a YouTube address, or undefined for any other address; shorts are vertical and refused (R5.10, R5.12). */
export function youtubeVideoId(address: string): string | undefined {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined;
  const id = findVideoId(url);
  return id && VIDEO_ID.test(id) ? id : undefined;
}

function findVideoId({ host, pathname, searchParams }: URL): string | null | undefined {
  if (host === SHORT_HOST) return pathname.slice(1);
  if (!HOSTS.includes(host)) return undefined;
  return pathname === '/watch' ? searchParams.get('v') : LIVE_PATH.exec(pathname)?.[1];
}
