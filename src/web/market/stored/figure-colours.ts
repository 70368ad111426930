import { useLayoutEffect, useSyncExternalStore } from 'react'
import { storedChoice } from './stored-choice.ts'

export const figureColours = ['green-up', 'red-up'] as const
export type FigureColours = (typeof figureColours)[number]
export const coloursStorageKey = 'coin::colours'

const choice = storedChoice(coloursStorageKey)
const read = () => figureColours.find((known) => known === choice.read())

export function useFigureColours(): FigureColours | undefined {
  const chosen = useSyncExternalStore(choice.subscribe, read, () => undefined)
  useLayoutEffect(() => {
    const stored = read()
    if (stored !== undefined) document.documentElement.dataset['figures'] = stored
  }, [chosen])
  return chosen
}

export function storeFigureColours(colours: FigureColours): void {
  choice.store(colours)
}
