import { areStored, assetsOf, offlinePages } from './stored-assets.ts'
import { factsOf, storedResponse, storedPages, type StoredPage } from './stored-pages.ts'

/** Response for a reader without a network: the page as stored at the last visit, or the offline page, which lists the stored pages. */
export async function offlineResponse(url: URL): Promise<Response | undefined> {
  const theme = url.searchParams.get('theme') === 'dark' ? 'dark' : 'light'
  const offline = await caches.match(offlinePages[theme])
  if (offline === undefined) return undefined
  const stored = await storedResponse(url.href)
  if (stored === undefined) return offlinePage(offline)
  const notice = partOf(await offline.text(), 'notice')
  const { at } = factsOf(url.href, stored)
  const html = await readable(await stored.text())
  // The notice is inserted at the beginning of the body, where React tolerates an element that it did not expect during
  // hydration.
  const noticed = html.replace(/<body[^>]*>/, (body) => body + fill(notice, { time: timeIn(html, at) }))
  return new Response(noticed, { headers: stored.headers })
}

/**
 * Removes the scripts of a page if not all of them are stored, as if JavaScript were off: a script that fails to load
 * would replace the page by an error.
 */
async function readable(html: string): Promise<string> {
  if (await areStored(assetsOf(html))) return html
  return html.replace(
    /<script[^>]* type="module"[^>]*>.*?<\/script>|<link[^>]* rel="modulepreload"[^>]*>/gs,
    '',
  )
}

async function offlinePage(offline: Response): Promise<Response> {
  const html = await offline.text()
  const entry = partOf(html, 'page')
  const write = ({ address, title, at }: StoredPage) => {
    const { pathname, search } = new URL(address)
    return fill(entry, { path: escaped(pathname + search), title, time: timeIn(html, at) })
  }
  const entries = (await storedPages()).map(write).join('')
  const listed = html.replace(/ hidden=""([^>]*data-stored-pages[^>]*>)/, '$1')
  const page =
    entries === '' ? html : listed.replace(/<ul[^>]*data-stored-list[^>]*>/, (list) => list + entries)
  return new Response(page, { headers: offline.headers })
}

function partOf(html: string, name: string): string {
  return new RegExp(`<template id="${name}">(.*?)</template>`, 's').exec(html)?.[1] ?? ''
}

function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}

function timeIn(html: string, at: Date): string {
  const language = /<html lang="([\w-]+)"/.exec(html)?.[1]
  const ofThisYear = at.getFullYear() === new Date().getFullYear()
  return new Intl.DateTimeFormat(language, {
    ...(!ofThisYear && { year: 'numeric' }),
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at)
}

function escaped(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}
