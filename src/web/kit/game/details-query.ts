/** The address of a game's details page. */
export function detailsQuery(applicationId: string): string {
  return `?applicationId=${encodeURIComponent(applicationId)}`;
}
