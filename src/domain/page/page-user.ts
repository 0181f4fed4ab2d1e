import type { OwnProfile } from '#contract/account/entities.ts';

type ProfileFields =
  | 'id'
  | 'nickname'
  | 'avatar'
  | 'type'
  | 'status'
  | 'loginType'
  | 'emailConfirmed'
  | 'phoneConfirmed'
  | 'deviceAllowed';

/** What every page knows about the signed-in user; the server sends it with the page. */
export interface PageUser extends Pick<OwnProfile, ProfileFields> {
  /** Set by the server, whose settings list the operators. */
  readonly isOperator: boolean;
}

/** The summary of a profile that pages carry. */
export function summarizeUser(profile: Pick<OwnProfile, ProfileFields>, isOperator: boolean): PageUser {
  const { id, nickname, avatar, type, status, loginType, emailConfirmed, phoneConfirmed, deviceAllowed } = profile;
  return { id, nickname, avatar, type, status, loginType, emailConfirmed, phoneConfirmed, deviceAllowed, isOperator };
}

/** Made once: making one takes longer than all else on a page of reviews without images. */
const GRAPHEMES = new Intl.Segmenter();

/** The initial shown for a person: the first grapheme of the nickname. */
export function avatarInitial(nickname: string): string {
  const [first] = GRAPHEMES.segment(nickname.trim());
  return first?.segment.toLocaleUpperCase('en') ?? '?';
}
