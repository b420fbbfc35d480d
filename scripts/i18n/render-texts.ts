import { locales } from '@tacite/domain/locale.ts'
import { parametersByKey } from './text-parameters.ts'
import type { Texts } from './read-catalogues.ts'

const heading =
  '// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.\n'

/** The generated modules by file name, in the folder `packages/i18n/src/generated`. */
export function renderTexts(texts: Texts): Map<string, string> {
  const areas = [...texts.fr.keys()].filter((area) =>
    locales.every((locale) => texts[locale].has(area)),
  )
  return new Map([
    ...areas.map((area) => [`${area}-texts.ts`, renderArea(area, texts)] as const),
    ['text-params.ts', renderParams(areas)],
    ['catalogue-loaders.ts', renderLoaders(areas)],
    ['all-catalogues.ts', renderAll(areas)],
  ])
}

function renderArea(area: string, texts: Texts): string {
  const lines = [...parametersByKey(texts.fr.get(area) ?? new Map())].map(([key, parameters]) => {
    const fields = [...parameters].map(([name, type]) => `${name}: ${type}`)
    return `  '${key}': ${fields.length > 0 ? `{ ${fields.join('; ')} }` : 'null'}\n`
  })
  return `${heading}\nexport interface ${interfaceName(area)} {\n${lines.join('')}}\n`
}

function renderParams(areas: string[]): string {
  const imports = areas.map(
    (area) => `import type { ${interfaceName(area)} } from './${area}-texts.ts'\n`,
  )
  return `${heading}\n${imports.join('')}
/** The parameters of every text by its key; null when it has none. */
export interface TextParams
  extends ${areas.map(interfaceName).join(',\n    ')} {}
`
}

function renderLoaders(areas: string[]): string {
  const groups = locales.map((locale) => {
    const lines = areas.map(
      (area) =>
        `    ${property(area)}: async () => (await import('../${locale}/${area}.json', { with: { type: 'json' } })).default,\n`,
    )
    return `  ${locale}: {\n${lines.join('')}  },\n`
  })
  return `${heading}
import type { Locale } from '@tacite/domain/locale.ts'
import type { Catalogue } from '../catalogue-store.ts'

export type TextArea =
${areas.map((area) => `  | '${area}'`).join('\n')}

export const catalogueLoaders: Record<Locale, Record<TextArea, () => Promise<Catalogue>>> = {
${groups.join('')}}
`
}

function renderAll(areas: string[]): string {
  const pairs = locales.flatMap((locale) => areas.map((area) => ({ locale, area })))
  const imports = pairs.map(
    ({ locale, area }) =>
      `import ${variable(locale, area)} from '../${locale}/${area}.json' with { type: 'json' }\n`,
  )
  const rows = pairs.map(
    ({ locale, area }) =>
      `  { locale: '${locale}', area: '${area}', catalogue: ${variable(locale, area)} },\n`,
  )
  return `${heading}
import type { Locale } from '@tacite/domain/locale.ts'
import type { Catalogue } from '../catalogue-store.ts'
${imports.join('')}
export const catalogues: readonly { locale: Locale; area: string; catalogue: Catalogue }[] = [
${rows.join('')}]
`
}

function interfaceName(area: string): string {
  return `${pascal(area)}Texts`
}

function variable(locale: string, area: string): string {
  return `${locale}${pascal(area)}`
}

function property(area: string): string {
  return /^[a-z]+$/i.test(area) ? area : `'${area}'`
}

function pascal(area: string): string {
  return area.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
