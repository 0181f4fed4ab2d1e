import { text } from 'node:stream/consumers';
import type Provider from 'oidc-provider';
import type { InteractionResults, KoaContextWithOIDC } from 'oidc-provider';
import { emailAddress } from '#contract/account/email-address.ts';
import { chooserPage, type NewAccountInput } from './chooser-page.ts';
import type { ChosenPeople } from './chosen-people.ts';
import type { LocalAccount } from './local-account.ts';
import { localSubject } from './local-claims.ts';
import type { LocalIssuer } from './local-issuer.ts';
import { localBase, PROVIDER_NAMES } from './local-paths.ts';
import { noticePage } from './notice-page.ts';
import type { ShowPage } from './show-page.ts';

export interface ChooserSettings {
  readonly provider: Provider;
  readonly name: LocalIssuer['provider'];
  readonly people: ChosenPeople;
  readonly listAccounts: () => Promise<readonly LocalAccount[]>;
  readonly showPage: ShowPage;
}

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

const NAME_LENGTH = 100;

/** Handles `/choose/<uid>`: the account chooser page and its form. */
export function createAccountChooser(settings: ChooserSettings) {
  return async (ctx: KoaContextWithOIDC, next: () => Promise<unknown>): Promise<void> => {
    if (!ctx.path.startsWith('/choose/') || !['GET', 'HEAD', 'POST'].includes(ctx.method)) {
      await next();
      return;
    }
    const interaction = await findInteraction(ctx, settings.provider);
    if (interaction === undefined) showExpired(ctx, settings);
    else if (ctx.method === 'POST') await takeChoice(ctx, interaction, settings);
    else await showChooser(ctx, interaction, settings);
  };
}

function showExpired(ctx: KoaContextWithOIDC, { name, showPage }: ChooserSettings): void {
  ctx.status = 400;
  showPage(ctx, '', (words) => noticePage({ words, base: localBase(name), kind: 'expired' }));
}

/** The current sign-in of this browser; undefined once it is over, or if the address belongs to another. */
async function findInteraction(ctx: KoaContextWithOIDC, provider: Provider): Promise<Interaction | undefined> {
  const interaction = await provider.interactionDetails(ctx.req, ctx.res).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'SessionNotFound') return undefined;
    throw error;
  });
  return ctx.path === `/choose/${interaction?.uid}` ? interaction : undefined;
}

async function showChooser(
  ctx: KoaContextWithOIDC,
  { uid, params }: Interaction,
  { name, listAccounts, showPage }: ChooserSettings,
  refusedInput?: NewAccountInput,
): Promise<void> {
  const accounts = await listAccounts();
  const base = localBase(name);
  const page = { base, accounts, refusedInput, providerName: PROVIDER_NAMES[name], action: `${base}/choose/${uid}` };
  showPage(ctx, readParam(params.ui_locales), (words) =>
    chooserPage({ ...page, words, theme: readParam(params.theme) }),
  );
}

async function takeChoice(ctx: KoaContextWithOIDC, interaction: Interaction, settings: ChooserSettings): Promise<void> {
  const form = new URLSearchParams(await text(ctx.req));
  const { name, people, listAccounts } = settings;
  if (form.has('cancel')) return finish(ctx, settings, { error: 'access_denied', error_description: 'cancelled' });
  if (form.has('account')) {
    const account = (await listAccounts()).find(({ sub }) => sub === form.get('account'));
    // Deleted since the page was shown.
    if (account === undefined) return showChooser(ctx, interaction, settings);
    people.remember({ ...account, isNew: false });
    return finish(ctx, settings, accept(account.sub));
  }
  const input = readNewAccount(form);
  if (input === null) {
    ctx.status = 400;
    return showChooser(ctx, interaction, settings, typedInput(form));
  }
  const sub = localSubject(name, input.email);
  const isNew = (await listAccounts()).every((account) => account.sub !== sub);
  people.remember({ sub, isNew, email: input.email, emailVerified: input.isVerified, name: input.name || undefined });
  return finish(ctx, settings, accept(sub));
}

/** Signed in, with consent to everything the client asks for. */
function accept(accountId: string): InteractionResults {
  return { login: { accountId, remember: false }, consent: {} };
}

async function finish(ctx: KoaContextWithOIDC, { provider }: ChooserSettings, result: InteractionResults) {
  ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, result, { mergeWithLastSubmission: false }));
  ctx.status = 303;
}

function typedInput(form: URLSearchParams): NewAccountInput {
  return {
    email: (form.get('email') ?? '').trim(),
    name: (form.get('name') ?? '').trim().slice(0, NAME_LENGTH),
    isVerified: form.has('verified'),
  };
}

/** The typed account, if its address looks valid. */
function readNewAccount(form: URLSearchParams): NewAccountInput | null {
  const input = typedInput(form);
  return emailAddress.safeParse(input.email).success ? input : null;
}

function readParam(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
