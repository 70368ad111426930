import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '../../../tests/support/offerings-site.ts'
import { openPushSite, type PushSite } from '../../../tests/support/push-site.ts'
import { hour } from '../../domain/kernel/time/durations.ts'
import en from '../../words/en/server/push-notes.ts'
import ja from '../../words/ja/server/push-notes.ts'
import { pushSender } from '../outbound/push/push-sender.ts'
import { makeVapidKeys } from '../outbound/push/vapid-keys.ts'

let opened: PushSite
beforeEach(async () => {
  opened = await openPushSite({ rows: [sale({})] })
})
afterEach(() => opened.close())

const inHours = (count: number) => new Date(Date.now() + count * hour).toISOString()

function sale(change: Readonly<Record<string, unknown>>) {
  return {
    item_id: 'hinode-grid',
    name: 'Hinode Grid',
    ico_start: inHours(1),
    ico_end: inHours(48),
    ...change,
  }
}

const outcomes = async () => (await opened.notes()).map(({ outcome }) => outcome)
const untilOutcome = (wanted: string) => eventually(outcomes, (found) => found.includes(wanted))

describe('a notification', () => {
  it('arrives encrypted for its browser, in its language, signed for its push service', async () => {
    const reader = await opened.openNotified({ host: 'en.localhost' })
    await reader.test()
    const [note] = await opened.notesAt(reader.subscription)
    expect(note).toEqual({
      title: en.test,
      body: en.testText,
      tag: expect.stringMatching(/^[\w-]{24}$/),
      path: '/_app/requestPermission',
    })
    const [received] = reader.subscription.received
    expect(received).toMatchObject({ topic: note?.['tag'], urgency: 'high' })
    expect(received?.ttl).toBeGreaterThan(590)
    expect(received?.audience).toBe(`http://${opened.service.host}`)
    expect(opened.service.refusals).toEqual([])
    expect(await untilOutcome('sent')).toEqual(['sent'])
  })

  it('that is signed with another key is refused by the push service and dropped', async () => {
    opened.service.expectKey(makeVapidKeys().publicKey)
    const reader = await opened.openNotified()
    await reader.test()
    await untilOutcome('given up')
    expect(opened.service.refusals).toEqual(['another key'])
    expect(reader.subscription.received).toEqual([])
    expect(JSON.stringify(opened.site.log)).toContain(
      'could not send a notification to a browser; it is not tried again',
    )
    expect(JSON.stringify(opened.site.log)).not.toContain(reader.subscription.endpoint)
  })

  it.each([404, 410])(
    'that is answered with %d ends the subscription and all that hangs on it',
    async (status) => {
      const reader = await opened.openNotified({ subscription: opened.service.subscribe({ status }) })
      await reader.follow('hinode-grid')
      await reader.test()
      await eventually(reader.state, ({ isOn }) => !isOn)
      expect(
        await opened.database.query('select 1 from push_follows union all select 1 from push_notes'),
      ).toEqual([])
      expect(await opened.database.query('select count from push_drops')).toEqual([{ count: 1 }])
    },
  )

  it.each([429, 503])('that is answered with %d waits as long as the push service says', async (status) => {
    const subscription = opened.service.subscribe({ status, headers: { 'retry-after': '120' } })
    const reader = await opened.openNotified({ subscription })
    await reader.test()
    await eventually(opened.notes, ([note]) => note?.last_error === `status ${status}`)
    subscription.behaviour = 'well'
    opened.pass(100_000)
    const other = await opened.openNotified()
    await other.test()
    await opened.notesAt(other.subscription)
    expect([subscription.tries(), subscription.received.length]).toEqual([1, 0])
    opened.pass(21_000)
    expect(await opened.notesAt(subscription)).toHaveLength(1)
  })

  it('to a push service that does not answer delays no other', async () => {
    const reader = await opened.openNotified()
    const [first, ...silent] = await Promise.all(
      Array.from({ length: 9 }, () =>
        opened.openNotified({ subscription: opened.slowService.subscribe('silent') }),
      ),
    )
    await first?.test()
    await eventually(
      async () => first?.subscription.tries(),
      (tries) => tries === 1,
    )
    for (const browser of silent) await browser.test()
    await reader.test()
    expect(await opened.notesAt(reader.subscription)).toHaveLength(1)
    const tried = () => silent.filter(({ subscription }) => subscription.tries() > 0).length
    expect(tried()).toBe(0)
    opened.slowService.hangUp()
    await eventually(
      async () => tried(),
      (count) => count > 3,
    )
    expect(tried()).toBe(4)
  })

  it('to a push service that never answers times out', async () => {
    const subscription = opened.service.subscribe('silent')
    const { now } = opened
    const hosts = [opened.service.host]
    const sender = pushSender({
      keys: makeVapidKeys(),
      subject: 'mailto:a@example.com',
      hosts,
      now,
      deadlineMilliseconds: 50,
    })
    const note = { title: 'a', body: 'b', tag: 'c', path: '/', usefulMilliseconds: 1_000 }
    expect(await sender.send(note, subscription)).toEqual({ kind: 'failed', error: 'TimeoutError' })
  })

  it('is never sent to a host that is not allowed any more', async () => {
    const { now } = opened
    const sender = pushSender({ keys: makeVapidKeys(), subject: 'mailto:a@example.com', hosts: [], now })
    const subscription = opened.service.subscribe()
    const note = { title: 'a', body: 'b', tag: 'c', path: '/', usefulMilliseconds: 1_000 }
    expect(await sender.send(note, subscription)).toEqual({ kind: 'refused', error: 'host not allowed' })
    expect(subscription.tries()).toBe(0)
  })

  it('that could not be sent in time is dropped', async () => {
    const subscription = opened.service.subscribe({ status: 500 })
    const reader = await opened.openNotified({ subscription })
    await reader.test()
    await eventually(opened.notes, ([note]) => note?.last_error === 'status 500')
    subscription.behaviour = 'well'
    opened.pass(11 * 60_000)
    await untilOutcome('late')
    expect(subscription.received).toEqual([])
  })
})

describe('a sale', () => {
  it('that starts and ends notifies once each, and only browsers that followed before', async () => {
    const reader = await opened.openNotified()
    const foreign = await opened.openNotified({ host: 'en.localhost' })
    await reader.follow('hinode-grid')
    await foreign.follow('hinode-grid')
    opened.pass(hour + 60_000)
    const [note] = await opened.notesAt(reader.subscription)
    expect(note).toMatchObject({
      title: ja.starts.replace('{name}', 'Hinode Grid'),
      path: '/ico/hinode-grid',
    })
    expect(note?.['body']).toMatch(/^開始：\d{4}\/\d\d\/\d\d \d\d:\d\d（日本時間）$/)
    const [english] = await opened.notesAt(foreign.subscription)
    expect(english?.['title']).toBe(en.starts.replace('{name}', 'Hinode Grid'))

    const late = await opened.openNotified()
    await late.follow('hinode-grid')
    opened.pass(47 * hour)
    const notes = await opened.notesAt(reader.subscription, 2)
    expect(notes[1]?.['title']).toBe(ja.ends.replace('{name}', 'Hinode Grid'))
    expect(notes[1]?.['tag']).toBe(note?.['tag'])
    await opened.notesAt(late.subscription)
    expect(late.subscription.received).toHaveLength(1)
    expect(reader.subscription.received).toHaveLength(2)
  })

  it('that started more than six hours ago notifies no one', async () => {
    const reader = await opened.openNotified()
    await reader.follow('hinode-grid')
    opened.pass(8 * hour)
    await reader.test()
    await opened.notesAt(reader.subscription)
    expect((await opened.notes()).map(({ key }) => key.split(' ')[0])).toEqual(['test'])
  })
})

describe('a price', () => {
  it('that is reached notifies once, and again only after it has gone back', async () => {
    const reader = await opened.openNotified({ host: 'en.localhost' })
    await reader.alert('60000', 'above')
    opened.market.price = 61_000
    const [note] = await opened.notesAt(reader.subscription)
    expect(note).toMatchObject({
      title: en.above.replace('{name}', 'Bitcoin').replace('{mark}', '$60,000.00'),
      path: '/market/bitcoin',
    })
    expect(note?.['body']).toMatch(/^Price: \$61,000\.00 as of \d\d:\d\d UTC$/)
    const isArmed = async () => (await reader.state()).alerts[0]?.isArmed
    expect(await isArmed()).toBe(false)
    opened.market.price = 59_000
    await eventually(isArmed, (armed) => armed === true)
    opened.market.price = 60_000
    expect(await opened.notesAt(reader.subscription, 2)).toHaveLength(2)
  })

  it('that is stale or from the future does not notify and accepts no alert', async () => {
    const reader = await opened.openNotified()
    await reader.alert('60000', 'above')
    opened.market.ageMilliseconds = 11 * 60_000
    opened.market.price = 61_000
    const other = await opened.openNotified()
    await eventually(
      async () => (await other.alert('70000')).body.code,
      (code) => code === 'price_unknown',
    )
    opened.pass(1_000)
    opened.market.ageMilliseconds = -30 * 60_000
    opened.market.price = 62_000
    await eventually(
      async () => (await other.alert('70000')).body.code,
      (code) => code === 'price_unknown',
    )
    expect(await opened.notes()).toEqual([])
    opened.market.ageMilliseconds = 0
    expect(await opened.notesAt(reader.subscription)).toHaveLength(1)
  })
})
