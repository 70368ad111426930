import { appAuthorization, makeAppKey, type AppKey } from '../../../contract/calls/app-key.ts'
import type { Reply } from '../../../contract/operations/operation.ts'
import { operations, type Operations } from '../../../contract/operations/operations.ts'
import { HttpFailure, type Problem } from '../../../contract/problems/problem.ts'

/** This browser as an app: a key that never leaves it, and what the site knows it as. */
export interface AppDevice {
  readonly key: AppKey
  readonly deviceId: string
  readonly name: string
}

const place = { database: 'coinview-app', store: 'device', name: 'own' } as const

function openPlace(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(place.database, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(place.store))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () =>
      reject(request.error ?? new DOMException('The database did not open.')),
    )
  })
}

async function inPlace<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await openPlace()
  try {
    return await new Promise<Result>((resolve, reject) => {
      const transaction = database.transaction(place.store, mode)
      const request = work(transaction.objectStore(place.store))
      transaction.addEventListener('complete', () => resolve(request.result))
      transaction.addEventListener('abort', () =>
        reject(transaction.error ?? new DOMException('It was not written.')),
      )
    })
  } finally {
    database.close()
  }
}

export async function storedDevice(): Promise<AppDevice | undefined> {
  const found: unknown = await inPlace('readonly', (store) => store.get(place.name) as IDBRequest<unknown>)
  // What is there was put there below; another version of the site would name its place otherwise.
  return found === undefined ? undefined : (found as AppDevice)
}

export async function forgetDevice(): Promise<void> {
  await inPlace('readwrite', (store) => store.delete(place.name))
}

/** Stored only once the site knows it: a key that registered nothing is worth nothing. */
export async function registerDevice(name: string): Promise<AppDevice> {
  const key = await makeAppKey({ extractable: false })
  const { device_id: deviceId } = await signedCall('registerDevice', {
    key,
    fields: { public_key: key.publicKey, name },
  })
  const device = { key, deviceId, name }
  await inPlace('readwrite', (store) => store.put(device, place.name))
  return device
}

type SignedName = 'registerDevice' | 'takeInvitation' | 'getAirdrop' | 'askQuiz' | 'answerQuiz'

interface SignedCall {
  readonly key: AppKey
  readonly deviceId?: string
  /** What stands in the path. */
  readonly quizId?: string
  /** Of the body. */
  readonly fields?: object
}

/** How far the clock of the site is ahead of this one: a signature is good for a minute, and clocks of readers go wrong. */
let ahead = 0
const second = 1_000

/** What an app asks: signed with its key, as the signature of a page says nothing of who asks. */
export async function signedCall<Name extends SignedName>(
  name: Name,
  { key, deviceId, quizId = '', fields }: SignedCall,
): Promise<Reply<Operations[Name]>> {
  const { method, path: template } = operations[name]
  const path = template.replace('{quiz_id}', encodeURIComponent(quizId))
  const body = fields === undefined ? undefined : JSON.stringify(fields)
  const ask = async () => {
    const signing = { key, deviceId, now: Date.now() + ahead }
    const authorization = await appAuthorization({ method, path, body }, signing)
    const headers = { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) }
    return fetch(path, { method, headers, credentials: 'omit', ...(body !== undefined && { body }) })
  }
  let response = await ask()
  const served = Date.parse(response.headers.get('date') ?? '') - Date.now()
  if (response.status === 401 && Math.abs(served - ahead) > 30 * second) {
    ahead = served
    response = await ask()
  }
  if (response.ok) return (await response.json()) as Reply<Operations[Name]>
  const problem: unknown = await response.json().catch(() => undefined)
  throw new HttpFailure({
    status: response.status,
    statusText: response.statusText,
    ...(typeof problem === 'object' &&
      problem !== null &&
      'code' in problem && { problem: problem as Problem }),
  })
}

/** A browser that keeps no keys, or knows no Ed25519. */
export function isSupported(): boolean {
  return typeof indexedDB !== 'undefined' && globalThis.crypto?.subtle !== undefined
}
