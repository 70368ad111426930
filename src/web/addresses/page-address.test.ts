import { describe, expect, it } from 'vitest'
import { pageAddress } from './page-address.ts'

function settled(address: string): string {
  const [path = '', search = ''] = address.split('?', 2)
  const found = pageAddress({ path, query: new URLSearchParams(search) })
  return found.query.size === 0 ? found.path : `${found.path}?${found.query}`
}

describe('the one address of a page', () => {
  it.each([
    ['what the route does not read', '/market?zz=1&utm_source=mail', '/market'],
    ['what another route reads', '/page/terms?sort=endAsc', '/page/terms'],
    ['the order of parameters', '/market?page=2&q=bit', '/market?q=bit&page=2'],
    ['default values', '/?page=1&incoming=1&sort=createdAtDesc', '/'],
    ['what cannot be read', '/?page=two&sort=up&industry=Whaling', '/'],
    ['empty values', '/search?q=&page=&industry=', '/search'],
    ['repeated ones', '/search?q=bit&q=coin', '/search?q=coin'],
    ['the case of an encoding', '/search?q=%e3%82%a2', '/search?q=%E3%82%A2'],
    ['a number in another spelling', '/market?page=02', '/market?page=2'],
    ['a theme that is none', '/?theme=neon', '/'],
    ['a theme', '/?zz&theme=dark', '/?theme=dark'],
    ['the mode of the app', '/market?inApp=yes', '/market?inApp=1'],
    ['a chart', '/market/bitcoin?scale=log&range=1y&chart=pie', '/market/bitcoin?range=1y&scale=log'],
    ['an amount', '/market/bitcoin?amount=0.25&currency=JPY', '/market/bitcoin?currency=JPY&amount=0.25'],
    ['an amount that is none', '/market/bitcoin?amount=many', '/market/bitcoin'],
    ['a page of the blog', '/blog?page=2&tag=x', '/blog?page=2'],
    ['a link of a mail', '/followed?token=a.b&x=1', '/followed?token=a.b'],
    ['how a comma is written', '/events/tags/people%2Cexchange', '/events/tags/people,exchange'],
    ['a form', '/events?tags=ama&symbol=btc&x=1', '/events?symbol=btc&tags=ama'],
    ['a view that is none', '/events/symbol/BTC?view=clock', '/events/symbol/BTC'],
    ['a view', '/events/tags/people?view=list&page=2', '/events/tags/people?view=list'],
    ['a day to submit an event on', '/events/add?day=2026-11-20&x=1', '/events/add?day=2026-11-20'],
    ['a day that is none', '/events/add?day=2026-02-30', '/events/add'],
    ['an unknown path', '/nothing//here?page=2', '/nothing//here'],
    ['a path that was never encoded', '/page/%E0%A4%A', '/page/%E0%A4%A'],
    ['the case of a path', '/MARKET?page=2', '/market?page=2'],
    ['a slash at the end', '/blog/posts/a/', '/blog/posts/a'],
    ['nothing but slashes', '///', '/'],
    ['the case of an encoding in a path', '/blog/tags/%e3%82%a2', '/blog/tags/%E3%82%A2'],
    ['an encoding for nothing', '/%6Darket/bitcoi%6E', '/market/bitcoin'],
    ['a name in large letters', '/ico/Hinode', '/ico/Hinode'],
  ])('depends on the right parts: %s', (_, requested, one) => {
    expect(settled(requested)).toBe(one)
    expect(settled(one)).toBe(one)
  })
})
