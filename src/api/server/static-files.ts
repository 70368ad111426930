import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { cachePolicies } from '../cache/cache-policies.ts'
import { embedPrefix } from '../../words/badge-addresses.ts'

interface StaticFiles {
  /** The built client; absent in development, where Vite serves it. */
  readonly clientDirectory: string | undefined
}

/** Built assets have their hash in the name and are cached for ever. */
export async function staticFiles(app: FastifyInstance, { clientDirectory }: StaticFiles): Promise<void> {
  if (clientDirectory === undefined) return
  // Gives replies `sendFile`.
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
      reply.header('cache-control', cachePolicies.forever)
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
        cacheControl: false,
        setHeaders(reply) {
          reply.header('cache-control', isEmbed(entry.name) ? cachePolicies.publicFiles : cachePolicies.files)
          // What runs on pages of others, whichever of them isolate themselves.
          if (isEmbed(entry.name)) {
            reply.header('cross-origin-resource-policy', 'cross-origin')
            reply.header('access-control-allow-origin', '*')
          }
        },
      })
    }
  }
}

const isEmbed = (folder: string) => `/${folder}/` === embedPrefix

/** Browsers keep these for an hour; the service worker is asked for anew, so that a new build is noticed at once. */
function publicFile(
  app: FastifyInstance,
  { name, clientDirectory }: { name: string; clientDirectory: string },
): void {
  const caching = name === 'service-worker.js' ? cachePolicies.revalidated : cachePolicies.publicFiles
  app.get(`/${name}`, { schema: { hide: true } }, (_, reply) =>
    reply.header('cache-control', caching).sendFile(name, clientDirectory, { cacheControl: false }),
  )
}
