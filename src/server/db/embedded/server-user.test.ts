import { expect, it } from 'vitest';
import { parseUsers } from './server-user.ts';

it('reads the users of a passwd file and leaves root, comments and NIS lines out', () => {
  const passwd =
    'root:x:0:0::/root:/bin/sh\n# note\n+::::::\npostgres:x:101:104:,,,:/var/lib:/bin/sh\nnobody:x:65534:65534::/:/bin/false\n';
  expect(parseUsers(passwd)).toEqual([
    { name: 'postgres', uid: 101, gid: 104 },
    { name: 'nobody', uid: 65_534, gid: 65_534 },
  ]);
});
