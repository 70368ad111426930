import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '../../../tests/support/test-server.ts'
import { isWrite, type Operation } from '../../contract/operations/operation.ts'
import { operations } from '../../contract/operations/operations.ts'
import { problemCatalogue } from '../../contract/problems/problem-catalogue.ts'
import { problemCodesOf } from '../operations/openapi.ts'

interface Described {
  readonly operationId: string
  readonly security?: readonly object[]
  readonly parameters?: readonly { name: string; in: string; required?: boolean }[]
  readonly requestBody?: { content: Record<string, unknown> }
  readonly responses: Record<string, { description: string; content: Record<string, { schema: object }> }>
}

interface OpenApi {
  readonly openapi: string
  readonly info: { title: string; version: string }
  readonly paths: Record<string, Record<string, Described>>
  readonly components: { securitySchemes: object }
}

let server: TestServer
let api: OpenApi
let docs: string

beforeAll(async () => {
  const implementations = Object.fromEntries(Object.keys(operations).map((name) => [name, async () => ({})]))
  server = await openTestServer({ operations, implementations })
  api = (await server.app.inject({ url: '/api/openapi.json' })).json()
  docs = (await server.app.inject({ url: '/api/docs' })).body
})
afterAll(() => server.close())

describe('the OpenAPI description', () => {
  it('is OpenAPI 3.1, with a title, a version and the signature', () => {
    expect(api).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Kawara API', version: '1' },
      components: {
        securitySchemes: {
          signature: { type: 'apiKey', in: 'header', name: 'x-signature' },
          key: { type: 'apiKey', in: 'header', name: 'authorization' },
        },
      },
    })
  })

  it('has every declared operation, and nothing else', () => {
    const described = Object.entries(api.paths).flatMap(([path, verbs]) =>
      Object.entries(verbs).map(([verb, { operationId }]) => `${verb.toUpperCase()} ${path} ${operationId}`),
    )
    const declared = Object.entries(operations).map(([name, { method, path }]) => `${method} ${path} ${name}`)
    expect(described.sort()).toEqual(declared.sort())
  })

  it('has only valid references', () => {
    const references = JSON.stringify(api).match(/"\$ref":"[^"]+"/g) ?? []
    expect(references).toEqual([])
  })

  describe.each(Object.entries(operations))('of %s', (name, operation) => {
    const described = () => api.paths[operation.path]?.[operation.method.toLowerCase()] as Described

    it('describes the inputs and their places', () => {
      const { params, query, body }: Operation = operation
      const declared = [
        ...Object.keys(params?.properties ?? {}).map((field) => `path ${field}`),
        ...Object.keys(query?.properties ?? {}).map((field) => `query ${field}`),
      ]
      const parameters = (described().parameters ?? []).map((field) => `${field.in} ${field.name}`)
      expect(parameters.sort()).toEqual(declared.sort())
      expect(described().requestBody !== undefined).toBe(body !== undefined)
    })

    it('describes the response, and each problem as problem+json', () => {
      const { responses } = described()
      expect(responses['200']?.content['application/json']?.schema).toBeDefined()
      for (const code of problemCodesOf(operation)) {
        const response = responses[String(problemCatalogue[code].status)]
        expect(response?.description).toMatch(new RegExp(`^${code}: .{10}`, 'm'))
        expect(response?.content['application/problem+json']?.schema).toMatchObject({
          required: expect.arrayContaining(['type', 'title', 'status', 'code']),
        })
      }
    })

    it('requires the signature for writes, and the key if only its holder has access', () => {
      const { authorized }: Operation = operation
      const needed = [...(isWrite(operation) ? ['signature'] : []), ...(authorized ? ['key'] : [])]
      expect(Object.keys(described().security?.[0] ?? {})).toEqual(needed)
    })

    it('is on the documentation page, with its problems explained there', () => {
      expect(docs).toContain(`<section id="${name}">`)
      expect(docs).toContain(`<span>${operation.method}</span> ${operation.path}`)
      for (const code of problemCodesOf(operation)) expect(docs).toContain(`<tr id="${code}">`)
    })

    it('is mounted', async () => {
      const url = operation.path.replaceAll(/\{\w+\}/g, 'x')
      const answer = await server.app.inject({ method: operation.method, url })
      expect([404, 405]).not.toContain(answer.statusCode)
    })
  })
})

describe('the documentation page', () => {
  it('has an anchor for the type of every problem', () => {
    for (const code of Object.keys(problemCatalogue)) expect(docs).toContain(`id="${code}"`)
  })

  it('needs no script, and allows its style only by hash', async () => {
    const answer = await server.app.inject({ url: '/api/docs' })
    const policy = String(answer.headers['content-security-policy'])
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(policy).toMatch(/style-src 'self' 'sha256-[^']+'/)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(docs).not.toContain('<script')
  })
})
