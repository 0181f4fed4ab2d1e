import { SentenceWithLinks } from './sentence-with-links.tsx';

export const TERMS_LINK = { path: '/terms/terms-of-use', text: 'signIn.agreement.terms' } as const;
const PRIVACY_LINK = { path: '/terms/privacy-policy', text: 'signIn.agreement.privacy' } as const;

/** The policies accepted by signing in. They open in a new tab, so that the dialog stays open. */
export function Agreement() {
  return (
    <p className="text-muted mt-2 text-sm text-pretty">
      <SentenceWithLinks sentence="signIn.agreement" links={{ terms: TERMS_LINK, privacy: PRIVACY_LINK }} />
    </p>
  );
}
