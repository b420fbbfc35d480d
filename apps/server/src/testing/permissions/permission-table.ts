import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LEVELS, type ContractLevel } from '@tacite/domain/access/levels.ts'

const path = join(import.meta.dirname, '../../../../../docs/permissions.md')

/** What a call requires of a person, as the committed page says. */
export interface Gate {
  /** In the order in which they are checked; a word that is not a permission is separate. */
  access: readonly string[]
  level: ContractLevel | null
  /** The act on the contract or the text. */
  act: string | null
}

/** The calls of docs/permissions.md, by method and path. */
export async function readPermissionTable(): Promise<Map<string, Gate>> {
  const [, calls = ''] = (await readFile(path, 'utf8')).split('\n## Calls\n')
  return new Map(
    [...calls.matchAll(/^\| `(\w+ [^`]+)` +\| `([^`]+)` +\| *(\w*) *\| *(\w*) *\|$/gm)].map(
      ([, call, access, level, act]) => [
        call!,
        { access: [access!], level: levelOf(level!), act: act! || null },
      ],
    ),
  )
}

/** What each owner of a text requires for each act: `write of a clause`. */
export async function readTextTable(): Promise<Map<string, Gate>> {
  const [, rest = ''] = (await readFile(path, 'utf8')).split('\n## Acts on a text\n')
  const [acts = ''] = rest.split('\n## ')
  return new Map(
    [...acts.matchAll(/^\| (\w+) +\| (\w+) +\|([^|]*)\| *(\w*) *\|$/gm)].map(
      ([, act, owner, permissions, level]) => [
        `${act} of a ${owner}`,
        {
          access: [...permissions!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!),
          level: levelOf(level!),
          act: null,
        },
      ],
    ),
  )
}

function levelOf(word: string): ContractLevel | null {
  return LEVELS.find((level) => level === word) ?? null
}
