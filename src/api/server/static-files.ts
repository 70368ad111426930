import { readdir } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { embedPrefix } from '../../words/addresses/badge-addresses.ts'
import { cachePolicies } from '../cache/cache-policies.ts'
import { encodingFor } from '../cache/encodings.ts'
import { readClientFiles } from './client-files.ts'

interface StaticFiles {
  /** The directory of the built client; undefined in development, where Vite serves it. */
  readonly clientDirectory: string | undefined
}

const options = { compress: false, schema: { hide: true } } as const

/** Assets have a content hash in their name and are cached forever. */
export async function staticFiles(app: FastifyInstance, { clientDirectory }: StaticFiles): Promise<void> {
  if (clientDirectory === undefined) return
  const files = await readClientFiles(clientDirectory)

  async function send({ headers }: FastifyRequest, reply: FastifyReply, name: string) {
    const file = await files(name, encodingFor(headers['accept-encoding']))
    if (file === undefined) return reply.callNotFound()
    const { type, etag, encoding, content } = file
    void reply.headers({ ...headersOf(name), etag, vary: 'accept-encoding', 'content-type': type })
    if (encoding !== 'identity') void reply.header('content-encoding', encoding)
    return reply.send(content)
  }

  for (const entry of await readdir(clientDirectory, { withFileTypes: true })) {
    const { name } = entry
    if (name.startsWith('.')) continue
    if (entry.isFile()) app.get(`/${name}`, options, (request, reply) => send(request, reply, name))
    else
      app.get<{ Params: { '*': string } }>(`/${name}/*`, options, (request, reply) =>
        send(request, reply, `${name}/${request.params['*']}`),
      )
  }
}

function headersOf(name: string): Readonly<Record<string, string>> {
  if (name.startsWith('assets/')) return { 'cache-control': cachePolicies.forever }
  // Files below `/embed/` are loaded by pages of other sites, including cross-origin isolated ones, which accept only files with
  // these headers.
  if (`/${name}`.startsWith(embedPrefix))
    return {
      'cache-control': cachePolicies.publicFiles,
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    }
  if (name.includes('/')) return { 'cache-control': cachePolicies.files }
  // Browsers ask for the service worker every time instead of caching it, so that they notice a new build.
  return {
    'cache-control': name === 'service-worker.js' ? cachePolicies.revalidated : cachePolicies.publicFiles,
  }
}
