/** Masks a nickname for strangers: enough to tell people apart, too little to identify anyone. */
export function maskName(nickname: string): string {
  const [first = ''] = nickname;
  return `${first}**`;
}
