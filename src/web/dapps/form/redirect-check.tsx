import { useState } from 'react'
import { readTarget } from '../../../domain/dapps/dapp-rules.ts'
import { readDappUrl } from '../../../domain/dapps/dapp-url.ts'
import { readDomain } from '../../../domain/dapps/domain-name.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { Field } from '../../ui/controls/field.tsx'
import { Input } from '../../ui/controls/input.tsx'
import type { DappValues } from './dapp-values.ts'

export function RedirectCheck({ values, prefix }: { values: DappValues; prefix: string }) {
  const t = useMessages('dapps/page')
  const [requested, setRequested] = useState('')
  const own = readDappUrl(values.url, prefix)
  const whitelist = values.whitelist.flatMap((one) => {
    const read = readDomain(one)
    return typeof read === 'object' ? [read.domain] : []
  })
  const target = requested.trim()
  const verdict =
    target === ''
      ? undefined
      : typeof own === 'string'
        ? 'unknown'
        : readTarget({ url: own.url, whitelist }, target) === undefined
          ? 'refused'
          : 'allowed'
  return (
    <section aria-labelledby="dapp-redirect" className="border-t border-rule pt-3">
      <h2 id="dapp-redirect" className="text-md">
        {t.redirectTitle()}
      </h2>
      <p className="mt-1 text-xs text-ink-3">{t.redirectText()}</p>
      <Field
        label={t.redirectLabel()}
        className="mt-3"
        error={
          verdict === 'refused'
            ? t.redirectRefused()
            : verdict === 'unknown'
              ? t.redirectUnknown()
              : undefined
        }
        good={verdict === 'allowed' ? t.redirectAllowed() : undefined}
      >
        {(control) => (
          <Input
            {...control}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={prefix}
            value={requested}
            onChange={(event) => setRequested(event.target.value)}
          />
        )}
      </Field>
    </section>
  )
}
