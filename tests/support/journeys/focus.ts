import type { Page } from '@playwright/test'

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
        // Tab reaches only the chosen radio button of a group; arrow keys reach the others.
        .filter((one) => one.type !== 'radio' || one.checked)
    const nameOf = (one: Element) => one.id || one.getAttribute('aria-label') || one.textContent
    // A focused element counts as visible if its first line is: browsers scroll a tall element only so far.
    const isBelow = (one: Element) => {
      const { top, height } = one.getBoundingClientRect()
      const foot = top + Math.min(height, 48)
      return top < 0 || foot > (document.querySelector('.owner-bar')?.getBoundingClientRect().top ?? 0)
    }
    const isCovered = async (one: HTMLElement) => {
      one.focus()
      // The browser scrolls to the focused element within a few frames.
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
    isOver: () => seen.evaluate(({ isOver }) => isOver()),
    missed: () => seen.evaluate(({ missed }) => missed()),
    covered: () => seen.evaluate(({ covered }) => covered()),
  }
}
