import { makeAppKey, type AppKey } from '../../contract/calls/app-key.ts'
import { signedCall } from './signed-call.ts'

const place = { database: 'coinview-app', store: 'device' } as const

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(place.database, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(place.store))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () =>
      reject(request.error ?? new DOMException('The database did not open.')),
    )
  })
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await openDatabase()
  try {
    return await new Promise<Result>((resolve, reject) => {
      const transaction = database.transaction(place.store, mode)
      const request = work(transaction.objectStore(place.store))
      transaction.addEventListener('complete', () => resolve(request.result))
      transaction.addEventListener('abort', () =>
        reject(transaction.error ?? new DOMException('The transaction was aborted.')),
      )
    })
  } finally {
    database.close()
  }
}

/** This browser, registered as a device of the app. Its private key cannot be exported from the browser. */
export interface AppDevice {
  readonly key: AppKey
  readonly deviceId: string
  readonly userId: string
  readonly name: string
}

/** The reader's own device, or the one that plays the phone on the SDK page and is used for nothing else. */
export type DeviceRole = 'own' | 'example'

export async function storedDevice(role: DeviceRole = 'own'): Promise<AppDevice | undefined> {
  const found: unknown = await inStore('readonly', (store) => store.get(role) as IDBRequest<unknown>)
  // The cast is safe, because only `registerDevice` writes here, and a version of the site with another format would use another
  // store.
  return found === undefined ? undefined : (found as AppDevice)
}

export async function forgetDevice(): Promise<void> {
  await inStore('readwrite', (store) => store.delete('own' satisfies DeviceRole))
}

const waiting = (role: DeviceRole) => `${role} key`

async function keyToRegister(role: DeviceRole): Promise<AppKey> {
  const name = waiting(role)
  const stored = () => inStore('readonly', (store) => store.get(name) as IDBRequest<AppKey | undefined>)
  const left = await stored()
  if (left !== undefined) return left
  const made = await makeAppKey({ extractable: false })
  await inStore('readwrite', (store) => store.put(made, name))
  // If two windows made a key at the same time, both read the one that was stored last.
  return (await stored()) ?? made
}

interface Registering {
  readonly role?: DeviceRole
  /** The key of a device that was registered before. The site then returns the same device, unless it has forgotten it. */
  readonly key?: AppKey | undefined
}

/**
 * Registers this browser as a device. Its key is stored before the call, so that a retry after a lost response registers the same
 * device again.
 */
export async function registerDevice(
  name: string,
  { role = 'own', key: known }: Registering = {},
): Promise<AppDevice> {
  const key = known ?? (await keyToRegister(role))
  const registered = await signedCall('registerDevice', { key, input: { public_key: key.publicKey, name } })
  const device = { key, deviceId: registered.device_id, userId: registered.user_id, name: registered.name }
  await inStore('readwrite', (store) => store.put(device, role))
  await inStore('readwrite', (store) => store.delete(waiting(role)))
  return device
}

/** Whether this browser can be a device; false without IndexedDB or Web Crypto. */
export function isSupported(): boolean {
  return typeof indexedDB !== 'undefined' && globalThis.crypto?.subtle !== undefined
}
