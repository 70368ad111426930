/** What is in this frame, and what the server has said of it. */
export const root = document.documentElement
export const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector)
