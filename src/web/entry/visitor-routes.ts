import type { AnyRoute } from '@tanstack/react-router';
import { Route as rootRoute } from '#web/routes/__root.tsx';
import { Route as aboutRoute } from '#web/routes/about.tsx';
import { Route as ageRoute } from '#web/routes/age.tsx';
import { Route as detailsRoute } from '#web/routes/application/details.tsx';
import { Route as collectionRoute } from '#web/routes/collections/$slug.tsx';
import { Route as becomeRoute } from '#web/routes/developer_.become.tsx';
import { Route as makerRoute } from '#web/routes/developers/$slug/index.tsx';
import { Route as postRoute } from '#web/routes/developers/$slug/news/$id.tsx';
import { Route as gamesRoute } from '#web/routes/games.tsx';
import { Route as developerHelpRoute } from '#web/routes/help/developers/$slug.tsx';
import { Route as helpRoute } from '#web/routes/help/index.tsx';
import { Route as playerHelpRoute } from '#web/routes/help/players/$slug.tsx';
import { Route as libraryRoute } from '#web/routes/library.tsx';
import { Route as followingRoute } from '#web/routes/library_.following.tsx';
import { Route as loginRoute } from '#web/routes/login.tsx';
import { Route as newsArticleRoute } from '#web/routes/news/$slug.tsx';
import { Route as developerNewsRoute } from '#web/routes/news/developers.tsx';
import { Route as newsRoute } from '#web/routes/news/index.tsx';
import { Route as offlineRoute } from '#web/routes/offline.tsx';
import { Route as playRoute } from '#web/routes/play.tsx';
import { Route as searchRoute } from '#web/routes/search.tsx';
import { Route as bindingRoute } from '#web/routes/store/binding.tsx';
import { Route as depositRoute } from '#web/routes/store/deposit.tsx';
import { Route as invoicesRoute } from '#web/routes/store/invoices.tsx';
import { Route as lotteryRoute } from '#web/routes/store/lottery.tsx';
import { Route as recordRoute } from '#web/routes/store/record.tsx';
import { Route as walletRoute } from '#web/routes/store/wallet.tsx';
import { Route as propertyRoute } from '#web/routes/terms/intellectual-property.tsx';
import { Route as privacyRoute } from '#web/routes/terms/privacy-policy.tsx';
import { Route as termsRoute } from '#web/routes/terms/terms-of-use.tsx';
import { Route as unsubscribeRoute } from '#web/routes/unsubscribe.tsx';
import { openRouteList } from './open-routes.ts';
import type { FileRoutesById } from './route-tree.gen.ts';

const VISITOR_ROUTES = {
  '/about': aboutRoute,
  '/age': ageRoute,
  '/application/details': detailsRoute,
  '/collections/$slug': collectionRoute,
  '/developer_/become': becomeRoute,
  '/developers/$slug/': makerRoute,
  '/developers/$slug/news/$id': postRoute,
  '/games': gamesRoute,
  '/help/': helpRoute,
  '/help/developers/$slug': developerHelpRoute,
  '/help/players/$slug': playerHelpRoute,
  '/library': libraryRoute,
  '/library_/following': followingRoute,
  '/login': loginRoute,
  '/news/': newsRoute,
  '/news/developers': developerNewsRoute,
  '/news/$slug': newsArticleRoute,
  '/offline': offlineRoute,
  '/play': playRoute,
  '/search': searchRoute,
  '/store/binding': bindingRoute,
  '/store/deposit': depositRoute,
  '/store/invoices': invoicesRoute,
  '/store/lottery': lotteryRoute,
  '/store/record': recordRoute,
  '/store/wallet': walletRoute,
  '/terms/intellectual-property': propertyRoute,
  '/terms/privacy-policy': privacyRoute,
  '/terms/terms-of-use': termsRoute,
  '/unsubscribe': unsubscribeRoute,
} satisfies Partial<FileRoutesById>;

function place([id, route]: [string, AnyRoute]): AnyRoute {
  // An underscore keeps a route out of the layout of its folder; it is no part of the address.
  Object.assign(route.options, { id, path: id.replace('_', ''), getParentRoute: () => rootRoute });
  return route;
}

/** Gives the root the routes of visitors besides the hall. A visit that begins on such a page needs no others. */
export function addVisitorRoutes(): void {
  rootRoute.addChildren([...openRouteList, ...Object.entries(VISITOR_ROUTES).map(place)]);
}
