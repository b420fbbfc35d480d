import type { ProposedFields } from '@tacite/api/writing/placeholder-shapes.ts'
import { findPlaceholders } from '@tacite/document/placeholders/find-placeholders.ts'
import type {
  DeclaredPlace,
  FoundPlaceholders,
  KnownField,
} from '@tacite/document/placeholders/placeholder.ts'
import type { ContractDocument } from '@tacite/document/contract-document.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { fieldLabel } from '../../../platform/database/system-names.ts'
import { readUpload } from './starting-document.ts'

/** The places to fill in of an upload, and what each could become: nothing is created yet. */
export async function proposedFields(
  db: CompanyDatabase,
  actor: Actor,
  uploadId: string,
): Promise<ProposedFields> {
  const { places, found, library } = await uploadWithPlaces(db, actor, uploadId)
  return {
    placeholders: found.placeholders.map(({ spans, ...placeholder }) => ({
      ...placeholder,
      places: spans.length,
    })),
    library,
    unplaced: places.unplaced,
    inTitles: found.inTitles,
    passages: found.passages,
    leftOut: found.leftOut,
  }
}

export interface UploadWithPlaces {
  document: ContractDocument
  places: { found: readonly DeclaredPlace[]; unplaced: number }
  found: FoundPlaceholders
  library: KnownField[]
}

/** What was read of an upload, with the places to fill in that it has. @throws Refused NOT_FOUND */
export async function uploadWithPlaces(
  db: CompanyDatabase,
  actor: Actor,
  uploadId: string,
): Promise<UploadWithPlaces> {
  const { document, places } = await readUpload(db, actor, uploadId, 'draft')
  const library = await knownFields(db, actor)
  return { document, places, library, found: findPlaceholders(document, places.found, library) }
}

/** The company's fields in their order, as this person knows them. */
function knownFields(db: CompanyDatabase, actor: Actor): Promise<KnownField[]> {
  return db
    .select('tagged_field')
    .select(['tagged_field.variable', 'tagged_field.type', fieldLabel(actor.locale).as('label')])
    .orderBy('tagged_field.position')
    .orderBy('tagged_field.id')
    .limit(1000)
    .execute()
}
