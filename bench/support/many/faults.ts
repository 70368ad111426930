import { setTimeout as wait } from 'node:timers/promises'
import type { Stage } from './stage.ts'

/** Longer than `fail_timeout` of nginx, after which it sends requests to a failed instance again. */
const aboveFailTimeout = 3_000

type Fault = (stage: Stage) => Promise<void>

export const faults: Readonly<Record<string, { readonly title: string; readonly happens: Fault }>> = {
  calm: { title: 'nothing', happens: () => wait(10_000) },
  kill: {
    title: 'kill -9 of an instance, started again after 5 s',
    async happens({ instances: [first] }) {
      await first.end('SIGKILL')
      await wait(5_000)
      await first.start()
    },
  },
  rolling: {
    title: 'rolling restart of both instances',
    async happens({ instances }) {
      for (const instance of instances) {
        const code = await instance.end('SIGTERM')
        if (code !== 0) throw new Error(`An instance exited after SIGTERM with ${code}.`)
        await instance.start()
        await wait(aboveFailTimeout)
      }
    },
  },
  'redis-gone': {
    title: 'Redis killed, started again after 8 s',
    async happens({ redis }) {
      await redis.end('SIGKILL')
      await wait(8_000)
      await redis.start()
    },
  },
  'redis-frozen': {
    title: 'Redis frozen for 8 s',
    async happens({ redis }) {
      await redis.freeze()
      await wait(8_000)
      await redis.thaw()
    },
  },
  'postgres-restart': {
    title: 'PostgreSQL restarted',
    async happens({ postgres }) {
      await postgres.end('SIGINT')
      await postgres.start()
    },
  },
  'postgres-frozen': {
    title: 'PostgreSQL frozen for 12 s',
    async happens({ postgres }) {
      await postgres.freeze()
      await wait(12_000)
      await postgres.thaw()
    },
  },
}
