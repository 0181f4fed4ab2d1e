/** The size of a picture in pixels. */
export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** The devices a game's screenshots are drawn for: 1080 × 1920 and 1920 × 1080. */
export type DeviceKind = 'mobile' | 'computer';

/** Every picture of one game of the demo catalog, as complete SVG documents without text elements. */
export interface Scene {
  readonly slug: string;
  /** Composed for any frame; in banners (wider than 2.2 : 1) the left 45 % stays calm for overlaid text. */
  cover(frame: Frame): string;
  /** A full-bleed 512 × 512 motif that reads at 48 px. */
  icon(): string;
  /** Three moments of the game with its HUD; empty for a device the game is not released on. */
  screenshots(kind: DeviceKind, frame: Frame): string[];
}
