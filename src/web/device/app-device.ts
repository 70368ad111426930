import { makeAppKey, type AppKey } from '../../contract/calls/app-key.ts'
import { signedCall } from './signed-call.ts'

const place = { database: 'coinview-app', store: 'device' } as const

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

/** One piece of work on what this browser keeps of its devices, done whole or not at all. */
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

/** This browser as an app: a key that never leaves it, and what the site knows it as. */
export interface AppDevice {
  readonly key: AppKey
  readonly deviceId: string
  readonly userId: string
  readonly name: string
}

/** The reader's own, and the one that plays the phone on the page of the SDK: trying that out registers nobody for anything else. */
export type DeviceRole = 'own' | 'example'

export async function storedDevice(role: DeviceRole = 'own'): Promise<AppDevice | undefined> {
  const found: unknown = await inPlace('readonly', (store) => store.get(role) as IDBRequest<unknown>)
  // What is there was put there below; another version of the site would name its place otherwise.
  return found === undefined ? undefined : (found as AppDevice)
}

export async function forgetDevice(): Promise<void> {
  await inPlace('readwrite', (store) => store.delete('own' satisfies DeviceRole))
}

const waiting = (role: DeviceRole) => `${role} key`

async function keyToRegister(role: DeviceRole): Promise<AppKey> {
  const name = waiting(role)
  const stored = () => inPlace('readonly', (store) => store.get(name) as IDBRequest<AppKey | undefined>)
  const left = await stored()
  if (left !== undefined) return left
  const made = await makeAppKey({ extractable: false })
  await inPlace('readwrite', (store) => store.put(made, name))
  // Of two windows that made one at once both take the later.
  return (await stored()) ?? made
}

interface Registering {
  readonly role?: DeviceRole
  /** Registered again it is what it was, on a site that has not forgotten it. */
  readonly key?: AppKey | undefined
}

/** A device once the site knows it; its key from before it is asked, so that an answer that got lost is asked for again and makes nobody twice. */
export async function registerDevice(
  name: string,
  { role = 'own', key: known }: Registering = {},
): Promise<AppDevice> {
  const key = known ?? (await keyToRegister(role))
  const registered = await signedCall('registerDevice', { key, input: { public_key: key.publicKey, name } })
  const device = { key, deviceId: registered.device_id, userId: registered.user_id, name: registered.name }
  await inPlace('readwrite', (store) => store.put(device, role))
  await inPlace('readwrite', (store) => store.delete(waiting(role)))
  return device
}

/** A browser that keeps no keys, or knows no Ed25519. */
export function isSupported(): boolean {
  return typeof indexedDB !== 'undefined' && globalThis.crypto?.subtle !== undefined
}
