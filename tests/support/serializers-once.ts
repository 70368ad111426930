import { createRequire } from 'node:module'

interface ForSerializer {
  readonly schema: object
}
type Serializer = (value: unknown) => string
type MakeSerializer = (asked: ForSerializer) => Serializer
type ForServer = (sharedSchemas: object | undefined, options: object | undefined) => MakeSerializer

/** Found as Fastify finds it, which asks for it whenever a server is made. */
const ofFastify = createRequire(createRequire(import.meta.url).resolve('fastify'))
const name = '@fastify/fast-json-stringify-compiler'
// It has no types for what a `require` gives.
const makeForServer = (ofFastify(name) as () => ForServer)()
const known = new Map<string, Serializer>()

/**
 * What writes an answer is made of its schema and of nothing else. To make all of them is most of the work of opening
 * a site, so that those of one schema are made once for all the sites that a worker opens.
 */
const once: ForServer = (sharedSchemas, options) => {
  const make = makeForServer(sharedSchemas, options)
  const shared = JSON.stringify([sharedSchemas, options])
  return (asked) => {
    const key = shared + JSON.stringify(asked.schema)
    const found = known.get(key) ?? make(asked)
    known.set(key, found)
    return found
  }
}

const loaded = ofFastify.cache[ofFastify.resolve(name)]
if (loaded === undefined) throw new Error(`${name} is not loaded as Fastify loads it.`)
loaded.exports = () => once
