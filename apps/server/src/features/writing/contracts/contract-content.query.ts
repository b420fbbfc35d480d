import { fieldsAskedBy } from '@tacite/document/asked-fields.ts'
import { sectionsSeenBy, type TextReader } from '@tacite/document/audience.ts'
import { managementVariables } from '@tacite/document/management-fields.ts'
import type { ContractDocument } from '@tacite/document/contract-document.ts'
import type { StatedChanges } from '@tacite/document/content-format-2.ts'
import type { FieldDefinition } from '@tacite/document/field-definition.ts'
import type { RepeatedPassage } from '@tacite/document/repeats/repeats-in.ts'
import type { FieldContext } from '@tacite/document/resolve-fields.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { readContractCore } from './contract-core.query.ts'
import { documentOf } from '../texts/public.ts'
import { annexesOf, type ContractAnnex } from '../attachments/public.ts'
import { passagesNamed } from './contract-rows.ts'
import { contractDocument } from './contract-document.query.ts'
import type { ContractCore } from './system-field-values.ts'

/** The whole content of a contract: its text, its fields, and the contract data they name. */
export interface ContractContent extends FieldContext {
  core: ContractCore
  document: ContractDocument
  /** In their order, whoever reads: they belong to the contract as a whole. */
  annexes: ContractAnnex[]
  /** What it replaces of the contract that it amends; null: nothing. */
  changes: StatedChanges | null
  /** What the text of that contract repeats, where its rows are among what is replaced. */
  amendedPassages: RepeatedPassage[]
  /** The company's own fields that the contract is asked for, in its text or not. */
  askedVariables: string[]
  /** Values of how the company manages the contract: nothing binds to them. */
  managementVariables: string[]
}

export async function readContractContent(
  db: CompanyDatabase,
  contractId: string,
): Promise<ContractContent> {
  const core = await readContractCore(db, contractId)
  const answer = await contractDocument(db, contractId, 'author')
  const document = documentOf(answer, core.title)
  const changes = await boundChanges(db, contractId)
  const asked = fieldsAskedBy(answer.fields, document, answer.values)
  return {
    core,
    locale: answer.locale,
    currency: answer.currency,
    values: answer.values,
    askedVariables: asked.map(({ variable }) => variable),
    managementVariables: managementVariables(answer.fields, document),
    definitions: answer.fields.map(
      ({ _id, ...field }) => ({ ...field, id: _id }) as FieldDefinition,
    ),
    document,
    annexes: await annexesOf(db, contractId),
    changes,
    amendedPassages: await amendedPassages(db, contractId, changes),
  }
}

async function amendedPassages(
  db: CompanyDatabase,
  contractId: string,
  changes: StatedChanges | null,
): Promise<RepeatedPassage[]> {
  if (changes === null) return []
  const { parent_id: masterId } = await db
    .select('contract')
    .where('contract.id', '=', contractId)
    .select('contract.parent_id')
    .executeTakeFirstOrThrow()
  const fields = changes.patches.map(({ field }) => field)
  return passagesNamed(db, masterId, fields)
}

/** Those read from a document that was signed before are a transcription of it: nothing binds to them. */
async function boundChanges(
  db: CompanyDatabase,
  contractId: string,
): Promise<StatedChanges | null> {
  const patches = await db
    .select('amendment_patch')
    .where('amendment_patch.contract_id', '=', contractId)
    .where('amendment_patch.is_transcribed', '=', false)
    .select(['field', 'value', 'effective_on'])
    .orderBy('field')
    .execute()
  const [first] = patches
  if (first === undefined) return null
  return {
    effectiveOn: first.effective_on,
    patches: patches.map(({ field, value }) => ({ field, value })),
  }
}

/** The same, limited to what a reader may see. */
export function contentSeenBy(content: ContractContent, reader: TextReader): ContractContent {
  const { document } = content
  return { ...content, document: { ...document, blocks: sectionsSeenBy(document.blocks, reader) } }
}
