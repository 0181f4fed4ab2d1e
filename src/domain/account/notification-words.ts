import type { Notification } from '#contract/notification/entities.ts';

type Told = Pick<Notification, 'kind' | 'application' | 'params' | 'count'>;

/** The key of what a notification says. Its words are in the bundle `notifications`. */
export function notificationKey<Kind extends Notification['kind']>({ kind }: { readonly kind: Kind }) {
  return `notification.${kind}` as const;
}

/** What its words are filled with; a flag is `yes` or `no`, since messages choose by texts. */
export function notificationValues({ application, params, count }: Told): Readonly<Record<string, string | number>> {
  const told = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'boolean' ? toWord(value) : value,
  ]);
  return { game: application?.name ?? '', count, ...Object.fromEntries(told) };
}

/** What stands below those words, as somebody wrote it; empty for nothing. */
export function notificationDetail({ params }: Pick<Notification, 'params'>): string {
  return typeof params.reason === 'string' ? params.reason : '';
}

function toWord(flag: boolean): string {
  return flag ? 'yes' : 'no';
}
