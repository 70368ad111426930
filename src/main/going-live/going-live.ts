import { lookup } from 'node:dns/promises'
import { setTimeout } from 'node:timers/promises'
import type { Database } from '../../api/database/database.ts'
import { countDemo, writtenPages } from '../../api/server/going-live.store.ts'
import { languages } from '../../domain/kernel/site/language.ts'
import { demoSellers } from '../../domain/kernel/site/seller.ts'
import { languageOrigin } from '../../domain/kernel/site/site-host.ts'
import { linkedPages } from '../../domain/pages/linked-pages.ts'
import type { Config } from '../settings/config.ts'

/** One thing that a site needs before it is shown to the public, and whether it is there. */
export interface Finding {
  readonly subject: string
  /** A note is a state that is right for some sites and wrong for others. */
  readonly state: 'ok' | 'note' | 'missing'
  readonly text: string
}

export type ResolveHost = (host: string) => Promise<unknown>

interface GoingLive {
  readonly config: Config
  readonly database: Database
  readonly resolveHost?: ResolveHost
}

/** Everything that can be found in settings and database, in the order in which an operator would do it. */
export async function storedFindings({ config, database }: GoingLive): Promise<Finding[]> {
  const [pages, demo] = await Promise.all([writtenPages(database), countDemo(database)])
  return [...findingsOfSettings(config), findingOfPages(pages), findingOfDemo(demo, config.demo)]
}

/** The findings with those that need the network: whether the hosts of all languages have an address. */
export async function goingLive({ resolveHost = lookUpHost, ...site }: GoingLive): Promise<Finding[]> {
  const [hosts, stored] = await Promise.all([
    findingOfHosts(site.config.siteOrigin, resolveHost),
    storedFindings(site),
  ])
  return [hosts, ...stored]
}

function findingsOfSettings(config: Config): Finding[] {
  const { protocol } = new URL(config.siteOrigin)
  const invented = languages.filter(
    (language) => config.sellers[language].name === demoSellers[language].name,
  )
  return [
    isLocal(config.siteOrigin)
      ? missing('address', `SITE_ORIGIN is ${config.siteOrigin}, which only this machine reaches.`)
      : protocol === 'https:'
        ? ok('address', config.siteOrigin)
        : missing('address', `SITE_ORIGIN is ${config.siteOrigin}, without encryption.`),
    invented.length > 0
      ? missing('seller', `SELLER names an invented company in ${invented.join(', ')}.`)
      : ok('seller', config.sellers.en.name),
    config.smtpUrl === null
      ? missing('mail', 'SMTP_URL is not set: mails are written to files, and reach no one.')
      : ok('mail', `sent from ${config.mailFrom}`),
    config.operatorEmail === null
      ? missing('operator', 'OPERATOR_EMAIL is not set: no one gets a mail about messages and submissions.')
      : ok('operator', config.operatorEmail),
    config.databaseUrl === null
      ? note('database', 'embedded, for one machine; back up DATA_DIR.')
      : ok('database', 'PostgreSQL'),
    config.marketSource === 'coingecko'
      ? note('prices', 'from CoinGecko: its terms for your use have to allow showing them.')
      : note('prices', `MARKET_SOURCE is ${config.marketSource}: the market has no live prices of a source.`),
    config.stripe === null
      ? note('payments', 'PAYMENTS is sandbox: the site sells nothing and takes no money.')
      : ok('payments', 'Stripe'),
  ]
}

function findingOfPages(written: ReadonlySet<string>): Finding {
  const wanted = linkedPages.flatMap((page) =>
    // Other languages have the Japanese notice only if the operator sells there.
    languages.flatMap((language) =>
      page === 'commerce' && language !== 'ja' ? [] : [`${page} ${language}`],
    ),
  )
  const left = wanted.filter((page) => !written.has(page))
  return left.length === 0
    ? ok('pages', `all ${wanted.length} are written`)
    : missing('pages', `${left.length} of ${wanted.length} are not written: ${left.join(', ')}.`)
}

function findingOfDemo(counts: Readonly<Record<string, number>>, isFilled: boolean): Finding {
  const found = Object.entries(counts).filter(([, count]) => count > 0)
  if (found.length === 0)
    return isFilled
      ? note('demo', 'DEMO is 1: an empty database is filled with demo content.')
      : ok('demo', 'no demo content')
  return missing(
    'demo',
    `Demo content is shown: ${found.map(([kind, count]) => `${count} ${kind}`).join(', ')}.`,
  )
}

async function findingOfHosts(siteOrigin: string, resolveHost: ResolveHost): Promise<Finding> {
  if (isLocal(siteOrigin)) return ok('hosts', 'of this machine')
  const hosts = languages.map((language) => new URL(languageOrigin({ siteOrigin, language })).hostname)
  const resolved = await Promise.allSettled([new URL(siteOrigin).hostname, ...hosts].map(resolveHost))
  const lost = [new URL(siteOrigin).hostname, ...hosts].filter(
    (_, place) => resolved[place]?.status === 'rejected',
  )
  return lost.length === 0
    ? ok('hosts', [...new Set(hosts)].join(', '))
    : missing('hosts', `No address is known for ${lost.join(', ')}.`)
}

function isLocal(origin: string): boolean {
  const { hostname } = new URL(origin)
  return hostname === 'localhost' || hostname.endsWith('.localhost')
}

const maxLookupMilliseconds = 3_000

/** A name server that does not answer is as bad as one that does not know the host. */
async function lookUpHost(host: string): Promise<unknown> {
  const late = setTimeout(maxLookupMilliseconds, undefined, { ref: false }).then(() => {
    throw new Error(`no answer about ${host}`)
  })
  return Promise.race([lookup(host), late])
}

const ok = (subject: string, text: string): Finding => ({ subject, state: 'ok', text })
const note = (subject: string, text: string): Finding => ({ subject, state: 'note', text })
const missing = (subject: string, text: string): Finding => ({ subject, state: 'missing', text })
