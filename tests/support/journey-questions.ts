import type { Page } from '@playwright/test'
import { signatureHeader } from '../../src/contract/calls/signature.ts'

/**
 * What the page asks of the API from now on, as `nameOf` calls it. A question counts once, however often the browser
 * sends it: where an answer that another journey was given is past its time, the browser shows it and asks anew by
 * itself, with the same signature.
 */
export function questionsOf(page: Page, nameOf: (requested: URL) => string | undefined): string[] {
  const names: string[] = []
  const signatures = new Set<string>()
  page.on('request', (request) => {
    const name = nameOf(new URL(request.url()))
    const signature = request.headers()[signatureHeader]
    if (name === undefined || (signature !== undefined && signatures.has(signature))) return
    if (signature !== undefined) signatures.add(signature)
    names.push(name)
  })
  return names
}
