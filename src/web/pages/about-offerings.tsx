import { aboutOfferingsPath } from '../../words/addresses/addresses.ts'
import { inBrowser, onServer } from '../loading/load.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import { Article } from './article.tsx'
import { loadPage } from './load-page.ts'

const load = loadPage('ico')

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function AboutOfferings() {
  return <Article page={useLoaded(load)} path={aboutOfferingsPath} />
}
