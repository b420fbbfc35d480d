import { sql } from 'kysely'

/**
 * Whether what was left can be read once more: not what the directory of its zip already excludes, which stays so.
 */
export const canBeReadAgain = sql<boolean>`(import_entry.packed is not null or exists (
  select from import_source as source where source.company_id = import_entry.company_id
    and source.id = import_entry.source_id and source.kind <> 'zip'))`
