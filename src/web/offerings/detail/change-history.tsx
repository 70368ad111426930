import { htmlLang, languageName } from '../../../domain/kernel/site/language.ts'
import { listInLanguage } from '../../../domain/kernel/text/notation.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useSite } from '../../reader/site.ts'
import { featureMarks } from '../sale/features.tsx'
import { SaleStatus } from '../sale/sale-status.tsx'
import { useIndustryWord } from '../sale/use-industry-word.ts'
import type { ChangedValue } from './changes/changed-value.ts'
import type { LoadedOffering } from './offering.load.ts'
import { Section } from './section.tsx'

type Change = LoadedOffering['changes'][number]

export function ChangeHistory({ changes }: { changes: readonly Change[] }) {
  const t = useMessages('offering')
  return (
    <Section id="history" title={t.history()} aside={t.historyLede()}>
      {changes.length === 0 ? (
        <p className="text-sm text-ink-3">{t.historyEmpty()}</p>
      ) : (
        <ol className="history">
          {changes.map((change) => (
            <ChangeLine key={change.at.at} change={change} />
          ))}
        </ol>
      )}
    </Section>
  )
}

function ChangeLine({ change: { at, source, lines } }: { change: Change }) {
  const t = useMessages('offering')
  const sources: Readonly<Record<string, string>> = {
    import: t.sourceImport(),
    owner: t.sourceOwner(),
    operator: t.sourceOperator(),
    calendar: t.sourceCalendar(),
  }
  return (
    <li>
      <p className="text-xs text-ink-3">
        <time dateTime={at.at} className="block font-strong text-ink">
          {at.text}
        </time>
        {sources[source] ?? source}
      </p>
      <dl>
        {lines.map((line) => (
          <div key={line.field}>
            <FieldName {...line} />
            {line.isList ? (
              <ListChange {...line} />
            ) : (
              <dd>
                <del>
                  <span className="sr-only">{t.before()} </span>
                  <Value value={line.before} />
                </del>{' '}
                <ins>
                  <span className="sr-only">{t.after()} </span>
                  <Value value={line.after} />
                </ins>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </li>
  )
}

function ListChange({ before, after }: Pick<Change['lines'][number], 'before' | 'after'>) {
  const t = useMessages('offering')
  return (
    <dd>
      {after.kind !== 'nothing' && (
        <ins>
          {t.added()}
          <Value value={after} />
        </ins>
      )}{' '}
      {before.kind !== 'nothing' && (
        <del>
          {t.removed()}
          <Value value={before} />
        </del>
      )}
    </dd>
  )
}

function FieldName({ label, of: language }: Change['lines'][number]) {
  const t = useMessages('offering')
  return (
    <dt>
      {label === undefined ? t.fieldOther() : t[label]()}
      {language !== undefined && <span lang={htmlLang[language]}> {languageName[language]}</span>}
    </dt>
  )
}

function Value({ value }: { value: ChangedValue }) {
  const t = useMessages('offering')
  const { language } = useSite()
  const industryWord = useIndustryWord()
  const features = useMessages('filters')
  if (value.kind === 'text') return value.text
  if (value.kind === 'status') return <SaleStatus sale={{ ...value, lapsed: false }} />
  if (value.kind === 'flag') return value.on ? t.yes() : t.no()
  if (value.kind === 'nothing') return t.nothing()
  const words =
    value.kind === 'industries'
      ? value.names.map(industryWord)
      : featureMarks.flatMap(([attribute, feature]) =>
          value.on.includes(attribute) ? [features[feature]()] : [],
        )
  return listInLanguage({ names: words, language }) || t.nothing()
}
