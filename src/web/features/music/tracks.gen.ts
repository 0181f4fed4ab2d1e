// Written by tools/render-music.ts.
export const TRACKS = [
  {
    "name": "first-light",
    "seconds": 65.5,
    "weba": "first-light.eaee69d5.weba",
    "m4a": "first-light.ec9711ad.m4a",
    "sleeve": "first-light.b561de4a.webp"
  },
  {
    "name": "lantern-street",
    "seconds": 65.5,
    "weba": "lantern-street.b985fd36.weba",
    "m4a": "lantern-street.199eba1d.m4a",
    "sleeve": "lantern-street.bc756f3f.webp"
  },
  {
    "name": "rain-on-the-window",
    "seconds": 63.2,
    "weba": "rain-on-the-window.4d850ec1.weba",
    "m4a": "rain-on-the-window.5e76df0f.m4a",
    "sleeve": "rain-on-the-window.ef83034a.webp"
  },
  {
    "name": "pixel-parade",
    "seconds": 64,
    "weba": "pixel-parade.0e973572.weba",
    "m4a": "pixel-parade.74af7559.m4a",
    "sleeve": "pixel-parade.5704bb80.webp"
  },
  {
    "name": "paper-carousel",
    "seconds": 62.6,
    "weba": "paper-carousel.e8883457.weba",
    "m4a": "paper-carousel.2565dc5b.m4a",
    "sleeve": "paper-carousel.a90fe209.webp"
  },
  {
    "name": "harbour-at-noon",
    "seconds": 65.5,
    "weba": "harbour-at-noon.7f4f2326.weba",
    "m4a": "harbour-at-noon.51c395cf.m4a",
    "sleeve": "harbour-at-noon.127b412f.webp"
  },
  {
    "name": "night-drive",
    "seconds": 67.2,
    "weba": "night-drive.640eebe4.weba",
    "m4a": "night-drive.e2a89140.m4a",
    "sleeve": "night-drive.732413cd.webp"
  },
  {
    "name": "deep-current",
    "seconds": 67.5,
    "weba": "deep-current.41a5d006.weba",
    "m4a": "deep-current.77b57c65.m4a",
    "sleeve": "deep-current.2da2bbcd.webp"
  },
  {
    "name": "mountain-pass",
    "seconds": 62.9,
    "weba": "mountain-pass.625114dc.weba",
    "m4a": "mountain-pass.8ca5a3cf.m4a",
    "sleeve": "mountain-pass.46c8fd4e.webp"
  },
  {
    "name": "star-market",
    "seconds": 68.6,
    "weba": "star-market.fb5d6928.weba",
    "m4a": "star-market.38fc5634.m4a",
    "sleeve": "star-market.d2080e73.webp"
  }
] as const;
