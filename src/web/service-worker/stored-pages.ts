import { isStorable, mayBeStored } from './storable-pages.ts'
import { assetsOf, storeAssets } from './stored-assets.ts'
import { version } from './worker-globals.ts'

export interface StoredPage {
  readonly address: string
  /** Title of the page, HTML-escaped as in its markup. */
  readonly title: string
  readonly at: Date
  readonly size: number
  readonly build: string
}

const cacheName = 'kawara-pages'
const maxPages = 30
const maxBytes = 8_000_000
/**
 * How many addresses of one path are stored: a list has an address for each choice of filters, and these must not displace other
 * pages.
 */
const maxPerPath = 5

/** Stores the page of a visit, if it may be stored, after its assets. */
export async function storePage(address: string, answer: Response): Promise<void> {
  if (!mayBeStored(new URL(address)) || !isStorable(answer)) return
  const at = Date.now()
  const page = await answer.blob()
  const html = await page.text()
  await storeAssets(assetsOf(html))
  const [, title = ''] = /<title[^>]*>([^<]*?)(?: \| [^<|]*)?<\/title>/.exec(html) ?? []
  const headers = new Headers(answer.headers)
  // These headers describe how the page was transferred, or that it varies by reader. The stored page is decompressed and found
  // by its address only, so they do not apply.
  for (const name of ['vary', 'etag', 'content-encoding', 'content-length']) headers.delete(name)
  headers.set('x-stored-title', encodeURIComponent(title))
  headers.set('x-stored-at', String(at))
  headers.set('x-stored-size', String(page.size))
  headers.set('x-stored-build', version)
  const cache = await caches.open(cacheName)
  await cache.put(withoutHash(address), new Response(page, { headers }))
  await forgetPages(isBeyondBounds())
}

export async function storedResponse(address: string): Promise<Response | undefined> {
  return (await caches.open(cacheName)).match(withoutHash(address))
}

/** All stored pages, most recently visited first. */
export async function storedPages(): Promise<StoredPage[]> {
  const cache = await caches.open(cacheName)
  const pages = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const answer = await cache.match(url)
      return answer && factsOf(url, answer)
    }),
  )
  return pages.filter((page) => page !== undefined).sort((one, other) => Number(other.at) - Number(one.at))
}

export function factsOf(address: string, { headers }: Response): StoredPage {
  const fact = (name: string) => headers.get(`x-stored-${name}`) ?? ''
  return {
    address,
    title: decodeURIComponent(fact('title')),
    at: new Date(Number(fact('at'))),
    size: Number(fact('size')),
    build: fact('build'),
  }
}

/** Deletes pages of deleted builds, which would appear without styles. */
export async function forgetPagesWithout(builds: ReadonlySet<string>): Promise<void> {
  await forgetPages(({ build }) => !builds.has(build))
}

async function forgetPages(isObsolete: (page: StoredPage) => boolean): Promise<void> {
  const cache = await caches.open(cacheName)
  const obsolete = (await storedPages()).filter(isObsolete)
  await Promise.all(obsolete.map(({ address }) => cache.delete(address)))
}

/**
 * Returns a function that says whether a stored page exceeds the limits on number and size. It counts the pages it is called for,
 * so it must be called for all of them in turn, most recently visited first.
 */
function isBeyondBounds(): (page: StoredPage) => boolean {
  let [pages, bytes] = [0, 0]
  const ofPath = new Map<string, number>()
  return ({ address, size }) => {
    const { pathname } = new URL(address)
    const addresses = (ofPath.get(pathname) ?? 0) + 1
    if (addresses > maxPerPath || pages >= maxPages || bytes + size > maxBytes) return true
    ofPath.set(pathname, addresses)
    pages += 1
    bytes += size
    return false
  }
}

function withoutHash(address: string): string {
  return address.split('#', 1)[0] ?? address
}
