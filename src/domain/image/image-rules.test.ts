import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IMAGE_PURPOSE_NAMES, type ImagePurpose, SCREENSHOT_PURPOSES } from '#contract/values/image-purposes.ts';
import { checkImage, checkImageCount, checkImages, type ImageFile } from './image-rules.ts';

const FULL_HD = { width: 1920, height: 1080 };

function buildImage(overrides: Partial<ImageFile> = {}): ImageFile {
  return { bytes: 1000, ...FULL_HD, format: 'png', ...overrides };
}

/** The messages for an image that is valid except for the overrides. */
function messagesOf(purpose: ImagePurpose, overrides: Partial<ImageFile>): readonly string[] {
  return checkImage(purpose, buildImage(overrides)).map(({ message }) => message);
}

/** Checks `WIDTHxHEIGHT`. */
function checkSize(purpose: ImagePurpose, size: string): readonly string[] {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return messagesOf(purpose, { width, height });
}

const checkBytes = (purpose: ImagePurpose, bytes: number, size: Partial<ImageFile> = FULL_HD) =>
  checkImage(purpose, buildImage({ ...size, bytes }));
const tooLarge = (maxMb: number) => [{ message: 'image.size', values: { maxMb } }];

describe('one image', () => {
  it('R5.1 takes png and jpeg, and says nothing else of a foreign format', () => {
    expect(messagesOf('screenshot_mobile', { format: 'png' })).toEqual([]);
    expect(messagesOf('screenshot_mobile', { format: 'jpeg' })).toEqual([]);
    for (const purpose of IMAGE_PURPOSE_NAMES) {
      const file = buildImage({ format: undefined, bytes: 99_999_999, width: 1, height: 2 });
      expect(checkImage(purpose, file)).toEqual([{ message: 'image.format', values: {} }]);
    }
  });

  it('R5.2 takes at most 8 MB', () => {
    for (const purpose of [...SCREENSHOT_PURPOSES, 'background', 'banner'] as const) {
      for (const bytes of [8_388_608, 1_000]) expect(checkBytes(purpose, bytes)).toEqual([]);
      for (const bytes of [8_388_609, 9_437_184]) expect(checkBytes(purpose, bytes)).toEqual(tooLarge(8));
    }
  });

  it('R5.3 takes an icon of exactly 512x512', () => {
    for (const purpose of ['icon', 'product_icon'] as const) {
      for (const format of ['png', 'jpeg'] as const) {
        expect(messagesOf(purpose, { width: 512, height: 512, format })).toEqual([]);
      }
      for (const size of ['511x512', '512x511', '1024x1024', '513x512', '256x256']) {
        expect(checkSize(purpose, size)).toEqual(['image.dimensions']);
      }
    }
    expect(checkImage('icon', buildImage())).toEqual([
      { message: 'image.dimensions', values: { width: 512, height: 512 } },
    ]);
  });

  it('R5.4 takes an icon of at most 1 MB', () => {
    const square = { width: 512, height: 512 };
    for (const purpose of ['icon', 'product_icon'] as const) {
      for (const bytes of [1_048_576, 200_000]) expect(checkBytes(purpose, bytes, square)).toEqual([]);
      for (const bytes of [1_048_577, 2_097_152]) expect(checkBytes(purpose, bytes, square)).toEqual(tooLarge(1));
    }
  });

  it('R5.5 takes screenshots of 16:9 and 9:16, to the pixel', () => {
    for (const purpose of SCREENSHOT_PURPOSES) {
      for (const size of ['1920x1080', '1080x1920']) expect(checkSize(purpose, size)).toEqual([]);
    }
    // 1366x768 is marketed as 16:9 but is not.
    for (const size of ['1024x768', '1000x1000', '1366x768', '1921x1080', '1920x1081', '768x1366', '1920x1200']) {
      expect(checkSize('screenshot_mobile', size)).toEqual(['image.ratio']);
    }
  });

  it('R5.6 takes sides from 320 to 3840 for mobile and small tablets', () => {
    for (const purpose of ['screenshot_mobile', 'screenshot_tablet7'] as const) {
      for (const size of ['576x324', '324x576', '3840x2160', '2160x3840']) expect(checkSize(purpose, size)).toEqual([]);
      for (const size of ['560x315', '315x560', '3856x2169', '2169x3856']) {
        expect(checkSize(purpose, size)).toEqual(['image.sides']);
      }
    }
    expect(checkImage('screenshot_mobile', buildImage({ width: 560, height: 315 }))).toEqual([
      { message: 'image.sides', values: { min: 320, max: 3840 } },
    ]);
  });

  it('R5.7 takes sides from 1080 to 7680 for large tablets and computers', () => {
    for (const purpose of ['screenshot_tablet10', 'screenshot_computer'] as const) {
      for (const size of ['1920x1080', '1080x1920', '7680x4320', '4320x7680']) {
        expect(checkSize(purpose, size)).toEqual([]);
      }
      for (const size of ['1904x1071', '1071x1904', '7696x4329']) {
        expect(checkSize(purpose, size)).toEqual(['image.sides']);
      }
    }
  });

  it('R5.13 takes the image in place of the video at exactly 1024x576', () => {
    for (const format of ['png', 'jpeg'] as const) {
      expect(messagesOf('video_replacement', { width: 1024, height: 576, format })).toEqual([]);
    }
    for (const size of ['1024x575', '576x1024', '1023x576', '2048x1152']) {
      expect(checkSize('video_replacement', size)).toEqual(['image.dimensions']);
    }
  });

  it('R5.14 takes the image in place of the video up to 15 MB', () => {
    const size = { width: 1024, height: 576 };
    for (const bytes of [15_728_640, 9_000_000]) expect(checkBytes('video_replacement', bytes, size)).toEqual([]);
    for (const bytes of [15_728_641, 16_777_216]) {
      expect(checkBytes('video_replacement', bytes, size)).toEqual(tooLarge(15));
    }
  });

  it('takes a background of 16:9 only', () => {
    for (const size of ['1920x1080', '16x9', '3840x2160']) expect(checkSize('background', size)).toEqual([]);
    for (const size of ['1080x1920', '1366x768', '1000x1000', '0x0']) {
      expect(checkSize('background', size)).toEqual(['image.ratio_wide']);
    }
  });

  it('accepts documents of any shape up to 40 megapixels', () => {
    for (const purpose of ['passbook', 'document', 'banner'] as const) {
      for (const size of ['8000x5000', '5000x8000', '1x1', '40000x1000', '1000x777']) {
        expect(checkSize(purpose, size)).toEqual([]);
      }
      expect(checkSize(purpose, '8000x5001')).toEqual(['image.pixels']);
    }
    expect(checkImage('passbook', buildImage({ width: 8001, height: 5000 }))).toEqual([
      { message: 'image.pixels', values: { maxMegapixels: 40 } },
    ]);
    // The only shape whose sides are otherwise unbounded.
    expect(checkSize('background', '16000x9000')).toEqual(['image.pixels']);
  });

  it('names every limit that an image breaks', () => {
    expect(messagesOf('screenshot_computer', { bytes: 8_388_609, width: 1000, height: 1000 })).toEqual([
      'image.size',
      'image.ratio',
      'image.sides',
    ]);
  });

  it('takes for a screenshot what the ratio and the sides allow, and nothing else', () => {
    const anySide = fc.oneof(
      fc.integer({ min: 1, max: 8000 }),
      fc.integer({ min: 1, max: 500 }).map((side) => side * 16),
    );
    fc.assert(
      fc.property(anySide, fc.constantFrom(0, 0, 0, 1), fc.boolean(), (long, off, isTall) => {
        const short = Math.floor((long * 9) / 16) + off;
        const size = isTall ? { width: short, height: long } : { width: long, height: short };
        const isGood = off === 0 && long % 16 === 0 && short >= 320 && long <= 3840;
        expect(messagesOf('screenshot_mobile', size).length === 0).toBe(isGood);
      }),
    );
  });
});

describe('how many images', () => {
  const checkCounts = (purpose: ImagePurpose, counts: readonly number[]) =>
    counts.map((count) => checkImageCount(purpose, count));

  it('R5.8 R5.9 takes 2 to 8 screenshots of a kind', () => {
    for (const purpose of SCREENSHOT_PURPOSES) {
      expect(checkCounts(purpose, [2, 3, 7, 8])).toEqual([[], [], [], []]);
      const tooFew = [{ message: 'image.min_count', values: { min: 2 } }];
      const tooMany = [{ message: 'image.max_count', values: { max: 8 } }];
      expect(checkCounts(purpose, [0, 1, 9, 10])).toEqual([tooFew, tooFew, tooMany, tooMany]);
    }
  });

  it('R5.15 takes 1 to 2 images of the passbook', () => {
    expect(checkCounts('passbook', [1, 2])).toEqual([[], []]);
    expect(checkCounts('passbook', [0, 3])).toEqual([
      [{ message: 'image.min_count', values: { min: 1 } }],
      [{ message: 'image.max_count', values: { max: 2 } }],
    ]);
  });

  it('R5.17 takes 1 to 10 images of other documents', () => {
    expect(checkCounts('document', [1, 10])).toEqual([[], []]);
    expect(checkCounts('document', [0, 11])).toEqual([
      [{ message: 'image.min_count', values: { min: 1 } }],
      [{ message: 'image.max_count', values: { max: 10 } }],
    ]);
  });

  it('needs an icon, and no background and no image in place of a video', () => {
    expect(checkCounts('icon', [1])).toEqual([[]]);
    for (const purpose of ['icon', 'product_icon', 'banner'] as const) {
      expect(checkImageCount(purpose, 0).map(({ message }) => message)).toEqual(['image.min_count']);
    }
    for (const purpose of ['background', 'video_replacement'] as const) {
      expect(checkCounts(purpose, [0, 1])).toEqual([[], []]);
      expect(checkImageCount(purpose, 2).map(({ message }) => message)).toEqual(['image.max_count']);
    }
  });
});

describe('images picked in one go', () => {
  const good = buildImage();
  const square = buildImage({ width: 1000, height: 1000 });

  it('keeps the good ones of several and says that some were refused', () => {
    expect(checkImages('screenshot_mobile', [good, square, good])).toEqual({
      accepted: [good, good],
      refused: [{ file: square, issues: [{ message: 'image.ratio', values: {} }] }],
      messages: [{ message: 'image.some_refused', values: {} }],
    });
    expect(checkImages('screenshot_mobile', [good, good, good]).messages).toEqual([]);
    expect(checkImages('screenshot_mobile', [square, square]).messages).toEqual([
      { message: 'image.some_refused', values: {} },
    ]);
  });

  it('says what is wrong with one alone', () => {
    const gif = buildImage({ format: undefined });
    expect(checkImages('icon', [gif]).messages).toEqual([{ message: 'image.format', values: {} }]);
    expect(checkImages('screenshot_mobile', [buildImage({ bytes: 9_437_184 })]).messages).toEqual(tooLarge(8));
  });

  it('R5.16 takes passbook images of at most 8 MB each', () => {
    for (const bytes of [8_388_608, 500_000]) expect(checkBytes('passbook', bytes)).toEqual([]);
    expect(checkBytes('passbook', 8_388_609)).toEqual(tooLarge(8));
    const { accepted, refused } = checkImages('passbook', [good, buildImage({ bytes: 9_000_000 })]);
    expect([accepted, refused.map(({ issues }) => issues)]).toEqual([[good], [tooLarge(8)]]);
  });

  it('R5.18 takes other documents of at most 20 MB each', () => {
    for (const bytes of [20_971_520, 9_000_000]) expect(checkBytes('document', bytes)).toEqual([]);
    for (const bytes of [20_971_521, 25_000_000]) expect(checkBytes('document', bytes)).toEqual(tooLarge(20));
    const { accepted, refused } = checkImages('document', [buildImage({ bytes: 25_000_000 }), good]);
    expect([accepted, refused.map(({ issues }) => issues)]).toEqual([[good], [tooLarge(20)]]);
  });

  it('keeps as many as there is room for beside those that are there', () => {
    const third = checkImages('passbook', [good], 2);
    expect(third.accepted).toEqual([]);
    const tooMany = [{ message: 'image.max_count', values: { max: 2 } }];
    expect(third.refused).toEqual([{ file: good, issues: tooMany }]);
    expect(third.messages).toEqual(tooMany);
    expect(checkImages('passbook', [good], 1)).toEqual({ accepted: [good], refused: [], messages: [] });
    expect(checkImages('passbook', [good], 5).accepted).toEqual([]);
  });

  it('neither loses nor doubles a file, and never holds more than the most', () => {
    const anyFile = fc.record({
      bytes: fc.integer({ min: 1, max: 10_000_000 }),
      width: fc.constantFrom(1920, 1000),
      height: fc.constantFrom(1080, 1000),
      format: fc.constantFrom('png', 'jpeg', undefined),
    });
    fc.assert(
      fc.property(fc.array(anyFile, { maxLength: 15 }), fc.nat(10), (files, presentCount) => {
        const { accepted, refused, messages } = checkImages('screenshot_mobile', files, presentCount);
        expect(new Set([...accepted, ...refused.map(({ file }) => file)])).toEqual(new Set(files));
        expect(accepted.length + refused.length).toBe(files.length);
        expect(accepted.length === 0 || accepted.length + presentCount <= 8).toBe(true);
        expect(messages.length > 0).toBe(refused.length > 0);
        expect(refused.every(({ issues }) => issues.length > 0)).toBe(true);
      }),
    );
  });
});
