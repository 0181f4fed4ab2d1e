type LinkTemplate = (handle: string) => string | null;

const digitsOf = (handle: string) => decodeURIComponent(handle).replaceAll(/\D/g, '');
const mailTo = (handle: string) => `mailto:${handle.replaceAll('%40', '@')}`;

/** Profile addresses of the contact channels (docs/spec/decisions.md, "Numbers and links"); the handle comes encoded. */
const TEMPLATES: Readonly<Record<string, LinkTemplate>> = {
  phone_number: (handle) => `tel:${decodeURIComponent(handle).replaceAll(/[^\d+]/g, '')}`,
  email: mailTo,
  mail: mailTo,
  facebook: (handle) => `https://facebook.com/${handle}`,
  facebook_group: (handle) => `https://www.facebook.com/groups/${handle}`,
  flickr: (handle) => `https://www.flickr.com/photos/${handle}`,
  instagram: (handle) => `https://instagram.com/${handle}`,
  line: (handle) => (handle.startsWith('%40') ? `https://line.me/R/ti/p/${handle}` : `https://line.me/ti/p/~${handle}`),
  line_group: (handle) => `https://line.me/R/ti/g/${handle}`,
  linkedin: (handle) => `https://linkedin.com/in/${handle}`,
  skype: (handle) => `skype:${handle}?chat`,
  skype_group: (handle) => `https://join.skype.com/${handle}`,
  telegram: (handle) => `https://t.me/${handle}`,
  telegram_group: (handle) => `https://t.me/${handle}`,
  tumblr: (handle) => `https://${handle}.tumblr.com`,
  twitter: (handle) => `https://x.com/${handle}`,
  wechat: () => null,
  whatsapp: (handle) => `https://wa.me/${digitsOf(handle)}`,
  whatsapp_group: (handle) => `https://chat.whatsapp.com/${handle}`,
  youtube: (handle) =>
    /^UC[\w-]{22}$/.test(handle) ? `https://youtube.com/channel/${handle}` : `https://youtube.com/@${handle}`,
};

/** The address a channel's handle leads to, or null where the channel has none (R3.75, R3.76). */
export function channelLink(channel: string, handle: string): string | null {
  const template = Object.hasOwn(TEMPLATES, channel) ? TEMPLATES[channel] : undefined;
  if (template === undefined) return null;
  return template(encodeURIComponent(handle.toWellFormed()).replaceAll('%2B', '+'));
}
