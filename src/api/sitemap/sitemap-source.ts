import type { Language } from '../../domain/kernel/site/language.ts'

export interface ListedPage {
  readonly path: string
  readonly changedAt: Date | null
  /** The languages in which the page exists; omitted means all. */
  readonly writtenIn?: readonly Language[] | undefined
}

export interface SitemapPart {
  readonly from: string
  readonly changedAt: Date | null
}

export interface SitemapSource {
  readonly kind: string
  readonly writtenIn?: readonly Language[]
  readonly parts: () => Promise<readonly SitemapPart[]>
  /** Reads the pages of a part in slices; `before` is the first key of the next part. */
  readonly pages: (range: {
    readonly from: string
    readonly before: string | null
  }) => AsyncIterable<readonly ListedPage[]>
}

/**
 * Addresses per file. The protocol allows 50,000 addresses and 50 MB; ten thousand addresses with five alternates of at
 * most 150 bytes each are about 11 MB, and such a file is written quickly.
 */
export const pagesPerFile = 10_000

export function memorySource(
  kind: string,
  read: () => readonly (readonly [key: string, page: ListedPage])[],
): SitemapSource {
  const sorted = () => read().toSorted(([one], [other]) => (one < other ? -1 : 1))
  return {
    kind,
    async parts() {
      const all = sorted()
      return all.flatMap(([from], place) =>
        place % pagesPerFile === 0
          ? [{ from, changedAt: latest(all.slice(place, place + pagesPerFile).map(([, page]) => page)) }]
          : [],
      )
    },
    async *pages({ from, before }) {
      yield sorted()
        .filter(([key]) => key >= from && (before === null || key < before))
        .map(([, page]) => page)
    },
  }
}

function latest(pages: readonly ListedPage[]): Date | null {
  const times = pages.flatMap(({ changedAt }) => (changedAt === null ? [] : [changedAt.getTime()]))
  return times.length === 0 ? null : new Date(times.reduce((one, other) => Math.max(one, other)))
}
