import { describe, expect, it } from 'vitest';
import { type ImagePurpose, imagePurposeRules } from '#contract/values/image-purposes.ts';
import { checkImages } from '#domain/image/image-rules.ts';
import { FileTiles, type SendOrder, type TileNews } from './file-tiles.ts';
import type { PickedImage } from './refused-files.tsx';

interface Sending extends SendOrder {
  readonly arrive: (url: string) => void;
  readonly fail: (error: Error) => void;
}

/** A field whose uploads the test completes. */
function openField(purpose: ImagePurpose, value: readonly string[] = []) {
  const sent: Sending[] = [];
  const news: TileNews[] = [];
  const freed: string[] = [];
  const values: (readonly string[])[] = [];
  const tiles: FileTiles<PickedImage> = new FileTiles<PickedImage>(
    {
      max: imagePurposeRules(purpose).count.max,
      check: (files, presentCount) => checkImages(purpose, files, presentCount),
      send: (order) =>
        new Promise((resolve, reject) => {
          sent.push({ ...order, arrive: (url) => resolve({ url }), fail: reject });
        }),
      read: async (file) => ({ file, bytes: file.size, ...readTestName(file.name) }),
      makePreview: (file) => `blob:${file.name}`,
      freePreview: (preview) => freed.push(preview),
      onChange(next) {
        values.push(next);
        tiles.setValue(next);
      },
      tell: (told) => news.push(told),
    },
    value,
  );
  return { tiles, sent, news, freed, values };
}

/** The file name encodes the picture: `a-1080x1920.png`. */
function readTestName(name: string) {
  const [, width = '1920', height = '1080'] = /-(\d+)x(\d+)/.exec(name) ?? [];
  const format = name.endsWith('.png') ? ('png' as const) : undefined;
  return { width: Number(width), height: Number(height), format };
}

function picture(name: string, bytes = 1000): File {
  return new File([new Uint8Array(bytes)], name);
}

/** Runs all pending tasks. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

const kinds = ({ tiles }: ReturnType<typeof openField>) => tiles.getState().tiles.map(({ kind }) => kind);
const issues = ({ tiles }: ReturnType<typeof openField>) => tiles.getState().issues.map(({ message }) => message);

describe('checks before anything is sent', () => {
  it('R5.21 refuses another format and sends nothing of it', async () => {
    const field = openField('icon');
    await field.tiles.add([picture('x.gif')]);
    expect(issues(field)).toEqual(['image.format']);
    await field.tiles.add([picture('x-512x512.png')]);
    expect(issues(field)).toEqual([]);
    expect(field.sent.map(({ file }) => file.name)).toEqual(['x-512x512.png']);
  });

  it('R5.22 refuses a file that is too large', async () => {
    const field = openField('screenshot_mobile');
    await field.tiles.add([picture('large.png', 9 * 1024 * 1024)]);
    expect(issues(field)).toEqual(['image.size']);
    await field.tiles.add([picture('fine.png', 7 * 1024 * 1024)]);
    expect(issues(field)).toEqual([]);
    expect(field.sent).toHaveLength(1);
  });

  it('R5.24 rejects a third passbook picture', async () => {
    const field = openField('passbook');
    await field.tiles.add([picture('a.png'), picture('b.png')]);
    expect(issues(field)).toEqual([]);
    await field.tiles.add([picture('c.png')]);
    expect(issues(field)).toEqual(['image.max_count']);
    expect(field.sent.map(({ file }) => file.name)).toEqual(['a.png', 'b.png']);
  });

  it('R5.25 keeps the good ones of several, with one message for the others', async () => {
    const field = openField('screenshot_mobile');
    await field.tiles.add([picture('a.png'), picture('b-1000x1000.png'), picture('c-1080x1920.png')]);
    expect(issues(field)).toEqual(['image.some_refused']);
    expect(field.sent.map(({ file }) => file.name)).toEqual(['a.png', 'c-1080x1920.png']);
  });

  it('lists rejected files with their properties until the next choice', async () => {
    const field = openField('icon');
    await field.tiles.add([picture('cover-800x600.png', 1234)]);
    expect(field.tiles.getState().refused).toMatchObject([
      { file: { name: 'cover-800x600.png' }, bytes: 1234, width: 800, height: 600, format: 'png' },
    ]);
    await field.tiles.add([picture('x-512x512.png')]);
    expect(field.tiles.getState().refused).toEqual([]);
  });

  it('accepts the cropped version of a rejected picture, and keeps the other rejected ones', async () => {
    const field = openField('screenshot_mobile');
    await field.tiles.add([picture('a-800x600.png'), picture('b-1000x1000.png')]);
    const refused = () => field.tiles.getState().refused;
    const cut = async (file: File) => {
      const [first] = refused();
      if (first !== undefined) await field.tiles.addCut(first, file);
    };
    await cut(picture('a-960x540.png'));
    expect(refused().map(({ file }) => file.name)).toEqual(['b-1000x1000.png']);
    expect(issues(field)).toEqual(['image.ratio']);
    await cut(picture('b-540x960.png'));
    expect([refused(), issues(field)]).toEqual([[], []]);
    expect(field.sent.map(({ file }) => file.name)).toEqual(['a-960x540.png', 'b-540x960.png']);
  });
});

describe('sending', () => {
  it('keeps the order of picking, whichever arrives first', async () => {
    const field = openField('document', ['/files/private/0/document.png']);
    await field.tiles.add([picture('a.png'), picture('b.png')]);
    field.sent[0]?.onProgress(0.5);
    expect(field.tiles.getState().tiles[1]).toMatchObject({ kind: 'sending', progress: 0.5 });
    field.sent[1]?.arrive('/b');
    await settle();
    expect(field.values.at(-1)).toEqual(['/files/private/0/document.png', '/b']);
    field.sent[0]?.arrive('/a');
    await settle();
    expect(field.values.at(-1)).toEqual(['/files/private/0/document.png', '/a', '/b']);
    expect(field.news.map(({ name }) => name)).toEqual(['b.png', 'a.png']);
  });

  it('sends three at once, and the next as soon as one has ended', async () => {
    const field = openField('document');
    await field.tiles.add(['a.png', 'b.png', 'c.png', 'd.png', 'e.png'].map((name) => picture(name)));
    expect(field.sent).toHaveLength(3);
    field.sent[2]?.fail(new Error('lost'));
    field.sent[0]?.arrive('/a');
    await settle();
    expect(field.sent.map(({ file }) => file.name)).toEqual(['a.png', 'b.png', 'c.png', 'd.png', 'e.png']);
    expect(kinds(field)).toEqual(['done', 'sending', 'failed', 'sending', 'sending']);
  });

  it('sends a failed picture again when it is asked to', async () => {
    const field = openField('icon');
    await field.tiles.add([picture('a-512x512.png')]);
    field.sent[0]?.fail(new Error('lost'));
    await settle();
    expect(kinds(field)).toEqual(['failed']);
    field.tiles.retry(field.tiles.getState().tiles[0]?.key ?? '');
    field.sent[1]?.arrive('/a');
    await settle();
    expect(field.values).toEqual([['/a']]);
  });

  it('aborts a canceled upload, and ignores its later events', async () => {
    const field = openField('icon');
    await field.tiles.add([picture('a-512x512.png')]);
    field.tiles.remove(field.tiles.getState().tiles[0]?.key ?? '');
    expect(field.sent[0]?.signal.aborted).toBe(true);
    field.sent[0]?.arrive('/a');
    await settle();
    expect(field.values.at(-1)).toEqual([]);
    expect(field.news.map(({ kind }) => kind)).toEqual(['cancelled']);
    expect(field.freed).toEqual(['blob:a-512x512.png']);
  });
});

describe('existing pictures', () => {
  it('gives a removed picture back to its place', () => {
    const field = openField('document', ['/a', '/b', '/c']);
    field.tiles.remove(field.tiles.getState().tiles[1]?.key ?? '');
    expect(field.values.at(-1)).toEqual(['/a', '/c']);
    field.tiles.undo();
    expect(field.values.at(-1)).toEqual(['/a', '/b', '/c']);
    expect(field.tiles.getState().removed).toBeNull();
  });

  it('replaces the picture of a field for one, and can go back', async () => {
    const field = openField('icon', ['/old']);
    await field.tiles.add([picture('new-512x512.png')]);
    field.sent[0]?.arrive('/new');
    await settle();
    expect(field.values.at(-1)).toEqual(['/new']);
    field.tiles.undo();
    expect(field.values.at(-1)).toEqual(['/old']);
    expect(field.freed).toEqual(['blob:new-512x512.png']);
  });

  it('moves a picture within the row and no further', () => {
    const field = openField('document', ['/a', '/b', '/c']);
    const key = field.tiles.getState().tiles[0]?.key ?? '';
    field.tiles.move(key, 1);
    field.tiles.move(key, 9);
    expect(field.values).toEqual([
      ['/b', '/a', '/c'],
      ['/b', '/c', '/a'],
    ]);
    field.tiles.move(key, 2);
    expect(field.news.map((told) => ('place' in told ? told.place : 0))).toEqual([2, 3]);
  });

  it('adopts the form’s pictures, and keeps running uploads', async () => {
    const field = openField('document', ['/a']);
    await field.tiles.add([picture('b.png')]);
    field.tiles.setValue(['/c', '/a']);
    expect(kinds(field)).toEqual(['done', 'done', 'sending']);
  });

  it('frees every preview and stops everything when it is closed', async () => {
    const field = openField('document', ['/a']);
    await field.tiles.add([picture('b.png'), picture('c.png')]);
    field.sent[0]?.arrive('/b');
    await settle();
    field.tiles.close();
    expect(field.freed).toEqual(['blob:b.png', 'blob:c.png']);
    expect(field.sent[1]?.signal.aborted).toBe(true);
  });
});
