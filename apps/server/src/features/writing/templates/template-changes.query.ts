import type { ContentChanges } from '@tacite/api/writing/content-changes.ts'
import { canonicalJson } from '@tacite/document/canonical-json.ts'
import {
  compareContents,
  templateNumbering,
  type ValueChange,
} from '@tacite/document/compare-contents.ts'
import type { FieldWords } from '@tacite/document/plain-text.ts'
import type { StatedContent } from '@tacite/document/stated-content.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { companyCurrency } from '../../../platform/database/company-currency.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { taggedFields, type TaggedField } from '../texts/public.ts'
import { countingHash } from './files/template-files.query.ts'
import { readVersion } from './published-template.query.ts'
import { statedTerms } from './template-terms.ts'
import { readWritten, type TemplateContent } from './written-template.query.ts'

/**
 * What a version of a template changed of the one before; before the first there was nothing.
 *
 * @param to its number; omitted: what publishing would change
 * @param locale of who reads them
 */
export async function templateChanges(
  db: CompanyDatabase,
  templateId: string,
  { to, locale }: { to?: number | undefined; locale: Locale },
): Promise<ContentChanges> {
  const written = await readWritten(db, templateId)
  const after = to === undefined ? written : await readVersion(db, templateId, to)
  const before = to === undefined ? (written.version ?? 0) : to - 1
  const older = before === 0 ? nothingOf(after) : await readVersion(db, templateId, before)
  const fields = await taggedFields(db)
  const currency = await companyCurrency(db)
  const contents = [contentOf(older), contentOf(after)] as const
  const changes = compareContents(
    ...contents,
    { reader: 'author' },
    wordsOf(fields),
    templateNumbering,
  )
  return {
    parts: changes.parts,
    values: changes.values
      // Its title is how it is managed, not what is published.
      .filter(({ field }) => field !== 'title')
      .map((change) => ({ ...change, ...described(fields, change) }))
      .concat(changedQuestions(older, after, fields, locale))
      .concat(changedDescriptions(older, after)),
    attachments: changes.attachments,
    currencies: { before: currency, after: currency },
  }
}

/** Whether a template says what its last version says. */
export async function isAsPublished(
  db: CompanyDatabase,
  templateId: string,
  written: TemplateContent & { version: number | null },
): Promise<boolean> {
  if (written.version === null) return false
  const published = await readVersion(db, templateId, written.version)
  const told = (content: TemplateContent) => {
    const { document, ...stated } = contentOf(content)
    const { questions } = content
    return canonicalJson({ ...stated, questions, document: { ...document, title: '' } })
  }
  return told(published) === told(written)
}

/** What a template gives to contracts, to be compared. */
export function contentOf({
  document,
  locale,
  lifecycle,
  values,
  files,
}: TemplateContent): StatedContent {
  const { performedAfterEnd: _, ...terms } = statedTerms(lifecycle)
  const amount = values['amount_incl_tax']
  return {
    document,
    locale,
    fields: values as StatedContent['fields'],
    terms,
    // Where a contract states its amount: among the fields it would only be named alone.
    money: typeof amount === 'number' ? { amountInclTaxCents: amount } : {},
    parties: [null, null],
    attachments: files.map((file) => ({ name: file.name, sha256: countingHash(file) })),
    changes: null,
  }
}

/** Before its first version a template gave contracts nothing. */
function nothingOf({ document, locale }: TemplateContent): TemplateContent {
  const nothing = { lifecycle: {}, values: {}, questions: [], files: [] }
  return { document: { ...document, blocks: [] }, locale, ...nothing }
}

/** The order, the headings and the help of the form, and who answers, as lines to be compared. */
function changedQuestions(
  before: TemplateContent,
  after: TemplateContent,
  fields: readonly TaggedField[],
  locale: Locale,
): ContentChanges['values'] {
  const outside = createTranslator(locale)('template-form.byCounterparty')
  const labels = new Map(fields.map(({ variable, label }) => [variable, label]))
  const written = ({ questions }: TemplateContent) =>
    questions
      .map(({ variable, group, help, answeredBy }) =>
        [group, labels.get(variable) ?? variable, help, answeredBy === 'us' ? '' : outside]
          .filter(Boolean)
          .join(' · '),
      )
      .join('\n')
  return changedLines('questions', written(before), written(after))
}

/** What the house notes of the text: no part of what contracts say, but they take it over. */
function changedDescriptions(
  before: TemplateContent,
  after: TemplateContent,
): ContentChanges['values'] {
  const written = ({ document }: TemplateContent) =>
    document.blocks
      .flatMap(({ name, description, sections }) => [
        { name, description },
        ...sections.map((section) => ({ name: section.title, description: section.description })),
      ])
      .flatMap(({ name, description }) => (description ? [`${name} · ${description}`] : []))
      .join('\n')
  return changedLines('descriptions', written(before), written(after))
}

function changedLines(field: string, before: string, after: string): ContentChanges['values'] {
  return before === after ? [] : [{ field, label: null, type: 'longText', before, after }]
}

/** Fields stand in the text by their label. */
export function wordsOf(fields: readonly TaggedField[]): FieldWords {
  return { labels: Object.fromEntries(fields.map(({ variable, label }) => [variable, label])) }
}

/** The field that a changed value belongs to, if it is one. */
export function described(fields: readonly TaggedField[], { field }: ValueChange) {
  const variable = /^values\.(.+)$/.exec(field)?.[1]
  const definition = fields.find((each) => each.variable === variable)
  return { label: definition?.label ?? null, type: definition?.type ?? null }
}
