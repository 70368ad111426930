import { gzipSync } from 'node:zlib'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { Random } from '../../../bench/support/random.ts'
import { isWrite, type Operation } from '../../../src/contract/operations/operation.ts'
import { operations } from '../../../src/contract/operations/operations.ts'
import routes from '../../../src/web/routes.ts'
import { badgeFilesPath } from '../../../src/words/addresses/badge-addresses.ts'
import { uploadPath } from '../files-site.ts'
import { hostileBody } from './hostile-bodies.ts'
import { hostileHeaders, hostileHost } from './hostile-headers.ts'
import { hostileTarget } from './hostile-targets.ts'
import { hostileUpload } from './hostile-uploads.ts'
import { encodeHostile, hostileJson, hostileText } from './hostile-values.ts'
import { validInput, type Values } from './valid-inputs.ts'

export interface HostileRequest {
  readonly seed: number
  readonly method: string
  readonly target: string
  readonly headers: readonly (readonly [string, string])[]
  readonly body: Buffer | undefined
  readonly operation?: string
}

interface RequestMaker {
  readonly random: Random
  readonly host: string
  readonly sign: (path: string) => string
}

type Made = Omit<HostileRequest, 'seed'>

const forms = ['/contact', '/follow', '/contact?theme=dark']
/**
 * All operations, to pick from at random. Those with input are listed twice as often, because there is less to vary in the others.
 */
const declared = Object.entries<Operation>(operations).flatMap((entry) =>
  Array<typeof entry>((entry[1].params ?? entry[1].query ?? entry[1].body) ? 4 : 2).fill(entry),
)
const pages = (routes as readonly RouteConfigEntry[]).map(({ path }) => `/${path ?? ''}`)
const odd = [
  'HEAD',
  'OPTIONS',
  'PUT',
  'PATCH',
  'TRACE',
  'PROPFIND',
  'PURGE',
  'M-SEARCH',
  'DELETE',
  'POST',
  'GET',
]

/** Makes the hostile request of a seed. Most of them are valid requests to an operation with one or two parts made invalid. */
export function hostileRequest(seed: number, site: Omit<RequestMaker, 'random'>): HostileRequest {
  const random = new Random(seed)
  const making = { random, ...site }
  // Pages are expensive to render, so only a few requests are for pages.
  const made = random.chance(0.94)
    ? (random.chance(0.02) ? ofUpload : ofOperation)(making)
    : (random.chance(0.2) ? ofForm : ofPage)(making)
  const host = random.chance(0.04) ? hostileHost(random, site.host) : site.host
  const address = `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`
  return {
    seed,
    ...made,
    method: random.chance(0.04) ? random.pick(odd) : made.method,
    headers: [['host', host], ['x-forwarded-for', address], ...made.headers, ...hostileHeaders(random)],
  }
}

function ofOperation({ random, sign }: RequestMaker): Made {
  const [name, operation] = random.pick(declared)
  const { method, params, query, body } = operation
  const path = validInput(random, operation, params)
  const inQuery = validInput(random, operation, query)
  const inBody = validInput(random, operation, body)
  const parts = [
    { schema: params, values: path, write: hostileText },
    { schema: query, values: inQuery, write: hostileText },
    { schema: body, values: inBody, write: hostileJson },
  ].filter(({ schema }) => schema !== undefined)
  // Valid requests are the most expensive to answer, so only a few are left unchanged.
  const spoilt = parts.length === 0 || random.chance(0.08) ? 0 : random.between(1, 2)
  for (let n = 0; n < spoilt; n++) {
    const { schema, values, write } = random.pick(parts)
    spoil(random, values, { names: Object.keys(schema?.properties ?? {}), write })
  }
  const filled = operation.path.replaceAll(/\{(\w+)\}/g, (_, field: string) =>
    writeHostile(random, path[field]),
  )
  const search = Object.entries(inQuery).map(([field, value]) => `${field}=${writeHostile(random, value)}`)
  const isSigned = isWrite(operation) ? random.chance(0.9) : random.chance(0.2)
  const sent = body === undefined ? undefined : bodyOf(random, inBody)
  return {
    operation: name,
    method,
    target: filled + (search.length === 0 ? '' : `?${search.join('&')}`) + manyParameters(random),
    headers: [
      ...(isSigned ? [['x-signature', sign(filled)] as const] : []),
      ...(operation.authorized && random.chance(0.8) ? [['authorization', hostileKey(random)] as const] : []),
      ...(sent?.headers ?? []),
    ],
    body: sent?.body,
  }
}

function hostileKey(random: Random): string {
  const key = random.pick([
    'a'.repeat(43),
    '',
    'Bearer',
    "' or 1=1",
    '..%2f',
    'x'.repeat(3_000),
    '\u00e9\u00ff',
  ])
  return random.chance(0.5) ? key : `Bearer ${key}`
}

function ofForm({ random }: RequestMaker): Made {
  const fields = [
    'purpose',
    'name',
    'url',
    'email',
    'message',
    'item',
    'topic',
    'ticket',
    'change',
    '__proto__',
  ]
  const field = () => `${random.pick(fields)}=${encodeHostile(random, hostileText(random))}`
  const body = Array.from({ length: random.between(0, 8) }, field).join('&')
  return {
    method: 'POST',
    target: random.pick(forms),
    headers: [['content-type', 'application/x-www-form-urlencoded']],
    body: Buffer.from(body),
  }
}

/** A badge request; it must be answered with a picture, whatever its parameters are. */
function ofBadge({ random }: Pick<RequestMaker, 'random'>): Made {
  const id = random.chance(0.5) ? 'hinode-grid' : encodeHostile(random, hostileText(random))
  const field = () =>
    `${random.pick(['kind', 'size', 'theme', 'lang', 'zz'])}=${encodeHostile(random, hostileText(random))}`
  const search = Array.from({ length: random.between(0, 3) }, field).join('&')
  const target = `${badgeFilesPath}${id}.${random.pick(['svg', 'json', 'png'])}?${search}`
  return { method: 'GET', target, headers: [], body: undefined }
}

function ofUpload({ random, sign }: RequestMaker): Made {
  const { type, body } = hostileUpload(random)
  const signed = random.chance(0.9) ? [['x-signature', sign(uploadPath)] as const] : []
  return {
    operation: 'uploadFile',
    method: 'POST',
    target: uploadPath,
    headers: [['content-type', type], ...signed],
    body,
  }
}

function ofPage({ random }: RequestMaker): Made {
  if (random.chance(0.2)) return ofBadge({ random })
  if (random.chance(0.5))
    return { method: 'GET', target: hostileTarget(random), headers: [], body: undefined }
  const path = random.pick(pages).replaceAll(/:\w+|\*/g, () => encodeHostile(random, hostileText(random)))
  const fields = ['q', 'page', 'sort', 'token', 'theme', 'inApp', 'range', 'currency', 'zz']
  const field = () => `${random.pick(fields)}=${encodeHostile(random, hostileText(random))}`
  const search = random.chance(0.5) ? '' : `?${Array.from({ length: random.between(1, 3) }, field).join('&')}`
  return { method: 'GET', target: path + search, headers: [], body: undefined }
}

function spoil(
  random: Random,
  values: Values,
  { names, write }: { names: readonly string[]; write: (random: Random) => unknown },
): void {
  const name = random.chance(0.05) ? hostileName(random) : random.pick(names)
  if (random.chance(0.05)) delete values[name]
  else values[name] = write(random)
}

function hostileName(random: Random): string {
  return random.pick(['__proto__', 'constructor', 'q', 'page', 'sort', 'symbol', 'itemId', 'zz', 'toString'])
}

/**
 * Writes a value into an address: nine times out of ten encoded correctly, as our own clients do, otherwise damaged once more.
 */
function writeHostile(random: Random, value: unknown): string {
  const text = typeof value === 'boolean' ? String(Number(value)) : String(value)
  return random.chance(0.9) ? encodeURIComponent(text.toWellFormed()) : encodeHostile(random, text)
}

function manyParameters(random: Random): string {
  if (!random.chance(0.004)) return ''
  return `&${Array.from({ length: 1_000 }, (_, n) => `p${n}=${n}`).join('&')}`
}

function bodyOf(random: Random, values: Values): { headers: Made['headers']; body: Buffer } {
  if (random.chance(0.15)) return hostileBody(random, values)
  const body = Buffer.from(JSON.stringify(values))
  if (random.chance(0.02))
    return {
      headers: [
        ['content-type', 'application/json'],
        ['content-encoding', 'gzip'],
      ],
      body: gzipSync(body),
    }
  return { headers: [['content-type', 'application/json']], body }
}
