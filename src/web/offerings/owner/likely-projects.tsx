import { useEffect, useRef } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { useLinks } from '../../reader/use-links.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import type { Candidates } from './use-new-project.ts'

interface LikelyProjectsProps {
  readonly candidates: Candidates
  readonly waiting: boolean
  readonly onConfirm: () => void
  readonly onTakeBack: () => void
}

/** It may be listed already: nothing was stored yet, and the sender decides. */
export function LikelyProjects({ candidates, waiting, onConfirm, onTakeBack }: LikelyProjectsProps) {
  const t = useMessages('owner')
  const links = useLinks()
  const box = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone, and the focus with it.
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="w-full outline-none">
      <Notice kind="warn" role="alert" title={t.likely()}>
        <p>{t.likelyText()}</p>
        <ul className="mt-2 max-h-44 overflow-y-auto">
          {candidates.map(({ item_id: itemId, name, symbol, url }) => (
            <li key={itemId}>
              <a
                href={links.offering(itemId)}
                target="_blank"
                rel="noopener"
                className="link inline-flex min-h-11 items-center"
              >
                {symbol === null ? name : `${name} (${symbol})`}
              </a>{' '}
              <span className="text-xs wrap-anywhere text-ink-3">{url}</span>
            </li>
          ))}
        </ul>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button kind="primary" waiting={waiting} waitingLabel={t.sending()} onClick={onConfirm}>
            {t.isAnother()}
          </Button>
          <Button onClick={onTakeBack}>{t.backToForm()}</Button>
        </div>
      </Notice>
    </div>
  )
}
