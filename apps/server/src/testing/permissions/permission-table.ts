import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LEVELS, type ContractLevel } from '@tacite/domain/access/levels.ts'

const path = join(import.meta.dirname, '../../../../../docs/permissions.md')

/** What a call asks of a person, as the committed page says. */
export interface Gate {
  access: string
  level: ContractLevel | null
}

/** The calls of docs/permissions.md, each under its method and path. */
export async function readPermissionTable(): Promise<Map<string, Gate>> {
  const [, calls = ''] = (await readFile(path, 'utf8')).split('\n## Calls\n')
  return new Map(
    [...calls.matchAll(/^\| `(\w+ [^`]+)` +\| `([^`]+)` +\| *(\w*) *\|$/gm)].map(
      ([, call, access, level]) => [call!, { access: access!, level: levelOf(level!) }],
    ),
  )
}

function levelOf(word: string): ContractLevel | null {
  return LEVELS.find((level) => level === word) ?? null
}
