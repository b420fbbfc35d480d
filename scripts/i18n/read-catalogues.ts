import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '@tacite/domain/locale.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { catalogueFiles, catalogueName } from '@tacite/i18n/catalogue-files.ts'
import { flattenCatalogue } from '@tacite/i18n/catalogue-store.ts'
import type { Catalogue } from '@tacite/i18n/catalogue-store.ts'

export const cataloguesFolder = join(import.meta.dirname, '../../packages/i18n/src')

/** Texts by full key, by area, by language; areas and keys in file order. */
export type Texts = Record<Locale, Map<string, Map<string, string>>>

export function readCatalogues(folder = cataloguesFolder): Texts {
  const read = (locale: Locale) =>
    new Map(
      catalogueFiles(join(folder, locale)).map((path) => {
        const area = catalogueName(path)
        return [area, new Map(flattenCatalogue(area, parseCatalogue(path)))] as const
      }),
    )
  const [fr, en, es] = locales.map(read)
  if (!fr || !en || !es) throw new Error('Three languages are expected')
  return { fr, en, es }
}

function parseCatalogue(path: string): Catalogue {
  const parsed: unknown = parseJson(path)
  if (!isCatalogue(parsed)) throw new Error(`${path}: only texts and groups of texts are allowed`)
  return parsed
}

function parseJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new Error(`${path}: ${String(error)}`, { cause: error })
  }
}

function isCatalogue(value: unknown): value is Catalogue {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((child) => typeof child === 'string' || isCatalogue(child))
  )
}
