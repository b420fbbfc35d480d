import type { TemplateUpdateOffer } from '@tacite/api/writing/template-updates-endpoints.ts'
import { canonicalJson } from '@tacite/document/canonical-json.ts'
import { compareContents, type ValueChange } from '@tacite/document/compare-contents.ts'
import type { StatedContent } from '@tacite/document/stated-content.ts'
import type { TemplateUpdate } from '@tacite/document/template-updates/matched-update.ts'
import { fileOffers, type FileUpdate } from '@tacite/document/template-updates/file-offers.ts'
import { partOffers } from '@tacite/document/template-updates/part-offers.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { createHash } from 'node:crypto'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { readContractTerms } from '../../lifecycle/deadlines/public.ts'
import { annexesOf } from '../attachments/public.ts'
import { readFieldValues } from '../contracts/public.ts'
import {
  contentOf,
  countingHash,
  described,
  readVersion,
  wordsOf,
  type TemplateContent,
} from '../templates/public.ts'
import { readDocument, taggedFields, type TaggedField } from '../texts/public.ts'

/** What is offered, and what it is made of. */
export interface ReadUpdate {
  offer: TemplateUpdateOffer
  textId: string
  update: TemplateUpdate
  files: FileUpdate
  newer: TemplateContent
}

/** Reads a version of a template. */
type VersionReader = typeof readVersion

/** Reads each version once: for several contracts of one template. */
export function readingOnce(): VersionReader {
  const known = new Map<string, ReturnType<VersionReader>>()
  return (db, templateId, number) => {
    const key = `${templateId} ${number}`
    const version = known.get(key) ?? readVersion(db, templateId, number)
    known.set(key, version)
    return version
  }
}

/**
 * What the published version of its template changed since the one that a contract follows.
 *
 * @throws Refused STATE where there is none to follow
 */
export async function readUpdate(
  db: CompanyDatabase,
  contractId: string,
  versionOf: VersionReader = readVersion,
): Promise<ReadUpdate> {
  const contract = await readContract(db, contractId)
  const { templateId, from, to, textId } = contract
  const base = await versionOf(db, templateId, from)
  const newer = await versionOf(db, templateId, to)
  const fields = await taggedFields(db, contractId)
  const { currency, ...own } = await readOwn(db, contractId, contract)
  const update: TemplateUpdate = {
    base: base.document,
    newer: newer.document,
    contract: own.document,
    locale: own.locale,
    fields: wordsOf(fields),
  }
  const files: FileUpdate = {
    base: comparedFiles(base),
    newer: comparedFiles(newer),
    contract: await annexesOf(db, contractId),
  }
  const offer = {
    template: { _id: templateId, name: contract.name },
    from,
    to,
    versions: await versionsBetween(db, contract),
    currency,
    values: valueOffers(fields, contentOf(base), contentOf(newer), contentOf(own)),
    parts: partOffers(update),
    files: fileOffers(files),
  }
  return { offer: { ...offer, seal: sealOf(offer) }, textId, update, files, newer }
}

interface FollowingContract {
  textId: string
  title: string
  templateId: string
  /** Of the template. */
  name: string
  from: number
  to: number
}

async function readContract(db: CompanyDatabase, contractId: string): Promise<FollowingContract> {
  const row = await db
    .select('contract')
    .innerJoin('template', (join) =>
      join
        .onRef('template.company_id', '=', 'contract.company_id')
        .onRef('template.id', '=', 'contract.template_id'),
    )
    .where('contract.id', '=', contractId)
    .where('template.retired_at', 'is', null)
    .whereRef('template.published_version', '>', 'contract.template_version')
    .select(['contract.text_id as textId', 'contract.title', 'template.id as templateId'])
    .select(['template.title as name', 'contract.template_version as from'])
    .select('template.published_version as to')
    .executeTakeFirst()
  if (!row) throw new Refused('STATE', 'TEMPLATE_UPDATE_NONE')
  return { ...row, from: row.from!, to: row.to! }
}

/** The contract as it is, in the shape of what a template gives, and the currency of its amounts. */
async function readOwn(
  db: CompanyDatabase,
  contractId: string,
  { textId, title }: FollowingContract,
): Promise<TemplateContent & { currency: string }> {
  const [contract] = await readContractTerms(db, [contractId])
  const { values, currency } = await readFieldValues(db, contractId)
  return {
    ...(await readDocument(db, textId, title)),
    lifecycle: contract!.terms,
    values,
    questions: [],
    // Its annexes are compared by themselves.
    files: [],
    currency,
  }
}

function comparedFiles({ files }: TemplateContent): FileUpdate['base'] {
  return files.map((file) => ({ id: file.id, name: file.name, sha256: countingHash(file) }))
}

async function versionsBetween(
  db: CompanyDatabase,
  { templateId, from, to }: FollowingContract,
): Promise<TemplateUpdateOffer['versions']> {
  const rows = await db
    .select('template_version')
    .where('template_version.template_id', '=', templateId)
    .where('template_version.number', '>', from)
    .where('template_version.number', '<=', to)
    .select(['number', 'note', 'published_at'])
    .orderBy('number', 'desc')
    .execute()
  return rows.map(({ number, note, published_at }) => ({
    number,
    note,
    publishedAt: published_at.toISOString(),
  }))
}

/** A contract keeps its title and its language. */
const KEPT = ['title', 'locale']

function valueOffers(
  fields: readonly TaggedField[],
  base: StatedContent,
  newer: StatedContent,
  contract: StatedContent,
): TemplateUpdateOffer['values'] {
  const own = new Map(valuesBetween(base, contract).map((change) => [change.field, change]))
  return valuesBetween(base, newer).flatMap((change) => {
    const { field, after } = change
    const written = own.get(field)
    if (KEPT.includes(field) || (written && canonicalJson(written.after) === canonicalJson(after)))
      return []
    const told = described(fields, change)
    return [
      {
        id: `value.${field}`,
        change: { ...change, ...told },
        standing: written ? ('ownWords' as const) : ('asBefore' as const),
        own: written ? { field, before: written.after, after, ...told } : null,
      },
    ]
  })
}

/** Their parts are compared elsewhere. */
function valuesBetween(before: StatedContent, after: StatedContent): ValueChange[] {
  const withoutParts = (content: StatedContent) => ({
    ...content,
    document: { ...content.document, blocks: [] },
  })
  return compareContents(withoutParts(before), withoutParts(after), { reader: 'author' }).values
}

function sealOf(offer: Omit<TemplateUpdateOffer, 'seal'>): string {
  return createHash('sha256').update(canonicalJson(offer)).digest('hex')
}
