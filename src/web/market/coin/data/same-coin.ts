export function isSameCoin(one: URL, other: URL): boolean {
  return figuresOf(one) === figuresOf(other)
}

function figuresOf({ pathname, searchParams }: URL): string {
  return [pathname, searchParams.get('range'), searchParams.get('currency')].join(' ')
}
