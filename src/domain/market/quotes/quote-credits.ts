export interface QuoteCredit {
  readonly name: string
  readonly url: string
}

/** Services whose terms ask for their name and a link beside their data, by the `source` of a quote. */
export const quoteCredits: Readonly<Record<string, QuoteCredit>> = {
  coingecko: { name: 'CoinGecko', url: 'https://www.coingecko.com/' },
}
