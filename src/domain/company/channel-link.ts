import { type ChannelKey, findChannel } from '#contract/values/channels.ts';

/** Values of the placeholders in a link template. None contains a brace, so none is expanded twice. */
const PARTS: Readonly<Record<string, (handle: string) => string>> = {
  '{handle}': encode,
  '{address}': (handle) => encode(handle).replaceAll('%40', '@'),
  // A trunk zero in brackets is only dialed inside the country: +886 (0)912 345 678.
  '{number}': (handle) => handle.replace(/^(\+.*)\(0\)/, '$1').replaceAll(/[^0-9+]/g, ''),
  '{digits}': (handle) => handle.replaceAll(/[^0-9]/g, ''),
};

/** Channels whose handles may contain a percent sign, because people copy them percent-encoded from the address bar. */
const COPIED_FROM_ADDRESSES: readonly ChannelKey[] = ['instagram', 'linkedin'];

/** The URL of a channel's handle, or null if the channel has none (R3.75, R3.76). */
export function channelLink(key: string, handle: string): string | null {
  const channel = findChannel(key);
  if (!channel?.linkTemplate) return null;
  const { linkTemplate, otherLink } = channel;
  const template = otherLink?.handles.test(handle) ? otherLink.template : linkTemplate;
  const plain = COPIED_FROM_ADDRESSES.includes(channel.key) ? decode(handle) : handle;
  return Object.entries(PARTS).reduce<string>((link, [part, fill]) => link.replace(part, () => fill(plain)), template);
}

function encode(handle: string): string {
  return encodeURIComponent(handle.toWellFormed()).replaceAll('%2B', '+');
}

function decode(handle: string): string {
  try {
    return decodeURIComponent(handle);
  } catch {
    return handle;
  }
}
