const units = [86_400, 3_600, 60, 1] as const

/** Days, hours, minutes and seconds until a moment, rounded up to whole seconds; all zero from that moment on. */
export function countdownTo(until: number, now: number): readonly [number, number, number, number] {
  let left = Math.max(0, Math.ceil((until - now) / 1000))
  const [days, hours, minutes, seconds] = units.map((unit) => {
    const count = Math.floor(left / unit)
    left -= count * unit
    return count
  }) as [number, number, number, number]
  return [days, hours, minutes, seconds]
}
