import { useState } from 'react'
import { troubleOf, type Trouble } from '../device/use-device.ts'
import { useSending } from '../form/use-sending.ts'
import { Button } from '../ui/controls/button.tsx'
import { TroubleNotice } from './trouble-notice.tsx'

interface ReadOlderProps {
  /** Says how much the list above has left out. */
  readonly label: string
  readonly read: () => Promise<void>
}

export function ReadOlder({ label, read }: ReadOlderProps) {
  const [trouble, setTrouble] = useState<Trouble>()
  const { waiting, once } = useSending()
  const readOnce = () =>
    once(async () => {
      setTrouble(undefined)
      try {
        await read()
      } catch (error) {
        setTrouble(troubleOf(error))
      }
    })
  return (
    <>
      {trouble !== undefined && <TroubleNotice trouble={trouble} />}
      <Button size="sm" className="mt-3" waiting={waiting} onClick={() => void readOnce()}>
        {label}
      </Button>
    </>
  )
}
