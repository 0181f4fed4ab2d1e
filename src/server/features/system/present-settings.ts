import type { PublicSettings } from '#contract/system/entities.ts';
import type { Config } from '../../../config.ts';
import { usesMailOutbox } from '../../providers/mail/index.ts';
import { usesSmsOutbox } from '../../providers/sms/index.ts';
import { configuredCompany } from '../operations/public.ts';

/** The public settings of the installation. */
export function presentSettings(config: Config, company = configuredCompany(config)): PublicSettings {
  return {
    serviceMode: config.ROUTE_GUARD,
    upgradeNotice: {
      on: config.isUpgradeNoticeOn,
      successorName: config.SUCCESSOR_NAME,
      url: config.SUCCESSOR_URL,
    },
    company,
    gameRulesUrl: config.GAME_RULES_URL,
    winningDays: config.WINNING_DAYS,
    googleClientId: config.GOOGLE_CLIENT_ID,
    appleClientId: config.APPLE_CLIENT_ID,
    localSignIn: !config.isProduction,
    openId: config.OIDC_PROVIDERS.map(({ id, names }) => ({ id, names })),
    emailSignIn: config.EMAIL_SIGN_IN,
    outbox: { email: usesMailOutbox(config), sms: usesSmsOutbox(config) },
  };
}
