import type { SectionAudience } from '@tacite/document/contract-document.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { personName } from '../../platform/database/person-name.ts'
import { readSection } from './contract-document.query.ts'

/** What the acts on a section ask of it. */
export interface SectionState {
  id: string
  version: number
  audience: SectionAudience
  updatedAt: Date
  /** Whose sitting on it is open; null: nobody's. */
  sittingOf: string | null
  lockedBy: string | null
}

/** A section that is in the text of this contract; removed ones, and those of removed blocks, are not. */
export async function requireSection(
  db: CompanyDatabase,
  contractId: string,
  sectionId: string,
): Promise<SectionState> {
  const section = await db
    .select('contract_section')
    .innerJoin('contract_block', (join) =>
      join
        .onRef('contract_block.company_id', '=', 'contract_section.company_id')
        .onRef('contract_block.id', '=', 'contract_section.block_id'),
    )
    .where('contract_section.contract_id', '=', contractId)
    .where('contract_section.id', '=', sectionId)
    .where('contract_section.removed_at', 'is', null)
    .where('contract_block.removed_at', 'is', null)
    .select('contract_section.id')
    .select('contract_section.version')
    .select('contract_section.audience')
    .select('contract_section.updated_at as updatedAt')
    .select('contract_section.sitting_of as sittingOf')
    .select('contract_section.locked_by as lockedBy')
    .executeTakeFirst()
  if (!section) throw new Refused('NOT_FOUND', 'SECTION_NOT_FOUND')
  return section
}

/** A section of this contract that nobody has locked; the refusal names the one who did. */
export async function requireUnlockedSection(
  db: CompanyDatabase,
  contractId: string,
  sectionId: string,
): Promise<SectionState> {
  const section = await requireSection(db, contractId, sectionId)
  if (section.lockedBy) await refuseLocked(db, section.lockedBy)
  return section
}

/** @throws Refused SECTION_LOCKED with the name of the person who locked it. */
export async function refuseLocked(db: CompanyDatabase, personId: string): Promise<never> {
  const person = await db
    .select('person')
    .where('person.id', '=', personId)
    .select(personName('person').as('name'))
    .executeTakeFirstOrThrow()
  throw new Refused('STATE', { code: 'SECTION_LOCKED', params: { name: person.name } })
}

/** Nobody saved since the person read the section; else the answer holds the other text. */
export async function requireSameVersion(
  db: CompanyDatabase,
  contractId: string,
  section: SectionState,
  version: number,
): Promise<void> {
  if (section.version === version) return
  throw new Refused('CONFLICT', 'SECTION_CHANGED', await readSection(db, contractId, section.id))
}
