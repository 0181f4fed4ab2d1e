import { avatarInitial } from '#domain/page/page-user.ts';

/** The avatar of a user: the first letter of the nickname, which is part of the adjacent text or button label. */
export function Avatar({ nickname }: { nickname: string }) {
  return (
    <span
      aria-hidden
      className="bg-accent text-on-accent grid h-9 w-9 flex-none place-items-center rounded-full font-bold"
    >
      {avatarInitial(nickname)}
    </span>
  );
}
