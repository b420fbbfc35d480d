import { locales } from '@tacite/domain/locale.ts'
import type { GeneratedFile } from '../generated-file.ts'
import { compareLanguages } from '../i18n/compare-languages.ts'
import { readCatalogues } from '../i18n/read-catalogues.ts'
import { renderTexts } from '../i18n/render-texts.ts'
import { typographyProblem } from '../i18n/typography.ts'

const texts = readCatalogues()

/** The literal types and loaders of all texts. */
export function generatedFiles(): GeneratedFile[] {
  return [{ path: 'packages/i18n/src/generated/texts.ts', render: () => renderTexts(texts) }]
}

export function findProblems(): string[] {
  return [...compareLanguages(texts), ...typographyProblems()]
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
