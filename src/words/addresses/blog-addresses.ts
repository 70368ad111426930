export function postSearchPath({ q, page = 1 }: { q: string; page?: number }): string {
  return `/blog?q=${encodeURIComponent(q)}${page === 1 ? '' : `&page=${page}`}`
}

export function postPreviewPath(token: string): string {
  return `/blog/preview?token=${encodeURIComponent(token)}`
}

/**
 * The address of a post for readers who come from an edition in another language (`from`); the page then shows a note about that.
 */
export function arrivedPath(path: string, from: string): string {
  return `${path}?from=${from}`
}
