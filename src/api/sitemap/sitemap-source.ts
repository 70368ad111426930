import type { Language } from '../../domain/kernel/site/language.ts'

/** A page that search engines may list. */
export interface ListedPage {
  readonly path: string
  readonly changedAt: Date | null
  /** Left out, in all languages. */
  readonly writtenIn?: readonly Language[] | undefined
}

/** Pages from one key up to the next, as one file holds them. */
export interface SitemapPart {
  readonly from: string
  readonly changedAt: Date | null
}

/** Pages of one kind, in the order of a key that does not change. */
export interface SitemapSource {
  readonly kind: string
  /** The languages that have pages of this kind; left out, all. */
  readonly writtenIn?: readonly Language[]
  readonly parts: () => Promise<readonly SitemapPart[]>
  /** A slice at a time; `before` is where the next part begins. */
  readonly pages: (range: {
    readonly from: string
    readonly before: string | null
  }) => AsyncIterable<readonly ListedPage[]>
}

/**
 * The protocol has place for 50,000 addresses and 50 MB in a file. With five alternates each of at most 150 bytes, ten
 * thousand addresses are some 11 MB: none of the limits is near, and a file is made within a moment.
 */
export const pagesPerFile = 10_000

/** What lies in memory, by its key. */
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
