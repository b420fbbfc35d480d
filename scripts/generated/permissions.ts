import type { Endpoint } from '@tacite/api/endpoint.ts'
import { operations } from '@tacite/api/operations.ts'
import {
  DEFAULT_ROLE_KEYS,
  DEFAULT_ROLE_PERMISSIONS,
  type DefaultRoleKey,
} from '@tacite/domain/access/default-roles.ts'
import { LEVELS, levelReaches } from '@tacite/domain/access/levels.ts'
import { PERMISSIONS } from '@tacite/domain/access/permissions.ts'
import type { Permission } from '@tacite/domain/access/permissions.ts'
import { TEXT_ACTS, TEXT_OWNER_KINDS, TEXT_RIGHTS } from '@tacite/domain/access/text-rights.ts'
import type { GeneratedFile } from '../generated-file.ts'

/** Who may do what: each permission, the roles that start with it, and what each call and each act asks for. */
export function generatedFiles(): GeneratedFile[] {
  return [{ path: 'docs/permissions.md', render: renderPermissions }]
}

function renderPermissions(): string {
  const endpoints = operations.map(({ endpoint }) => endpoint).sort(byPath)
  return `# Permissions

Generated from \`packages/domain/src/access\` and \`packages/api\` by \`node scripts/check-generated.ts --write\`. \`apps/server/src/permissions.test.ts\` asks every call below as every kind of person, and fails when an answer is not what this page says.

## Permissions and the roles that start with them

${table(['permission', ...DEFAULT_ROLE_KEYS], PERMISSIONS.map(permissionRow))}

## Acts on one contract

Needs the permission, held by these roles from the start, and the level on the contract. Administrators are owners of every contract. Without the permission: 403. Contract not visible: 404. Level too low: 403.

${table(['act', ...DEFAULT_ROLE_KEYS, ...LEVELS.map((level) => `level ${level}`)], endpoints.filter(({ level }) => level).map(actRow))}

## Acts on a text

A text belongs to a contract, a template or a clause, and its owner says who may do what. Text of a contract that is not visible: 404. A permission is missing: 403. Level too low: 403.

${table(['act', 'owner', 'permissions', 'level'], TEXT_ACTS.flatMap(textActRows))}

## Calls

\`public\`: nobody in particular. \`signedIn\`: any active person. \`textOwner\`: whoever may do the act with the text. \`invited\`: a third party by the link to what they sign; \`invitedToRead\`: by the link to what is shared with them; nobody else.

${table(['call', 'permission', 'level or act'], endpoints.map(callRow))}
`
}

function byPath(a: Endpoint, b: Endpoint): number {
  return `${a.path} ${a.method}` < `${b.path} ${b.method}` ? -1 : 1
}

function permissionRow(permission: Permission): string[] {
  return [`\`${permission}\``, ...DEFAULT_ROLE_KEYS.map((role) => mark(holds(role, permission)))]
}

function actRow({ summary, access, level }: Endpoint): string[] {
  return [
    summary,
    ...DEFAULT_ROLE_KEYS.map((role) => mark(holds(role, access))),
    ...LEVELS.map((one) => mark(level !== undefined && levelReaches(one, level))),
  ]
}

function textActRows(act: (typeof TEXT_ACTS)[number]): string[][] {
  return TEXT_OWNER_KINDS.map((kind) => {
    const { permissions, level } = TEXT_RIGHTS[kind][act]
    return [act, kind, permissions.map((permission) => `\`${permission}\``).join(' '), level ?? '']
  })
}

function callRow({ method, path, access, level, text }: Endpoint): string[] {
  return [`\`${method} ${path}\``, `\`${access}\``, level ?? text ?? '']
}

function holds(role: DefaultRoleKey, access: string): boolean {
  if (access === 'signedIn') return true
  return (DEFAULT_ROLE_PERMISSIONS[role] as readonly string[]).includes(access)
}

function mark(is: boolean): string {
  return is ? '✓' : ''
}

function table(head: readonly string[], rows: readonly string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
