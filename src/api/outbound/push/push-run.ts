import type { Logger } from 'pino'
import type { Database } from '../../database/database.ts'
import { dropBrowser, endNote, putNoteOff } from './push-queue.store.ts'
import { claimNotes, dueHosts, type ClaimedNote } from './push-claims.store.ts'
import type { PushSender } from './push-sender.ts'

/** Seconds after the nth attempt; whoever does not take it then does not get it. */
const pauses = [30, 60, 300, 900, 1_800, 3_600]
const atOnce = 4

interface PushRun {
  readonly database: Database
  readonly sender: PushSender
  readonly logger: Logger
  readonly now: () => Date
}

export interface PushLanes {
  /** Begins to send what is due; a host that is still at it is passed over, so that a slow one holds up no other. */
  readonly run: (isStopping: () => boolean) => Promise<void>
  /** Resolves when nothing is under way any more. */
  readonly idle: () => Promise<void>
}

/** A lane for each host that may be sent to, and in each a few at once. */
export function pushLanes(deps: PushRun): PushLanes {
  const underWay = new Map<string, Promise<void>>()
  return {
    async run(isStopping) {
      for (const host of await dueHosts(deps.now(), deps.database)) {
        if (underWay.has(host)) continue
        const lane = drain(host, isStopping, deps)
          .catch((error: unknown) =>
            deps.logger.warn({ err: error, host }, 'notifications could not be sent'),
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

async function drain(host: string, isStopping: () => boolean, deps: PushRun): Promise<void> {
  while (!isStopping()) {
    const claimed = await claimNotes({ host, now: deps.now(), most: atOnce, pauses }, deps.database)
    if (claimed.length === 0) return
    await Promise.all(claimed.map((note) => deliver(note, deps)))
  }
}

async function deliver(note: ClaimedNote, { database, sender, logger, now }: PushRun): Promise<void> {
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
      return putNoteOff({ note, until, error: delivery.error }, database)
    }
    case 'failed':
      if (note.attempts < pauses.length)
        return putNoteOff({ note, until: null, error: delivery.error }, database)
      break
    case 'refused':
      break
  }
  logger.warn(
    { note: note.note_id, attempts: note.attempts, error: delivery.error },
    'a notification was given up',
  )
  return endNote({ note, outcome: 'given up', error: delivery.error, now: at }, database)
}
