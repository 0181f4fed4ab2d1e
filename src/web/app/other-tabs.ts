/** What one tab of a browser can tell the others: that data of the account have changed. */
export type TabTopic = 'balances' | 'library';

/** One for each topic: a window does not receive its own messages, whichever of its parts sends them. */
const channels = new Map<TabTopic, BroadcastChannel>();

function channelOf(topic: TabTopic): BroadcastChannel {
  const channel = channels.get(topic) ?? new BroadcastChannel(topic);
  channels.set(topic, channel);
  return channel;
}

export function announceToTabs(topic: TabTopic): void {
  channelOf(topic).postMessage('changed');
}

/** Subscribes to changes that other tabs made; returns the unsubscribe function. A hidden tab waits until it is shown. */
export function followTabs(topic: TabTopic, run: () => void): () => void {
  const channel = channelOf(topic);
  let isWaiting = false;
  const onShown = () => {
    if (!isWaiting || document.visibilityState === 'hidden') return;
    isWaiting = false;
    run();
  };
  const onMessage = () => {
    isWaiting = true;
    onShown();
  };
  channel.addEventListener('message', onMessage);
  document.addEventListener('visibilitychange', onShown);
  return () => {
    channel.removeEventListener('message', onMessage);
    document.removeEventListener('visibilitychange', onShown);
  };
}
