import { useMessages } from '../../i18n/use-messages.ts'
import { Button } from '../../ui/controls/button.tsx'
import type { Ordered } from './answer-posted.ts'
import { OrderLines } from './order-lines.tsx'

/** What it comes to, beside the form, with the button that leads to the checkout. */
export function OrderSheet({ ordered, waiting }: { ordered: Ordered | undefined; waiting: boolean }) {
  const t = useMessages('purchase/page')
  return (
    <aside aria-labelledby="order" className="order-sheet self-start lg:sticky lg:top-4">
      <h2 id="order" className="flex items-baseline justify-between py-3 font-display text-lg">
        {t.order()}
        <span className="font-sans text-2xs font-body text-ink-3">{t.taxIncluded()}</span>
      </h2>
      {/* Without scripts nothing follows the choice: the next page says what it comes to. */}
      {ordered !== undefined && (
        <div className="noscript:hidden">
          <OrderLines ordered={ordered} />
        </div>
      )}
      <Button
        type="submit"
        kind="primary"
        className="mt-4 min-h-13 w-full text-md whitespace-normal"
        waiting={waiting}
        waitingLabel={t.paying()}
      >
        {t.pay()}
      </Button>
    </aside>
  )
}
