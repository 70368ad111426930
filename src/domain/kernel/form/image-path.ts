import { webAddress } from '../rows/web-address.ts'

const uploaded = /^\/files\/(?!.*\.\.)[\w./-]+\.(?:jpe?g|png|gif)$/i

export function isImagePath(text: string): boolean {
  const path = text.trim()
  return (path.startsWith('/files/') && uploaded.test(path)) || webAddress(text) !== undefined
}
