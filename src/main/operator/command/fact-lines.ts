export function factLines(facts: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(facts)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => `${name}: ${String(value)}`)
}
