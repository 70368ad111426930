import { expect, it, vi } from 'vitest'
import { directTransports } from '../../api/operations/direct-transport.ts'
import { createClient, type Transport } from '../../contract/calls/client.ts'
import { fetchTransport } from '../../contract/calls/fetch-transport.ts'
import { operations } from '../../contract/operations/operations.ts'
import type { ListQuery } from '../../domain/offerings/list/list-fields.ts'
import { listQueryText } from '../../domain/offerings/list/list-query-text.ts'
import { pageAddress, type PageAddress } from '../../web/addresses/page-address.ts'
import { load } from '../../web/offerings/list/list.load.ts'

const enough = new Error('The search was called.')
const offeringsOperation = operations.searchOfferings

const search = async ({ transport, address }: { transport: Transport; address?: PageAddress }) =>
  load({
    client: createClient(operations, transport),
    address,
    language: 'en',
    params: {},
    url: new URL('http://kawara.example/search?zz=1&page=2&q=++bit+'),
    now: new Date('2026-04-01T00:00:00Z'),
  })

it('reads the query of a list once between its address and the catalogue, and writes it once', async () => {
  const read = vi.spyOn(listQueryText, 'read')
  const write = vi.spyOn(listQueryText, 'write')
  const readByOperation = vi.spyOn(offeringsOperation, 'reads')
  const address = pageAddress({ path: '/search', query: new URLSearchParams('zz=1&page=2&q=++bit+') })
  const taken: ListQuery[] = []
  const implementations = {
    searchOfferings: async (query: ListQuery) => {
      taken.push(query)
      throw enough
    },
    listAds: async () => ({ items: [] }),
  }
  const transport = directTransports({ operations, implementations })({ language: 'en' })
  await expect(search({ transport, address })).rejects.toBe(enough)
  expect(taken).toEqual([expect.objectContaining({ q: 'bit', page: 2 })])
  expect(taken[0]).toBe(address.value)
  expect(read).toHaveBeenCalledTimes(1)
  expect(write).toHaveBeenCalledTimes(1)
  expect(readByOperation).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

it('sends the query of a list from a browser in its shortest spelling', async () => {
  const fetched: string[] = []
  const transport = fetchTransport({
    key: 'key',
    now: Date.now,
    fetch: async (path) => {
      fetched.push(typeof path === 'string' ? path : '')
      throw enough
    },
    onFailure: () => {},
  })
  await expect(search({ transport })).rejects.toBe(enough)
  // The page fails as soon as one of its calls fails, perhaps the one for ads, so this waits until the call for the list has been
  // sent too.
  await vi.waitFor(() => expect(fetched).toContain('/api/search?q=bit&page=2'), 60_000)
})

it('reads the address again when the page that was requested is another one', async () => {
  const transport: Transport = async ({ name, input }) => {
    if (name === 'listAds') return { items: [] }
    expect(input['value']).toMatchObject({ q: 'bit', page: 2 })
    throw enough
  }
  const address = pageAddress({ path: '/market', query: new URLSearchParams('q=coin') })
  await expect(search({ transport, address })).rejects.toBe(enough)
})
