import { preload } from 'react-dom'
import { referrerPolicyOf } from './picture.tsx'

export function preloadPicture(src: string): void {
  const referrerPolicy = referrerPolicyOf(src)
  preload(src, { as: 'image', ...(referrerPolicy && { referrerPolicy }) })
}
