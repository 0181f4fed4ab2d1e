import { expect, it } from 'vitest';
import type { PageCallOptions } from '#contract/endpoint.ts';
import { buildPage } from '#tests/web/build-page.ts';
import { sendSaved } from './use-saved-game.ts';

it.each(['favourite', 'wish'] as const)(
  'a %s arrives although its page is left the moment it is sent',
  async (kind) => {
    const sent: (PageCallOptions | undefined)[] = [];
    const page = buildPage({ locale: 'en-US' });
    const call: typeof page.call = async (_endpoint, _input, options) => {
      sent.push(options);
      throw new Error('the page is left');
    };
    await expect(sendSaved({ ...page, call }, 'com.example.hills', kind, true)).rejects.toThrow('the page is left');
    expect(sent).toEqual([{ loadingBar: false, keepalive: true }]);
  },
);
