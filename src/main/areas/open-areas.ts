import type { FastifyRequest } from 'fastify'
import { openWebhookSecret } from '../../api/dapps/dapp-secret.ts'
import { findDapp, findDappBySecret } from '../../api/dapps/find-dapp.ts'
import type { Implementations } from '../../api/operations/implementation.ts'
import { mailAllowance } from '../../api/outbound/mail/mail-allowance.ts'
import { mailIdentity } from '../../api/outbound/mail/mail-identity.ts'
import { mailQueue } from '../../api/outbound/mail/mail-queue.store.ts'
import type { Mailer } from '../../api/outbound/mail/mailer.ts'
import type { MarketSource } from '../../api/outbound/market/market-source.ts'
import { openWallet } from '../../api/wallet/ledger/open-wallet.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { Area } from './area.ts'
import { openAirdrop } from './app/airdrop.ts'
import { openAppUsers } from './app/app-users.ts'
import { openBadges } from './badges.ts'
import { openBlog } from './blog.ts'
import { openCards } from './reach/cards.ts'
import { openCoinview } from './coinview.ts'
import { openContact } from './contact.ts'
import { openDapps } from './app/dapps.ts'
import { openExampleDapp } from '../foundation/example-dapp.ts'
import { openEvents } from './events.ts'
import { openFiles } from './files.ts'
import { fileTexts } from './file-texts.ts'
import { openFollow } from './follow.ts'
import { openMail } from './mail.ts'
import { openMarket } from './market.ts'
import { openOfferings } from './offerings.ts'
import { openOptions } from './options.ts'
import { openOwner } from './owner.ts'
import { openPages } from './pages.ts'
import { openPurchase } from './purchase.ts'
import { openPush } from './push.ts'
import { openReports } from './reports.ts'
import { openRss } from './reach/rss.ts'
import { openWalletArea } from './app/wallet.ts'
import { openSitemap } from './reach/sitemap.ts'
import { openWidgets } from './widgets.ts'

interface GivenSources {
  /** In place of the one the configuration names. */
  readonly marketSource: MarketSource | undefined
  /** In place of the one the configuration names. */
  readonly mailer: Mailer | undefined
}

/** Projects are submitted by people without a key: whoever comes from a page of ours may upload, within the limits. */
function mayUpload(request: FastifyRequest): Promise<boolean> {
  return request.server.signatures.spend(request)
}

/** Every area of the product, and what one takes from another. */
export async function openAreas(
  foundation: Foundation,
  given: GivenSources,
): Promise<{ areas: readonly Area[]; implementations: Implementations }> {
  const offerings = await openOfferings(foundation)
  const market = await openMarket(foundation, { source: given.marketSource })
  const blog = openBlog(foundation, {
    largestCoins: market.quotes.largestCoins,
    salesCalled: offerings.calledSo,
  })
  const { config, secret, registry, logger } = foundation
  // One for all areas: what strangers can have us send is counted together.
  const allowance = mailAllowance({ secret, mostAnHour: config.mailsPerHour, registry, logger })
  const queue = mailQueue({ identity: mailIdentity(secret) })
  const events = openEvents(foundation, {
    allowance,
    queue,
    coinOf: market.coinOf,
    saleOf: offerings.saleOf,
  })
  const contact = openContact(foundation, { allowance, queue })
  const owner = openOwner(foundation, { allowance, queue })
  const options = openOptions({ coins: market.tokens, sales: offerings.tokens, named: offerings.named })
  const pages = openPages(foundation)
  const badges = openBadges(foundation, { entryOf: offerings.entryOf })
  const widgets = openWidgets(foundation, {
    ...market.quotes,
    entryOf: offerings.entryOf,
    eventsOf: (asked, language) => events.operations.searchEvents(asked, { language }),
  })
  const follow = openFollow(foundation, { allowance, queue, offerings: offerings.news })
  const purchase = await openPurchase(foundation, { allowance, queue })
  const push = await openPush(foundation, {
    ...offerings.news,
    salesTurned: offerings.turned,
    coinOf: market.named,
    priceOf: market.freshPriceOf,
  })
  const reports = openReports(foundation)
  const files = await openFiles(foundation, { texts: fileTexts, mayUpload })
  const mail = await openMail(foundation, { mailer: given.mailer })
  const rss = openRss(foundation, { offerings: offerings.news, blog: blog.news })
  const appUsers = openAppUsers(foundation, {
    onRegistered: [(id, queries) => openWallet(queries, { kind: 'user', id }, foundation.now())],
  })
  await openExampleDapp(foundation)
  const wallet = openWalletArea(foundation, {
    findDapp,
    findDappBySecret,
    findAppUser: appUsers.findAppUser,
    async webhookSecretOf(dappId, queries) {
      const dapp = await findDapp(dappId, queries)
      return dapp && openWebhookSecret(dapp.webhook_secret, secret)
    },
  })
  const dapps = openDapps(foundation, {
    findDeveloper: appUsers.findDeveloper,
    hasFile: files.hasFile,
    deliveriesOf: wallet.deliveriesOf,
  })
  const sitemap = openSitemap(foundation, { coins: market.listed })
  const cards = openCards(foundation, {
    ...market.quotes,
    entryOf: offerings.entryOf,
    findFile: files.find,
  })
  const airdrop = openAirdrop(foundation, appUsers)
  const coinview = openCoinview(foundation)
  return {
    areas: [
      offerings,
      badges,
      widgets,
      market,
      blog,
      events,
      contact,
      owner,
      options,
      pages,
      follow,
      purchase,
      push,
      reports,
      files,
      mail,
      rss,
      sitemap,
      cards,
      coinview,
      appUsers,
      dapps,
      wallet,
      airdrop,
    ],
    implementations: {
      ...offerings.operations,
      ...badges.operations,
      ...widgets.operations,
      ...market.operations,
      ...blog.operations,
      ...events.operations,
      ...contact.operations,
      ...owner.operations,
      ...options.operations,
      ...pages.operations,
      ...follow.operations,
      ...purchase.operations,
      ...push.operations,
      ...reports.operations,
      ...appUsers.operations,
      ...dapps.operations,
      ...wallet.operations,
      ...airdrop.operations,
    },
  }
}
