import { sql } from 'kysely'

/** A text that can be sent: of a file that becomes a contract, not created yet, and not answered for. */
export const isAskable = sql<boolean>`import_entry.state = 'kept' and import_entry.kind = 'pdf'
  and import_entry.role in ('contract', 'amendment') and import_entry.second_state is distinct from 'read'
  and exists (select from import_page as page where page.company_id = import_entry.company_id
    and page.import_id = import_entry.import_id and page.position = import_entry.position and page.body <> '')
  and not exists (select from import_row as row where row.company_id = import_entry.company_id
    and row.import_id = import_entry.import_id and row.position = import_entry.position and row.state = 'created')`
