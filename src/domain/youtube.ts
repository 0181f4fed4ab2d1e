const HOSTS = ['youtube.com', 'www.youtube.com', 'm.youtube.com'];
const VIDEO_ID = /^[\w-]{11}$/;

/** The video of a YouTube address, or undefined for any other address; shorts are vertical and refused (R5.10, R5.12). */
export function youtubeVideoId(address: string): string | undefined {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined;
  const isShort = url.hostname === 'youtu.be';
  const isLong = HOSTS.includes(url.hostname) && url.pathname === '/watch';
  const id = isShort ? url.pathname.slice(1) : isLong ? url.searchParams.get('v') : null;
  return id !== null && VIDEO_ID.test(id) ? id : undefined;
}
