import { DEFAULT_ROLE_KEYS, DEFAULT_ROLE_PERMISSIONS } from '@tacite/domain/access/default-roles.ts'
import { PERMISSIONS } from '@tacite/domain/access/permissions.ts'
import type { Permission } from '@tacite/domain/access/permissions.ts'
import type { GeneratedFile } from '../generated-file.ts'
import { readEndpoints } from '../read-endpoints.ts'

/** Who may do what: each permission, the roles that start with it and the calls that need it. */
export function generatedFiles(): GeneratedFile[] {
  return [{ path: 'docs/permissions.md', render: renderPermissions }]
}

async function renderPermissions(): Promise<string> {
  const endpoints = await readEndpoints()
  const callsOf = (access: string): string =>
    endpoints
      .filter((endpoint) => endpoint.access === access)
      .map((endpoint) => `\`${endpoint.method} ${endpoint.path}\``)
      .join('<br>')
  const row = (permission: Permission): string => {
    const roles = DEFAULT_ROLE_KEYS.map((role) =>
      DEFAULT_ROLE_PERMISSIONS[role].includes(permission) ? '✓' : '',
    )
    return `| \`${permission}\` | ${roles.join(' | ')} | ${callsOf(permission)} |`
  }
  const open = ['public', 'signedIn', 'invited', 'invitedToRead'].map((access) => `| ${access} | ${callsOf(access)} |`)
  return `# Permissions

Generated from \`packages/domain/src/access\` and \`packages/api\` by \`node scripts/check-generated.ts --write\`.

| permission | ${DEFAULT_ROLE_KEYS.join(' | ')} | calls that need it |
|---|${'---|'.repeat(DEFAULT_ROLE_KEYS.length)}---|
${PERMISSIONS.map(row).join('\n')}

Calls that need no company permission:

| access | calls |
|---|---|
${open.join('\n')}
`
}
