import { PageLink } from '../controls/page-link.tsx'
import { Icon } from '../pictures/icon.tsx'

type PaginationProps = {
  label: string
  page: number
  /** The page numbers to show; null is a gap. */
  iterPages: readonly (number | null)[]
  hrefFor: (page: number) => string
  previous: string
  next: string
  /** Spoken form of a page number, such as "Page 3". */
  pageLabel?: (page: number) => string
}

const cell = 'inline-flex h-11 min-w-9 items-center justify-center gap-1 rounded-sm px-2 md:min-w-11'
const live = `${cell} hover:bg-accent-soft hover:text-accent`

export function Pagination({ label, page, iterPages, hrefFor, previous, next, pageLabel }: PaginationProps) {
  const last = Math.max(page, ...iterPages.map((number) => number ?? 0))
  const isFar = (number: number | null | undefined) =>
    number === null ||
    (number !== undefined && number !== 1 && number !== last && Math.abs(number - page) > 1)
  // On phones distant pages collapse into dots, except a single one, which needs no more space than the dots.
  const folds = (at: number) => isFar(iterPages[at]) && (isFar(iterPages[at - 1]) || isFar(iterPages[at + 1]))
  const look = (number: number, at: number) =>
    number === page ? `${cell} bg-ink font-head text-on-ink` : `${live} ${folds(at) ? 'max-md:hidden' : ''}`
  const step = (to: number, rel: 'prev' | 'next', word: string) => {
    const inner = (
      <>
        {rel === 'prev' && <Icon name="left" />}
        <span className="max-md:sr-only">{word}</span>
        {rel === 'next' && <Icon name="right" />}
      </>
    )
    return to < 1 || to > last ? (
      <span className={`${cell} min-w-11 text-ink-3`}>{inner}</span>
    ) : (
      <PageLink to={hrefFor(to)} rel={rel} className={`${live} min-w-11 font-strong text-accent`}>
        {inner}
      </PageLink>
    )
  }
  return (
    <nav aria-label={label} className="flex justify-between py-5 text-sm md:justify-center md:gap-1 md:py-8">
      {step(page - 1, 'prev', previous)}
      <ol className="flex flex-wrap items-center justify-center md:gap-1">
        {iterPages.map((number, at) =>
          number === null ? (
            <li key={`after-${iterPages[at - 1]}`} className="pager-gap w-4 text-center md:w-11">
              …
            </li>
          ) : (
            <li key={number} className={folds(at) ? 'pager-far max-md:w-4 max-md:text-center' : ''}>
              <PageLink
                to={hrefFor(number)}
                aria-label={pageLabel?.(number)}
                aria-current={number === page ? 'page' : undefined}
                className={look(number, at)}
              >
                {number}
              </PageLink>
            </li>
          ),
        )}
      </ol>
      {step(page + 1, 'next', next)}
    </nav>
  )
}
