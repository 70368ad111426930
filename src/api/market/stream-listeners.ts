import type { ServerResponse } from 'node:http'

/** A reader that has not taken this much is not reading. */
const mostWaitingBytes = 256 * 1024

export interface StreamLimits {
  readonly mostStreams?: number
  readonly mostPerAddress?: number
}

/** Who listens, and from which address. */
export function streamListeners({ mostStreams = 5_000, mostPerAddress = 50 }: StreamLimits = {}) {
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
      listeners.size >= mostStreams || (perAddress.get(address) ?? 0) >= mostPerAddress,
    add(response: ServerResponse, address: string) {
      listeners.set(response, address)
      perAddress.set(address, (perAddress.get(address) ?? 0) + 1)
      response.on('close', () => leave(response))
      response.on('error', () => leave(response))
    },
    sendToAll(bytes: Buffer) {
      for (const response of listeners.keys()) {
        if (response.writableLength <= mostWaitingBytes) response.write(bytes)
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
