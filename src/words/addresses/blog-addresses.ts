export function postSearchPath({ q, page = 1 }: { q: string; page?: number }): string {
  return `/blog?q=${encodeURIComponent(q)}${page === 1 ? '' : `&page=${page}`}`
}

export function postPreviewPath(token: string): string {
  return `/blog/preview?token=${encodeURIComponent(token)}`
}

/** A post with a note for readers who come from another language. */
export function arrivedPath(path: string, from: string): string {
  return `${path}?from=${from}`
}
