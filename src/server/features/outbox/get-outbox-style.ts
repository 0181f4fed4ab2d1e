import type { Handler } from '../../api/handler.ts';
import { OUTBOX_STYLE } from './outbox-style.ts';

export function getOutboxStyle(): Handler<'getOutboxStyle'> {
  return async () => {
    return new Response(OUTBOX_STYLE, { headers: { 'content-type': 'text/css; charset=utf-8' } });
  };
}
