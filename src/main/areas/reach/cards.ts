import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { findQuiz, type LiveQuiz } from '../../../api/airdrop/quizzes.store.ts'
import { findPost } from '../../../api/blog/posts.store.ts'
import { cachedCards } from '../../../api/cards/cached-cards.ts'
import { cardDrawer } from '../../../api/cards/card-drawer.ts'
import type { CardRates } from '../../../api/cards/card-money.ts'
import { presentHomeCard, presentPostCard } from '../../../api/cards/cards.presenter.ts'
import { cardRoutes } from '../../../api/cards/cards.routes.ts'
import { presentCoinCard, presentMarketCard } from '../../../api/cards/coin-card.ts'
import { presentEventCard } from '../../../api/cards/event-card.ts'
import { presentOfferingCard } from '../../../api/cards/offering-card.ts'
import { presentQuizCard, type CardQuiz } from '../../../api/cards/quiz-card.ts'
import { findEvent } from '../../../api/events/events.store.ts'
import type { StoredFile } from '../../../api/files/files.store.ts'
import { isQuizId } from '../../../domain/airdrop/quiz.ts'
import { valueInWon } from '../../../domain/airdrop/reward.ts'
import { demoSource, placeIn } from '../../../domain/events/event.ts'
import type { Language } from '../../../domain/kernel/site/language.ts'
import { languageOrigin } from '../../../domain/kernel/site/site-host.ts'
import { localised } from '../../../domain/kernel/text/text.ts'
import type { QuotedCoin } from '../../../domain/market/quotes/coin.ts'
import type { ListedOffering } from '../../../domain/offerings/fields/offering.ts'
import { writeUnits } from '../../../domain/wallet/wallet-amount.ts'
import { onlyCard } from '../../../words/addresses/card-addresses.ts'
import { filesPrefix } from '../../../words/addresses/endpoints.ts'
import type { Foundation } from '../../foundation/foundation.ts'
import type { Area } from '../area.ts'

const publicDirectory = resolve(import.meta.dirname, '../../../../public')
/** Paths of the demo content's pictures. No other public file may appear on a preview card. */
const ownPicture = /^\/demo\/(?:banners\/|posts\/)?[\w-]+\.(?:svg|png|jpg)$/

/** Reads a picture from the database or the demo content. Pictures on other hosts are not fetched. */
function cardPictures(findFile: (name: string) => Promise<StoredFile | undefined>) {
  return async (path: string): Promise<Uint8Array | undefined> => {
    if (path.startsWith(filesPrefix)) return (await findFile(path.slice(filesPrefix.length)))?.bytes
    if (!ownPicture.test(path)) return undefined
    return readFile(resolve(publicDirectory, path.slice(1))).catch(whenMissing)
  }
}

function whenMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

interface CardsDeps {
  readonly entryOf: (itemId: string) => Promise<ListedOffering | undefined>
  readonly coinOf: (id: string) => QuotedCoin | undefined
  readonly largestCoins: (count: number) => readonly QuotedCoin[]
  readonly knownRates: () => CardRates
  readonly findFile: (name: string) => Promise<StoredFile | undefined>
}

const shownCoins = 3

export function openCards({ config, database, logger, now }: Foundation, deps: CardsDeps) {
  const { entryOf, coinOf, largestCoins, knownRates, findFile } = deps
  const drawer = cardDrawer({
    onFault: (fault) =>
      logger.warn(
        { fault },
        'could not draw a card, the preview picture of a link; the link is shared without it',
      ),
  })
  const { siteOrigin } = config
  return {
    name: 'cards',
    operations: {},
    routes: (app: FastifyInstance) =>
      cardRoutes(app, {
        cards: cachedCards({ drawer, pictureAt: cardPictures(findFile) }),
        hostOf: (language: Language) => new URL(languageOrigin({ siteOrigin, language })).host,
        now: () => now().getTime(),
        presenters: {
          async offering(id, reader) {
            const entry = await entryOf(id)
            return entry && presentOfferingCard(entry, reader)
          },
          coin(id, reader) {
            const found = coinOf(id)
            return found && presentCoinCard(found, knownRates(), reader)
          },
          async event(id, reader) {
            const row = await findEvent(id, database)
            if (row === undefined) return undefined
            const { language } = reader
            const event = {
              ...row,
              title: localised(row.texts, 'title', language) ?? '',
              token: row.symbol,
              place: placeIn(language, row),
              isWithdrawn: row.withdrawn_at !== null,
              isDemo: row.source === demoSource,
            }
            return presentEventCard(event, reader)
          },
          async post(id, reader) {
            const post = await findPost(id, database)
            return post && presentPostCard(post, reader)
          },
          async quiz(id, reader) {
            const row = isQuizId(id) ? await findQuiz(id, database) : undefined
            return row && presentQuizCard(quizFacts(row, reader.language), reader)
          },
          market: (id, reader) =>
            id === onlyCard ? presentMarketCard(largestCoins(shownCoins), knownRates(), reader) : undefined,
          home: (id, reader) => (id === onlyCard ? presentHomeCard(reader) : undefined),
        },
      }),
    async close() {
      drawer.close()
    },
  } satisfies Area
}

function quizFacts(row: LiveQuiz, language: Language): CardQuiz {
  const { begins_at, over_at, symbol, decimals, price_krw: price } = row
  const units = BigInt(row.reward)
  return {
    title: row.title[language],
    lede: row.lede[language],
    symbol,
    reward: writeUnits(units, decimals),
    valueKrw: valueInWon({ units, decimals, price }),
    priceDate: row.price_date,
    begins_at,
    over_at,
    isDemo: row.is_demo,
  }
}
