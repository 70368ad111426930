import { elementName, frameSandbox } from '../../domain/widgets/widget-code.ts'
import { readWidth, widgetHeight, widgetWidths } from '../../domain/widgets/widget-size.ts'
import { maxCoins, widgetKinds } from '../../domain/widgets/widget.ts'
import { embedPrefix } from '../../words/addresses/badge-addresses.ts'
import { readSizeMessage } from './size-message.ts'

/**
 * Makes `<kawara-widget kind="card" coins="bitcoin">` on a page of others a frame of ours, in a box that is there from the
 * first: what stands inside the element, a link with a picture of the same size, gives way to it. Styles are set by script
 * alone, so that a page may forbid all others.
 */
const script = document.currentScript
const origin = script instanceof HTMLScriptElement ? new URL(script.src).origin : location.origin

const notAsked = new Set(['kind', 'width', 'class', 'id', 'style'])

class KawaraWidget extends HTMLElement {
  #frame: HTMLIFrameElement | undefined
  #listener = (event: MessageEvent) => {
    if (event.source !== this.#frame?.contentWindow || event.origin !== origin) return
    const height = readSizeMessage(event.data)
    if (height !== undefined && this.#frame) this.#frame.style.height = `${height}px`
  }

  connectedCallback() {
    addEventListener('message', this.#listener)
    if (this.#frame !== undefined) return
    const kind = widgetKinds.find((known) => known === this.getAttribute('kind'))
    // What is no widget stays the link that it holds.
    if (kind === undefined) return
    const query = new URLSearchParams()
    for (const { name, value } of this.attributes) if (!notAsked.has(name)) query.set(name, value)
    const coins = (query.get('coins') ?? '').split(',').filter(Boolean).slice(0, maxCoins[kind])
    const width = readWidth(this.getAttribute('width') ?? '')
    const frame = document.createElement('iframe')
    frame.src = `${origin}${embedPrefix}${kind}?${query.toString()}`
    frame.title = this.querySelector('img')?.alt ?? 'Kawara'
    frame.loading = 'lazy'
    frame.setAttribute('sandbox', frameSandbox)
    Object.assign(frame.style, {
      display: 'block',
      width: '100%',
      height: `${widgetHeight({ kind, coins })}px`,
      border: '0',
    })
    Object.assign(this.style, {
      display: 'block',
      minWidth: `${widgetWidths.min}px`,
      maxWidth: `${width ?? widgetWidths.max}px`,
    })
    this.#frame = frame
    this.attachShadow({ mode: 'open' }).append(frame)
  }

  disconnectedCallback() {
    removeEventListener('message', this.#listener)
  }
}

// A page may hold the script once for each widget.
if (customElements.get(elementName) === undefined) customElements.define(elementName, KawaraWidget)
