/** How long a page is cached, on this server and in Redis. What it depends on changes before that: then it goes at once. */
export const pageTimes = {
  /** So long it is served without asking; after that it is served once more while it is rendered anew. */
  freshMilliseconds: 30_000,
  /** After that long nobody gets it any more while it is rendered anew. */
  longestMilliseconds: 600_000,
  /** So long it is better than an error, when it cannot be rendered anew. */
  lastResortMilliseconds: 3_600_000,
  /** What could not be rendered anew is left as it is for so long. */
  retryMilliseconds: 5_000,
  /** So long an instance takes the page that another one has rendered. */
  sharedMilliseconds: 30_000,
  /** Prices move all the time: pages made of them go this often, not with each move. */
  pricesMilliseconds: 10_000,
} as const
