interface SegmentsProps<Value extends string> {
  readonly name: string
  readonly values: readonly Value[]
  readonly words: Readonly<Record<Value, string>>
  readonly chosen: Value
}

export function Segments<Value extends string>({ name, values, words, chosen }: SegmentsProps<Value>) {
  return (
    <div className="segments">
      {values.map((value) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
          {words[value]}
        </label>
      ))}
    </div>
  )
}
