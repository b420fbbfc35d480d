import type { ResponseOf } from '@tacite/api/endpoint.ts'
import { rowLimit } from '@tacite/api/paging.ts'
import type { contractVersionsEndpoints } from '@tacite/api/writing/contract-versions-endpoints.ts'
import { SENT_REASONS } from '@tacite/domain/versions/version-reasons.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { bindTo, readContractContent } from '../contracts/public.ts'

type VersionList = Omit<ResponseOf<(typeof contractVersionsEndpoints)['list']>, 'naming'>

/** The versions of a contract, the newest first, and why each of them is kept. */
export async function contractVersions(
  db: CompanyDatabase,
  contractId: string,
  { $top, $skip }: { $top: number; $skip: number },
): Promise<VersionList> {
  const { hash } = bindTo(await readContractContent(db, contractId))
  const { count } = await db
    .select('contract_version')
    .where('contract_version.contract_id', '=', contractId)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await db
    .select('contract_version')
    .where('contract_version.contract_id', '=', contractId)
    .select(['id', 'number', 'name', 'kept_at', 'content_hash'])
    .orderBy('contract_version.number', 'desc')
    .limit(rowLimit($top))
    .offset($skip)
    .execute()
  const reasons = await reasonsOf(
    db,
    rows.map(({ id }) => id),
  )
  return {
    value: rows.map(({ id, number, name, kept_at, content_hash }) => ({
      number,
      name,
      keptAt: kept_at.toISOString(),
      reasons: reasons.get(id) ?? [],
      isCurrent: content_hash === hash,
    })),
    count: Number(count),
    lastSent: await lastSent(db, contractId),
  }
}

type Reason = VersionList['value'][number]['reasons'][number]

/** By version, the newest first. */
export async function reasonsOf(
  db: CompanyDatabase,
  versionIds: readonly string[],
): Promise<ReadonlyMap<string, Reason[]>> {
  if (versionIds.length === 0) return new Map()
  const rows = await db
    .select('contract_version_reason')
    .leftJoin('person', (join) =>
      join
        .onRef('person.company_id', '=', 'contract_version_reason.company_id')
        .onRef('person.id', '=', 'contract_version_reason.kept_by'),
    )
    .where('contract_version_reason.version_id', 'in', [...versionIds])
    .select([
      'contract_version_reason.version_id',
      'contract_version_reason.kind',
      'contract_version_reason.kept_at',
      'contract_version_reason.kept_by',
    ])
    .select(['contract_version_reason.recipient_name', 'contract_version_reason.recipient_email'])
    .select(personName('person').as('by'))
    .orderBy('contract_version_reason.kept_at', 'desc')
    .orderBy('contract_version_reason.id', 'desc')
    .execute()
  const byVersion = Map.groupBy(rows, ({ version_id: id }) => id)
  return new Map(
    [...byVersion].map(([id, ofVersion]) => [
      id,
      ofVersion.map((row) => ({
        kind: row.kind,
        at: row.kept_at.toISOString(),
        by: row.kept_by === null ? null : row.by,
        recipient:
          row.recipient_name === null
            ? null
            : { name: row.recipient_name, email: row.recipient_email },
      })),
    ]),
  )
}

/** The version that somebody outside was last given, or last read. */
async function lastSent(db: CompanyDatabase, contractId: string): Promise<number | null> {
  const row = await db
    .select('contract_version_reason')
    .innerJoin('contract_version', (join) =>
      join
        .onRef('contract_version.company_id', '=', 'contract_version_reason.company_id')
        .onRef('contract_version.id', '=', 'contract_version_reason.version_id'),
    )
    .where('contract_version_reason.contract_id', '=', contractId)
    .where('contract_version_reason.kind', 'in', [...SENT_REASONS])
    .select('contract_version.number')
    .orderBy('contract_version_reason.kept_at', 'desc')
    .orderBy('contract_version.number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.number ?? null
}
