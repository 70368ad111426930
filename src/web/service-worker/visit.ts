export interface Visit {
  readonly address: string
  /** Start of the visit in milliseconds. If the page is stored with a later time, its copy is up to date. */
  readonly since: number
  /** Assets that the page has loaded, including those that its HTML does not mention. */
  readonly assets: readonly string[]
}
