/** Hosts that play videos; the short host only redirects (O61). */
const HOSTS = ['youtube.com', 'www.youtube.com', 'm.youtube.com'];
const SHORT_HOST = 'youtu.be';

/**
 * The link that a stream's share button copies. Not `/embed/`, where `videoseries` and `live_stream` look like video
 * IDs.
 */
const LIVE_PATH = /^\/live\/([^/]*)$/;
const VIDEO_ID = /^[\w-]{11}$/;

/**
 * Keys of the catalog `rules`: the hint beside the field, since an address does not show whether a video is
 * horizontal and free of advertising (R5.11, R5.12, O61), and the message for a rejected address.
 */
export const PROMO_VIDEO_MESSAGES = { conditions: 'video.conditions', address: 'video.address' } as const;

/** Checks the address of a promo video: true, or a message key (R5.10). An empty address is not checked here. */
export function checkPromoVideo(address: string): true | typeof PROMO_VIDEO_MESSAGES.address {
  return youtubeVideoId(address) === undefined ? PROMO_VIDEO_MESSAGES.address : true;
}

/**
 * The video ID of a YouTube address, or undefined for any other address. Shorts are vertical and rejected (R5.10,
 * R5.12).
 */
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
