import * as catalogue from './001-catalogue.ts';
import * as accounts from './002-accounts.ts';
import * as outbox from './003-outbox.ts';
import * as sessions from './004-sessions.ts';
import * as verification from './005-verification.ts';
import * as sessionEvents from './006-session-events.ts';
import * as ledger from './007-ledger.ts';
import * as products from './008-products.ts';
import * as deposits from './009-deposits.ts';
import * as invoices from './010-invoices.ts';
import * as uploads from './011-uploads.ts';
import * as providerReviews from './012-provider-reviews.ts';
import * as applicationDrafts from './013-application-drafts.ts';
import * as operations from './014-operations.ts';
import * as portal from './015-portal.ts';
import * as ledgerCosts from './016-ledger-costs.ts';
import * as versions from './017-versions.ts';
import * as accessTokens from './018-access-tokens.ts';
import * as productPrices from './019-product-prices.ts';
import * as datedRates from './020-dated-rates.ts';
import * as games from './021-games.ts';
import * as webhooks from './022-webhooks.ts';
import * as library from './023-library.ts';
import * as ratings from './024-ratings.ts';
import * as notifications from './025-notifications.ts';
import * as sharePictures from './026-share-pictures.ts';
import * as ratingAnswers from './027-rating-answers.ts';
import * as policyReports from './029-policy-reports.ts';
import * as secondPerson from './030-second-person.ts';
import * as sessionBirthdates from './032-session-birthdates.ts';
import * as bannerSources from './033-banner-sources.ts';
import * as ownContacts from './034-own-contacts.ts';
import * as usedSignatures from './035-used-signatures.ts';
import * as productJobs from './036-product-jobs.ts';
import * as changes from './037-changes.ts';
import * as productJobKinds from './038-product-job-kinds.ts';
import * as auditFilters from './040-audit-filters.ts';
import * as ownerChanges from './041-owner-changes.ts';
import * as offeredProducts from './042-offered-products.ts';
import * as columnNames from './043-column-names.ts';
import * as comments from './044-comments.ts';
import * as fewerTriggers from './045-fewer-triggers.ts';
import * as searchBlocks from './046-search-blocks.ts';
import * as tags from './047-tags.ts';
import * as gamePrices from './048-game-prices.ts';
import * as discounts from './049-discounts.ts';
import * as relatedGames from './050-related-games.ts';
import * as playTime from './051-play-time.ts';
import * as avatars from './052-avatars.ts';
import * as developerPages from './053-developer-pages.ts';
import * as developerPosts from './054-developer-posts.ts';
import * as collections from './055-collections.ts';
import * as backups from './060-backups.ts';
import * as openIdIdentities from './061-openid-identities.ts';
import * as signInCodes from './062-sign-in-codes.ts';
import * as ratingTrust from './063-rating-trust.ts';
import * as trailers from './064-trailers.ts';
import * as messageTraces from './065-message-traces.ts';
import * as packageParts from './066-package-parts.ts';
import * as convertedTrailers from './067-converted-trailers.ts';
import * as screenshotLanguages from './068-screenshot-languages.ts';
import * as collectionSlugs from './069-collection-slugs.ts';
import * as identityUses from './070-identity-uses.ts';
import * as depositDisputes from './072-deposit-disputes.ts';
import * as ledgerHours from './073-ledger-hours.ts';
import * as moderationChanges from './074-moderation-changes.ts';
import * as listChanges from './075-list-changes.ts';
import type { Migrations } from './migration.ts';

/** All migrations by name, in order. A list in code, since the bundled server has no folder to read them from. */
export const migrations: Migrations = {
  '001-catalogue': catalogue,
  '002-accounts': accounts,
  '003-outbox': outbox,
  '004-sessions': sessions,
  '005-verification': verification,
  '006-session-events': sessionEvents,
  '007-ledger': ledger,
  '008-products': products,
  '009-deposits': deposits,
  '010-invoices': invoices,
  '011-uploads': uploads,
  '012-provider-reviews': providerReviews,
  '013-application-drafts': applicationDrafts,
  '014-operations': operations,
  '015-portal': portal,
  '016-ledger-costs': ledgerCosts,
  '017-versions': versions,
  '018-access-tokens': accessTokens,
  '019-product-prices': productPrices,
  '020-dated-rates': datedRates,
  '021-games': games,
  '022-webhooks': webhooks,
  '023-library': library,
  '024-ratings': ratings,
  '025-notifications': notifications,
  '026-share-pictures': sharePictures,
  '027-rating-answers': ratingAnswers,
  '029-policy-reports': policyReports,
  '030-second-person': secondPerson,
  '032-session-birthdates': sessionBirthdates,
  '033-banner-sources': bannerSources,
  '034-own-contacts': ownContacts,
  '035-used-signatures': usedSignatures,
  '036-product-jobs': productJobs,
  '037-changes': changes,
  '038-product-job-kinds': productJobKinds,
  '040-audit-filters': auditFilters,
  '041-owner-changes': ownerChanges,
  '042-offered-products': offeredProducts,
  '043-column-names': columnNames,
  '044-comments': comments,
  '045-fewer-triggers': fewerTriggers,
  '046-search-blocks': searchBlocks,
  '047-tags': tags,
  '048-game-prices': gamePrices,
  '049-discounts': discounts,
  '050-related-games': relatedGames,
  '051-play-time': playTime,
  '052-avatars': avatars,
  '053-developer-pages': developerPages,
  '054-developer-posts': developerPosts,
  '055-collections': collections,
  '060-backups': backups,
  '061-openid-identities': openIdIdentities,
  '062-sign-in-codes': signInCodes,
  '063-rating-trust': ratingTrust,
  '064-trailers': trailers,
  '065-message-traces': messageTraces,
  '066-package-parts': packageParts,
  '067-converted-trailers': convertedTrailers,
  '068-screenshot-languages': screenshotLanguages,
  '069-collection-slugs': collectionSlugs,
  '070-identity-uses': identityUses,
  '072-deposit-disputes': depositDisputes,
  '073-ledger-hours': ledgerHours,
  '074-moderation-changes': moderationChanges,
  '075-list-changes': listChanges,
};
