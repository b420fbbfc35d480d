import type { ContentChanges } from '@tacite/api/writing/content-changes.ts'
import { canonicalJson } from '@tacite/document/canonical-json.ts'
import { compareContents, templateNumbering } from '@tacite/document/compare-contents.ts'
import type { StatedContent } from '@tacite/document/stated-content.ts'
import { companyCurrency } from '../../../platform/database/company-currency.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { wordsOf } from '../templates/public.ts'
import { taggedFields } from '../texts/public.ts'
import {
  readVersion,
  readWritten,
  type ClauseContent,
  type WrittenClause,
} from './written-clause.query.ts'

/**
 * What a version of a clause changed of the one before; before the first there was nothing.
 *
 * @param to its number; omitted: what publishing would change
 */
export async function clauseChanges(
  db: CompanyDatabase,
  clauseId: string,
  to: number | undefined,
): Promise<ContentChanges> {
  const written = await readWritten(db, clauseId)
  const after = to === undefined ? written : await readVersion(db, clauseId, to)
  const before = to === undefined ? (written.version ?? 0) : to - 1
  const older = before === 0 ? null : await readVersion(db, clauseId, before)
  const fields = wordsOf(await taggedFields(db))
  const currency = await companyCurrency(db)
  const { parts, values } = compareContents(
    older ? statedBy(older) : nothingIn(after.locale),
    statedBy(after),
    { reader: 'author' },
    fields,
    templateNumbering,
  )
  return {
    parts,
    values: values.map((change) => ({ ...change, label: null, type: null })),
    attachments: [],
    currencies: { before: currency, after: currency },
  }
}

/** Whether a clause says what its last version says. */
export async function isAsPublished(
  db: CompanyDatabase,
  clauseId: string,
  { version, ...written }: WrittenClause,
): Promise<boolean> {
  if (version === null) return false
  return canonicalJson(await readVersion(db, clauseId, version)) === canonicalJson(written)
}

/** A clause is a text of one section, always the same one. */
function statedBy({ locale, heading, content }: ClauseContent): StatedContent {
  const section = {
    id: 'clause',
    level: 1 as const,
    title: heading,
    audience: 'anyone' as const,
    isNumbered: false,
    content,
  }
  const block = { id: 'text', kind: 'body' as const, name: '', description: '' }
  return { ...nothingIn(locale), document: documentOf([{ ...block, sections: [section] }]) }
}

function nothingIn(locale: ClauseContent['locale']): StatedContent {
  return {
    document: documentOf([]),
    locale,
    fields: {},
    terms: {},
    money: {},
    parties: [null, null],
    attachments: [],
    changes: null,
  }
}

function documentOf(blocks: StatedContent['document']['blocks']): StatedContent['document'] {
  return { title: '', numbering: 'none', blocks }
}
