import type { ServerResponse } from 'node:http'

/** A reader that has not taken this much is not reading. */
const maxWaitingBytes = 256 * 1024

export interface StreamLimits {
  readonly maxStreams?: number
  readonly maxPerAddress?: number
}

/** Who listens, and from which address. */
export function streamListeners({ maxStreams = 5_000, maxPerAddress = 50 }: StreamLimits = {}) {
  const listeners = new Map<ServerResponse, string>()
  const perAddress = new Map<string, number>()
  let dropped = 0

  const leave = (response: ServerResponse) => {
    const address = listeners.get(response)
    if (address === undefined) return
    listeners.delete(response)
    const left = (perAddress.get(address) ?? 1) - 1
    if (left === 0) perAddress.delete(address)
    else perAddress.set(address, left)
  }
  return {
    isFull: (address: string) =>
      listeners.size >= maxStreams || (perAddress.get(address) ?? 0) >= maxPerAddress,
    add(response: ServerResponse, address: string) {
      listeners.set(response, address)
      perAddress.set(address, (perAddress.get(address) ?? 0) + 1)
      response.on('close', () => leave(response))
      response.on('error', () => leave(response))
    },
    sendToAll(bytes: Buffer) {
      for (const response of listeners.keys()) {
        if (response.writableLength <= maxWaitingBytes) response.write(bytes)
        else {
          dropped++
          leave(response)
          response.destroy()
        }
      }
    },
    endAll() {
      for (const response of listeners.keys()) response.end()
    },
    stats: () => ({ open: listeners.size, dropped }),
  }
}
