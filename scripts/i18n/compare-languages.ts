import { locales } from '@tacite/domain/locale.ts'
import { splitAtPlaceholders } from '@tacite/i18n/placeholders.ts'
import { parametersByKey, pluralFormOf, stemOf } from './text-parameters.ts'
import type { Texts } from './read-catalogues.ts'

/** What is missing from or superfluous in one language compared with the French source; empty when complete. */
export function compareLanguages(texts: Texts): string[] {
  const areas = new Set(locales.flatMap((locale) => [...texts[locale].keys()]))
  return [...areas].flatMap((area) => [
    ...locales.flatMap((locale) => {
      const own = texts[locale].get(area)
      return own
        ? problemsOfOne(`${locale}/${area}.json`, own)
        : [`${locale}/${area}.json is missing`]
    }),
    ...(['en', 'es'] as const).flatMap((locale) => {
      const [source, own] = [texts.fr.get(area), texts[locale].get(area)]
      return source && own ? problemsAgainst(`${locale}/${area}.json`, source, own) : []
    }),
  ])
}

/** A plural needs the forms of its language; a text must not be empty or use `$t()` nesting. */
function problemsOfOne(file: string, texts: ReadonlyMap<string, string>): string[] {
  const problems: string[] = []
  for (const [key, text] of texts) {
    const stem = stemOf(key)
    if (text.trim() === '') problems.push(`${file}: ${key} is empty`)
    if (text.includes('$t('))
      problems.push(`${file}: ${key} nests with $t(), which is not supported`)
    if (
      splitAtPlaceholders(text).some(
        (piece) => typeof piece === 'string' && /\{\{|\}\}/.test(piece),
      )
    ) {
      problems.push(`${file}: ${key} has a placeholder that cannot be read`)
    }
    if (stem === key) continue
    if (texts.has(stem)) problems.push(`${file}: ${stem} stands beside its plural forms`)
    for (const form of ['one', 'other']) {
      const first = pluralFormOf(key) === 'other' || !texts.has(`${stem}_other`)
      if (first && !texts.has(`${stem}_${form}`))
        problems.push(`${file}: ${stem}_${form} is missing`)
    }
  }
  return [...new Set(problems)]
}

function problemsAgainst(
  file: string,
  source: ReadonlyMap<string, string>,
  own: ReadonlyMap<string, string>,
): string[] {
  const [expected, found] = [parametersByKey(source), parametersByKey(own)]
  const problems: string[] = []
  for (const [key, parameters] of expected) {
    const translated = found.get(key)
    if (!translated) problems.push(`${file}: ${key} is missing`)
    else if (signature(translated) !== signature(parameters)) {
      problems.push(
        `${file}: ${key} has ${signature(translated)}, the French has ${signature(parameters)}`,
      )
    }
  }
  for (const key of found.keys()) {
    if (!expected.has(key)) problems.push(`${file}: ${key} is not in the French source`)
  }
  return problems
}

function signature(parameters: ReadonlyMap<string, string>): string {
  const parts = [...parameters].sort(([a], [b]) => (a < b ? -1 : 1))
  return `{ ${parts.map(([name, type]) => `${name}: ${type}`).join(', ')} }`
}
