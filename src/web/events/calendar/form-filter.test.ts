import { describe, expect, it } from 'vitest'
import type { Client } from '../../../contract/calls/client.ts'
import { filterOfForm } from './form-filter.ts'

const options: Readonly<Record<string, string>> = { bitcoin: 'BTC', 'bitcoin cash': 'BCH', eth: 'ETH' }
// A partial client: the tested code calls only this operation.
const client = {
  listTokenOptions({ q }: { q: string }) {
    const value = options[q.toLowerCase()]
    return Promise.resolve({ options: value === undefined ? [] : [{ value, label: value }] })
  },
} as unknown as Client
const filterOf = (query: string) => filterOfForm(new URLSearchParams(query), client)

describe('the filter form', () => {
  it('adds the token of a typed name to those that are chosen', async () => {
    expect(await filterOf('symbol=ETH&add=bitcoin&time=&tags=')).toEqual({
      symbols: ['BTC', 'ETH'],
      time: null,
      tags: [],
    })
  })

  it('takes several names at once, also with the commas of Japanese and Chinese keyboards', async () => {
    expect((await filterOf('add=Bitcoin Cash、eth，bitcoin, eth'))?.symbols).toEqual(['BCH', 'BTC', 'ETH'])
  })

  it('keeps an unknown name, so that the page can say that it is unknown', async () => {
    expect((await filterOf('symbol=BTC&add=no such coin'))?.symbols).toEqual(['BTC', 'NOSUCHCOIN'])
  })

  it('keeps the chosen tokens when there is no room for another', async () => {
    const chosen = Array.from({ length: 20 }, (_, n) => `T${n + 10}`)
    expect((await filterOf(`symbol=${chosen.join(',')}&add=bitcoin`))?.symbols).toEqual(chosen)
  })

  it('ignores what cannot be read, and swaps days in the wrong order', async () => {
    expect(await filterOf('symbol=BTC,two words,..&from=2026-02-20&to=2026-02-10&tags=party')).toEqual({
      symbols: ['BTC'],
      time: '2026-02-10..2026-02-20',
      tags: [],
    })
    expect(await filterOf('view=list')).toBeUndefined()
  })
})
