import type { Reply } from '../../../contract/operations/operation.ts'
import type { Operations } from '../../../contract/operations/operations.ts'
import { labelled } from '../../../domain/kernel/text/notation.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useSite } from '../../reader/site.ts'

type SdkReference = Reply<Operations['getSdkReference']>
type Declared = SdkReference['operations'][number]

export function Reference({ operations }: Pick<SdkReference, 'operations'>) {
  const t = useMessages('sdk/guide')
  const titles: Readonly<Record<string, string>> = {
    askForPayment: t.opAskForPayment(),
    getPaymentRequest: t.opGetPaymentRequest(),
    sendTransfer: t.opSendTransfer(),
    getPayment: t.opGetPayment(),
    listTransactions: t.opListTransactions(),
    listWalletAssets: t.opListWalletAssets(),
  }
  return operations.map(({ name, method, path, given: inputs, answered: replies }) => (
    <div key={name} className="guide-operation">
      <h3 className="font-display text-lg">{titles[name] ?? name}</h3>
      <p className="guide-address">
        {method} {path}
      </p>
      {inputs.length > 0 && <Fields label={t.given()} title={titles[name] ?? name} fields={inputs} asks />}
      <Fields label={t.answered()} title={titles[name] ?? name} fields={replies} />
    </div>
  ))
}

interface FieldsProps {
  readonly label: string
  readonly title: string
  readonly fields: Declared['given']
  readonly asks?: boolean
}

function Fields({ label, title, fields, asks = false }: FieldsProps) {
  const t = useMessages('sdk/guide')
  const { language } = useSite()
  return (
    <>
      <h4 className="guide-label">{label}</h4>
      <table className="guide-table">
        <caption className="sr-only">{labelled({ label: title, text: label, language })}</caption>
        <thead>
          <tr>
            <th scope="col">{t.field()}</th>
            <th scope="col">{t.type()}</th>
            <th scope="col">{t.meaning()}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, type, is_required: isRequired, meaning }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                {asks && isRequired && <span className="guide-required">{t.required()}</span>}
              </th>
              <td className="guide-type">{type}</td>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

export function Problems({ problems }: Pick<SdkReference, 'problems'>) {
  const t = useMessages('sdk/guide')
  return (
    <table className="guide-table">
      <caption className="sr-only">{t.errors()}</caption>
      <thead>
        <tr>
          <th scope="col">{t.code()}</th>
          <th scope="col">{t.status()}</th>
          <th scope="col">{t.meaning()}</th>
        </tr>
      </thead>
      <tbody>
        {problems.map(({ code, status, title }) => (
          <tr key={code}>
            <th scope="row">{code}</th>
            <td className="guide-type">{status}</td>
            <td>{title}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
