import { languages } from '../../../domain/kernel/site/language.ts'
import type { CoinFacts } from './market-source.ts'
import { addressOf, fieldsOf, lineOf, listOf, pastOf, priceOf } from './untrusted-json.ts'

export function readFacts(value: unknown, now: number): CoinFacts {
  const row = fieldsOf(value)
  const market = fieldsOf(row['market_data'])
  const extreme = (price: string, at: string) => {
    const known = priceOf(fieldsOf(market[price])['usd'])
    const moment = pastOf(fieldsOf(market[at])['usd'], now)
    return known === null || moment === null ? null : { price: known, at: new Date(moment).toISOString() }
  }
  const genesis = lineOf(row['genesis_date'], 10)
  return {
    description: readDescriptions(fieldsOf(row['description'])),
    categories: listOf(row['categories']).flatMap((category) => lineOf(category, 100) ?? []),
    links: readLinks(fieldsOf(row['links'])),
    genesisDate: genesis !== null && /^\d{4}-\d{2}-\d{2}$/.test(genesis) ? genesis : null,
    ath: extreme('ath', 'ath_date'),
    atl: extreme('atl', 'atl_date'),
  }
}

const descriptionLimit = 5_000

function readDescriptions(texts: Readonly<Record<string, unknown>>): CoinFacts['description'] {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const text = texts[language]
      if (typeof text !== 'string') return []
      const plain = text
        .toWellFormed()
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll('\r\n', '\n')
        .replaceAll('\0', '')
        .trim()
      return plain === '' ? [] : [[language, plain.slice(0, descriptionLimit).toWellFormed()]]
    }),
  )
}

function firstAddress(value: unknown): string | undefined {
  return listOf(value)
    .map(addressOf)
    .find((address) => address !== null)
}

function account(site: string, value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w.]{1,50}$/.test(value) ? `${site}${value}` : undefined
}

function readLinks(links: Readonly<Record<string, unknown>>): Record<string, string> {
  const found = {
    website: firstAddress(links['homepage']),
    explorer: firstAddress(links['blockchain_site']),
    source_code: firstAddress(fieldsOf(links['repos_url'])['github']),
    forum: firstAddress(links['official_forum_url']),
    twitter: account('https://twitter.com/', links['twitter_screen_name']),
    facebook: account('https://www.facebook.com/', links['facebook_username']),
    reddit: addressOf(links['subreddit_url']) ?? undefined,
    telegram: account('https://t.me/', links['telegram_channel_identifier']),
  }
  return Object.fromEntries(
    Object.entries(found).flatMap(([kind, address]) => (address === undefined ? [] : [[kind, address]])),
  )
}
