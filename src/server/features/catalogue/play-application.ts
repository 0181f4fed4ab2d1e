import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { callAudience } from '../../api/call-audience.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { recordPlay } from '../library/public.ts';
import { gameUrl, previewUrl } from '../web-build/public.ts';
import { requireAge } from './age-policy.ts';
import { findApplicationRow } from './application-queries.ts';
import { canPlay, WEB } from './can-play.ts';
import { visitorOf } from './count-view.ts';
import { requireGame } from './may-use-game.ts';
import { findPlayable } from './playable-queries.ts';
import { openApplication } from './tested-application.ts';
import { countOnce } from './view-queries.ts';

/**
 * Returns the URL of a web game, after checking the player's age and, for a paid game, that it is owned. Testers may
 * play a version that is not offered to players. Where not everyone may play, the URL has a permission that expires.
 */
export function playApplication(services: Services): Handler<'playApplication'> {
  const { database, hashKey } = services;
  return async ({ applicationId, ageConfirmed }, context) => {
    const db = database.db;
    const { row, isTest } = await openApplication(db, await findApplicationRow(db, applicationId), context.session);
    const offered = await findPlayable(db, row.id, isTest);
    if (!canPlay(row, offered, isTest)) throw new ApiError(ERROR.gameNotOpen);
    const player = { audience: callAudience(context), account: context.session, isConfirmed: ageConfirmed };
    requireAge(row, player, services.config.AGE_NOTICE);
    if (!isTest) await requireGame(db, row, context.session);
    const version = offered.find(({ platform }) => platform === WEB);
    const url =
      row.web_redirect_url ||
      hostedUrl(services, version, { isPublic: !isTest && !row.is_paid_once, now: context.clock() });
    if (url === '') throw new ApiError(ERROR.gameNotOpen);
    // Tests do not count as plays.
    if (isTest) return { url };
    const { session } = context;
    if (session?.deviceAllowed) {
      await recordPlay(services, { userId: session.userId, applicationId: row.id, now: new Date(context.clock()) });
    }
    await countOnce(db, {
      applicationId: row.id,
      counter: 'play_count',
      visitor: visitorOf(context, hashKey, 'play_count'),
      nowMs: context.clock(),
    });
    return { url };
  };
}

interface HostedVersion {
  readonly id: number;
  readonly file_key: string | null;
}

function hostedUrl(
  services: Services,
  version: HostedVersion | undefined,
  { isPublic, now }: { readonly isPublic: boolean; readonly now: number },
): string {
  if (!services.config.HOSTED_GAMES || version === undefined || version.file_key === null) return '';
  if (isPublic) return gameUrl(services.config.GAMES_ORIGIN, version.file_key);
  return previewUrl(services, { versionId: version.id, folderKey: version.file_key, now });
}
