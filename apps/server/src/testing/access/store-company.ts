import type { PlainCompany } from '@tacite/domain/access/who-sees.ts'
import type { Client } from 'pg'
import { drawnId, ROLES } from './random-company.ts'

/** Makes the rows of a company exactly those of the drawn one; earlier rows are deleted. */
export async function storeCompany(
  client: Client,
  { companyId, now }: { companyId: string; now: Date },
  drawn: PlainCompany,
): Promise<void> {
  await client.query('begin')
  for (const table of EMPTIED)
    await client.query(`delete from ${table} where company_id = $1`, [companyId])
  for (const [statement, rows] of [
    ...peopleRows(drawn),
    ...folderRows(drawn),
    ...contractRows(drawn, now),
  ])
    await client.query(statement, [companyId, JSON.stringify(rows)])
  await client.query('commit')
}

/** The roles that drawn people have. */
export async function makeRoles(client: Client, companyId: string): Promise<void> {
  for (const [index, [name, permissions]] of Object.entries(ROLES).entries())
    await client.query(
      `insert into role (company_id, id, name, kind, permissions) values ($1, $2, $3, 'custom', $4)`,
      [companyId, drawnId('c', index), name, permissions],
    )
}

type Statement = [statement: string, rows: readonly object[]]

const EMPTIED = [
  'delegation',
  'contract_assignment',
  'contract_access',
  'contract_folder',
  'folder_grant',
  'folder',
  'person_group',
]

type Holder = { kind: 'person' | 'group'; id: string } | { kind: 'everyone' }

const holder = (to: Holder) => ({
  person_id: to.kind === 'person' ? to.id : null,
  group_id: to.kind === 'group' ? to.id : null,
  everyone: to.kind === 'everyone',
})

const roleOf = ({ permissions }: PlainCompany['people'][number]) =>
  drawnId(
    'c',
    Object.values(ROLES).findIndex((role) => role.length === permissions.length),
  )

/** The first, who makes the calls, keeps their role. */
function peopleRows({ people, groups }: PlainCompany): Statement[] {
  return [
    [
      `update person set status = row.status, role_id = row.role_id
       from jsonb_to_recordset($2) as row (id uuid, status text, role_id uuid)
       where person.company_id = $1 and person.id = row.id`,
      people
        .slice(1)
        .map((person) => ({ id: person.id, status: person.status, role_id: roleOf(person) })),
    ],
    [
      `insert into person_group (company_id, id, name)
       select $1, row.id, row.id::text from jsonb_to_recordset($2) as row (id uuid)`,
      groups.map(({ id }) => ({ id })),
    ],
    [
      `insert into group_member (company_id, group_id, person_id)
       select $1, row.* from jsonb_to_recordset($2) as row (group_id uuid, person_id uuid)`,
      groups.flatMap(({ id, memberIds }) =>
        memberIds.map((memberId) => ({ group_id: id, person_id: memberId })),
      ),
    ],
  ]
}

function folderRows({ folders, folderGrants }: PlainCompany): Statement[] {
  return [
    [
      `insert into folder (company_id, id, parent_id, name)
       select $1, row.id, row.parent_id, row.id::text from jsonb_to_recordset($2) as row (id uuid, parent_id uuid)`,
      folders.map(({ id, parentId }) => ({ id, parent_id: parentId })),
    ],
    [
      `insert into folder_grant (company_id, id, folder_id, "grant", person_id, group_id, everyone)
       select $1, row.* from jsonb_to_recordset($2)
         as row (id uuid, folder_id uuid, "grant" text, person_id uuid, group_id uuid, everyone boolean)`,
      folderGrants.map(({ folderId, grant, to }, index) => ({
        id: drawnId('d', index),
        folder_id: folderId,
        grant,
        ...holder(to),
      })),
    ],
  ]
}

function contractRows(drawn: PlainCompany, now: Date): Statement[] {
  const rows = drawn.contracts.map(({ id, ownerId }) => ({ id, owner_id: ownerId }))
  const filed = drawn.contracts.flatMap(({ id, folderIds }) =>
    folderIds.map((folderId) => ({ contract_id: id, folder_id: folderId })),
  )
  return [
    [
      `update contract set owner_id = row.owner_id from jsonb_to_recordset($2) as row (id uuid, owner_id uuid)
       where contract.company_id = $1 and contract.id = row.id`,
      rows,
    ],
    [
      `insert into contract_folder (company_id, contract_id, folder_id)
       select $1, row.* from jsonb_to_recordset($2) as row (contract_id uuid, folder_id uuid)`,
      filed,
    ],
    [
      `insert into contract_access (company_id, id, contract_id, person_id, group_id, level, expires_at, given_by, given_at)
       select $1, row.* from jsonb_to_recordset($2) as row (id uuid, contract_id uuid, person_id uuid, group_id uuid,
         level text, expires_at timestamptz, given_by uuid, given_at timestamptz)`,
      drawn.shares.map(({ contractId, to, level, endsAt }, index) => ({
        id: drawnId('d', index),
        contract_id: contractId,
        level,
        expires_at: endsAt,
        ...holder(to),
        given_by: drawn.people[0]!.id,
        given_at: now,
      })),
    ],
    [
      `insert into contract_assignment (company_id, contract_id, person_id, role)
       select $1, row.* from jsonb_to_recordset($2) as row (contract_id uuid, person_id uuid, role text)`,
      drawn.assignments.map(({ contractId, personId, role }) => ({
        contract_id: contractId,
        person_id: personId,
        role,
      })),
    ],
    [
      `insert into delegation (company_id, id, person_id, delegate_id, starts_on, ends_on, created_by, created_at, ended_by, ended_at)
       select $1, row.* from jsonb_to_recordset($2) as row (id uuid, person_id uuid, delegate_id uuid, starts_on date,
         ends_on date, created_by uuid, created_at timestamptz, ended_by uuid, ended_at timestamptz)`,
      drawn.delegations.map((delegation, index) => ({
        id: drawnId('e', index),
        person_id: delegation.personId,
        delegate_id: delegation.delegateId,
        starts_on: delegation.startsOn,
        ends_on: delegation.endsOn,
        created_by: delegation.personId,
        created_at: now,
        ...(delegation.isCalledOff ? { ended_by: delegation.personId, ended_at: now } : {}),
      })),
    ],
  ]
}
