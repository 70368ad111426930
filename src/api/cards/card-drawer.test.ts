import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { cachedCards } from './cached-cards.ts'
import { cardDrawer, type CardDrawer } from './card-drawer.ts'
import { plainCard } from './cards.presenter.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kawara-cards-'))
})
afterAll(() => rm(folder, { recursive: true }))

const faults: string[] = []
let drawer: CardDrawer
afterEach(() => {
  drawer.close()
  faults.length = 0
})

async function openDrawer(options: { maxWaiting?: number; deadline?: number } = {}) {
  const script = join(folder, 'drawer.mjs')
  await writeFile(
    script,
    `process.on('message', ({ card: { title } }) => {
       if (title === 'die') process.exit(3)
       if (title === 'fail') process.send({ fault: 'cannot' })
       if (title.startsWith('draw')) process.send({ bytes: Buffer.from(title) })
     })`,
  )
  drawer = cardDrawer({ script, onFault: (fault) => faults.push(fault), ...options })
  return drawer
}

const orderOf = (title: string) => ({
  logo: null,
  picture: null,
  format: 'png' as const,
  card: { ...plainCard({ language: 'en', host: 'x.test' }), label: '', title },
})
const draw = async (title: string) => (await drawer.draw(orderOf(title)))?.toString()

it('abandons a card that hangs or crashes its process and draws the next one', async () => {
  await openDrawer({ deadline: 3_000 })
  const drawn = await Promise.all(['draw 1', 'hang', 'draw 2', 'die', 'draw 3', 'fail', 'draw 4'].map(draw))
  expect(drawn).toEqual(['draw 1', undefined, 'draw 2', undefined, 'draw 3', undefined, 'draw 4'])
  expect(faults).toEqual(['drawing a card took too long', 'the drawing process exited: 3', 'cannot'])
})

it('queues as many of a thousand parallel cards as allowed and refuses the others at once', async () => {
  await openDrawer({ maxWaiting: 8 })
  const drawn = await Promise.all(Array.from({ length: 1_000 }, (_, n) => draw(`draw ${n}`)))
  expect(drawn.filter((one) => one !== undefined)).toHaveLength(9)
})

it('answers waiting requests when the site stops', async () => {
  await openDrawer()
  const requested = [draw('hang'), draw('draw 1')]
  drawer.close()
  expect(await Promise.all(requested)).toEqual([undefined, undefined])
  expect(await draw('draw 2')).toBeUndefined()
})

it('keeps a card that was drawn too late for the next request, and draws it only once', async () => {
  const drawingEnded = Promise.withResolvers<Buffer>()
  let requested = 0
  const cards = cachedCards({
    drawer: {
      draw() {
        requested++
        return drawingEnded.promise
      },
    },
    pictureAt: async () => undefined,
    deadline: 20,
  })
  drawer = await openDrawer()
  const presented = { ...orderOf('a'), logo: '/files/nothing.png' }
  expect(await Promise.all([cards.get(presented, 'png'), cards.get(presented, 'png')])).toEqual([
    undefined,
    undefined,
  ])
  drawingEnded.resolve(Buffer.from('late'))
  await drawingEnded.promise
  await new Promise(setImmediate)
  expect((await cards.get(presented, 'png'))?.bytes.toString()).toBe('late')
  expect(requested).toBe(1)
})
