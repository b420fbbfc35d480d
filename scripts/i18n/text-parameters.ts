import { placeholderFormats, splitAtPlaceholders } from '@tacite/i18n/placeholders.ts'

/** The TypeScript types of a text's parameters, by name. */
export type Parameters = Map<string, string>

const pluralSuffix = /_(zero|one|two|few|many|other)$/

/** The keys for `t()` calls, with their parameters; plural forms are one key with `count`. */
export function parametersByKey(texts: ReadonlyMap<string, string>): Map<string, Parameters> {
  const found = new Map<string, Parameters>()
  for (const [key, text] of texts) {
    const stem = stemOf(key)
    const parameters = found.get(stem) ?? new Map<string, string>()
    if (stem !== key) parameters.set('count', 'number')
    for (const piece of splitAtPlaceholders(text)) {
      if (typeof piece === 'string') continue
      const { name, format } = piece
      const type = format ? placeholderFormats[format] : plainType(name)
      parameters.set(name, narrower(parameters.get(name), type))
    }
    found.set(stem, parameters)
  }
  return found
}

/** `count` is a number; another unformatted parameter is written verbatim. */
function plainType(name: string): string {
  return name === 'count' ? 'number' : 'string | number'
}

function narrower(known: string | undefined, type: string): string {
  return known === undefined || known === 'string | number' ? type : known
}

export function stemOf(key: string): string {
  return key.replace(pluralSuffix, '')
}

/** The plural form of a key, if it is one. */
export function pluralFormOf(key: string): string | null {
  return pluralSuffix.exec(key)?.[1] ?? null
}
