import { createRootRouteWithContext, HeadContent, Outlet, Scripts, useMatches } from '@tanstack/react-router';
import { LIMITS } from '#contract/values/limits.ts';
import { USER_STATUS } from '#contract/values/states.ts';
import type { MessageBundle } from '#i18n/compile-messages.ts';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { runRouteMiddleware } from '#web/app/navigation/route-middleware.ts';
import { PAGE_STATE_META } from '#web/app/page/page-state.ts';
import { useIsNotFound } from '#web/app/page/use-is-not-found.ts';
import { useMaintenance } from '#web/app/page/use-maintenance.ts';
import { SessionHost } from '#web/app/session/session-host.tsx';
import { useSession } from '#web/app/session/use-session.ts';
import { useRequestedSignIn } from '#web/features/shell/requested-sign-in.ts';
import { forgetInput } from '#web/first-load/early-input.ts';
import { ServerHead } from '#web/first-load/server-head.tsx';
import { useEarlyUse } from '#web/first-load/use-early-use.ts';
import { ReadOnly } from '#web/ui/read-only.tsx';
import { Toasts } from '#web/ui/toast/toasts.tsx';
import { OverlayHost } from '../app/overlays/overlay-host.tsx';
import { addressOfSheet, loadSheet, type SheetName, sheetOf } from '../app/sheets/style-sheets.ts';
import { type Page, usePage } from '../app/use-page.ts';
import { AppBarLayout } from '../features/shell/app-bar-layout.tsx';
import { DefaultLayout } from '../features/shell/default-layout.tsx';
import { loadFrame } from '../features/shell/later-parts.ts';
import { LoadingBar } from '../features/shell/loading-bar.tsx';
import { PlainLayout } from '../features/shell/plain-layout.tsx';
import { LoginLayout } from '../features/sign-in/login-layout.tsx';
import { SignInHost } from '../features/sign-in/sign-in-host.tsx';

/** The layouts by name; a route chooses one in its static data. */
const LAYOUTS = { default: DefaultLayout, appbar: AppBarLayout, plain: PlainLayout, login: LoginLayout } as const;

export type LayoutName = keyof typeof LAYOUTS;

interface RouterContext {
  readonly page: Page;
  /** Adds the routes that an address needs to a browser's router; returns whether any were missing. */
  loadMissingRoutes(path: string): Promise<boolean>;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context, location, matches }): Promise<undefined> | undefined => {
    runRouteMiddleware({ page: context.page, location, matches });
    const bundles = bundlesOf(context.page, matches);
    const waits = [
      bundles.length === 0 ? undefined : loadMessages(context.page, ...bundles),
      loadSheet(sheetOf(context.page.state.user === null, matches)),
      loadFrame(context.page),
    ].filter((wait) => wait !== undefined);
    return waits.length === 0 ? undefined : Promise.all(waits).then(() => undefined);
  },
  // Visitors have no star coins and load nothing for them.
  loader: async ({ context: { page } }) => {
    if (page.state.user === null) return undefined;
    const { loadBalances } = await import('../features/store/balance/load-balances.ts');
    return { balances: await loadBalances(page) };
  },
  // From then on the top bar keeps them up to date.
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ match, matches }) => {
    const { state } = match.context.page;
    // An error page sets its own title.
    const isShown = matches.every(({ status }) => status !== 'notFound' && status !== 'error');
    return {
      meta: [
        { charSet: 'utf-8' },
        { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
        ...(isShown ? [{ title: 'games' }] : []),
        { name: 'application-name', content: 'Starhall' },
        { name: 'mobile-web-app-capable', content: 'yes' },
        { name: 'apple-mobile-web-app-capable', content: 'yes' },
        { name: 'apple-mobile-web-app-title', content: 'Starhall' },
        { name: 'client-version', content: String(LIMITS.clientVersion) },
        { name: PAGE_STATE_META, content: JSON.stringify(state) },
      ],
      links: [
        { rel: 'stylesheet', href: addressOfSheet(sheetOf(state.user === null, matches)) },
        // After the resources of the first paint, together with the scripts that need them.
        ...['core' as const, ...bundlesOf(match.context.page, matches)].map((bundle) => ({
          rel: 'modulepreload',
          href: state.messageUrls[bundle],
          fetchPriority: 'low' as const,
        })),
        { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
        { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
        { rel: 'manifest', href: `/manifest.webmanifest?lang=${state.locale}` },
      ],
    };
  },
  component: Root,
});

/** The message bundles of the matched routes, and of the top bar for signed-in users. */
function bundlesOf(
  { state }: Page,
  matches: readonly { readonly staticData: { readonly messages?: readonly MessageBundle[] } }[],
): readonly MessageBundle[] {
  const own: readonly MessageBundle[] = state.user === null ? [] : ['balance'];
  return [...new Set([...own, ...matches.flatMap(({ staticData }) => staticData.messages ?? [])])];
}

function Root() {
  const page = usePage();
  const name = useMatches({ select: (matches) => matches.at(-1)?.staticData.layout ?? 'default' });
  const Layout = LAYOUTS[name];
  const isNotFound = useIsNotFound();
  const maintenance = useMaintenance();
  const { user, parts } = useSession();
  useRequestedSignIn();
  useEarlyUse();
  return (
    <html lang={page.state.locale} suppressHydrationWarning>
      <head>
        {import.meta.env.SSR ? <ServerHead /> : <HeadContent />}
        {/* Outside the managed head, which keeps only one element per name. */}
        <meta name="theme-color" content="#f7f7fb" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0b0f1e" media="(prefers-color-scheme: dark)" />
      </head>
      <body data-not-found={isNotFound || undefined} onChangeCapture={forgetInput}>
        <LoadingBar />
        {maintenance === undefined || page.MaintenancePage === null ? (
          <ReadOnly value={user?.status === USER_STATUS.deactivated}>
            {user !== null && parts !== null && <parts.AccountNotice user={user} />}
            <Layout>
              <Outlet />
            </Layout>
          </ReadOnly>
        ) : (
          <page.MaintenancePage entry={maintenance} />
        )}
        <SignInHost />
        <SessionHost />
        <OverlayHost layout={name} />
        <Toasts label={page.t('shell.messages')} />
        <Scripts />
      </body>
    </html>
  );
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly layout?: LayoutName;
    /** The smallest style sheet with what visitors can see on the page; by default all styles. */
    readonly styles?: SheetName;
    /** Names of the checks that run before the route is shown. */
    readonly middleware?: readonly string[];
    /** Message bundles that the page needs in addition to the core. */
    readonly messages?: readonly MessageBundle[];
  }
}
