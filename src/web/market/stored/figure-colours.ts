import { useLayoutEffect, useSyncExternalStore } from 'react'
import { keptChoice } from './stored-choice.ts'

export const figureColours = ['green-up', 'red-up'] as const
export type FigureColours = (typeof figureColours)[number]
export const coloursStorageKey = 'coin::colours'

const choice = keptChoice(coloursStorageKey)
const read = () => figureColours.find((known) => known === choice.read())

/** What the reader chose; undefined is the custom of the language. */
export function useFigureColours(): FigureColours | undefined {
  const chosen = useSyncExternalStore(choice.subscribe, read, () => undefined)
  useLayoutEffect(() => {
    const kept = read()
    if (kept !== undefined) document.documentElement.dataset['figures'] = kept
  }, [chosen])
  return chosen
}

export function keepFigureColours(colours: FigureColours): void {
  choice.keep(colours)
}
