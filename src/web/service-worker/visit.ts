/** What a page tells the worker of a visit to it. */
export interface Visit {
  readonly address: string
  /** When the reader came, in milliseconds: a page that was stored since is the one they see. */
  readonly since: number
  /** Of the page as it is shown: those that came late too, of which its HTML knows nothing. */
  readonly assets: readonly string[]
}
