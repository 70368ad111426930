import { useEffect, useRef, useState } from 'react'
import { isHttpFailure } from '../loading/http-failure.ts'

export interface RemoteOption {
  readonly value: string
  readonly label: string
  /** Null if it has none; undefined for options without logos. */
  readonly logo?: string | null
}

const pauseMilliseconds = 150

export function useRemoteOptions(find: (text: string) => Promise<readonly RemoteOption[]>) {
  const [options, setOptions] = useState<readonly RemoteOption[]>([])
  const latest = useRef(0)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  const close = () => {
    latest.current += 1
    clearTimeout(pause.current)
    setOptions([])
  }
  const answer = async (question: number, text: string) => {
    const found = await orNothing(find(text.trim()))
    if (question === latest.current) setOptions(found)
  }
  const ask = (text: string) => {
    const question = (latest.current += 1)
    clearTimeout(pause.current)
    pause.current = setTimeout(() => {
      void answer(question, text)
    }, pauseMilliseconds)
  }
  return { options, ask, close }
}

async function orNothing(finding: Promise<readonly RemoteOption[]>): Promise<readonly RemoteOption[]> {
  try {
    return await finding
  } catch (error) {
    if (error instanceof TypeError || isHttpFailure(error)) return []
    throw error
  }
}
