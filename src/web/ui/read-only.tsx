import { createContext, type ReactNode, use } from 'react';

/** True where nobody may change anything: forms are shown, but cannot be filled in or sent. */
export const ReadOnly = createContext(false);

/** Fields that cannot be changed while `ReadOnly` holds. */
export function Changeable({ children }: { children: ReactNode }) {
  if (!use(ReadOnly)) return children;
  return (
    <fieldset disabled className="contents">
      {children}
    </fieldset>
  );
}
