import type { Logger } from 'pino'
import type { Database } from '../../database/database.ts'
import { claimNotes, dueHosts, type ClaimedNote } from './push-claims.store.ts'
import { dropBrowser, endNote, postponeNote } from './push-queue.store.ts'
import type { PushSender } from './push-sender.ts'

/** Seconds to wait after the nth attempt; after the last one the note is given up. */
const pauses = [30, 60, 300, 900, 1_800, 3_600]
const atOnce = 4

interface PushRunDeps {
  readonly database: Database
  readonly sender: PushSender
  readonly logger: Logger
  readonly now: () => Date
}

export interface PushLanes {
  /**
   * Starts sending due notes. A host whose lane is still busy is skipped, so a slow push service does not delay the
   * others.
   */
  readonly run: (isStopping: () => boolean) => Promise<void>
  readonly idle: () => Promise<void>
}

/** Sends notes in lanes. A lane sends the notes to one push service (one host), a few of them at a time. */
export function pushLanes(deps: PushRunDeps): PushLanes {
  const underWay = new Map<string, Promise<void>>()
  return {
    async run(isStopping) {
      for (const host of await dueHosts(deps.now(), deps.database)) {
        if (underWay.has(host)) continue
        const lane = drain(host, isStopping, deps)
          .catch((error: unknown) =>
            deps.logger.warn(
              { err: error, host },
              'could not send notifications to a push service; trying again at the next run',
            ),
          )
          .finally(() => underWay.delete(host))
        underWay.set(host, lane)
      }
    },
    async idle() {
      await Promise.all(underWay.values())
    },
  }
}

async function drain(host: string, isStopping: () => boolean, deps: PushRunDeps): Promise<void> {
  while (!isStopping()) {
    const claimed = await claimNotes({ host, now: deps.now(), limit: atOnce, pauses }, deps.database)
    if (claimed.length === 0) return
    await Promise.all(claimed.map((note) => deliver(note, deps)))
  }
}

async function deliver(note: ClaimedNote, { database, sender, logger, now }: PushRunDeps): Promise<void> {
  const { title, body, tag, path, browser_id: browserId, endpoint, useful_until: usefulUntil } = note
  const usefulMilliseconds = usefulUntil.getTime() - now().getTime()
  const delivery = await sender.send({ title, body, tag, path, usefulMilliseconds }, note)
  const at = now()
  switch (delivery.kind) {
    case 'sent':
      return endNote({ note, outcome: 'sent', now: at }, database)
    case 'gone':
      return dropBrowser({ browserId, endpoint, now: at }, database)
    case 'later': {
      const until = new Date(at.getTime() + delivery.milliseconds)
      return postponeNote({ note, until, error: delivery.error }, database)
    }
    case 'failed':
      if (note.attempts < pauses.length)
        return postponeNote({ note, until: null, error: delivery.error }, database)
      break
    case 'refused':
      break
  }
  logger.warn(
    { note: note.note_id, attempts: note.attempts, error: delivery.error },
    'could not send a notification to a browser; it is not tried again',
  )
  return endNote({ note, outcome: 'given up', error: delivery.error, now: at }, database)
}
