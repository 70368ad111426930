import { worker } from './worker-globals.ts'

/** Paths that are never stored: they are no pages, redirect, or show personal data. */
const neverStored =
  /^\/(?:api|files|assets|embed|followed|unfollowed|preferences|offline|error|refused|ico-form|_app)(?:\/|$)/

export function mayBeStored(url: URL): boolean {
  return url.origin === worker.location.origin && !neverStored.test(url.pathname) && !hasProof(url)
}

function hasProof({ searchParams }: URL): boolean {
  return searchParams.has('token')
}

export function isStorable({ status, headers }: Response): boolean {
  const type = headers.get('content-type') ?? ''
  const caching = headers.get('cache-control') ?? ''
  return status === 200 && type.startsWith('text/html') && !/no-store|private/.test(caching)
}
