import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Scene } from './scene.ts';

const folder = path.join(import.meta.dirname, 'scenes');
const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
const frames = [
  { width: 1920, height: 1080 },
  { width: 1910, height: 630 },
  { width: 600, height: 240 },
] as const;

function drawAll(scene: Scene): string[] {
  return [
    ...frames.map((frame) => scene.cover(frame)),
    scene.icon(),
    ...scene.screenshots('mobile', { width: 1080, height: 1920 }),
    ...scene.screenshots('computer', { width: 1920, height: 1080 }),
  ];
}

describe.each(files)('%s', (file) => {
  it('draws the same complete pictures every time, without fonts or broken numbers', async () => {
    const { scene }: { scene: Scene } = await import(path.join(folder, file));
    const pictures = drawAll(scene);
    expect(scene.slug).toBe(path.basename(file, '.ts'));
    expect(pictures.slice(0, 2)).toEqual(frames.slice(0, 2).map((frame) => scene.cover(frame)));
    for (const picture of pictures) {
      expect(picture).toMatch(/^<svg .*<\/svg>$/s);
      expect(/<text|NaN|undefined|Infinity/.exec(picture)).toBeNull();
    }
  });

  it('shows three moments per device, each different', async () => {
    const { scene }: { scene: Scene } = await import(path.join(folder, file));
    for (const shots of [scene.screenshots('mobile', frames[0]), scene.screenshots('computer', frames[0])]) {
      expect([0, 3]).toContain(shots.length);
      expect(new Set(shots).size).toBe(shots.length);
    }
  });
});
