import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { locales } from '@tacite/domain/locale.ts'
import { catalogueFiles } from '@tacite/i18n/catalogue-files.ts'
import { cataloguesFolder } from './i18n/read-catalogues.ts'
import { correctTypography } from './i18n/typography.ts'

/** Sets the spaces, apostrophes and quotation marks of all catalogues; nothing else in a file changes. */
for (const locale of locales) {
  for (const path of catalogueFiles(join(cataloguesFolder, locale))) {
    const source = readFileSync(path, 'utf8')
    const texts: unknown = JSON.parse(source, (_, value: unknown) =>
      typeof value === 'string' ? correctTypography(locale, value) : value,
    )
    const corrected = `${JSON.stringify(texts, null, 2)}\n`
    if (corrected === source) continue
    writeFileSync(path, corrected)
    console.log(relative(cataloguesFolder, path))
  }
}
