import { type Bitset, type BitsetPool, intersectInto, uniteInto } from '../memory/bitset.ts'

/** Zones of an entry, best first: name or symbol, slogan, excerpt. */
export const titleZone = 0
export const sloganZone = 1
export const excerptZone = 2

/** Rows by the zone in which they match. After `widen` each set also contains the rows of the better zones. */
export interface ZoneSets {
  title: Bitset
  slogan: Bitset
  excerpt: Bitset
}

export function takeZones(pool: BitsetPool): ZoneSets {
  return { title: pool.take(), slogan: pool.take(), excerpt: pool.take() }
}

export function widen(zones: ZoneSets): void {
  uniteInto(zones.slogan, zones.title)
  uniteInto(zones.excerpt, zones.slogan)
}

export function intersectZones(target: ZoneSets, other: ZoneSets): void {
  intersectInto(target.title, other.title)
  intersectInto(target.slogan, other.slogan)
  intersectInto(target.excerpt, other.excerpt)
}

export function setOf(zones: ZoneSets, zone: number): Bitset {
  return zone === titleZone ? zones.title : zone === sloganZone ? zones.slogan : zones.excerpt
}
