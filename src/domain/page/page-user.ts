import type { OwnProfile } from '#contract/account/entities.ts';

type ProfileFields =
  | 'id'
  | 'nickname'
  | 'type'
  | 'status'
  | 'loginType'
  | 'emailConfirmed'
  | 'phoneConfirmed'
  | 'deviceAllowed';

/** What every page knows of who is signed in; the server sends it with the page. */
export interface PageUser extends Pick<OwnProfile, ProfileFields> {
  /** Only the server can tell: its settings name the operators. */
  readonly isOperator: boolean;
}

/** The summary of a profile that pages carry. */
export function summarizeUser(profile: Pick<OwnProfile, ProfileFields>, isOperator: boolean): PageUser {
  const { id, nickname, type, status, loginType, emailConfirmed, phoneConfirmed, deviceAllowed } = profile;
  return { id, nickname, type, status, loginType, emailConfirmed, phoneConfirmed, deviceAllowed, isOperator };
}

/** What stands for a person where there is room for one letter: the first of the nickname, as it is read. */
export function avatarInitial(nickname: string): string {
  const [first] = new Intl.Segmenter().segment(nickname.trim());
  return first?.segment.toLocaleUpperCase('en') ?? '?';
}
