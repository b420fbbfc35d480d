import { join, relative } from 'node:path'
import { catalogueFiles, catalogueName } from '@tacite/i18n/catalogue-files.ts'
import { locales } from '@tacite/domain/locale.ts'
import { parametersByKey } from './text-parameters.ts'
import { cataloguesFolder, type Texts } from './read-catalogues.ts'

/** Only written by the server, which reads every file: each costs the first page some bytes, in every language. */
const OF_SERVER = [
  'calendar-feed',
  'circuit-verdicts',
  'defaults',
  'evidence',
  'exports',
  'host-refused',
  'letters',
  'mails',
  'mails-account',
  'pdf',
  'refusals-account',
  'refusals-alerts',
  'refusals-attachments',
  'refusals-calendars',
  'refusals-conditions',
  'refusals-deadlines',
  'refusals-decisions',
  'refusals-files',
  'refusals-filters',
  'refusals-folders',
  'refusals-import-plan',
  'refusals-imports',
  'refusals-notices',
  'refusals-questionnaires',
  'refusals-readiness',
  'refusals-reminders',
  'refusals-renewals',
  'refusals-sharing',
  'refusals-signature',
  'refusals-succession',
  'refusals-tasks',
  'requests',
]

/** The generated module: the type of every text, and how to load each area of each language. */
export function renderTexts(texts: Texts, folder = cataloguesFolder): string {
  const areas = [...texts.fr.keys()].filter((area) =>
    locales.every((locale) => texts[locale].has(area)),
  )
  const ofPages = areas.filter((area) => !OF_SERVER.includes(area))
  return `// Generated from the French catalogues by \`node scripts/generate-i18n.ts\`. Do not edit.

import type { Locale } from '@tacite/domain/locale.ts'
import type { Catalogue } from '../catalogue-store.ts'

/** The parameters of every text by its key; null when it has none. */
export interface TextParams {
${areas.map((area) => renderArea(area, texts)).join('')}}

/** What a page can load. */
export type TextArea =
${ofPages.map((area) => `  | '${area}'`).join('\n')}

export const catalogueLoaders: Record<Locale, Record<TextArea, () => Promise<Catalogue>>> = {
${locales.map((locale) => renderLoaders(locale, ofPages, folder)).join('')}}
`
}

function renderArea(area: string, texts: Texts): string {
  const lines = [...parametersByKey(texts.fr.get(area) ?? new Map())].map(([key, parameters]) => {
    const fields = [...parameters].map(([name, type]) => `${name}: ${type}`)
    return `  '${key}': ${fields.length > 0 ? `{ ${fields.join('; ')} }` : 'null'}\n`
  })
  return lines.join('')
}

function renderLoaders(locale: string, areas: string[], folder: string): string {
  const lines = catalogueFiles(join(folder, locale))
    .filter((path) => areas.includes(catalogueName(path)))
    .map((path) => {
      const module = `../${relative(folder, path)}`
      return `    ${property(catalogueName(path))}: async () => (await import('${module}', { with: { type: 'json' } })).default,\n`
    })
  return `  ${locale}: {\n${lines.join('')}  },\n`
}

function property(area: string): string {
  return /^[a-z]+$/i.test(area) ? area : `'${area}'`
}
