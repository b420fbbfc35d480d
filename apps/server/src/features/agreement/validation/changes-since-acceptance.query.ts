import type { ChangesSinceAcceptance } from '@tacite/api/agreement/validation-changes-endpoints.ts'
import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import {
  compareContents,
  isUnchanged,
  type ValueChange,
} from '@tacite/document/compare-contents.ts'
import { isFilled, type FieldRow } from '@tacite/document/field-definition.ts'
import { nameOfRows, rowsInWords } from '@tacite/document/repeats/rows-in-words.ts'
import { formatFieldValue } from '@tacite/document/format-field-value.ts'
import type { FieldWords } from '@tacite/document/plain-text.ts'
import {
  keepContent,
  readKeptContent,
  type StatedContent,
} from '@tacite/document/stated-content.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import {
  readContractContent,
  statedOf,
  textReader,
  type ContractContent,
} from '../../writing/contracts/public.ts'
import { readAccepted } from './accepted-content.ts'
import { askForContentAlarm, type ContentAlarmDeps } from './content-alarm.job.ts'

/**
 * What changed since the reader's own yes, also one that they gave for an absent person. A kept content that was altered
 * is no comparison: it is said, and raises the alarm of its company.
 */
export async function changesSinceAcceptance(
  deps: ContentAlarmDeps,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  level: ContractLevel,
): Promise<ChangesSinceAcceptance> {
  const last = await lastAcceptance(db, actor.personId, contractId)
  if (!last) return { ...NOTHING, accepted: null, content: null }
  const accepted = { at: last.decided_at.toISOString(), insteadOf: last.absent }
  const before = await readAccepted(db, contractId, last.content_hash)
  if (before === 'altered')
    askForContentAlarm(deps, {
      companyId: db.companyId,
      contractId,
      contentHash: last.content_hash,
    })
  if (before === 'altered' || before === 'unknown') return { ...NOTHING, accepted, content: before }
  const content = await readContractContent(db, contractId)
  const after = readKeptContent(keepContent(statedOf(content, leftOutOfBoth(content, last))))
  const reader = await textReader(db, actor, contractId, level)
  const changes = compareContents(before, after, reader, fieldWords(content, before, after))
  return {
    accepted,
    content: isUnchanged(changes) ? 'same' : 'changed',
    parts: changes.parts,
    values: changes.values.map((change) => ({
      ...change,
      ...(describedRows(content, change) ?? described(content, change)),
    })),
    attachments: changes.attachments,
    currencies: {
      before: before.money.currency ?? content.currency,
      after: after.money.currency ?? content.currency,
    },
  }
}

const NOTHING = {
  parts: [],
  values: [],
  attachments: [],
  currencies: { before: 'EUR', after: 'EUR' },
}

type Acceptance = NonNullable<Awaited<ReturnType<typeof lastAcceptance>>>

/** Taken by this person and not taken back, whatever became of its validation. */
function lastAcceptance(db: CompanyDatabase, personId: string, contractId: string) {
  return db
    .select('validation_decision')
    .innerJoin('contract_validation_step as step', (join) =>
      join
        .onRef('step.company_id', '=', 'validation_decision.company_id')
        .onRef('step.id', '=', 'validation_decision.step_id'),
    )
    .innerJoin('contract_validation as validation', (join) =>
      join
        .onRef('validation.company_id', '=', 'step.company_id')
        .onRef('validation.id', '=', 'step.validation_id'),
    )
    .innerJoin('person', (join) =>
      join
        .onRef('person.company_id', '=', 'validation_decision.company_id')
        .onRef('person.id', '=', 'validation_decision.person_id'),
    )
    .where('validation.contract_id', '=', contractId)
    .where('validation_decision.decision', '=', 'accepted')
    .where('validation_decision.cancelled_at', 'is', null)
    .where(
      sql<boolean>`coalesce(validation_decision.decided_by, validation_decision.person_id) = ${personId}`,
    )
    .select([
      'validation_decision.decided_at',
      'validation_decision.content_hash',
      'validation.content_left_out',
      sql<
        string | null
      >`case when validation_decision.decided_by is not null then ${personName('person')} end`.as(
        'absent',
      ),
    ])
    .orderBy('validation_decision.decided_at', 'desc')
    .orderBy('validation_decision.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** A value that became one of management, or no longer is: both contents have it. */
function leftOutOfBoth({ managementVariables }: ContractContent, last: Acceptance): string[] {
  return managementVariables.filter((variable) => last.content_left_out.includes(variable))
}

/**
 * Fields read as the contract shows them today, also in what was there before: a value that changed is among the values.
 * One that has none any more reads as it was accepted.
 */
function fieldWords(
  { definitions, currency }: ContractContent,
  before: StatedContent,
  after: StatedContent,
): FieldWords {
  const values = definitions.flatMap(({ variable, type }) => {
    const stated = [after, before].find(({ fields }) => isFilled(fields[variable]))
    const value = stated?.fields[variable]
    if (!stated || !isFilled(value)) return []
    const notation = { locale: stated.locale, currency: stated.money.currency ?? currency }
    return [[variable, formatFieldValue(type, value, notation)] as const]
  })
  return {
    labels: Object.fromEntries(definitions.map(({ variable, label }) => [variable, label])),
    values: Object.fromEntries(values),
  }
}

/** Rows in words; null: it is not rows that changed. */
function describedRows(content: ContractContent, { field, before, after }: ValueChange) {
  const label = nameOfRows(content.document, field.replace(/^values\./, ''))
  if (label === null) return null
  const words = (rows: unknown) =>
    Array.isArray(rows) ? rowsInWords(rows as FieldRow[], content.definitions, content) : null
  return { label, type: 'longText' as const, before: words(before), after: words(after) }
}

/** The name and the type of a field today; those of one that was deleted are not known any more. */
function described({ definitions }: ContractContent, { field }: ValueChange) {
  const variable = /(?:^|\.)values\.(.+)$/.exec(field)?.[1]
  const definition = definitions.find((each) => each.variable === variable)
  return { label: definition?.label ?? null, type: definition?.type ?? null }
}
