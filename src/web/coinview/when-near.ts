import { idle } from '../loading/when-idle.ts'

/**
 * Delays the hydration of a part of the page until it is about to scroll into view. Resolves at once if the part is not
 * in the document, as after a navigation inside the site.
 */
export async function whenNear(selector: string): Promise<void> {
  await idle()
  const part = import.meta.env.SSR ? null : document.querySelector(selector)
  if (part === null) return
  await new Promise<void>((resolve) => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        watch.disconnect()
        resolve()
      },
      { rootMargin: '25%' },
    )
    watch.observe(part)
  })
}
