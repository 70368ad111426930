import type { FastifyReply, FastifyRequest } from 'fastify'
import { cachePolicies } from '../../cache/cache-policies.ts'

/** Says how new it is; a program that asks by time and has it is answered at once, one with an ETag by its plugin. */
export function answeredBefore(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  changedAt: number | null,
): boolean {
  reply.header('cache-control', cachePolicies.rss)
  if (changedAt === null) return false
  reply.header('last-modified', new Date(changedAt).toUTCString())
  const since = Date.parse(headers['if-modified-since'] ?? '')
  if (headers['if-none-match'] !== undefined || Number.isNaN(since)) return false
  if (Math.floor(changedAt / 1000) * 1000 > since) return false
  reply.code(304).send()
  return true
}
