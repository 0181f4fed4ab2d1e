import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CHANNELS } from '#contract/channels.ts';
import { CHANNEL_ICONS, ChannelIcon } from './channel-icon.tsx';

it('R3.71 R3.73 every channel is drawn with the icon that the table of channels names', () => {
  expect(Object.keys(CHANNEL_ICONS)).toHaveLength(20);
  for (const { key, icon } of CHANNELS) {
    const html = renderToStaticMarkup(<ChannelIcon channel={key} />);
    expect(html, key).toMatch(new RegExp(`^<svg[^>]* data-icon="${icon}"[^>]*><`));
    expect(html).toContain('aria-hidden="true"');
  }
  const drawings = new Set(CHANNELS.map(({ key }) => renderToStaticMarkup(<ChannelIcon channel={key} />)));
  expect(drawings.size).toBe(new Set(CHANNELS.map(({ icon }) => icon)).size);
});

it('draws nothing for a channel that there is not', () => {
  expect(renderToStaticMarkup(<ChannelIcon channel="toString" />)).toBe('');
});
