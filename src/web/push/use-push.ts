import type { Client } from '../../contract/calls/client.ts'
import { isHttpFailure } from '../loading/http-failure.ts'
import { fetchedClient } from '../loading/load.ts'
import { useBrowserData } from '../loading/use-browser-data.ts'

export type OwnPush = Awaited<ReturnType<Client['getPush']>>

/** State of push notifications in this browser. `off` can be turned on; `notChosen`: the reader dismissed the browser's question. */
export type PushState =
  | { readonly kind: 'loading' | 'unsupported' | 'ios' | 'denied' | 'offline' | 'unconfigured' | 'failed' }
  | { readonly kind: 'off'; readonly publicKey: string; readonly notChosen?: boolean }
  | { readonly kind: 'on'; readonly push: OwnPush }

/** Message about the wrong fields; undefined if the change failed for another reason. */
export interface ChangeFailure {
  readonly message: string | undefined
}

export function usePush() {
  const { found: state, setFound: setState, lookAgain } = useBrowserData<PushState>(look, { kind: 'loading' })
  return {
    state,
    lookAgain,
    /** Asks for permission. Must be called from a press handler, which browsers require. */
    async turnOn(publicKey: string): Promise<boolean> {
      const turned = await turnOn(publicKey)
      setState(turned)
      return turned.kind === 'on'
    },
    async turnOff(): Promise<boolean> {
      const failure = await attempt(async () => {
        const { publicKey } = await (await fetchedClient()).turnPushOff({})
        await unsubscribe()
        setState(publicKey === null ? { kind: 'unconfigured' } : { kind: 'off', publicKey })
      })
      return failure === undefined
    },
    attempt: (work: (client: Client) => Promise<void>) => attempt(async () => work(await fetchedClient())),
    change: (work: (client: Client) => Promise<OwnPush>) =>
      attempt(async () => setState({ kind: 'on', push: await work(await fetchedClient()) })),
  }
}

async function look(): Promise<PushState> {
  const support = supportOf()
  if (support !== 'supported') return { kind: support }
  if (Notification.permission === 'denied') return { kind: 'denied' }
  return orFailed(async () => {
    const client = await fetchedClient()
    const push = await client.getPush({})
    const { publicKey } = push
    if (publicKey === null) return { kind: 'unconfigured' }
    const own = Notification.permission === 'granted' ? await subscriptionWith(publicKey) : null
    if (own === null) return { kind: 'off', publicKey }
    return { kind: 'on', push: push.isOn ? push : await client.turnPushOn(fieldsOf(own)) }
  })
}

async function turnOn(publicKey: string): Promise<PushState> {
  const permission = await Notification.requestPermission()
  if (permission === 'denied') return { kind: 'denied' }
  if (permission === 'default') return { kind: 'off', publicKey, notChosen: true }
  return orFailed(async () => {
    const subscription = await subscribe(publicKey)
    const push = await (await fetchedClient()).turnPushOn(fieldsOf(subscription))
    return { kind: 'on', push }
  })
}

/** Maps failures of the browser, its push service or the server to a state; other errors are bugs and are thrown. */
async function orFailed(work: () => Promise<PushState>): Promise<PushState> {
  try {
    return await work()
  } catch (error) {
    if (!isExpected(error)) throw error
    return { kind: navigator.onLine ? 'failed' : 'offline' }
  }
}

async function attempt(work: () => Promise<void>): Promise<ChangeFailure | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    if (!isExpected(error)) throw error
    const problem = isHttpFailure(error) ? error.problem : undefined
    return { message: problem?.errors?.[0]?.message ?? problem?.title }
  }
}

function isExpected(error: unknown): boolean {
  return error instanceof TypeError || error instanceof DOMException || isHttpFailure(error)
}

/** Whether this browser supports push notifications. `ios`: only once the reader has put the site on the home screen. */
function supportOf(): 'supported' | 'ios' | 'unsupported' {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'supported'
  const isTablet = /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1
  const isApple = /iPhone|iPad|iPod/.test(navigator.userAgent) || isTablet
  // Browsers on iOS other than Safari never support push for web apps.
  return isApple && /Safari\//.test(navigator.userAgent) ? 'ios' : 'unsupported'
}

/** The existing subscription, unless it was created with another key, in which case nothing would arrive. */
async function subscriptionWith(publicKey: string): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  const found = (await registration?.pushManager.getSubscription()) ?? null
  return found !== null && isMadeWith(found, publicKey) ? found : null
}

function isMadeWith(
  { options: { applicationServerKey: key } }: PushSubscription,
  publicKey: string,
): boolean {
  if (key === null) return true
  const wanted = bytesOf(publicKey)
  const own = new Uint8Array(key)
  return own.length === wanted.length && own.every((byte, at) => byte === wanted[at])
}

async function subscribe(publicKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register('/service-worker.js')
  const { pushManager } = await navigator.serviceWorker.ready
  const found = await pushManager.getSubscription()
  if (found !== null && isMadeWith(found, publicKey)) return found
  await found?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) })
}

async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

function fieldsOf(subscription: PushSubscription) {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' }
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}
