import { assetsOf, storeAssets } from './stored-assets.ts'
import { isStorable, mayBeStored } from './storable-pages.ts'
import { version } from './this-worker.ts'

export interface StoredPage {
  readonly address: string
  /** As it stands in the page, where it is written as HTML. */
  readonly title: string
  readonly at: Date
  readonly size: number
  readonly build: string
}

const cacheName = 'kawara-pages'
const maxPages = 30
const maxBytes = 8_000_000
/** A list is one path with many addresses, one for each choice of filters: it must not push the others out. */
const maxPerPath = 5

/** Stores what was answered to a visit, if it is a page that may be stored, once what it needs is. */
export async function storePage(address: string, answer: Response): Promise<void> {
  if (!mayBeStored(new URL(address)) || !isStorable(answer)) return
  const at = Date.now()
  const page = await answer.blob()
  const html = await page.text()
  await storeAssets(assetsOf(html))
  // Without the name of the site, which ends it.
  const [, title = ''] = /<title[^>]*>([^<]*?)(?: \| [^<|]*)?<\/title>/.exec(html) ?? []
  const headers = new Headers(answer.headers)
  // They tell of the answer as it was sent, or whom it is for: the page is stored for its address alone.
  for (const name of ['vary', 'etag', 'content-encoding', 'content-length']) headers.delete(name)
  headers.set('x-stored-title', encodeURIComponent(title))
  headers.set('x-stored-at', String(at))
  headers.set('x-stored-size', String(page.size))
  headers.set('x-stored-build', version)
  const cache = await caches.open(cacheName)
  await cache.put(withoutHash(address), new Response(page, { headers }))
  await forgetPages(isBeyondBounds())
}

export async function storedAnswer(address: string): Promise<Response | undefined> {
  return (await caches.open(cacheName)).match(withoutHash(address))
}

/** The last visited first. */
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

/** A page without the scripts and styles of its build would come as bare text. */
export async function forgetPagesWithout(builds: ReadonlySet<string>): Promise<void> {
  await forgetPages(({ build }) => !builds.has(build))
}

async function forgetPages(isToGo: (page: StoredPage) => boolean): Promise<void> {
  const cache = await caches.open(cacheName)
  const going = (await storedPages()).filter(isToGo)
  await Promise.all(going.map(({ address }) => cache.delete(address)))
}

/** Asked of one page after the other, the last visited first. */
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
