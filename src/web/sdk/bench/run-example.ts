import { createWallet, WalletError, type WalletRequest } from '../../../../packages/sdk/src/index.ts'
import { fetchedClient } from '../../loading/load.ts'
import { changeBench, changeRun, clearBench, runOf, type ExampleRun } from './bench-store.ts'
import { exampleDapp, orders, type ExampleKind } from './example-orders.ts'
import { earlierPhone, examplePhone, type ExamplePhone } from './example-phone.ts'
import { failureOf } from './run-failure.tsx'

/** What waits for an answer, by example; it ends when the example runs again or the reader leaves the page. */
const waiting = new Map<ExampleKind, AbortController>()

/** Runs an example with the real SDK and the wallet of this site; this browser plays the phone. */
export async function runExample(kind: ExampleKind, deviceName: string): Promise<void> {
  waiting.get(kind)?.abort()
  const left = new AbortController()
  waiting.set(kind, left)
  const run: ExampleRun = {
    kind,
    traceId: crypto.randomUUID(),
    startedAt: Date.now(),
    state: 'starting',
  }
  changeBench((before) => ({ ...before, current: kind, runs: { ...before.runs, [kind]: run } }))
  await tried(run, async () => {
    const phone = await examplePhone(deviceName)
    await showWallet(phone)
    if (kind === 'server') {
      await sendFromServer(run, phone)
      changeRun(run, { state: 'sent', endedAt: Date.now() })
      await showWallet(phone)
      return
    }
    const request = await ask(kind, run.traceId)
    if (left.signal.aborted) return
    changeRun(run, { request, state: 'waiting' })
    void tried(run, async () => {
      const { state } = await request.settled({ signal: left.signal })
      changeRun(run, { state, endedAt: Date.now() })
    })
  })
}

export async function answerRun(kind: ExampleKind, approve: boolean, deviceName: string): Promise<void> {
  const run = runOf(kind)
  const request = run?.request
  if (run === undefined || request === undefined) return
  await tried(run, async () => {
    const phone = await examplePhone(deviceName)
    await phone.answer(request.request_id, approve)
    changeRun(run, { isAnswered: true })
    await showWallet(phone)
  })
}

/** Sends the same trace again. The wallet has to return the first result, and the ledger stays as it is. */
export async function sendAgain(kind: ExampleKind, deviceName: string): Promise<void> {
  const run = runOf(kind)
  if (run === undefined) return
  await tried(run, async () => {
    const phone = await examplePhone(deviceName)
    const isSame =
      kind === 'server'
        ? !(await sendFromServer(run, phone)).is_new
        : (await ask(kind, run.traceId)).request_id === run.request?.request_id
    if (!isSame) throw new WalletError('wrong_shape', 'The wallet returned a different result.')
    changeBench((before) => ({ ...before, repeated: new Set([...before.repeated, run.traceId]) }))
    await showWallet(phone)
  })
}

/** Shows the wallet of an earlier visit. It is an extra, so a failure shows nothing. */
export async function showEarlierWallet(): Promise<void> {
  try {
    const phone = await earlierPhone()
    if (phone !== undefined) await showWallet(phone)
  } catch (error) {
    failureOf(error)
  }
}

export function leaveBench(): void {
  for (const left of waiting.values()) left.abort()
  waiting.clear()
  clearBench()
}

async function showWallet(phone: ExamplePhone): Promise<void> {
  const wallet = await phone.wallet()
  changeBench((before) => ({ ...before, wallet, userId: phone.userId }))
}

function ask(kind: 'payment' | 'transfer', trace_id: string): Promise<WalletRequest> {
  const wallet = createWallet({ dapp_id: exampleDapp.id, origin: window.location.origin })
  return kind === 'payment'
    ? wallet.payment({ ...orders.payment, trace_id })
    : wallet.transfer({ ...orders.transfer, trace_id })
}

async function sendFromServer({ traceId }: ExampleRun, { userId }: ExamplePhone) {
  const client = await fetchedClient()
  return client.sendExampleTransfer({ receiver: userId, trace_id: traceId })
}

async function tried(run: ExampleRun, work: () => Promise<void>): Promise<void> {
  changeRun(run, { failure: undefined })
  try {
    await work()
  } catch (error) {
    if (error instanceof WalletError && error.code === 'aborted') return
    changeRun(run, { failure: failureOf(error) })
  }
}
