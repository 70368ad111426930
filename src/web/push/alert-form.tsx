import { useState, type FormEvent } from 'react'
import { currencies, currencyOfLanguage, readCurrency } from '../../domain/kernel/money/currency.ts'
import { alertSides } from '../../domain/push/price-alert.ts'
import { RemoteSelect } from '../form/remote-select.tsx'
import { useSending } from '../form/use-sending.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { fetchedClient } from '../loading/load.ts'
import { useSite } from '../reader/site.ts'
import { Button } from '../ui/controls/button.tsx'
import { Field } from '../ui/controls/field.tsx'
import { Input } from '../ui/controls/input.tsx'
import { Select } from '../ui/lists/select.tsx'
import { notify } from '../ui/overlays/toast-store.ts'
import type { LinkedSubject } from './request-permission.load.ts'
import type { usePush } from './use-push.ts'

interface Chosen {
  readonly id: string
  readonly name: string
}

interface AlertFormProps {
  readonly linkedSubject: LinkedSubject | null
  readonly push: ReturnType<typeof usePush>
}

/** Keeps its values after a submit, because a second alert is often for the same coin. */
export function AlertForm({ linkedSubject, push }: AlertFormProps) {
  const t = useMessages('push/page')
  const { language } = useSite()
  const { waiting, once } = useSending()
  const [coin, setCoin] = useState<Chosen | null>(linkedSubject)
  const [faults, setFaults] = useState<{ coin?: string; price?: string | undefined }>({})
  const send = async (form: HTMLFormElement) => {
    const fields = new FormData(form)
    const text = (name: string) => {
      const value = fields.get(name)
      return typeof value === 'string' ? value : ''
    }
    // The reader has edited the name after choosing a coin from the list, so the choice no longer counts.
    if (coin === null || text('coin') !== coin.name) {
      setFaults({ coin: t.chooseCoin() })
      form.querySelector<HTMLInputElement>('[name="coin"]')?.focus()
      return
    }
    const side = alertSides.find((known) => known === text('side')) ?? 'above'
    const currency = readCurrency(text('currency')) ?? currencyOfLanguage[language]
    const input = { coin: coin.id, currency, side, price: text('price') }
    const failure = await push.change((client) => client.setPriceAlert(input))
    setFaults(failure === undefined ? {} : { price: failure.message ?? t.changeFailed() })
    const field = form.querySelector<HTMLInputElement>('[name="price"]')
    if (failure !== undefined) field?.focus()
    else {
      if (field !== null) field.value = ''
      notify({ kind: 'ok', title: t.added({ name: coin.name }) })
    }
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    void once(() => send(form))
  }
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4 sm:grid-cols-2">
      <Field label={t.coin()} error={faults.coin} className="sm:col-span-2">
        {({ required: _required, ...control }) => (
          <RemoteSelect
            {...control}
            name="coin"
            value={linkedSubject?.name ?? ''}
            placeholder={t.coinHint()}
            maxLength={100}
            find={coinsLike}
            written={({ label }) => label}
            onChoose={(_, { value, label }) => {
              setCoin({ id: value, name: label })
              setFaults({})
            }}
          />
        )}
      </Field>
      <Field label={t.price()} error={faults.price}>
        {(control) => (
          <Input {...control} name="price" inputMode="decimal" autoComplete="off" maxLength={40} />
        )}
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label={t.currency()}>
          {(control) => (
            <Select {...control} name="currency" defaultValue={currencyOfLanguage[language]}>
              {currencies.map((code) => (
                <option key={code}>{code}</option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t.side()}>
          {(control) => (
            <Select {...control} name="side">
              <option value="above">{t.above()}</option>
              <option value="below">{t.below()}</option>
            </Select>
          )}
        </Field>
      </div>
      <div className="sm:col-span-2">
        <Button type="submit" waiting={waiting} waitingLabel={t.adding()}>
          {t.addAlert()}
        </Button>
      </div>
    </form>
  )
}

async function coinsLike(q: string) {
  return (await (await fetchedClient()).listCoinOptions({ q })).options
}
