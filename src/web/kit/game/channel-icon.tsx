import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ChannelKey } from '#contract/values/channels.ts';

/** Glyphs of the services in a 24 by 24 box; the icon set does not have them. */
const GLYPHS = {
  'brand-facebook': 'M14 21v-8h3l.5-4H14V7.5c0-1.2.4-1.5 1.5-1.5H18V2.5h-3.2C11.7 2.5 10 4.2 10 7v2H7v4h3v8z',
  'brand-flickr': 'M3 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM13 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0z',
  'brand-instagram':
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM17.5 6.5v.01',
  'brand-line': 'M12 3c5.5 0 10 3.6 10 8s-5 8-10 10v-2.5C6.5 18.4 2 15.2 2 11s4.5-8 10-8zM7 9v4h2.5M12.5 9v4M16 9v4h2',
  'brand-linkedin':
    'M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3zM8 10.5V17M8 7v.01M12 17v-6.5M12 13.5a2.5 2.5 0 0 1 5 0V17',
  'brand-skype':
    'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0zM15 9c-.5-1.2-1.6-1.7-3-1.7-1.8 0-3 .8-3 2.2 0 3 6 1.8 6 5 0 1.4-1.3 2.3-3 2.3-1.6 0-2.7-.7-3.2-2',
  'brand-telegram': 'M21 4 3 11l5.5 2.2L19 6l-8 8.2V20l3-3.8 4 3z',
  'brand-tumblr': 'M10 3v4H7v4h3v5.5c0 2.8 1.7 4.5 4.5 4.5H17v-4h-1.5c-1 0-1.5-.5-1.5-1.5V11h3V7h-3V3z',
  'brand-x': 'M4 3.5h4.5L20 20.5h-4.5zM19 3.5l-6 7M11 13.5l-6 7',
  'brand-wechat':
    'M9.5 4C5.4 4 2 6.7 2 10c0 1.9 1.1 3.5 2.8 4.6L4 17l3-1.4M22 15.5c0-2.7-2.7-4.5-6-4.5s-6 2-6 4.5S12.7 20 16 20c.7 0 1.4-.1 2-.3l2.3 1.3-.6-2c1.4-.8 2.3-2 2.3-3.5zM7 9v.01M12 8v.01M14 15v.01M18 15v.01',
  'brand-whatsapp':
    'm3 21 1.4-4.6A9 9 0 1 1 8 19.8zM9 8.5c0 4 2.5 6.5 6.5 6.5l.8-2-2-1-1 1c-1.2-.5-2-1.3-2.5-2.5l1-1-1-2z',
  'brand-youtube': 'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4zM10 9v6l5-3z',
} as const;

/** The icon of each channel; repeated from the channel table (R3.73), which is too large for this page. */
export const CHANNEL_ICONS: Readonly<Record<ChannelKey, keyof typeof GLYPHS | 'phone' | 'mail'>> = {
  phone_number: 'phone',
  email: 'mail',
  mail: 'mail',
  facebook: 'brand-facebook',
  facebook_group: 'brand-facebook',
  flickr: 'brand-flickr',
  instagram: 'brand-instagram',
  line: 'brand-line',
  line_group: 'brand-line',
  linkedin: 'brand-linkedin',
  skype: 'brand-skype',
  skype_group: 'brand-skype',
  telegram: 'brand-telegram',
  telegram_group: 'brand-telegram',
  tumblr: 'brand-tumblr',
  twitter: 'brand-x',
  wechat: 'brand-wechat',
  whatsapp: 'brand-whatsapp',
  whatsapp_group: 'brand-whatsapp',
  youtube: 'brand-youtube',
};

const isChannel = (key: string): key is ChannelKey => Object.hasOwn(CHANNEL_ICONS, key);

/** The icon of a contact channel, shown beside its name; null for an unknown channel. */
export function ChannelIcon({ channel }: { channel: string }): ReactNode {
  if (!isChannel(channel)) return null;
  const icon = CHANNEL_ICONS[channel];
  if (icon === 'phone') return <Phone size={18} aria-hidden data-icon={icon} className="flex-none" />;
  if (icon === 'mail') return <Mail size={18} aria-hidden data-icon={icon} className="flex-none" />;
  return (
    <svg
      viewBox="0 0 24 24"
      width={18}
      height={18}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      data-icon={icon}
      className="flex-none"
    >
      <path d={GLYPHS[icon]} />
    </svg>
  );
}
