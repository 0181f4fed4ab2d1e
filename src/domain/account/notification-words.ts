import type { Notification } from '#contract/notification/entities.ts';

type Content = Pick<Notification, 'kind' | 'application' | 'params' | 'count'>;

/** Message key of a notification, in the bundle `notifications`. */
export function notificationKey<Kind extends Notification['kind']>({ kind }: { readonly kind: Kind }) {
  return `notification.${kind}` as const;
}

/** Arguments of the message; flags are `yes` or `no`, since ICU messages select by text. */
export function notificationValues({ application, params, count }: Content): Readonly<Record<string, string | number>> {
  const values = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'boolean' ? toWord(value) : value,
  ]);
  return { game: application?.name ?? '', count, ...Object.fromEntries(values) };
}

/** Free text below the message, as its author wrote it; empty if there is none. */
export function notificationDetail({ params }: Pick<Notification, 'params'>): string {
  return typeof params.reason === 'string' ? params.reason : '';
}

function toWord(flag: boolean): string {
  return flag ? 'yes' : 'no';
}
