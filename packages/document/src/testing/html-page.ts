import { DOMImplementation, DOMParser, XMLSerializer, type Element } from '@xmldom/xmldom'

/** A DOM without a browser, with the few members that parsing a paste needs. */
export function readHtml(html: string): globalThis.Element {
  const page = new DOMParser().parseFromString(`<body>${html}</body>`, 'text/html')
  const body = page.documentElement as Element
  for (const element of body.getElementsByTagName('*')) {
    Object.assign(element, {
      matches: (selector: string) => matches(element, selector),
      dataset: datasetOf(element),
      style: styleOf(element),
    })
  }
  return body as unknown as globalThis.Element
}

/** Passes an empty document to a callback, and returns the HTML it made. */
export function writeHtml(
  fill: (page: globalThis.Document) => globalThis.DocumentFragment,
): string {
  const page = new DOMImplementation().createDocument(null, '')
  return new XMLSerializer().serializeToString(
    fill(page as unknown as globalThis.Document) as never,
  )
}

/** Selectors of the form `tag` and `tag[attribute]`. */
function matches(element: Element, selector: string): boolean {
  const [, tag, attribute] = /^(\w+)(?:\[([\w-]+)\])?$/.exec(selector) ?? []
  return element.tagName === tag && (attribute === undefined || element.hasAttribute(attribute))
}

function datasetOf(element: Element): Record<string, string> {
  return Object.fromEntries(
    [...element.attributes]
      .filter(({ name }) => name.startsWith('data-'))
      .map(({ name, value }) => [name.slice('data-'.length), value]),
  )
}

function styleOf(element: Element): { textAlign: string } {
  const [, textAlign = ''] = /text-align:\s*(\w+)/.exec(element.getAttribute('style') ?? '') ?? []
  return { textAlign }
}
