/** True for an address such as `terms` or `../a.png`, which leads to another place on each page that contains it. */
export function isRelativeLink(address: string): boolean {
  return !/^(?:[a-z][a-z0-9+.-]*:|[/#?])/i.test(address)
}
