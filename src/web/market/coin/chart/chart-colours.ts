export function chartColours(box: HTMLElement) {
  const style = getComputedStyle(box)
  const token = (name: string) => style.getPropertyValue(`--color-${name}`).trim()
  return {
    paper: token('paper'),
    ink: token('ink'),
    quiet: token('ink-3'),
    rule: token('rule'),
    track: token('rule-2'),
    gain: token('gain'),
    loss: token('loss'),
    accent: token('accent'),
    font: style.fontFamily,
  }
}

export type ChartColours = ReturnType<typeof chartColours>
