import type { Translator } from '#i18n/translator.ts';
import { type Html, html } from './html.ts';
import type { LocalAccount } from './local-account.ts';
import { framePage } from './page-frame.ts';

/** The form of a new account. */
export interface NewAccountInput {
  readonly email: string;
  readonly name: string;
  readonly isVerified: boolean;
}

export interface ChooserPage {
  readonly words: Translator;
  readonly base: string;
  readonly theme: string;
  /** The display name of the emulated provider. */
  readonly providerName: string;
  /** Where the choice is sent. */
  readonly action: string;
  readonly accounts: readonly LocalAccount[];
  /** The rejected form, shown again with its error. */
  readonly refusedInput?: NewAccountInput | undefined;
}

/** The account chooser: existing accounts, a new one, or canceling. Plain forms, no script. */
export function chooserPage(page: ChooserPage): string {
  const { words, base, theme, providerName, action, accounts } = page;
  const content = html`<p class="lead">${words.t('identity.lead', { provider: providerName })}</p>
<form method="post" action="${action}">
<h2 id="accounts">${words.t('identity.accounts')}</h2>
<ul class="accounts" aria-labelledby="accounts">${accounts.map((account) => accountItem(account, words))}</ul>
</form>
${newAccount(page)}
<form method="post" action="${action}" class="cancel">
<button class="quiet" name="cancel" value="1">${words.t('identity.cancel')}</button>
</form>`;
  return framePage({ words, base, theme, content, title: words.t('identity.title') });
}

const ROLES = { player: 'userType.1', developer: 'userType.99', operator: 'identity.role.operator' } as const;

function accountItem(account: LocalAccount, words: Translator): Html {
  const { sub, email, name, company } = account;
  const shown = name === '' ? email : name;
  return html`<li><button name="account" value="${sub}">
<span class="initial" aria-hidden="true">${[...shown.toUpperCase()][0] ?? ''}</span>
<span class="who"><span class="name">${shown}</span> <span class="email">${email}</span></span>
<span class="chips"><span class="chip">${words.t(ROLES[account.role])}</span>
${company !== '' && company !== name && html`<span class="chip">${company}</span>`}
${account.isSuspended && html`<span class="chip bad">${words.t('identity.suspended')}</span>`}
${!account.emailVerified && html`<span class="chip warn">${words.t('identity.unverified')}</span>`}</span>
</button></li>`;
}

function newAccount({ words, action, providerName, refusedInput }: ChooserPage): Html {
  const { email, name, isVerified } = refusedInput ?? { email: '', name: '', isVerified: true };
  const isRefused = refusedInput !== undefined;
  return html`<details${isRefused && html` open`}>
<summary>${words.t('identity.new.title')}</summary>
<form method="post" action="${action}">
<label for="email">${words.t('identity.new.email')}</label>
<input id="email" name="email" type="email" required maxlength="254" autocomplete="off" autocapitalize="none"
 spellcheck="false" value="${email}"${isRefused && html` aria-invalid="true" aria-describedby="email-error" autofocus`}>
${isRefused && html`<p class="error" id="email-error">${words.t('identity.new.emailInvalid')}</p>`}
<label for="name">${words.t('identity.new.name')}</label>
<input id="name" name="name" maxlength="100" autocomplete="off" value="${name}">
<label class="check"><input type="checkbox" name="verified" value="1"${isVerified && html` checked`}>
<span>${words.t('identity.new.verified', { provider: providerName })}</span></label>
<button class="main" name="new" value="1">${words.t('identity.new.submit')}</button>
</form>
</details>`;
}
