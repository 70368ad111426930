interface Place {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/**
 * Where a page stands after a navigation: at the hash if there is one; at the top when the path or the page
 * number changed; otherwise where it was. `/?sort=endAsc` → `/?sort=endAsc&bonus=1` stays, `&page=2` goes up.
 */
export function scrollAfter(from: Place, to: Place): 'hash' | 'top' | 'stay' {
  if (to.hash !== '') return 'hash'
  if (from.pathname !== to.pathname || pageOf(from) !== pageOf(to)) return 'top'
  return 'stay'
}

function pageOf({ search }: Place): string {
  return new URLSearchParams(search).get('page') ?? '1'
}
