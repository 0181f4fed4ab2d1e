/** Mean brightness, 0 to 1, below which a frame looks black. */
const DARK = 0.12;
/** Where a better frame than the first is looked for, as shares of the length: many trailers fade in from black. */
const PLACES = [0, 0.05, 0.1, 0.2, 0.35, 0.5, 0.7];
const SAMPLE = { width: 32, height: 18 } as const;
const POSTER_WIDTH = 640;

/**
 * A picture of a video whose first frame is dark: the first bright frame, or the brightest one. Its address is to be
 * revoked. Undefined if the first frame is bright, or the browser cannot show the video.
 */
export async function pickFrame(url: string, signal: AbortSignal): Promise<string | undefined> {
  const video = document.createElement('video');
  video.muted = true;
  video.preload = 'auto';
  video.src = url;
  try {
    await happened(video, 'loadeddata', signal);
    const { duration } = video;
    if (!Number.isFinite(duration)) return undefined;
    let best = { at: 0, brightness: -1 };
    for (const place of PLACES) {
      const at = place * duration;
      await seek(video, at, signal);
      const brightness = meanBrightness(drawn(video, SAMPLE).getImageData(0, 0, SAMPLE.width, SAMPLE.height).data);
      if (place === 0 && brightness >= DARK) return undefined;
      if (brightness > best.brightness) best = { at, brightness };
      if (brightness >= DARK) break;
    }
    await seek(video, best.at, signal);
    const height = Math.round((POSTER_WIDTH * video.videoHeight) / video.videoWidth);
    const { canvas } = drawn(video, { width: POSTER_WIDTH, height });
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
    return blob === null || signal.aborted ? undefined : URL.createObjectURL(blob);
  } catch {
    return undefined;
  } finally {
    video.removeAttribute('src');
    video.load();
  }
}

/** The mean brightness of pixels (red, green, blue, opacity), 0 to 1. */
export function meanBrightness(pixels: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at + 2 < pixels.length; at += 4) {
    sum += 0.2126 * (pixels[at] ?? 0) + 0.7152 * (pixels[at + 1] ?? 0) + 0.0722 * (pixels[at + 2] ?? 0);
  }
  return pixels.length === 0 ? 0 : sum / (pixels.length / 4) / 255;
}

async function seek(video: HTMLVideoElement, at: number, signal: AbortSignal): Promise<void> {
  if (video.currentTime === at) return;
  const arrived = happened(video, 'seeked', signal);
  video.currentTime = at;
  await arrived;
}

function happened(video: HTMLVideoElement, event: 'loadeddata' | 'seeked', signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = { once: true, signal } as const;
    signal.addEventListener('abort', reject, { once: true });
    video.addEventListener(event, () => resolve(), options);
    video.addEventListener('error', reject, options);
  });
}

function drawn(video: HTMLVideoElement, { width, height }: { readonly width: number; readonly height: number }) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser draws nothing');
  context.drawImage(video, 0, 0, width, height);
  return context;
}
