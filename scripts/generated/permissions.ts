import type { Endpoint } from '@tacite/api/endpoint.ts'
import { operations } from '@tacite/api/operations.ts'
import {
  DEFAULT_ROLE_KEYS,
  DEFAULT_ROLE_PERMISSIONS,
  type DefaultRoleKey,
} from '@tacite/domain/access/default-roles.ts'
import { PERMISSIONS } from '@tacite/domain/access/permissions.ts'
import type { Permission } from '@tacite/domain/access/permissions.ts'
import { TEXT_ACTS, TEXT_OWNER_KINDS, TEXT_RIGHTS } from '@tacite/domain/acts/text-rights.ts'
import { concernOf } from '@tacite/domain/acts/act-concerns.ts'
import type { ActRow } from '@tacite/domain/acts/act-row.ts'
import { checksOf, refusalsOf } from '@tacite/domain/acts/act-refusal.ts'
import {
  CONTRACT_ACT_NAMES,
  CONTRACT_ACTS,
  type ContractAct,
} from '@tacite/domain/acts/contract-acts.ts'
import { STATUS_OF_REFUSAL } from '@tacite/domain/refusal.ts'
import type { GeneratedFile } from '../generated-file.ts'

/** Who may do what: each permission, the roles that start with it, and what each call and each act asks for. */
export function generatedFiles(): GeneratedFile[] {
  return [{ path: 'docs/permissions.md', render: renderPermissions }]
}

function renderPermissions(): string {
  const endpoints = operations.map(({ endpoint }) => endpoint).sort(byPath)
  return `# Permissions

Generated from \`packages/domain/src/access\`, \`packages/domain/src/acts\` and \`packages/api\` by \`node scripts/check-generated.ts --write\`. \`apps/server/src/permissions.test.ts\` makes every call below as every kind of person, and fails when an answer is not what this page says.

## Permissions and the roles that start with them

${table(['permission', ...DEFAULT_ROLE_KEYS], PERMISSIONS.map(permissionRow))}

## Acts on one contract

Checks are made in this order: a missing permission (403), a contract that is not visible (404), a level that is too low (403), a missing further permission (403), then the state of the contract (below). Administrators are owners of every contract. A tick marks the roles that start with all permissions of the act. What an act changes is content (what was agreed), the transcription of a document signed elsewhere, or management (how the contract is followed); decision 0091. Delegates act for absent people; guests come through a link, and only the state is checked for them.

${table(['act', 'changes', 'permissions', 'level', 'further', 'also by', ...DEFAULT_ROLE_KEYS], CONTRACT_ACT_NAMES.map(actRow))}

### When the state of a contract refuses an act

In the order of the checks. Acts that are not listed are possible in every state.

${table(['act', 'aspect', 'refused when', 'refusal', 'status'], CONTRACT_ACT_NAMES.flatMap(stateRows))}

## Acts on a text

A text belongs to a contract, a template or a clause, and its owner says who may do what. The text of a contract that is not visible: 404. A missing permission: 403. A level that is too low: 403.

${table(['act', 'owner', 'permissions', 'level'], TEXT_ACTS.flatMap(textActRows))}

## Calls

\`public\`: nobody in particular. \`signedIn\`: any active person. \`textOwner\`: whoever may do the act with the text. \`invited\`: a third party, through the link to what they sign; \`invitedToRead\`: through the link to what is shared with them; \`invitedToAnswer\`: through the link to the questions that they are asked; nobody else.

${table(['call', 'permission', 'level', 'act'], endpoints.map(callRow))}
`
}

function byPath(a: Endpoint, b: Endpoint): number {
  return `${a.path} ${a.method}` < `${b.path} ${b.method}` ? -1 : 1
}

function permissionRow(permission: Permission): string[] {
  return [code(permission), ...DEFAULT_ROLE_KEYS.map((role) => mark(holds(role, permission)))]
}

function actRow(act: ContractAct): string[] {
  const { permissions, level, furtherPermission: further, alsoBy }: ActRow = CONTRACT_ACTS[act]
  const needed = further ? [...permissions, further] : permissions
  return [
    act,
    concernOf(act) ?? '',
    permissions.map(code).join(' '),
    level,
    further ? code(further) : '',
    alsoBy ?? '',
    ...DEFAULT_ROLE_KEYS.map((role) => mark(needed.every((each) => holds(role, each)))),
  ]
}

/** A row for each refusal of each check, with the values that lead to it. */
function stateRows(act: ContractAct): string[][] {
  return checksOf(act).flatMap((check) => {
    const { aspect, kind } = check
    const values = Map.groupBy(refusalsOf(check), ([, refusal]) => refusal)
    return [...values].map(([refusal, group]) => [
      act,
      aspect,
      group.map(([value]) => value).join(', '),
      code(refusal),
      String(STATUS_OF_REFUSAL[kind ?? 'STATE']),
    ])
  })
}

function textActRows(act: (typeof TEXT_ACTS)[number]): string[][] {
  return TEXT_OWNER_KINDS.map((kind) => {
    const { permissions, level } = TEXT_RIGHTS[kind][act]
    return [act, kind, permissions.map(code).join(' '), level ?? '']
  })
}

function callRow({ method, path, access, level, act, text }: Endpoint): string[] {
  return [code(`${method} ${path}`), code(access), level ?? '', act ?? text ?? '']
}

function holds(role: DefaultRoleKey, access: string): boolean {
  if (access === 'signedIn') return true
  return (DEFAULT_ROLE_PERMISSIONS[role] as readonly string[]).includes(access)
}

function code(name: string): string {
  return `\`${name}\``
}

function mark(is: boolean): string {
  return is ? '✓' : ''
}

function table(head: readonly string[], rows: readonly string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
