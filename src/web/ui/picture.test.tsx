import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Picture, type PictureProps, placeholderStyle } from './picture.tsx';

const render = (more: Partial<PictureProps>) =>
  renderToStaticMarkup(
    <Picture
      url="/files/images/a/icon.png"
      alt="Icon"
      width={512}
      height={512}
      renditions={[96, 192]}
      sizes="96px"
      placeholder=""
      {...more}
    />,
  );

it('shows two colors until a picture has loaded, and nothing but colors', () => {
  expect(placeholderStyle('a1b2c3-000000')).toEqual({ background: 'linear-gradient(#a1b2c3,#000000)' });
  for (const text of ['', 'a1b2c3', 'A1B2C3-000000', 'a1b2c3-000000)', 'url(x)-000000']) {
    expect(placeholderStyle(text)).toBeUndefined();
  }
});

it('offers a stored picture in all its sizes', () => {
  const html = render({});
  expect(html).toContain('src="/files/images/a/icon-w192.webp"');
  expect(html).toContain(
    'srcSet="/files/images/a/icon-w96.webp 96w, /files/images/a/icon-w192.webp 192w, /files/images/a/icon.png 512w"',
  );
  expect(html).toContain('loading="lazy"');
});

it('uses an external picture, or one without renditions, as it is', () => {
  const elsewhere = render({ url: 'https://example.com/icon.png' });
  expect(elsewhere).toContain('src="https://example.com/icon.png"');
  expect(elsewhere).not.toContain('srcSet');
  expect(render({ renditions: [] })).toContain('src="/files/images/a/icon.png"');
});

it('loads an urgent picture at once', () => {
  const html = render({ isUrgent: true });
  expect(html).toContain('loading="eager"');
  expect(html).toContain('fetchPriority="high"');
});

it('is no broken picture where there is none', () => {
  const html = render({ url: '', className: 'h-9' });
  expect(html).not.toContain('<img');
  expect(html).toBe('<span aria-hidden="true" class="no-picture block h-9"></span>');
});
