import { sql, type RawBuilder } from 'kysely'
import type { CompanyDatabase } from '../database/company-database.ts'

/** A column that names files of its row's company. */
export interface FileReference {
  table: string
  companyColumn: string
  column: string
  /** A stored document that may name several, anywhere in it; otherwise a foreign key to `file`. */
  isDocument: boolean
}

/**
 * Every column that names files, derived from the schema itself, so that no new one can be forgotten: a foreign key
 * to `file`, or JSON with an index on `files_of`.
 */
export async function readFileReferences(db: CompanyDatabase): Promise<FileReference[]> {
  const { rows } = await sql<FileReference>`
    select holder.relname as "table", company.attname as "companyColumn", hash.attname as "column", false as "isDocument"
    from pg_constraint as key
      join pg_class as holder on holder.oid = key.conrelid
      join pg_attribute as company on company.attrelid = key.conrelid and company.attnum = key.conkey[array_position(key.confkey,
        (select attnum from pg_attribute where attrelid = key.confrelid and attname = 'company_id'))]
      join pg_attribute as hash on hash.attrelid = key.conrelid and hash.attnum = key.conkey[array_position(key.confkey,
        (select attnum from pg_attribute where attrelid = key.confrelid and attname = 'sha256'))]
    where key.contype = 'f' and key.confrelid = 'file'::regclass
    union all
    select holder.relname, 'company_id', content.attname, true
    from pg_depend as of_function
      join pg_index as index on index.indexrelid = of_function.objid
      join pg_class as holder on holder.oid = index.indrelid
      join pg_depend as of_column on of_column.classid = 'pg_class'::regclass and of_column.objid = index.indexrelid
        and of_column.refclassid = 'pg_class'::regclass and of_column.refobjid = index.indrelid
      join pg_attribute as content on content.attrelid = index.indrelid and content.attnum = of_column.refobjsubid
        and content.atttypid = 'jsonb'::regtype
    where of_function.classid = 'pg_class'::regclass and of_function.refclassid = 'pg_proc'::regclass
      and of_function.refobjid = 'files_of(jsonb)'::regprocedure
    -- The predicate of an index depends on the same column once more.
    group by 1, 2, 3, 4
    order by 1, 3`.execute(db.tx)
  return rows
}

/**
 * Whether anything references the current row of `file`: probes one index after another until one matches. Written
 * with `exists`, PostgreSQL reads whole tables into memory for each batch (256 ms instead of 54 for 500 files of
 * 100,000 contracts).
 */
export function isReferenced(references: readonly FileReference[]): RawBuilder<boolean> {
  const looks = references.map(({ table, companyColumn, column, isDocument }) => {
    const named = sql.ref(`holder.${column}`)
    const names = isDocument
      ? sql`files_of(${named}) <> '[]' and files_of(${named}) ? file.sha256`
      : sql`${named} = file.sha256`
    return sql`(select true from ${sql.table(table)} as holder
      where ${sql.ref(`holder.${companyColumn}`)} = file.company_id and ${names} limit 1)`
  })
  return sql<boolean>`coalesce(${sql.join(looks)}, false)`
}
