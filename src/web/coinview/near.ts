import { idle } from '../loading/when-idle.ts'

/**
 * For a part of the page that works as the server sent it: hydrated when it comes near. One that is not on the page yet,
 * as after a link inside the site, comes at once.
 */
export async function near(selector: string): Promise<void> {
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
