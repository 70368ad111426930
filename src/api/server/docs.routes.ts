import type { FastifyInstance } from 'fastify'
import { filesOperations } from '../../contract/operations/files.operations.ts'
import { type Operation, isWrite } from '../../contract/operations/operation.ts'
import { problemCatalogue } from '../../contract/problems/problem-catalogue.ts'
import { ink, ink2, paper, rule2, sunken, accent } from '../../domain/kernel/site/palette.ts'
import { escapeMarkup } from '../../domain/kernel/text/escape-markup.ts'
import { docsPath, openapiPath } from '../../words/addresses/endpoints.ts'
import { cachePolicies } from '../cache/cache-policies.ts'
import { contentSecurityPolicy } from '../http/security-headers.ts'
import { problemCodesOf } from '../operations/openapi.ts'
import { wordsFor } from '../words/words-for.ts'

interface DocsOptions {
  readonly siteName: string
  readonly siteOrigin: string
  readonly operations: Readonly<Record<string, Operation>>
}

export function docsRoutes(app: FastifyInstance, { siteName, siteOrigin, operations }: DocsOptions): void {
  const hidden = { schema: { hide: true } }
  const { html, policy } = docsPage({
    title: siteName,
    origin: siteOrigin,
    operations: { ...operations, ...filesOperations },
  })
  app.get(openapiPath, hidden, async (_, reply) =>
    reply.header('cache-control', cachePolicies.apiDescription).send(app.swagger()),
  )
  app.get(docsPath, hidden, async (_, reply) =>
    reply
      .headers({ 'content-security-policy': policy, 'cache-control': cachePolicies.apiDescription })
      .type('text/html; charset=utf-8')
      .send(html),
  )
}

const colours = { paper, ink, soft: ink2, rule: rule2, sunken, accent }
const properties = Object.entries(colours)
  .map(([name, { light, dark }]) => `--${name}:light-dark(${light},${dark})`)
  .join(';')

/**
 * The API documentation is the one page that the web floor does not render, so it has a style sheet of its own in the site's
 * colours.
 */
const docsStyle = `
:root{color-scheme:light dark;${properties}}
body{margin:0;background:var(--paper);color:var(--soft);font:16px/1.6 system-ui,sans-serif}
main{max-width:52rem;margin:0 auto;padding:2rem 1rem 4rem}
h1,h2,h3{color:var(--ink);line-height:1.35}h2{border-top:3px double var(--ink);padding-top:.75rem;margin-top:2.5rem}
h3{font:600 1rem/1.5 ui-monospace,monospace;margin-top:2rem;overflow-wrap:anywhere}
h3 span{background:var(--ink);color:var(--paper);padding:.1rem .4rem;border-radius:2px;font-size:.8125rem}
a{color:var(--accent)}code,pre{font:.875rem/1.5 ui-monospace,monospace}
pre{background:var(--sunken);padding:.75rem;overflow-x:auto}.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.875rem}
th,td{text-align:start;padding:.5rem .75rem .5rem 0;border-bottom:1px solid var(--rule);vertical-align:top}
summary{cursor:pointer;padding:.5rem 0}`

interface Docs {
  readonly title: string
  readonly origin: string
  readonly operations: Readonly<Record<string, Operation>>
}

function docsPage({ title, origin, operations }: Docs): { html: string; policy: string } {
  const titles: Readonly<Record<string, () => string>> = wordsFor('en', 'problems')
  const areas = Map.groupBy(Object.entries(operations), ([, operation]) => operation.area)
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${escapeMarkup(title)} API</title><style>${docsStyle}</style></head><body><main>
<h1>${escapeMarkup(title)} API</h1>
<p>Responses are JSON in the language of the host. Errors are <code>application/problem+json</code>. In
machine-readable form: <a href="${openapiPath}">OpenAPI 3.1</a>.</p>
<h2 id="signature">Signature</h2>
<p>Each write has the header <code>X-Signature: &lt;nonce&gt;.&lt;unix seconds&gt;.&lt;hex&gt;</code>. The nonce is 10 random
characters of <code>[A-Za-z0-9]</code>; hex is the HMAC-SHA-256 of nonce, path and timestamp, concatenated,
with the key that every page has in <code>&lt;meta name="signature-key"&gt;</code>. A signature is valid once, for five minutes.
It deters drive-by scripts; it is not authentication. A read needs no signature, but without one only a quarter of its
limit applies.</p>
${[...areas].map(([area, entries]) => `<h2>${escapeMarkup(area)}</h2>${entries.map(([name, operation]) => section(name, operation, origin)).join('')}`).join('')}
<h2>Problems</h2><div class="scroll" tabindex="0" role="region" aria-label="Problems"><table><thead><tr><th scope="col">code</th><th scope="col">status</th><th scope="col">meaning</th></tr></thead><tbody>
${Object.entries(problemCatalogue)
  .map(
    ([code, { status }]) =>
      `<tr id="${code}"><td><code>${code}</code></td><td>${status}</td><td>${escapeMarkup(titles[code]?.() ?? '')}</td></tr>`,
  )
  .join('')}
</tbody></table></div></main></body></html>`
  const policy = contentSecurityPolicy({ styleTexts: [docsStyle] })
  return { html, policy }
}

function section(name: string, operation: Operation, origin: string): string {
  const inputs = (['params', 'query', 'body'] as const).flatMap((place) =>
    Object.entries(operation[place]?.properties ?? {}).map(([field, schema]) => {
      const required = operation[place]?.required?.includes(field) === true
      return `<tr><td><code>${escapeMarkup(field)}</code></td><td>${place}</td><td>${required ? 'required' : 'optional'}</td><td><code>${escapeMarkup(JSON.stringify(schema))}</code></td></tr>`
    }),
  )
  return `<section id="${name}"><h3><span>${operation.method}</span> ${escapeMarkup(operation.path)}</h3>
<p>${escapeMarkup(operation.summary)}. ${operation.perMinute} requests a minute.${isWrite(operation) ? ' <a href="#signature">Signed</a>.' : ''}</p>
${inputs.length === 0 ? '' : `<div class="scroll" tabindex="0" role="region" aria-label="Input of ${name}"><table><thead><tr><th scope="col">field</th><th scope="col">in</th><th scope="col">required</th><th scope="col">schema</th></tr></thead><tbody>${inputs.join('')}</tbody></table></div>`}
<details><summary>Response</summary><pre tabindex="0">${escapeMarkup(JSON.stringify(operation.reply, null, 2))}</pre></details>
<p>Problems: ${problemCodesOf(operation)
    .map((code) => `<a href="#${code}"><code>${code}</code></a>`)
    .join(', ')}</p>
${operation.method === 'GET' ? `<pre tabindex="0">curl ${escapeMarkup(origin + operation.path)}</pre>` : ''}</section>`
}
