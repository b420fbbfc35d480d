import type { Viewers, ShownAccessPath } from '@tacite/api/people/access-endpoints.ts'
import { LEVELS, type ContractLevel } from '@tacite/domain/access/levels.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { sql, type RawBuilder } from 'kysely'
import { collationOf } from '../../../platform/database/collation.ts'
import { roleName } from '../../../platform/database/system-names.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personPicture } from '../../../platform/database/person-picture.ts'
import { personHolds, personName } from '../../../platform/database/person-name.ts'
import { openAccessPaths, type AccessPath } from './access-paths.ts'
import { folderPaths } from './folder-paths.query.ts'
import type { Reader } from './reader.ts'

interface Asked {
  search: string
  limit: number
  skip: number
  /** Only this person. */
  personId?: string
}

interface ViewerRow {
  id: string
  name: string
  email: string
  picture: string | null
  rank: number
  ways: OpenAccessPath[]
}

interface OpenAccessPath extends Omit<AccessPath, 'kind' | 'ends_at'> {
  kind: AccessPath['kind']
  ends_at: string | null
  group_name: string | null
  role_name: string
  absent_name: string | null
  absent_until: string | null
}

/** Everyone active who may open contracts and has one of these access paths, the highest level first. */
export async function whoSees(
  db: CompanyDatabase,
  reader: Reader & { locale: Locale },
  ways: RawBuilder<AccessPath>,
  { search, limit, skip, personId }: Asked,
): Promise<Viewers> {
  const { rows } = await sql<{ count: number; value: ViewerRow[] }>`
    with way as materialized (${ways}),
    opened as materialized (${openAccessPaths(reader)}),
    matching as materialized (
      select person.id, person.email, ${personPicture('person')} as picture, ${personName('person')} as name, ${roleName(reader.locale)} as role_name, seen.rank
      from (select opened.viewer_id, max(${rankOf('opened.level')}) as rank from opened group by opened.viewer_id) as seen
      join person on person.company_id = ${db.companyId} and person.id = seen.viewer_id and person.status = 'active'
      join role on role.company_id = person.company_id and role.id = person.role_id
        and 'contracts3:list' = any(role.permissions)
      where ${personHolds('person', search)}
        and ${personId === undefined ? sql`true` : sql`person.id = ${personId}`}
    ),
    page as (
      select matching.*, row_number() over (order by matching.rank desc, matching.name collate ${collationOf(reader.locale)}, matching.id) as place
      from matching order by place limit ${limit} offset ${skip}
    ),
    told as (
      select page.id, jsonb_agg(to_jsonb(opened) || jsonb_build_object('group_name', person_group.name, 'role_name', page.role_name,
          'absent_name', ${personName('absent')}) order by ${rankOf('opened.level')} desc, opened.kind, person_group.name) as ways
      from page join opened on opened.viewer_id = page.id
      left join person_group on person_group.company_id = ${db.companyId} and person_group.id = opened.group_id
      left join person as absent on absent.company_id = ${db.companyId} and absent.id = opened.absent_id
      group by page.id
    )
    select (select count(*) from matching) as count,
      coalesce(jsonb_agg(jsonb_build_object('id', page.id, 'name', page.name, 'email', page.email, 'picture', page.picture, 'rank', page.rank,
        'ways', told.ways) order by page.place), '[]') as value
    from page join told on told.id = page.id`.execute(db.tx)
  const { count, value } = rows[0]!
  const paths = await folderPaths(db, value.flatMap(foldersOf))
  return {
    count,
    value: value.map(({ id, name, email, picture, rank, ways: opened }) => ({
      person: { _id: id, name, email, profilePictureUrl: picture },
      level: LEVELS[rank - 1]!,
      ways: opened.map((way) => presentAccessPath(way, paths)),
    })),
  }
}

function rankOf(level: string): RawBuilder<number> {
  return sql<number>`array_position(${[...LEVELS]}::text[], ${sql.ref(level)})`
}

function foldersOf({ ways }: ViewerRow): string[] {
  return ways.flatMap(({ folder_id: granting, filed_in_id: filedIn }) =>
    [granting, filedIn].filter((id) => id !== null),
  )
}

function presentAccessPath(
  way: OpenAccessPath,
  paths: ReadonlyMap<string, string>,
): ShownAccessPath {
  const level: ContractLevel = way.level
  const until = way.ends_at && new Date(way.ends_at).toISOString()
  if (way.absent_name !== null)
    return { kind: 'actingFor', level, absent: way.absent_name, until: way.absent_until! }
  switch (way.kind) {
    case 'allContracts':
      return { kind: 'allContracts', level, role: way.role_name }
    case 'share':
      return { kind: 'share', level, until }
    case 'groupShare':
      return { kind: 'groupShare', level, until, group: way.group_name! }
    case 'folder': {
      const named = (id: string) => ({ _id: id, name: paths.get(id) ?? '' })
      const isNested = way.filed_in_id !== way.folder_id
      return {
        kind: 'folder',
        level,
        folder: named(way.folder_id!),
        group: way.group_name,
        filedIn: isNested ? named(way.filed_in_id!) : null,
        isForEveryone: way.is_everyone,
      }
    }
    default:
      return { kind: way.kind, level }
  }
}
