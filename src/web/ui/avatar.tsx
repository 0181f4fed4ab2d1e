import { avatarInitial } from '#domain/page/page-user.ts';

/** Stands for a person: the first letter of the nickname, which the words beside it or on its button say. */
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
