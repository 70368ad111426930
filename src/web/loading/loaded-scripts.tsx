import { use } from 'react'
import { useMatches } from 'react-router'
import { LoadedContext } from './use-loaded.ts'

/**
 * The loaded data as JSON scripts, from which the browser hydrates. The router would write the same data three times, each half
 * as long again. These scripts come before those of the router, which read them.
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
