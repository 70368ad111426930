import { use } from 'react'
import { useMatches } from 'react-router'
import { LoadedContext } from './use-loaded.ts'

/**
 * What the page was made of, for the browser to go on with: JSON as it is. In the data of the router it would be
 * written three times over, and be half as long again. Stands before the scripts of the router, which begin when that data is there.
 */
export function LoadedScripts() {
  const loaded = use(LoadedContext)
  const ids = useMatches().flatMap(({ loaderData }) => (typeof loaderData === 'string' ? [loaderData] : []))
  return ids.map((id) => (
    <script
      key={id}
      id={id}
      type="application/json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: loaded?.get(id)?.text.replaceAll('<', '\\u003c') ?? '' }}
    />
  ))
}
