const shape = /^in-use\.[0-9a-f-]{36}\.lock$/

export function lockNameOf(id: string): string {
  return `in-use.${id}.lock`
}

export function isLockName(name: string): boolean {
  return shape.test(name)
}
