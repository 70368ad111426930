import type { Page } from '@playwright/test'

/** Follows the focus through the form of a page, which has a bar at the foot of the window. */
export async function watchFocus(page: Page) {
  const seen = await page.evaluateHandle(() => {
    const reached = new Set<EventTarget | null>()
    let isOver = false
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && target.closest('form') === null) isOver = true
      reached.add(target)
    })
    const usable = () =>
      [...document.querySelectorAll<HTMLInputElement>('form :is(input, select, textarea, button, a[href])')]
        .filter((one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility())
        .filter((one) => one.closest('[inert]') === null)
        // Of several that exclude each other one is reached by tab, the others by arrows.
        .filter((one) => one.type !== 'radio' || one.checked)
    const nameOf = (one: Element) => one.id || one.getAttribute('aria-label') || one.textContent
    // Of a tall one its first line is in sight: that is where the browser scrolls to.
    const isBelow = (one: Element) => {
      const { top, height } = one.getBoundingClientRect()
      const foot = top + Math.min(height, 48)
      return top < 0 || foot > (document.querySelector('.owner-bar')?.getBoundingClientRect().top ?? 0)
    }
    const isCovered = async (one: HTMLElement) => {
      one.focus()
      // The browser scrolls to it within a few frames.
      for (let frame = 0; frame < 20 && isBelow(one); frame += 1) await new Promise(requestAnimationFrame)
      return isBelow(one)
    }
    return {
      isOver: () => isOver,
      missed: () =>
        usable()
          .filter((one) => !reached.has(one))
          .map(nameOf),
      covered: async () => {
        const found: string[] = []
        for (const one of usable().filter((each) => each.closest('.owner-bar') === null))
          if (await isCovered(one)) found.push(nameOf(one))
        return found
      },
    }
  })
  return {
    /** Whether the focus has left the form. */
    isOver: () => seen.evaluate(({ isOver }) => isOver()),
    /** What can be used and was never focused. */
    missed: () => seen.evaluate(({ missed }) => missed()),
    /** What the bar hides when it is focused. */
    covered: () => seen.evaluate(({ covered }) => covered()),
  }
}
