import { preload } from 'react-dom'
import { referrerPolicyOf } from './picture.tsx'

/** During rendering, adds a preload of the picture to the head of the page. */
export function preloadPicture(src: string): void {
  const referrerPolicy = referrerPolicyOf(src)
  preload(src, { as: 'image', ...(referrerPolicy && { referrerPolicy }) })
}
