import { preload } from 'react-dom'
import { referrerPolicyOf } from './picture.tsx'

/** While a page is rendered: its head names the picture, so that it is fetched at once. */
export function announcePicture(src: string): void {
  const referrerPolicy = referrerPolicyOf(src)
  preload(src, { as: 'image', ...(referrerPolicy && { referrerPolicy }) })
}
