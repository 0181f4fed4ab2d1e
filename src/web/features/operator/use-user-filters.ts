import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { usePage } from '../../app/use-page.ts';
import { readUserFilter, type UserFilter, userQuery } from './user-filter.ts';

const TYPING_PAUSE_MS = 300;

type Chosen = Omit<UserFilter, 'page'>;

/**
 * What the fields of the filter hold, which becomes the address: at once when something is chosen, after a pause when it
 * is typed. An address from elsewhere (a link, the way back) fills the fields; one's own never undoes later typing.
 */
export function useUserFilters(filter: UserFilter) {
  const page = usePage();
  const router = useRouter();
  const [fields, setFields] = useState<Chosen>(filter);
  const shown = userQuery(filter);
  const asked = useRef(shown);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (shown === asked.current) return;
    asked.current = shown;
    setFields(readUserFilter(Object.fromEntries(new URLSearchParams(shown))));
  }, [shown]);
  const ask = (chosen: Chosen, how: 'push' | 'replace') => {
    clearTimeout(timer.current);
    const { search } = readUserFilter({ search: chosen.search });
    const query = userQuery({ ...chosen, search, page: 1 });
    if (query === asked.current) return;
    asked.current = query;
    router.history[how](page.href('/operator/users', query));
  };
  return {
    fields,
    type(search: string) {
      const chosen = { ...fields, search };
      setFields(chosen);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => ask(chosen, 'replace'), TYPING_PAUSE_MS);
    },
    choose(name: 'type' | 'status', code: string) {
      const chosen = { ...fields, [name]: readUserFilter({ [name]: code })[name] };
      setFields(chosen);
      ask(chosen, 'push');
    },
    submit: () => ask(fields, 'push'),
  };
}
