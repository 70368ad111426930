/** Put before the worker by `scripts/service-worker.ts`. */
declare const build: {
  readonly version: string
  /** The files that every page needs. */
  readonly shell: readonly string[]
  /** What a file asks for, at once or late. */
  readonly parts: Readonly<Record<string, readonly string[]>>
  /** The files of each language. */
  readonly words: readonly (readonly string[])[]
}
export const { version, shell, parts, words } = build

// The types of a worker speak of any kind of worker; this code runs as a service worker alone.
export const worker = self as unknown as ServiceWorkerGlobalScope
