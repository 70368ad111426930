import { data, redirect } from 'react-router'
import { aboutOfferingsPath, pagePath, premiumPath } from '../../words/addresses/addresses.ts'
import { inBrowser, onServer, type LoadArguments } from '../loading/load.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import { Article } from './article.tsx'
import { loadPage, type LoadedPage } from './load-page.ts'

/** Static pages that have an address of their own. `/page/{id}` redirects to it. */
const ownAddress: Readonly<Record<string, string>> = { ico: aboutOfferingsPath, premium: premiumPath }

async function load(args: LoadArguments): Promise<LoadedPage> {
  const { pageId = '' } = args.params
  const own = ownAddress[pageId]
  if (own !== undefined) throw redirect(own + args.url.search, 301)
  // An impossible id is not found rather than a bad request.
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(pageId)) throw data(null, { status: 404 })
  return loadPage()(args)
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function Page() {
  const page = useLoaded(load)
  return <Article page={page} path={pagePath('missing' in page ? page.missing : page.page_id)} />
}
