import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'

type Writer = (answer: unknown) => string
interface Route {
  readonly schema: unknown
  readonly method: string
  readonly url: string
  readonly httpStatus?: string
}

const makeWriter = SerializerSelector()()
const writers = new Map<string, Writer>()

/**
 * What writes the answers of a schema. To make these is a good part of opening the site, and all operations answer with the
 * same problems: what has the same schema has the same writer.
 */
export function answerWriter({ httpStatus = '', ...route }: Route): Writer {
  const schema = JSON.stringify(route.schema)
  const known = writers.get(schema)
  if (known !== undefined) return known
  const writer = makeWriter({ ...route, httpStatus })
  writers.set(schema, writer)
  return writer
}
