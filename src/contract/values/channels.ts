/** A contact channel (R3.71, R3.73). Display text and input label are keys of messages. */
export interface Channel {
  readonly key: ChannelKey;
  /** Name of a lucide icon, or `brand-` and the name of a service's own glyph. */
  readonly icon: string;
  readonly textKey: `channel.${ChannelKey}`;
  readonly labelKey: `channel.${ChannelKey}.label`;
  /** False where the value comes from the account's profile (R3.74, O124). */
  readonly editable: boolean;
  /** 1 to 20. */
  readonly order: number;
  /** What `channelLink` of src/domain fills in; null where the channel has no address. */
  readonly linkTemplate: LinkTemplate | null;
  /** Another address for the handles that match. */
  readonly otherLink?: { readonly handles: RegExp; readonly template: LinkTemplate };
  /** The allowed user names; null if the rules of phone numbers and email addresses apply. */
  readonly pattern: RegExp | null;
  /** The service has ended; entries of old stay and are labeled so. */
  readonly retired: boolean;
}

export type ChannelKey = (typeof ROWS)[number]['key'];

/** `{handle}` is encoded, `{address}` keeps its @, `{number}` is digits after a plus sign, `{digits}` digits only. */
export type LinkTemplate = `${string}{${'handle' | 'address' | 'number' | 'digits'}}${string}`;

type ChannelRow = Pick<Channel, 'icon' | 'linkTemplate' | 'otherLink' | 'pattern'> & {
  readonly key: string;
  readonly editable?: false;
  readonly retired?: true;
  /** The channel whose input has the same label. */
  readonly labelOf?: string;
};

/*
 * In their order. Formats are requirements R5.60-R5.76 with the characters of O80; addresses are those of O81, where
 * the services have moved in the newer form.
 */
const ROWS = [
  { key: 'phone_number', icon: 'phone', editable: false, linkTemplate: 'tel:{number}', pattern: null },
  { key: 'email', icon: 'mail', editable: false, linkTemplate: 'mailto:{address}', pattern: null },
  { key: 'mail', labelOf: 'email', icon: 'mail', linkTemplate: 'mailto:{address}', pattern: null },
  {
    key: 'facebook',
    icon: 'brand-facebook',
    linkTemplate: 'https://facebook.com/{handle}',
    pattern: /^[A-Za-z0-9.]{1,50}$/,
  },
  {
    key: 'facebook_group',
    icon: 'brand-facebook',
    linkTemplate: 'https://www.facebook.com/groups/{handle}',
    pattern: /^[0-9]{1,15}$/,
  },
  {
    key: 'flickr',
    labelOf: 'facebook',
    icon: 'brand-flickr',
    linkTemplate: 'https://www.flickr.com/photos/{handle}',
    pattern: /^[A-Za-z0-9_.-]{1,32}$/,
  },
  {
    key: 'instagram',
    icon: 'brand-instagram',
    linkTemplate: 'https://instagram.com/{handle}',
    pattern: /^[A-Za-z0-9_.%-]{8,100}$/,
  },
  {
    key: 'line',
    icon: 'brand-line',
    linkTemplate: 'https://line.me/ti/p/~{handle}',
    // Official accounts begin with an @.
    otherLink: { handles: /^@/, template: 'https://line.me/R/ti/p/{handle}' },
    pattern: /^[A-Za-z0-9_.@-]{1,11}$/,
  },
  {
    key: 'line_group',
    icon: 'brand-line',
    linkTemplate: 'https://line.me/R/ti/g/{handle}',
    pattern: /^[A-Za-z0-9_-]{1,10}$/,
  },
  {
    key: 'linkedin',
    labelOf: 'facebook',
    icon: 'brand-linkedin',
    linkTemplate: 'https://linkedin.com/in/{handle}',
    pattern: /^[A-Za-z0-9_.%-]{3,100}$/,
  },
  {
    key: 'skype',
    icon: 'brand-skype',
    linkTemplate: 'skype:{handle}?chat',
    pattern: /^[A-Za-z0-9]{1,12}$/,
    retired: true,
  },
  {
    key: 'skype_group',
    labelOf: 'line_group',
    icon: 'brand-skype',
    linkTemplate: 'https://join.skype.com/{handle}',
    pattern: /^[A-Za-z0-9]{1,12}$/,
    retired: true,
  },
  {
    key: 'telegram',
    labelOf: 'instagram',
    icon: 'brand-telegram',
    linkTemplate: 'https://t.me/{handle}',
    pattern: /^[A-Za-z0-9_]{5,32}$/,
  },
  {
    key: 'telegram_group',
    icon: 'brand-telegram',
    linkTemplate: 'https://t.me/{handle}',
    pattern: /^[A-Za-z0-9_-]{5,32}$/,
  },
  {
    key: 'tumblr',
    icon: 'brand-tumblr',
    linkTemplate: 'https://{handle}.tumblr.com',
    pattern: /^[A-Za-z0-9_.-]{1,32}$/,
  },
  {
    key: 'twitter',
    labelOf: 'instagram',
    icon: 'brand-x',
    linkTemplate: 'https://x.com/{handle}',
    pattern: /^[A-Za-z0-9_]{1,15}$/,
  },
  { key: 'wechat', icon: 'brand-wechat', linkTemplate: null, pattern: /^[A-Za-z][A-Za-z0-9_.-]{5,19}$/ },
  { key: 'whatsapp', icon: 'brand-whatsapp', linkTemplate: 'https://wa.me/{digits}', pattern: /^[1-9][0-9]{0,14}$/ },
  {
    key: 'whatsapp_group',
    labelOf: 'line_group',
    icon: 'brand-whatsapp',
    linkTemplate: 'https://chat.whatsapp.com/{handle}',
    pattern: /^[A-Za-z0-9_-]{1,22}$/,
  },
  {
    key: 'youtube',
    icon: 'brand-youtube',
    linkTemplate: 'https://youtube.com/@{handle}',
    // The identifier of a channel instead of its name.
    otherLink: { handles: /^UC[A-Za-z0-9_-]{22}$/, template: 'https://youtube.com/channel/{handle}' },
    pattern: /^[A-Za-z0-9_.-]{1,24}$/,
  },
] as const satisfies readonly ChannelRow[];

/** The 20 contact channels in their order; for forms, details and the server, too large for the hall's first load. */
export const CHANNELS: readonly Channel[] = /* @__PURE__ */ ROWS.map((row, index) => ({
  editable: true,
  retired: false,
  ...row,
  order: index + 1,
  textKey: `channel.${row.key}`,
  labelKey: `channel.${'labelOf' in row ? row.labelOf : row.key}.label`,
}));

/** The channel of a key; undefined for any other text. */
export function findChannel(key: string): Channel | undefined {
  return CHANNELS.find((channel) => channel.key === key);
}
