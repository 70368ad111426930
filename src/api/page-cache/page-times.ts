/** How long pages are cached, in memory and in Redis. A change of their content drops them earlier. */
export const pageTimes = {
  /** A page is served without rendering for this long; afterwards it is served while it is rendered again. */
  freshMilliseconds: 30_000,
  maxStaleMilliseconds: 600_000,
  /** A page up to this age is served if it cannot be rendered. */
  lastResortMilliseconds: 3_600_000,
  /** After a failed rendering the cached page is served without another attempt for this long. */
  retryMilliseconds: 5_000,
  sharedMilliseconds: 30_000,
  /** The pages that show prices are dropped at this interval instead of with each change of a price. */
  pricesMilliseconds: 10_000,
} as const
