import { elementName, frameSandbox } from '../../domain/widgets/widget-code.ts'
import { readWidth, widgetHeight, widgetWidths } from '../../domain/widgets/widget-size.ts'
import { maxCoins, widgetKinds } from '../../domain/widgets/widget.ts'
import { embedPrefix } from '../../words/addresses/badge-addresses.ts'
import { readSizeMessage } from './size-message.ts'

/**
 * The custom element `<kawara-widget kind="card" coins="bitcoin">` for other sites. It replaces its content, a link with a picture of the
 * widget, by a frame of the same size. All styles are set by script, so that it works under a `Content-Security-Policy` that forbids
 * inline styles.
 */
const script = document.currentScript
const origin = script instanceof HTMLScriptElement ? new URL(script.src).origin : location.origin

const ownAttributes = new Set(['kind', 'width', 'class', 'id', 'style'])

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
    // An element with an unknown kind keeps its content, the link with a picture.
    if (kind === undefined) return
    const query = new URLSearchParams()
    for (const { name, value } of this.attributes) if (!ownAttributes.has(name)) query.set(name, value)
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

// A page may load this script once per widget, and defining an element a second time would throw.
if (customElements.get(elementName) === undefined) customElements.define(elementName, KawaraWidget)
