import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CHANNELS } from '#contract/values/channels.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { Contacts } from '#web/features/details/contacts.tsx';
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

it('R3.71 the contacts of a game are shown beside the icons of their channels', () => {
  const contacts = CHANNELS.map(({ key }) => ({ key, value: `handle of ${key}`, href: null }));
  const html = renderPage(<Contacts application={{ contacts, contactEmail: 'a@example.com' }} />, 'en-US');
  const names = [...html.matchAll(/<dt[^>]*>.*?<\/dt>/gs)].map(([name]) => /data-icon="(\w[^"]*)"/.exec(name)?.[1]);
  const iconOf = new Map(CHANNELS.map(({ key, icon }): [string, string] => [key, icon]));
  expect(names).toEqual([iconOf.get('email'), ...CHANNELS.map(({ icon }) => icon)]);
});
