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
export async function inPlace<Result>(
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
