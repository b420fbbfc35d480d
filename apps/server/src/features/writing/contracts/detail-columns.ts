import {
  CHOICE_DETAILS,
  CONTRACT_DETAILS,
  DETAIL_NAMES,
  emptiedDetails,
  OPTION_DETAILS,
  TEXT_DETAILS,
  type ChoiceDetailName,
  type DetailName,
  type DetailValues,
  type OptionDetailName,
  type StoredDetail,
  type TextDetailName,
} from '@tacite/domain/contracts/contract-details.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql, type RawBuilder } from 'kysely'
import { brokenConstraint } from '../../../platform/database/broken-constraint.ts'
import { personName } from '../../../platform/database/person-name.ts'

/** The column of `contract` that holds each detail. */
export const DETAIL_COLUMNS = {
  title: 'title',
  typeId: 'contract_type_id',
  projectId: 'project_id',
  ownerId: 'owner_id',
  reference: 'reference',
  legalEntityId: 'legal_entity_id',
  counterpartyId: 'counterparty_id',
  currency: 'currency',
  direction: 'direction',
  scope: 'scope',
  parentId: 'parent_id',
} as const satisfies Record<DetailName, string>

type Columns = typeof DETAIL_COLUMNS
export type DetailRow = { [Name in DetailName as Columns[Name]]: StoredDetail<Name> }

/** The master agreement is shown as its reader sees it: by contractPage. */
type NamedDetail = Exclude<ChoiceDetailName, 'parentId'>
type NamesOfChosen = Record<(typeof CONTRACT_DETAILS)[NamedDetail]['shownAs'], string | null>

/** Where the name of a choice comes from: the row that the column references. */
const CHOICES: Record<NamedDetail, { table: string; name: RawBuilder<string> }> = {
  typeId: { table: 'contract_type', name: sql.ref('chosen.title') },
  projectId: { table: 'project', name: sql.ref('chosen.title') },
  ownerId: { table: 'person', name: personName('chosen') },
  legalEntityId: { table: 'legal_entity', name: sql.ref('chosen.name') },
  counterpartyId: { table: 'counterparty', name: sql.ref('chosen.name') },
}

const NAMED_DETAILS = CHOICE_DETAILS.filter((name): name is NamedDetail => name !== 'parentId')

/** As columns; a missing detail becomes null. Refuses to empty required ones. */
export function toDetailColumns(details: DetailValues): Partial<DetailRow> {
  const refusals = emptiedDetails(details)
  if (refusals.length > 0) throw new Refused('RULE', refusals)
  const given = DETAIL_NAMES.filter((name) => details[name] !== undefined)
  return Object.fromEntries(given.map((name) => [DETAIL_COLUMNS[name], details[name] || null]))
}

/** The names of the chosen objects, as one JSON object keyed as in the answer. */
export function chosenNames(): RawBuilder<NamesOfChosen> {
  const pairs = NAMED_DETAILS.map((detail) => {
    const { table, name } = CHOICES[detail]
    return sql`${sql.lit(CONTRACT_DETAILS[detail].shownAs)}, (select ${name} from ${sql.table(table)} as chosen
      where chosen.company_id = contract.company_id and chosen.id = ${sql.ref(`contract.${DETAIL_COLUMNS[detail]}`)})`
  })
  return sql`json_build_object(${sql.join(pairs)})`
}

type ShownDetails = { [Name in TextDetailName | OptionDetailName]: StoredDetail<Name> } & {
  [Name in NamedDetail as (typeof CONTRACT_DETAILS)[Name]['shownAs']]:
    | { _id: string; name: string }
    | (null extends StoredDetail<Name> ? null : never)
}

/** The details of a row with the names of the chosen objects, as its page shows them. */
export function presentDetails(row: DetailRow, names: NamesOfChosen): ShownDetails {
  const stated = [...TEXT_DETAILS, ...OPTION_DETAILS].map((name) => [
    name,
    row[DETAIL_COLUMNS[name]],
  ])
  const chosen = NAMED_DETAILS.map((name) => {
    const { shownAs } = CONTRACT_DETAILS[name]
    const id = row[DETAIL_COLUMNS[name]]
    return [shownAs, id === null ? null : { _id: id, name: names[shownAs] ?? '' }]
  })
  return Object.fromEntries([...stated, ...chosen]) as ShownDetails
}

/** A choice that is not (or no longer) in this company: detected by the composite foreign keys. */
export function refuseUnknownChoice(error: unknown): never {
  const constraint = brokenConstraint(error) ?? ''
  const unknown = CHOICE_DETAILS.find((name) => constraint.includes(DETAIL_COLUMNS[name]))
  if (unknown && constraint.endsWith('_fkey'))
    throw new Refused('RULE', { code: 'CHOICE_UNKNOWN', field: unknown })
  if (constraint === 'contract_reference')
    throw new Refused('RULE', { code: 'REFERENCE_TAKEN', field: 'reference' })
  throw error
}
