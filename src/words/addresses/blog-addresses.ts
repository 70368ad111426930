/** A page of a search for posts. */
export function postSearchPath({ q, page = 1 }: { q: string; page?: number }): string {
  return `/blog?q=${encodeURIComponent(q)}${page === 1 ? '' : `&page=${page}`}`
}

/** A post as it will be, for whoever has the link. */
export function postPreviewPath(token: string): string {
  return `/blog/preview?token=${encodeURIComponent(token)}`
}

/** A post for a reader who was led to it from another language. */
export function arrivedPath(path: string, from: string): string {
  return `${path}?from=${from}`
}
