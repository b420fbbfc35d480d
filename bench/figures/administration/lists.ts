import { MOST_COUNTED_EVENTS } from '@tacite/api/trail/audit-endpoints.ts'
import {
  folderChoices,
  supplierChoices,
} from '../../../apps/server/src/features/portfolio/contract-list/list-choices.query.ts'
import { auditEvents } from '../../../apps/server/src/features/trail/activity/audit-events.query.ts'
import { circuits } from '../../../apps/server/src/features/settings/circuits/circuits.query.ts'
import { delegationsOf } from '../../../apps/server/src/features/people/delegations/delegations.query.ts'
import {
  groupCandidates,
  groupMembers,
  groupRows,
} from '../../../apps/server/src/features/people/groups/groups.query.ts'
import { categoryTree } from '../../../apps/server/src/features/settings/library/category-tree.query.ts'
import { contractTypes } from '../../../apps/server/src/features/settings/library/contract-type.ts'
import { counterparties } from '../../../apps/server/src/features/settings/library/counterparty.ts'
import { legalEntities } from '../../../apps/server/src/features/settings/library/legal-entity.ts'
import { projects } from '../../../apps/server/src/features/settings/library/project.ts'
import { taggedFieldList } from '../../../apps/server/src/features/settings/library/tagged-field-list.query.ts'
import { peoplePage } from '../../../apps/server/src/features/people/people/people-list.query.ts'
import { removedObjects } from '../../../apps/server/src/features/trail/removals/removed-objects.query.ts'
import {
  peopleOfRole,
  roleRows,
} from '../../../apps/server/src/features/people/roles/roles.query.ts'
import { workflows } from '../../../apps/server/src/features/settings/workflows/workflow-list.query.ts'
import { templateChoices } from '../../../apps/server/src/features/writing/contracts/template-choices.query.ts'
import { clauseChoices } from '../../../apps/server/src/features/writing/clauses/clause-choices.query.ts'
import { clauseList } from '../../../apps/server/src/features/writing/clauses/clause-list.query.ts'
import { templateList } from '../../../apps/server/src/features/writing/templates/template-rows.query.ts'
import type { CompanyDatabase } from '../../../apps/server/src/platform/database/company-database.ts'
import { actorOf, type FilledCompany } from '../../measure/filled-company.ts'
import type { FilledAdministration } from '../../seeding/fill-administration.ts'
import { SIZES } from '../../seeding/sizes.ts'

/** The rows of a page and the total count, from an index, and the rows themselves: `$1` is the company. */
export interface BareQuery {
  count: string
  page: string
  inside?: string
  parameters?: readonly string[]
}

interface List {
  name: string
  /** Times the bare query, where the usual limit does not fit. */
  limit?: number
  list: (db: CompanyDatabase) => Promise<unknown>
  bare: BareQuery
}

const PAGE = { $top: 20, $skip: 0, search: '' }
const BY_NAME = { ...PAGE, $orderby: 'name asc' } as const

/** Every paged administration list compared with its bare query. */
export function administrationLists(
  { administrator }: FilledCompany,
  { groupId, roleId, delegateId }: FilledAdministration,
): List[] {
  const { at } = administrator
  const actor = actorOf(administrator)
  const inGroup = `exists (select from group_member where group_member.company_id = person.company_id
    and group_member.person_id = person.id and group_member.group_id = $2)`
  return [
    {
      name: `${SIZES.people} people`,
      list: (db) => peoplePage(db, actor, BY_NAME),
      bare: { ...ofTable('person', { key: PERSON_KEY }), inside: GROUPS_OF_PEOPLE },
    },
    {
      name: 'people of a group',
      list: (db) => groupMembers(db, actor, groupId, PAGE),
      bare: ofTable('person', { key: PERSON_KEY, where: inGroup, parameters: [groupId] }),
    },
    {
      name: 'people not in a group',
      list: (db) => groupCandidates(db, actor, groupId, { q: '', $top: 20 }),
      bare: ofTable('person', { key: PERSON_KEY, where: `not ${inGroup}`, parameters: [groupId] }),
    },
    {
      name: 'people of a role',
      list: (db) => peopleOfRole(db, actor, roleId, PAGE),
      bare: ofTable('person', { key: PERSON_KEY, where: 'role_id = $2', parameters: [roleId] }),
    },
    {
      name: `${SIZES.groups} groups`,
      list: (db) => groupRows(db, actor, BY_NAME),
      bare: ofTable('person_group', { key: 'name' }),
    },
    {
      name: `${SIZES.roles} roles`,
      list: (db) => roleRows(db, actor, BY_NAME),
      bare: ofTable('role', { key: 'name' }),
    },
    {
      name: 'contract types',
      list: (db) => contractTypes.list(db, 'fr', PAGE, actor),
      bare: ofTable('contract_type', { key: 'title' }),
    },
    {
      name: `${SIZES.fields} tagged fields`,
      list: (db) => taggedFieldList(db, 'fr', PAGE),
      bare: { ...ofTable('tagged_field', { key: 'label' }), page: FIELDS_IN_THEIR_ORDER },
    },
    {
      name: `${SIZES.categories} categories`,
      list: (db) => categoryTree(db, 'fr', PAGE),
      bare: { ...ofTable('category', { key: 'name' }), page: TREE_OF_CATEGORIES },
    },
    {
      name: `${SIZES.workflows} workflows`,
      list: (db) => workflows(db, 'fr', PAGE),
      bare: { ...ofTable('workflow', { key: 'name' }), inside: STEPS_OF_WORKFLOWS },
    },
    {
      name: `${SIZES.circuits} validation circuits`,
      list: (db) => circuits(db, 'fr', PAGE),
      bare: { ...ofTable('validation_circuit', { key: 'title' }), inside: VALIDATORS_OF_CIRCUITS },
    },
    {
      name: `${SIZES.entities} legal entities`,
      list: (db) => legalEntities.list(db, 'fr', PAGE, actor),
      bare: ofTable('legal_entity', { key: 'name' }),
    },
    {
      name: `${SIZES.projects} projects`,
      list: (db) => projects.list(db, 'fr', PAGE, actor),
      bare: ofTable('project', { key: 'title' }),
    },
    {
      name: `${SIZES.parties} counterparties`,
      list: (db) => counterparties.list(db, 'fr', PAGE, actor),
      bare: ofTable('counterparty', { key: 'name' }),
    },
    {
      name: `${SIZES.templates} templates`,
      limit: WITH_PARTS,
      list: (db) => templateList(db, actor, { ...PAGE, $orderby: 'title asc' }),
      bare: ofTable('template', { key: 'title' }),
    },
    {
      name: `${SIZES.templates} templates, a word of them`,
      limit: WITH_PARTS,
      list: (db) => templateChoices(db, actor, { q: 'bail', $top: 20 }),
      bare: ofTable('template', { key: 'title', where: "title ilike '%bail%'" }),
    },
    {
      name: `${SIZES.clauses} clauses`,
      limit: WITH_PARTS,
      list: (db) => clauseList(db, actor, { ...PAGE, $orderby: 'title asc' }),
      bare: ofTable('clause', { key: 'title' }),
    },
    {
      name: `${SIZES.clauses} clauses, a word of them`,
      limit: WITH_FALLBACKS,
      list: (db) => clauseChoices(db, actor, { q: 'prix', $top: 20 }),
      bare: ofTable('clause', { key: 'title', where: "title ilike '%prix%'" }),
    },
    {
      name: `${SIZES.folders} folders to filter by`,
      list: (db) => folderChoices(db, actor, { ...PAGE, name: '' }),
      bare: ofTable('folder', { key: 'left(path, 500)' }),
    },
    {
      name: `${SIZES.parties} counterparties to filter by`,
      list: (db) => supplierChoices(db, actor, { ...PAGE, name: '' }),
      bare: ofTable('counterparty', { key: 'name' }),
    },
    {
      name: `${SIZES.events} audit events`,
      limit: WITH_SENTENCES,
      list: (db) => auditEvents(db, actor, PAGE),
      bare: EVENTS,
    },
    {
      name: `${SIZES.events} audit events, a rare name`,
      limit: SEARCHED,
      list: (db) => auditEvents(db, actor, { ...PAGE, search: '4990' }),
      bare: EVENTS,
    },
    {
      name: `${SIZES.events} audit events, a word that none contains`,
      limit: SEARCHED,
      list: (db) => auditEvents(db, actor, { ...PAGE, search: 'conflagration' }),
      bare: EVENTS,
    },
    {
      name: `${SIZES.removals} deleted objects`,
      list: (db) => removedObjects(db, actor, PAGE),
      bare: DELETED_OBJECTS,
    },
    {
      name: `delegations of one among ${SIZES.delegations}`,
      list: (db) => delegationsOf(db, delegateId, at.toISOString().slice(0, 10), PAGE),
      bare: { ...DELEGATIONS, parameters: [delegateId] },
    },
  ]
}

/** What a template is filed under, is kept to and proposes. */
const WITH_PARTS = 4
/** A clause is found by what its fallbacks are called as well, each folded for every search. */
const WITH_FALLBACKS = 15
/** Each event is a sentence with the names of what it is about: a page of them takes several statements. */
const WITH_SENTENCES = 6
/** Reading the trail for a word took two hundred times as long as counting and showing its newest events. */
const SEARCHED = 50

const EVENTS: BareQuery = {
  count: `select count(*) from (select from audit_event where company_id = $1 limit ${MOST_COUNTED_EVENTS + 1}) as counted`,
  page: 'select * from audit_event where company_id = $1 order by id desc limit 20',
}

/** The sort order of people: platform/database/person-name.ts. */
const PERSON_KEY = `coalesce(nullif(trim(last_name || ' ' || first_name), ''), email)`

function ofTable(
  table: string,
  { key, where = 'true', parameters }: { key: string; where?: string; parameters?: string[] },
): BareQuery {
  const rows = `from ${table} where company_id = $1 and ${where}`
  return {
    count: `select count(*) ${rows}`,
    page: `select * ${rows} order by (${key}) collate "und-x-icu", id limit 20`,
    parameters,
  }
}

const FIELDS_IN_THEIR_ORDER = `select * from tagged_field where company_id = $1 order by position, id limit 20`

/** The page of a tree is only known with the whole tree. */
const TREE_OF_CATEGORIES = `select * from category where company_id = $1 order by kind, name collate "und-x-icu", id`

const GROUPS_OF_PEOPLE = `
  select member.person_id, joined.* from group_member as member
  join person_group as joined on joined.company_id = $1 and joined.id = member.group_id
  where member.company_id = $1 and member.person_id in (
    select id from person where company_id = $1 order by (${PERSON_KEY}) collate "und-x-icu", id limit 20)`

const STEPS_OF_WORKFLOWS = `
  select step.* from workflow_step as step where step.company_id = $1 and step.removed_at is null and step.workflow_id in (
    select id from workflow where company_id = $1 order by name collate "und-x-icu", id limit 20)
  order by step.workflow_id, step.position`

const VALIDATORS_OF_CIRCUITS = `
  select step.*, validator.*, person.first_name, person.last_name from validation_circuit_step as step
  join validation_circuit_validator as validator on validator.company_id = $1 and validator.step_id = step.id
  left join person on person.company_id = $1 and person.id = validator.person_id
  where step.company_id = $1 and step.circuit_id in (
    select id from validation_circuit where company_id = $1 order by title collate "und-x-icu", id limit 20)
  order by step.circuit_id, step.position, validator.id`

const DELETED_OBJECTS = {
  count: 'select count(*) from removed_object where company_id = $1',
  page: `select removed.id, removed.kind, removed.label, removed.removed_at, person.first_name, person.last_name
    from removed_object as removed join person on person.company_id = $1 and person.id = removed.removed_by
    where removed.company_id = $1 order by removed.removed_at desc, removed.id limit 20`,
}

/** Those of an absent person, and those of a delegate, each from its own index. */
const BOTH_WAYS = `
  select * from delegation where company_id = $1 and person_id = $2
  union all select * from delegation where company_id = $1 and delegate_id = $2`

const DELEGATIONS = {
  count: `select count(*) from (${BOTH_WAYS}) as own`,
  page: `select own.*, absent.first_name, absent.last_name, delegate.first_name, delegate.last_name from (${BOTH_WAYS}) as own
    join person as absent on absent.company_id = $1 and absent.id = own.person_id
    join person as delegate on delegate.company_id = $1 and delegate.id = own.delegate_id
    order by own.starts_on desc, own.id desc limit 20`,
}
