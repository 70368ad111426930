import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const immutable = 'public, max-age=31536000, immutable'

interface StaticFiles {
  /** The built client; absent in development, where Vite serves it. */
  readonly clientDirectory: string | undefined
  readonly filesDirectory: string
}

/** Built assets have their hash in the name and are kept for ever; `/files` holds what people uploaded. */
export async function staticFiles(
  app: FastifyInstance,
  { clientDirectory, filesDirectory }: StaticFiles,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: filesDirectory,
    prefix: '/files/',
    index: false,
    decorateReply: false,
    schemaHide: true,
    setHeaders(reply) {
      reply.header('cache-control', 'public, max-age=86400')
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    },
  })
  if (clientDirectory === undefined) return
  // Gives replies `sendFile`, which must not carry what `/files` says of itself.
  await app.register(fastifyStatic, { root: clientDirectory, serve: false, cacheControl: false })
  await app.register(fastifyStatic, {
    root: join(clientDirectory, 'assets'),
    prefix: '/assets/',
    index: false,
    decorateReply: false,
    preCompressed: true,
    schemaHide: true,
    cacheControl: false,
    setHeaders(reply) {
      reply.header('cache-control', immutable)
    },
  })
  for (const entry of await readdir(clientDirectory, { withFileTypes: true })) {
    if (entry.isFile()) publicFile(app, { name: entry.name, clientDirectory })
    else if (entry.name !== 'assets' && !entry.name.startsWith('.')) {
      await app.register(fastifyStatic, {
        root: join(clientDirectory, entry.name),
        prefix: `/${entry.name}/`,
        index: false,
        decorateReply: false,
        schemaHide: true,
        maxAge: 86_400_000,
      })
    }
  }
}

/** Browsers keep these for an hour; the service worker is asked for anew, so that a new build is noticed at once. */
function publicFile(
  app: FastifyInstance,
  { name, clientDirectory }: { name: string; clientDirectory: string },
): void {
  const caching = name === 'service-worker.js' ? 'no-cache' : 'public, max-age=3600'
  app.get(`/${name}`, { schema: { hide: true } }, (_, reply) =>
    reply.header('cache-control', caching).sendFile(name, clientDirectory, { cacheControl: false }),
  )
}
