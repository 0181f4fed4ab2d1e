import { type ChannelKey, findChannel } from '#contract/values/channels.ts';

/** What stands for the parts of a link template. None of the answers holds a brace, so none is filled in again. */
const PARTS: Readonly<Record<string, (handle: string) => string>> = {
  '{handle}': encode,
  '{address}': (handle) => encode(handle).replaceAll('%40', '@'),
  // A trunk zero in brackets is dialled inside the country only: +886 (0)912 345 678.
  '{number}': (handle) => handle.replace(/^(\+.*)\(0\)/, '$1').replaceAll(/[^0-9+]/g, ''),
  '{digits}': (handle) => handle.replaceAll(/[^0-9]/g, ''),
};

/** Their handles are allowed a percent sign because people copy them out of the address bar, encoded already. */
const COPIED_FROM_ADDRESSES: readonly ChannelKey[] = ['instagram', 'linkedin'];

/** The address a channel's handle leads to, or null where the channel has none (R3.75, R3.76). */
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
