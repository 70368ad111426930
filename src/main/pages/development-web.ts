import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { apiPrefix } from '../../words/addresses/endpoints.ts'
import { widgetFrameScript } from '../../words/addresses/widget-addresses.ts'

export async function developmentWeb() {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  return {
    mode: 'development' as const,
    cachesPages: false,
    build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
    assetsOf: () => [],
    close: () => vite.close(),
    attach(app: FastifyInstance) {
      app.addHook('onRequest', (request, reply, next) => {
        if (request.url.startsWith(apiPrefix)) return next()
        const [path = ''] = request.url.split('?', 1)
        // In development the script of widget frames is not built, so Vite serves its source file.
        if (path === widgetFrameScript) request.raw.url = '/src/web/embeds/frame.ts'
        reply.raw.once('finish', () => void reply.hijack())
        return vite.middlewares(request.raw, reply.raw, () => next())
      })
    },
  }
}
