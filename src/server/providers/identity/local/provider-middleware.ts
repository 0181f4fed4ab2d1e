import type { KoaContextWithOIDC } from 'oidc-provider';
import type { ChosenPeople } from './chosen-people.ts';
import { LAST_CHOICE_COOKIE } from './create-oidc-provider.ts';
import { nameClaims } from './local-claims.ts';

type Next = () => Promise<unknown>;
type Middleware = (ctx: KoaContextWithOIDC, next: Next) => Promise<void>;

/** Responds to failures with 500 and reports them, instead of letting Koa print them. */
export function answerFailures(report: (ctx: KoaContextWithOIDC, error: unknown) => void): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      ctx.status = 500;
      report(ctx, error);
    }
  };
}

/** Every sign-in shows the chooser: hides the last account from the library. */
export async function forgetLastChoice(ctx: KoaContextWithOIDC, next: Next): Promise<void> {
  const cookies = ctx.get('cookie').split(';');
  ctx.req.headers.cookie = cookies.filter((cookie) => !cookie.trim().startsWith(LAST_CHOICE_COOKIE)).join(';');
  await next();
}

/** Apple's script returns a person's name beside the first token; the token response carries it here. */
export function sendNameOnce(people: ChosenPeople): Middleware {
  return async (ctx, next) => {
    await next();
    const subject = ctx.oidc?.route === 'token' ? ctx.oidc.entities.Account?.accountId : undefined;
    const person = subject === undefined ? undefined : people.find(subject);
    if (ctx.status !== 200 || person === undefined || !people.takeIntroduction(person.sub)) return;
    const { given_name: firstName = '', family_name: lastName = '' } = nameClaims(person.name ?? '');
    ctx.body = Object.assign({}, ctx.body, { user: { name: { firstName, lastName }, email: person.email } });
  };
}
