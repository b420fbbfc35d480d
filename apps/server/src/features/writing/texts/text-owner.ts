import type { TextReader } from '@tacite/document/audience.ts'
import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import {
  TEXT_OWNER_KINDS,
  type TextAct,
  type TextOwnerKind,
} from '@tacite/domain/acts/text-rights.ts'
import type { Refusal } from '@tacite/domain/refusal.ts'
import type { FieldValues } from '@tacite/document/field-definition.ts'
import { sql, type RawBuilder } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { TextHead } from './render-text.ts'
import type { TaggedField } from './tagged-fields.query.ts'

/** What a text belongs to. The kind is also the name of its table, and the noun of the text's events. */
export interface TextOwner {
  kind: TextOwnerKind
  id: string
}

/** What only the owner's feature can answer; permissions and levels are in TEXT_RIGHTS. */
export interface TextOwnerRules {
  /** The person's level on the owner; null: no access. Omitted where owners have no levels. */
  levelOf?(db: CompanyDatabase, actor: Actor, ownerId: string): Promise<ContractLevel | null>
  /** A condition on the owner's row: the person has access to it. Omitted where owners have no levels. */
  isVisibleTo?(actor: Actor): RawBuilder<boolean>
  /** How the person reads the text. */
  readerOf(
    db: CompanyDatabase,
    actor: Actor,
    ownerId: string,
    level: ContractLevel | null,
  ): Promise<TextReader>
  /** The refusal if the owner's state forbids an act that changes the text. Its row is locked. */
  changeRefusal(db: CompanyDatabase, ownerId: string, act: TextAct): Promise<Refusal | null>
  /** Runs with each change of the text, where the owner keeps more of it than its moment. */
  changed?(db: CompanyDatabase, ownerId: string, actor: Actor): Promise<void>
  /** The fields that the text can show, and their values. */
  fieldsOf(db: CompanyDatabase, ownerId: string): Promise<FieldsOfText>
  /** The owner's data for the first page of the PDF. */
  headOf(db: CompanyDatabase, ownerId: string): Promise<TextHead>
  /** A clause is one section: its text has no blocks or sections to add, move or remove. */
  isOneSection: boolean
}

/** The fields that a text can show, their values, and the currency of the amounts among them. */
export interface FieldsOfText {
  fields: readonly TaggedField[]
  values: FieldValues
  currency: string
}

/** One entry per kind, passed in where the features are wired together. */
export type TextOwners = Record<TextOwnerKind, TextOwnerRules>

/** What owns a text; undefined: there is no such text. */
export async function ownerOfText(
  db: CompanyDatabase,
  textId: string,
): Promise<TextOwner | undefined> {
  const owned = TEXT_OWNER_KINDS.map(
    (kind) => sql`select ${kind} as kind, owner.id from ${sql.table(kind)} as owner
      where owner.company_id = ${db.companyId} and owner.text_id = ${textId}`,
  )
  const { rows } = await sql<TextOwner>`${sql.join(owned, sql` union all `)} limit 1`.execute(db.tx)
  return rows[0]
}

/** Lists show when a contract, a template or a clause last changed. */
export async function touchOwner(
  db: CompanyDatabase,
  actor: Actor,
  { owner: { kind, id }, rules }: { owner: TextOwner; rules: TextOwnerRules },
  now: Date,
): Promise<void> {
  await rules.changed?.(db, id, actor)
  await sql`update ${sql.table(kind)} as owner set updated_at = ${now}
    where owner.company_id = ${db.companyId} and owner.id = ${id}`.execute(db.tx)
}
