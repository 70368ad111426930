import type { Page } from '@playwright/test'
import { signatureHeader } from '../../../src/contract/calls/signature.ts'

/**
 * The API requests of the page from now on, named by `nameOf`. Equal requests count once: if a cached answer is stale, the
 * browser shows it and revalidates it with the same signature.
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
