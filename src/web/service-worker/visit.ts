export interface Visit {
  readonly address: string
  /** Start of the visit in milliseconds. A page stored later than this is up to date. */
  readonly since: number
  /** Assets that the page has loaded, including those that its HTML does not mention. */
  readonly assets: readonly string[]
}
