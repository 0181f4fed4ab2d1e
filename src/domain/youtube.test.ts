import { expect, it } from 'vitest';
import { youtubeVideoId } from './youtube.ts';

it.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com/watch?list=x&v=dQw4w9WgXcQ',
  'http://m.youtube.com/watch?v=dQw4w9WgXcQ#t=3',
  'https://youtu.be/dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ?si=abc',
])('R5.10 takes %s', (address) => {
  expect(youtubeVideoId(address)).toBe('dQw4w9WgXcQ');
});

it.each([
  'https://vimeo.com/123',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/https://youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
  'ftp://youtube.com/watch?v=dQw4w9WgXcQ',
  'javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/watch?v=tooshort',
  'https://youtu.be/dQw4w9WgXcQ%22',
  'https://www.youtube.com/@channel',
  'dQw4w9WgXcQ',
  '',
])('R5.10 refuses %j', (address) => {
  expect(youtubeVideoId(address)).toBeUndefined();
});

it.each(['https://youtube.com/shorts/dQw4w9WgXcQ', 'https://m.youtube.com/shorts/dQw4w9WgXcQ'])(
  'R5.12 refuses the vertical video %s',
  (address) => {
    expect(youtubeVideoId(address)).toBeUndefined();
  },
);
