/** Defined by `scripts/service-worker.ts`, which prepends it to the built worker. */
declare const build: {
  readonly version: string
  readonly shell: readonly string[]
  readonly parts: Readonly<Record<string, readonly string[]>>
  readonly words: readonly (readonly string[])[]
}
export const { version, shell, parts, words } = build

// The library types cover every kind of worker; this code always runs in a service worker.
export const worker = self as unknown as ServiceWorkerGlobalScope
