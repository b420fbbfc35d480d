import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { contractsEndpoints } from '@tacite/api/contracts-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { checkRichText } from '@tacite/document/check-rich-text.ts'
import type { RichText } from '@tacite/document/rich-text.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import type { Actor } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { contentChanged } from './contract-events.ts'
import { readSection } from './contract-document.query.ts'
import { requireEditable } from './require-editable.ts'
import { touchContract } from './touch-contract.ts'

type Save = BodyOf<typeof contractsEndpoints.saveSection>

/**
 * Saves a section over the version that the person read. When somebody saved first, nothing is written and the answer
 * holds the other text, so that both can be shown side by side. Returns once the new version is written.
 */
export async function saveSection(
  parts: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  { contractId, sectionId }: { contractId: string; sectionId: string },
  save: Save,
): Promise<void> {
  await requireEditable(db, actor, contractId)
  const section = await requireUnlockedSection(db, contractId, sectionId)
  if (section.version !== save.version) {
    throw new Refused('CONFLICT', 'SECTION_CHANGED', await readSection(db, contractId, sectionId))
  }
  requireTitle(save.title)
  const content = requireRichText(save.content)
  await keepVersion(db, sectionId)
  await db
    .update('contract_section')
    .set({
      title: save.title,
      content: JSON.stringify(content),
      level: save.level,
      audience: save.audience,
      version: section.version + 1,
      updated_by: actor.personId,
      updated_at: parts.clock.now(),
    })
    .where('contract_section.id', '=', sectionId)
    .execute()
  await touchContract(parts, db, contractId)
  await parts.events.record(db, contentChanged(actor, contractId, 'sectionSaved', sectionId))
}

/** A section of this contract that nobody has locked. */
export async function requireUnlockedSection(
  db: CompanyDatabase,
  contractId: string,
  sectionId: string,
): Promise<{ version: number; block_id: string; position: number; level: number }> {
  const section = await db
    .select('contract_section')
    .where('contract_section.contract_id', '=', contractId)
    .where('contract_section.id', '=', sectionId)
    .where('contract_section.removed_at', 'is', null)
    .select(['version', 'locked_at', 'block_id', 'position', 'level'])
    .executeTakeFirst()
  if (!section) throw new Refused('NOT_FOUND', 'SECTION_NOT_FOUND')
  if (section.locked_at) throw new Refused('STATE', 'SECTION_LOCKED')
  return section
}

export function requireTitle(title: string): void {
  if (title.trim() === '')
    throw new Refused('RULE', { code: 'SECTION_TITLE_REQUIRED', field: 'title' })
}

/** What people typed, against the closed schema of the document: unknown nodes, marks and attributes never get in. */
export function requireRichText(json: unknown): RichText {
  const checked = checkRichText(json)
  if (checked.refusal) throw new Refused('RULE', { ...checked.refusal, field: 'content' })
  return checked.content
}

async function keepVersion(db: CompanyDatabase, sectionId: string): Promise<void> {
  await db.tx
    .insertInto('section_version')
    .columns([
      'company_id',
      'section_id',
      'version',
      'contract_id',
      'title',
      'content',
      'saved_by',
      'saved_at',
    ])
    .expression(
      db
        .select('contract_section')
        .where('contract_section.id', '=', sectionId)
        .select([
          'company_id',
          'id',
          'version',
          'contract_id',
          'title',
          'content',
          'updated_by',
          'updated_at',
        ]),
    )
    .execute()
}
