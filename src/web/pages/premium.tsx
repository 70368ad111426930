import { premiumPath } from '../../words/addresses.ts'
import { inBrowser, onServer } from '../loading/load.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import { Article } from './article.tsx'
import { loadPage } from './load-page.ts'

const load = loadPage('premium')

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function Premium() {
  return <Article page={useLoaded(load)} path={premiumPath} />
}
