import { use, useMemo, type ReactNode } from 'react'
import { Links, Outlet, Scripts, useMatches, useRouteLoaderData, type LoaderFunctionArgs } from 'react-router'
import './app.css'
import { isInStores } from '../domain/kernel/site/app-stores.ts'
import { defaultLanguage, htmlLang, perLanguage } from '../domain/kernel/site/language.ts'
import { languageOrigin } from '../domain/kernel/site/site-host.ts'
import { Frame } from './frame/frame.tsx'
import { preloadDictionaries } from './i18n/preload-dictionaries.ts'
import { LanguageContext } from './i18n/use-messages.ts'
import { AssetContext } from './loading/asset-context.ts'
import { LoadedScripts } from './loading/loaded-scripts.tsx'
import { pageContext } from './loading/page-context.ts'
import { SiteContext, type Site } from './reader/site.ts'
import { useTheme } from './reader/use-theme.ts'
import printStyles from './page/print.css?url'

export function loader({ request, context }: LoaderFunctionArgs): Site {
  const { language, siteOrigin, signatureKey, inApp, appStores, sellers } = context.get(pageContext)
  return {
    language,
    origins: perLanguage((other) => languageOrigin({ siteOrigin, language: other })),
    signatureKey,
    inApp,
    appStores,
    opensApp: inApp || isInStores(appStores),
    company: sellers[language].name,
    knownSearch: new URL(request.url).search,
  }
}

/** The site data never changes while the page is open. */
export const shouldRevalidate = () => false

export default function Root() {
  return <Outlet />
}

const FirstScript = import.meta.env.SSR
  ? (await import('./loading/first/first-script.tsx')).FirstScript
  : undefined

/** A route with `handle = { scripts: false }` is sent without scripts and never hydrated. */
interface PageHandle {
  readonly scripts?: boolean
}

export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<typeof loader>('root')
  const theme = useTheme()
  const language = site?.language ?? defaultLanguage
  const scripts = useMatches().every(({ handle }) => (handle as PageHandle | undefined)?.scripts !== false)
  const assets = use(AssetContext)
  const assetsOf = scripts ? assets : undefined
  const languageValue = useMemo(
    () => ({ language, ...(import.meta.env.SSR && { onUse: preloadDictionaries(language, assetsOf) }) }),
    [language, assetsOf],
  )
  return (
    <html lang={htmlLang[language]} data-theme={theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {FirstScript !== undefined && <FirstScript origins={Object.values(site?.origins ?? {})} />}
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={theme === 'dark' ? '#0c1122' : '#fbfaf6'} />
        {site && <meta name="signature-key" content={site.signatureKey} />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="stylesheet" href={printStyles} media="print" />
        <Links />
      </head>
      <body>
        <LanguageContext value={languageValue}>
          {site ? (
            <SiteContext value={site}>
              <Frame>{children}</Frame>
            </SiteContext>
          ) : (
            children
          )}
        </LanguageContext>
        {scripts && <LoadedScripts />}
        {scripts && <Scripts />}
      </body>
    </html>
  )
}

export { RouteError as ErrorBoundary } from './errors/route-error.tsx'
