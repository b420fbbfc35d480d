import { classifyEntries } from '@tacite/domain/imports/classify-entries.ts'
import { familySlices } from '@tacite/domain/imports/family-slices.ts'
import type { PlannedRow } from '@tacite/domain/imports/import-row.ts'
import {
  joinDescribed,
  looseLines,
  planLooseLines,
  type LooseLine,
  type PlanInput,
} from '@tacite/domain/imports/plan-rows.ts'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { companyMatches } from '../mapping/company-matches.query.ts'
import {
  ownFieldTypes,
  planWithMatches,
  readEntries,
  readFiles,
  readRules,
  readSaid,
  readStoredIndex,
} from '../mapping/plan-input.query.ts'
import { limitsOfPlan, type LimitOfRow } from './row-limits.query.ts'

/** A part of a plan that depends on no other. */
export type PlanPart = (
  db: CompanyDatabase,
  actor: Actor,
) => Promise<{ rows: PlannedRow[]; limitOf: LimitOfRow }>

/** Rows planned, and written in one transaction: what their texts say is in memory for no more than these. */
const SLICE = 500

/** Divides the plan of an import; `total` is the number of its rows. */
export async function partsOfPlan(
  db: CompanyDatabase,
  importId: string,
): Promise<{ parts: PlanPart[]; total: number }> {
  const files = await readFiles(db, importId)
  const roles = classifyEntries(files)
  const index = await readStoredIndex(db, importId)
  const given = { index, rules: await readRules(db, importId), ownFields: await ownFieldTypes(db) }
  const joined = joinDescribed(files, roles, given)
  const loose = joined ? looseLines(files, joined) : []
  const ofFiles = familySlices(roles, SLICE).map((positions) => {
    const rows = positions.flatMap((position) => joined?.rowOf.get(position) ?? [])
    return ofSlice(importId, positions, { ...given, index: index && { ...index, rows } })
  })
  const ofLines = slicesOf(loose).map((lines) => ofLoose(lines, given))
  const used = [...roles.values()].filter(({ role }) => role !== 'ignored')
  return { parts: [...ofFiles, ...ofLines], total: used.length + loose.length }
}

type Given = Pick<PlanInput, 'index' | 'rules' | 'ownFields'>

function ofSlice(importId: string, positions: readonly number[], given: Given): PlanPart {
  return async (db, actor) => {
    const planned = await planWithMatches(db, actor, {
      ...given,
      entries: await readEntries(db, importId, positions),
      said: await readSaid(db, importId, positions),
    })
    return { rows: planned.rows, limitOf: await limitsOfPlan(db, actor, planned) }
  }
}

/** Rows of the index without a file create nothing, so they have no limit. */
function ofLoose(lines: readonly LooseLine[], given: Given): PlanPart {
  return async (db, actor) => {
    const unmatched = planLooseLines(lines, { ...given, matches: {} })
    const matches = await companyMatches(db, actor, unmatched)
    return { rows: planLooseLines(lines, { ...given, matches }), limitOf: () => null }
  }
}

function slicesOf<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / SLICE) }, (_, at) =>
    all.slice(at * SLICE, (at + 1) * SLICE),
  )
}
