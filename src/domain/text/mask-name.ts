/** A nickname as strangers see it: enough to tell people apart, too little to find somebody by. */
export function maskName(nickname: string): string {
  const [first = ''] = nickname;
  return `${first}**`;
}
