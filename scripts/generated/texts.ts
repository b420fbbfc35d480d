import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '@tacite/domain/locale.ts'
import type { GeneratedFile } from '../generated-file.ts'
import { compareLanguages } from '../i18n/compare-languages.ts'
import { cataloguesFolder, readCatalogues } from '../i18n/read-catalogues.ts'
import { renderTexts } from '../i18n/render-texts.ts'
import { typographyProblem } from '../i18n/typography.ts'

const texts = readCatalogues()
const modules = renderTexts(texts)

/** The literal types and loaders of all texts. */
export function generatedFiles(): GeneratedFile[] {
  return [...modules].map(([file, source]) => ({
    path: `packages/i18n/src/generated/${file}`,
    render: () => source,
  }))
}

export function findProblems(): string[] {
  return [...compareLanguages(texts), ...typographyProblems(), ...filesLeftBehind()]
}

function typographyProblems(): string[] {
  return locales.flatMap((locale) =>
    [...texts[locale].values()].flatMap((area) =>
      [...area].flatMap(([key, text]) => {
        const problem = typographyProblem(locale, text)
        return problem === null ? [] : [`${locale}: ${key} ${problem}`]
      }),
    ),
  )
}

/** The types of an area that is gone. */
function filesLeftBehind(): string[] {
  return readdirSync(join(cataloguesFolder, 'generated'))
    .filter((file) => !modules.has(file))
    .map((file) => `packages/i18n/src/generated/${file} has no catalogue any more: delete it`)
}
