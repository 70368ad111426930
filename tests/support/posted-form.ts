import type { TestSite } from './test-site.ts'

export type Fields = Readonly<Record<string, string>>

interface PostedForm {
  readonly url: string
  readonly fields: Fields
  readonly headers?: Fields
  readonly remoteAddress: string
}

/** Sends a form as a browser without scripts does, on the English host. */
export function postForm(
  { app }: Pick<TestSite, 'app'>,
  { url, fields, headers, remoteAddress }: PostedForm,
) {
  return app.inject({
    method: 'POST',
    url,
    headers: {
      host: 'en.localhost',
      origin: 'http://en.localhost',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
    remoteAddress,
  })
}

/** The hidden inputs of a page, which a browser sends back with its form. */
export function hiddenIn(page: string): Fields {
  const inputs = page.matchAll(/<input type="hidden" name="([\w.]+)" value="([^"]*)"/g)
  const decode = (text: string) =>
    text
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&')
  return Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, decode(value)]))
}
