import type { FastifyInstance } from 'fastify'
import { htmlLang, oncePerLanguage, type Language } from '../../domain/kernel/site/language.ts'
import { paper } from '../../domain/kernel/site/palette.ts'
import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import { siteProfile } from '../../domain/kernel/site/site-profile.ts'
import { appPath, eventsPath, homePath, marketPath, searchPath } from '../../words/addresses/addresses.ts'
import { webManifestPath } from '../../words/addresses/endpoints.ts'
import { cachePolicies } from '../cache/cache-policies.ts'
import { wordsFor } from '../words/words-for.ts'

export function webManifestRoutes(app: FastifyInstance): void {
  const manifestOf = oncePerLanguage((language) => JSON.stringify(writeManifest(language)))
  app.get(webManifestPath, { schema: { hide: true } }, (request, reply) =>
    reply
      .header('cache-control', cachePolicies.publicFiles)
      .type('application/manifest+json; charset=utf-8')
      .send(manifestOf(request.language)),
  )
}

function writeManifest(language: Language) {
  const t = wordsFor(language, 'web-manifest')
  const shortcuts = [
    { name: t.search(), url: searchPath },
    { name: t.market(), url: marketPath },
    { name: t.events(), url: eventsPath },
    { name: siteConfig.app, url: appPath },
  ]
  return {
    id: homePath,
    name: siteConfig.fullName[language],
    short_name: siteConfig.name,
    description: siteProfile.slogan[language],
    lang: htmlLang[language],
    dir: 'ltr',
    start_url: homePath,
    scope: homePath,
    display: 'standalone',
    background_color: paper.light,
    theme_color: paper.light,
    categories: ['finance', 'news'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/icon-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: shortcuts.map((shortcut) => ({
      ...shortcut,
      icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
    })),
  }
}
