/** Our prefix of each namespace that we know. */
export type NamespacePrefixes = Record<string, string>

/** The namespaces that the prefixes denote at one place in the tree. */
export interface Scope {
  uris: Map<string, string>
  prefixes: NamespacePrefixes
  elementName(written: string): string
  attributeName(written: string): string
}

export function rootScope(prefixes: NamespacePrefixes): Scope {
  return createScope(new Map([['xml', 'http://www.w3.org/XML/1998/namespace']]), {
    'http://www.w3.org/XML/1998/namespace': 'xml',
    ...prefixes,
  })
}

/** The scope inside an element: the same object unless the element declares namespaces. */
export function scopeWithin(outer: Scope, attributes: [string, string][]): Scope {
  const declared = attributes.filter(([name]) => name === 'xmlns' || name.startsWith('xmlns:'))
  if (declared.length === 0) return outer
  const uris = new Map(outer.uris)
  for (const [name, uri] of declared) uris.set(name === 'xmlns' ? '' : name.slice(6), uri)
  return createScope(uris, outer.prefixes)
}

function createScope(uris: Map<string, string>, prefixes: NamespacePrefixes): Scope {
  const known = new Map<string, string>()
  function remember(written: string, name: () => string): string {
    const seen = known.get(written)
    if (seen !== undefined) return seen
    const made = name()
    known.set(written, made)
    return made
  }
  function named(prefix: string, local: string): string {
    const uri = uris.get(prefix)
    if (uri === undefined || uri === '') return prefix ? `?:${local}` : local
    return `${prefixes[uri] ?? '?'}:${local}`
  }
  return {
    uris,
    prefixes,
    elementName: (written) => remember(written, () => named(...split(written))),
    // An attribute without a prefix is in no namespace, whatever the default one.
    attributeName: (written) =>
      written.includes(':') ? remember(`@${written}`, () => named(...split(written))) : written,
  }
}

function split(written: string): [prefix: string, local: string] {
  const colon = written.indexOf(':')
  return colon < 0 ? ['', written] : [written.slice(0, colon), written.slice(colon + 1)]
}
