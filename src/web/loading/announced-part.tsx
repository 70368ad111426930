import { lazy, use, type ComponentType } from 'react'
import { preloadModule } from 'react-dom'
import { AssetContext } from './asset-context.ts'

/**
 * A part of the first view that is hydrated from a file of its own. The page of the server announces that file with all that it
 * imports, so that the browser downloads it beside the page and not after it. `module` is the path from the root of the
 * repository: `src/web/contact/form/contact-form.tsx`.
 */
export function announcedPart<Props extends object>(
  module: string,
  fetchFile: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Part = lazy(fetchFile)
  if (!import.meta.env.SSR) return Part as ComponentType<Props>
  return function AnnouncedPart(props: Props) {
    const assetsOf = use(AssetContext)
    const files = assetsOf === undefined ? [] : assetsOf(module)
    if (files === undefined) throw new Error(`The build has no file for ${module}.`)
    for (const file of files) preloadModule(file, { as: 'script' })
    return <Part {...props} />
  }
}
